"""Runs the server processes under uvicorn: the program is read once and forked, and each dies with its parent."""

import multiprocessing
import os
import signal
import sys

import uvicorn
from uvicorn import _subprocess
from uvicorn.supervisors import ChangeReload, Multiprocess

from server.launch.child import die_with_parent
from server.launch.options import read_options


class WebConfig(uvicorn.Config):
    """`load` is what each server process calls first, so here it learns to die with its parent."""

    def load(self) -> None:
        die_with_parent(signal.SIGTERM)
        super().load()


def make_config(*, reload: bool) -> WebConfig:
    options = read_options(os.environ)
    return WebConfig(
        "server.app:create_app",
        factory=True,
        host=options.host,
        port=options.port,
        workers=options.web_concurrency,
        reload=reload,
        reload_dirs=["server", "schema"] if reload else None,
        loop="uvloop",
        http="httptools",
        ws="server.live.protocol:LiveProtocol",
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
        log_level="warning",
        server_header=False,
        backlog=4096,
        timeout_graceful_shutdown=3,
    )


def read_program_once() -> None:
    """uvicorn would have every process import everything anew; a fork server imports once and shares the memory."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["server.app", "server.live.protocol", "uvicorn.protocols.http.httptools_impl"])
    _subprocess.spawn = context  # type: ignore[assignment]


def serve() -> None:
    """With `--reload`, one process that restarts at a change; else as many as WEB_CONCURRENCY says."""
    config = make_config(reload="--reload" in sys.argv[1:])
    listener = config.bind_socket()
    if config.should_reload:
        ChangeReload(config, uvicorn.Server(config).run, [listener]).run()
        return
    read_program_once()
    Multiprocess(config, sockets=[listener]).run()


if __name__ == "__main__":
    serve()
