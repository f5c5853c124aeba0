// SPDX-License-Identifier: MIT
#include <unistd.h>

#include <array>
#include <cstdlib>
#include <filesystem>
#include <string>

#include "petek/store/cluster_fixture.h"
#include "petek/store/database.h"

namespace petek::store {
namespace {

constexpr const char* kPrograms = "/usr/lib/postgresql/15/bin/";

class Cluster {
 public:
  Cluster() {
    if (!std::filesystem::exists(std::string(kPrograms) + "initdb")) return;
    std::array<char, 32> name{"/tmp/petek-postgresql-XXXXXX"};
    if (mkdtemp(name.data()) == nullptr) return;
    folder_ = name.data();
    if (geteuid() == 0) {  // PostgreSQL refuses to run as root
      as_user_ = "runuser -u postgres -- ";
      if (!run("chown postgres " + folder_)) return;
    }
    is_running_ =
        run(as_user_ + kPrograms + "initdb -N -A trust -U petek -E UTF8 --locale=C.UTF-8 -D " +
            folder_ + "/data") &&
        run(as_user_ + kPrograms + "pg_ctl -w -D " + folder_ + "/data -l " + folder_ +
            "/log -o \"-c listen_addresses='' -c fsync=off -k " + folder_ + "\" start");
  }
  ~Cluster() {
    if (is_running_) {
      run(as_user_ + kPrograms + "pg_ctl -w -m immediate -D " + folder_ + "/data stop");
    }
    std::error_code ignored;
    if (!folder_.empty()) std::filesystem::remove_all(folder_, ignored);
  }
  Cluster(const Cluster&) = delete;
  Cluster& operator=(const Cluster&) = delete;

  std::string new_database() {
    if (!is_running_) return "";
    const std::string name = "petek" + std::to_string(++databases_);
    Database(address("postgres")).session() << "create database " + name;
    return address(name);
  }

 private:
  static bool run(const std::string& command) {
    return std::system((command + " >/dev/null 2>&1").c_str()) == 0;  // NOLINT: a test's own shell
  }
  [[nodiscard]] std::string address(const std::string& database) const {
    return "postgresql:///" + database + "?user=petek&host=" + folder_;
  }

  std::string folder_;
  std::string as_user_;
  bool is_running_ = false;
  int databases_ = 0;
};

}  // namespace

std::string new_postgresql_database() {
  static Cluster cluster;
  return cluster.new_database();
}

}  // namespace petek::store
