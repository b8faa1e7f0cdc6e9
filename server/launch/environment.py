"""Makes .venv and the built web match the sources, doing nothing where they do already.

Run by make with whatever Python is there, before anything is installed: standard library only, and a too old Python
must still get far enough to say so.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
VENV = ROOT / ".venv"
WEB = ROOT / "web"
LOCKS = {"run": ROOT / "requirements.lock", "dev": ROOT / "requirements-dev.lock"}
WEB_SOURCES = (
    "src",
    "subapps",
    "public",
    "scripts",
    "index.html",
    "vite.config.ts",
    "tsconfig.json",
    "package.json",
    "package-lock.json",
)
OLDEST = (3, 11)
SHELL = "chromium-headless-shell"
BROWSERS = (SHELL, "chromium", "chromium-browser", "google-chrome")


class Refusal(Exception):
    """One clear line, Chinese | English."""


def digest(paths: list[Path]) -> str:
    """One number for the names and contents of files and folders."""
    total = hashlib.sha256()
    for path in paths:
        files = sorted(path.rglob("*")) if path.is_dir() else [path]
        for file in files:
            if file.is_file():
                total.update(str(file.relative_to(ROOT)).encode() + b"\0" + file.read_bytes())
    return total.hexdigest()


def run(*command: str | Path, cwd: Path = ROOT) -> None:
    done = subprocess.run([str(part) for part in command], cwd=cwd, check=False)
    if done.returncode != 0:
        shown = " ".join(str(part) for part in command[:4])
        raise Refusal(f"失败,原因见上 | failed, see above: {shown}")


def stamped(stamp: Path, value: str) -> bool:
    return stamp.exists() and stamp.read_text(encoding="ascii").strip() == value


def require_python() -> None:
    if sys.version_info[:2] < OLDEST:
        version = f"{sys.version_info[0]}.{sys.version_info[1]}"
        raise Refusal(
            f"需要 Python 3.11 或更新,这里是 {version};可用 make start PYTHON=python3.12 指定 | "
            f"Python 3.11 or newer is needed, this is {version}; name one with make start PYTHON=python3.12"
        )


def require_node() -> None:
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        raise Refusal("需要 Node 20 或更新(含 npm) | Node 20 or newer (with npm) is needed")
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)", said)
    if found is None or int(found.group(1)) < 20:
        raise Refusal(f"需要 Node 20 或更新,这里是 {said.strip()} | Node 20 or newer is needed, this is {said.strip()}")


def install_python(kind: str) -> None:
    """Create .venv and install the lock; the lock for work contains all of the one for running."""
    wanted = {name: digest([lock]) for name, lock in LOCKS.items()}
    if any(stamped(VENV / f"installed-{name}", wanted[name]) for name in {kind, "dev"}):
        return
    require_python()
    if not (VENV / "bin" / "python").exists():
        print("建立 .venv | making .venv", flush=True)
        done = subprocess.run([sys.executable, "-m", "venv", str(VENV)], capture_output=True, text=True, check=False)
        if done.returncode != 0:
            shutil.rmtree(VENV, ignore_errors=True)
            raise Refusal("无法建立 .venv,缺 python3-venv? | cannot make .venv, is python3-venv missing?")
    print("安装依赖 | installing dependencies", flush=True)
    pip = (VENV / "bin" / "python", "-m", "pip", "--disable-pip-version-check", "install", "--quiet", "--no-input")
    run(*pip, "--require-hashes", "--no-deps", "-r", LOCKS[kind])
    (VENV / f"installed-{kind}").write_text(wanted[kind], encoding="ascii")


def compile_sources() -> None:
    """A start imports some hundred of our files in four processes at once; none of them should have to compile."""
    names = ("schema", "server", "workers")
    run(VENV / "bin" / "python", "-m", "compileall", "-q", *names)


def install_web() -> None:
    stamp = WEB / "node_modules" / ".installed"
    wanted = digest([WEB / "package-lock.json"])
    if stamped(stamp, wanted):
        return
    require_node()
    print("安装网页依赖 | installing web dependencies", flush=True)
    run("npm", "ci", "--no-audit", "--no-fund", "--loglevel=error", cwd=WEB)
    stamp.write_text(wanted, encoding="ascii")


def build_web(folder: str = "dist", mode: str = "production") -> None:
    stamp = WEB / folder / ".built"
    wanted = digest([WEB / name for name in WEB_SOURCES])
    if stamped(stamp, wanted):
        return
    install_web()
    print("构建网页 | building the web", flush=True)
    flags = ("--logLevel", "warn", "--mode", mode, "--outDir", folder)
    run("npm", "run", "--silent", "build", "--", *flags, cwd=WEB)
    stamp.write_text(wanted, encoding="ascii")


def build_gallery() -> None:
    """The same web with the gallery of parts, which browser tests drive and no user is served."""
    build_web("dist-gallery", "gallery")


def find_browser() -> str | None:
    return next((path for path in map(shutil.which, BROWSERS) if path), None)


def has_chinese_font() -> bool:
    tool = shutil.which("fc-list")
    return bool(tool and subprocess.run([tool, ":lang=zh"], capture_output=True, check=False).stdout.strip())


def install_browser() -> None:
    """Chromium and a Chinese font for the browser tests, by apt where we may.

    Its shell without windows is the same engine and takes half the time; where it is not packed, the whole Chromium.
    """
    missing = [] if find_browser() else ["chromium"]
    missing += [] if has_chinese_font() else ["fonts-noto-cjk", "fontconfig"]
    may = os.geteuid() == 0 and shutil.which("apt-get") is not None
    if missing and not may:
        names = " ".join(missing)
        raise Refusal(f"浏览器测试缺少软件包 {names} | the browser tests miss the packages {names}")
    if not may or (shutil.which(SHELL) and not missing):
        return
    print(f"安装 | installing {' '.join(missing) or SHELL}", flush=True)
    run("apt-get", "-qq", "update")
    install = ("apt-get", "-qq", "-y", "install", "--no-install-recommends")
    if subprocess.run([*install, SHELL], stdout=subprocess.DEVNULL, check=False).returncode == 0:
        missing = [name for name in missing if name != "chromium"]
    if missing:
        run(*install, *missing)


def prepare_run() -> None:
    install_python("run")
    compile_sources()


def prepare_dev() -> None:
    install_python("dev")


STEPS = {
    "run": prepare_run,
    "dev": prepare_dev,
    "node": install_web,
    "web": build_web,
    "gallery": build_gallery,
    "browser": install_browser,
}


# What waits for other machines most of the time, and for none of the others.
FETCHING = {"dev", "node", "browser"}


def main(names: list[str]) -> int:
    try:
        with ThreadPoolExecutor() as together:
            for done in [together.submit(STEPS[name]) for name in names if name in FETCHING]:
                done.result()
        for name in names:
            if name not in FETCHING:
                STEPS[name]()
    except (Refusal, OSError) as refusal:
        print(f"\n  {refusal}\n", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
