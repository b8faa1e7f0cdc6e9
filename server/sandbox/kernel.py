"""What Linux can take away from a process for good: files, network, signals, rights. Elsewhere, or on old kernels, less of it.

Landlock (Linux 5.13, network 6.7, signals 6.12) needs no rights; leaving the account by `setuid` needs root, leaving the network by `unshare`
root or a kernel that lets anybody have a name space of their own.
"""

import ctypes
import os
import signal
import struct
import sys
from dataclasses import dataclass

NOBODY = 65_533  # an account that owns nothing: not even the one that a system calls nobody
_PDEATHSIG, _NO_NEW_PRIVS, _NEWUSER, _NEWNET = 1, 38, 0x1000_0000, 0x4000_0000
_CAPABILITIES_VERSION = 0x2008_0522
_CREATE, _ADD, _RESTRICT = 444, 445, 446
_EXECUTE, _WRITE, _READ, _LIST, _REMOVE, _MAKE, _TRUNCATE = (1 << bit for bit in (0, 1, 2, 3, 5, 8, 14))
_FILES_BY_VERSION = {1: 13, 2: 14, 3: 15, 4: 15}
_ALL_FILES, _ALL_NET, _ALL_SCOPES = 16, 0b11, 0b11
_LIBRARIES = ("/lib", "/lib64", "/usr/lib", "/usr/lib64", "/etc/ld.so.cache")
libc = ctypes.CDLL(None, use_errno=True)


@dataclass(frozen=True, slots=True)
class Access:
    """The files that a child may open by name: `program` (an open file) to run, and what lies below `folder`."""

    program: int | None = None
    folder: str | None = None


def is_linux() -> bool:
    return sys.platform == "linux"


def die_with_parent() -> None:
    if is_linux():
        libc.prctl(_PDEATHSIG, int(signal.SIGKILL), 0, 0, 0)


def leave_network() -> bool:
    """Whether this process and all that it forks are alone; where not, Landlock shuts TCP, and other protocols stay open.

    Call it while there is one thread. Who is not root gets rights in a name space of their own by it, and gives them up again.
    """
    if not is_linux():
        return False
    if libc.unshare(_NEWNET) == 0:
        return True
    if libc.unshare(_NEWUSER | _NEWNET) != 0:
        return False
    header, none = struct.pack("Ii", _CAPABILITIES_VERSION, 0), bytes(24)
    return libc.capset(header, none) == 0


def leave_account() -> None:
    """Root becomes an account that owns nothing; anybody else stays who they are."""
    if os.geteuid() != 0:
        return
    try:
        os.setgroups([])
        os.setresgid(NOBODY, NOBODY, NOBODY)
        os.setresuid(NOBODY, NOBODY, NOBODY)
    except OSError:
        return  # a container that knows no such account: the other limits hold


def landlock_version() -> int:
    """Below 1: this kernel has none."""
    return int(libc.syscall(_CREATE, None, 0, 1)) if is_linux() else 0


def confine(access: Access) -> bool:
    """Whether Landlock holds: no file by name but those of `access`, no TCP, no signal to anybody outside."""
    if not is_linux():
        return False
    libc.prctl(_NO_NEW_PRIVS, 1, 0, 0, 0)
    version = landlock_version()
    if version < 1:
        return False
    files = (1 << _FILES_BY_VERSION.get(version, _ALL_FILES)) - 1
    rules = struct.pack("QQQ", files, _ALL_NET if version >= 4 else 0, _ALL_SCOPES if version >= 6 else 0)
    size = 24 if version >= 6 else 16 if version >= 4 else 8
    ruleset = libc.syscall(_CREATE, rules, size, 0)
    if ruleset < 0:
        return False
    _allow_all(ruleset, access, files)
    done = libc.syscall(_RESTRICT, ruleset, 0) == 0
    os.close(ruleset)
    return done


def _allow_all(ruleset: int, access: Access, known: int) -> None:
    if access.program is not None:
        _allow(ruleset, access.program, (_EXECUTE | _READ) & known)
        for path in _LIBRARIES:
            _allow_path(ruleset, path, _EXECUTE | _READ | _LIST, known)
    if access.folder is not None:
        _allow_path(ruleset, access.folder, _READ | _WRITE | _LIST | _REMOVE | _MAKE | _TRUNCATE, known)


def _allow_path(ruleset: int, path: str, rights: int, known: int) -> None:
    try:
        place = os.open(path, os.O_PATH | os.O_CLOEXEC)
    except OSError:
        return
    if not os.path.isdir(path):  # noqa: PTH112 - a file takes no rights of folders
        rights &= ~(_LIST | _REMOVE | _MAKE)
    _allow(ruleset, place, rights & known)
    os.close(place)


def _allow(ruleset: int, place: int, rights: int) -> None:
    libc.syscall(_ADD, ruleset, 1, struct.pack("=Qi", rights, place), 0)
