// SPDX-License-Identifier: MIT
#include "tests/integration/program.h"

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <memory>
#include <stdexcept>

namespace petek::integration {
namespace {

// Files rather than pipes: with these nobody can be left waiting for a full buffer.
struct Close {
  void operator()(std::FILE* file) const { std::fclose(file); }
};
using File = std::unique_ptr<std::FILE, Close>;

File temporary_file() {
  File file(std::tmpfile());
  if (!file) throw std::runtime_error("no temporary file");
  return file;
}

std::string content(std::FILE* file) {
  std::string text;
  std::rewind(file);
  char buffer[4096];
  for (std::size_t n = 0; (n = std::fread(buffer, 1, sizeof buffer, file)) > 0;) {
    text.append(buffer, n);
  }
  return text;
}

}  // namespace

Finished run_petek(const std::vector<std::string>& arguments, const std::string& input) {
  const File in = temporary_file();
  const File out = temporary_file();
  const File error = temporary_file();
  std::fwrite(input.data(), 1, input.size(), in.get());
  std::rewind(in.get());

  std::string program = PETEK_PROGRAM;
  std::vector<std::string> copies = arguments;
  std::vector<char*> argv = {program.data()};
  for (std::string& argument : copies) argv.push_back(argument.data());
  argv.push_back(nullptr);

  const pid_t child = fork();
  if (child < 0) throw std::runtime_error("fork");
  if (child == 0) {
    dup2(fileno(in.get()), STDIN_FILENO);
    dup2(fileno(out.get()), STDOUT_FILENO);
    dup2(fileno(error.get()), STDERR_FILENO);
    execv(argv[0], argv.data());
    _exit(127);
  }
  int status = 0;
  waitpid(child, &status, 0);
  constexpr int kSignalled = 128;
  const int exit_code = WIFEXITED(status) ? WEXITSTATUS(status) : kSignalled + WTERMSIG(status);
  return {exit_code, content(out.get()), content(error.get())};
}

}  // namespace petek::integration
