"""A real S3-compatible server (SeaweedFS) on this machine, with keys of its own, for the tests of the store."""

import json
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

KEY, SECRET, BUCKET = "guanjia-test", "not-a-secret-anywhere-else", "files"
_STARTS_WITHIN = 60


def _free_ports(count: int) -> list[int]:
    """SeaweedFS adds 10000 for its own talk, so they come from below 20000."""
    found: list[int] = []
    for port in range(12_000 + (time.monotonic_ns() // 1000) % 6000, 20_000):
        with socket.socket() as one, socket.socket() as other:
            try:
                one.bind(("127.0.0.1", port))
                other.bind(("127.0.0.1", port + 10_000))
            except OSError:
                continue
            found.append(port)
        if len(found) == count:
            return found
    raise RuntimeError("no free ports")


@contextmanager
def run_bucket() -> Iterator[dict[str, str]]:
    """The settings that lead to it, as they stand in the environment."""
    folder = Path(tempfile.mkdtemp(prefix="guanjia-bucket-"))
    identity = {"name": "guanjia", "credentials": [{"accessKey": KEY, "secretKey": SECRET}], "actions": ["Admin"]}
    (folder / "s3.json").write_text(json.dumps({"identities": [identity]}))
    master, volume, filer, s3 = _free_ports(4)
    command = [str(Path(sys.executable).parent / "weed"), "-logdir", str(folder), "server", f"-dir={folder}"]
    command += ["-ip=127.0.0.1", "-ip.bind=127.0.0.1", "-s3", f"-s3.port={s3}", f"-s3.config={folder / 's3.json'}"]
    command += [
        f"-master.port={master}",
        f"-volume.port={volume}",
        f"-filer.port={filer}",
        "-s3.port.iceberg=0",
        "-s3.port.lance=0",
    ]
    command += ["-volume.max=5", "-master.volumeSizeLimitMB=512"]
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=folder)
    try:
        _wait(f"http://127.0.0.1:{s3}/", server)
        yield {
            "STORAGE": "s3",
            "S3_ENDPOINT": f"http://127.0.0.1:{s3}",
            "S3_BUCKET": BUCKET,
            "S3_ACCESS_KEY": KEY,
            "S3_SECRET_KEY": SECRET,
        }
    finally:
        server.kill()  # its data is thrown away
        server.wait()
        shutil.rmtree(folder, ignore_errors=True)


def _wait(url: str, server: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + _STARTS_WITHIN
    while time.monotonic() < end and server.poll() is None:
        try:
            urllib.request.urlopen(url, timeout=2)
            return
        except urllib.error.HTTPError:
            return  # it refuses whoever has no key: it is there
        except OSError:
            time.sleep(0.1)
    raise RuntimeError("the bucket did not start")
