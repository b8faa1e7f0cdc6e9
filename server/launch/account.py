"""PostgreSQL refuses to run as root, so root lends it an account of the system that has no rights of its own.

Where that account could not even walk to the data folder (a private home or a 0700 temporary folder), the server is
given the one capability to look things up, instead of opening the folders of the machine to everybody.
"""

import contextlib
import ctypes
import os
import pwd
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from server.launch.failure import LaunchFailure

NAMES = ("postgres", "nobody")
CAP_DAC_OVERRIDE = 1
CAP_DAC_READ_SEARCH = 2
PR_CAPBSET_READ = 23
PR_SET_SECUREBITS = 28
SECBIT_NO_SETUID_FIXUP = 1 << 2
PR_CAP_AMBIENT = 47
PR_CAP_AMBIENT_RAISE = 2
CAPABILITY_VERSION_3 = 0x20080522

libc = ctypes.CDLL(None, use_errno=True)


@dataclass(frozen=True)
class Account:
    """The system account that a server is run as; `capability` is what it keeps of root's rights, if anything."""

    uid: int
    gid: int
    capability: int | None = None

    def assume(self) -> None:
        """Become this account; called in the child between fork and exec."""
        if self.capability is not None:
            # Without this bit access(2), by which initdb looks for its neighbours, ignores capabilities.
            libc.prctl(PR_SET_SECUREBITS, SECBIT_NO_SETUID_FIXUP, 0, 0, 0)
        os.setgroups([])
        os.setgid(self.gid)
        os.setuid(self.uid)
        if self.capability is not None:
            keep_capability(self.capability)

    def own(self, path: Path) -> None:
        """Hand over a file or a whole folder; only what is not the account's already is touched."""
        if path.stat().st_uid == self.uid:
            return
        for folder, _, names in os.walk(path):
            for name in names:
                os.chown(Path(folder, name), self.uid, self.gid)
            os.chown(folder, self.uid, self.gid)
        os.chown(path, self.uid, self.gid)


def choose_account(home: Path, paths: Iterable[Path]) -> Account | None:
    """The account for a server that keeps its data in `home` and must reach these paths; None where we are not root."""
    if os.geteuid() != 0:
        return None
    entry = find_entry(home.stat().st_uid)
    if all(reachable(path, entry.pw_uid) for path in paths):
        return Account(entry.pw_uid, entry.pw_gid)
    if sys.platform == "linux":
        for capability in (CAP_DAC_READ_SEARCH, CAP_DAC_OVERRIDE):
            if libc.prctl(PR_CAPBSET_READ, capability, 0, 0, 0) == 1:
                return Account(entry.pw_uid, entry.pw_gid, capability)
    raise LaunchFailure(
        f"以 root 运行时,账号 {entry.pw_name} 进不了数据目录;请换普通用户,或把 DATA_DIR 放到它能进入的目录",
        f"running as root, but the account {entry.pw_name} cannot reach the data folder; "
        "run as a normal user or put DATA_DIR where that account can go",
    )


def find_entry(owner: int) -> pwd.struct_passwd:
    """Whoever owns the data already, else an account of the system."""
    with contextlib.suppress(KeyError):
        if owner != 0:
            return pwd.getpwuid(owner)
    for name in NAMES:
        with contextlib.suppress(KeyError):
            return pwd.getpwnam(name)
    raise LaunchFailure(
        "PostgreSQL 不能以 root 运行,本机也没有 nobody 账号;请换普通用户,或设置 DATABASE_URL",
        "PostgreSQL does not run as root and there is no account nobody; run as a normal user or set DATABASE_URL",
    )


def reachable(path: Path, uid: int) -> bool:
    """Whether an account without groups can walk to this path and read it."""
    resolved = path.resolve()
    if not all(permits(parent, uid, 0o1) for parent in resolved.parents if parent.exists()):
        return False
    return not resolved.exists() or permits(resolved, uid, 0o5)


def permits(path: Path, uid: int, bits: int) -> bool:
    found = path.stat()
    mode = found.st_mode >> 6 if found.st_uid == uid else found.st_mode
    return mode & bits == bits


class CapabilityHeader(ctypes.Structure):
    _fields_ = [("version", ctypes.c_uint32), ("pid", ctypes.c_int)]


class CapabilityData(ctypes.Structure):
    _fields_ = [("effective", ctypes.c_uint32), ("permitted", ctypes.c_uint32), ("inheritable", ctypes.c_uint32)]


def keep_capability(capability: int) -> None:
    """Keep exactly one capability across the coming exec."""
    bit = 1 << capability
    header = CapabilityHeader(CAPABILITY_VERSION_3, 0)
    data = (CapabilityData * 2)(CapabilityData(bit, bit, bit), CapabilityData(0, 0, 0))
    if libc.capset(ctypes.byref(header), ctypes.byref(data)) != 0:
        raise OSError(ctypes.get_errno(), "capset")
    if libc.prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_RAISE, capability, 0, 0) != 0:
        raise OSError(ctypes.get_errno(), "prctl")
