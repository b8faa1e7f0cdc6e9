"""Runs the server processes under uvicorn, each told to end should its parent be killed."""

import signal
import sys

import uvicorn
from uvicorn.supervisors import ChangeReload, Multiprocess

from server.kit.logs import configure_logs
from server.launch.child import die_with_parent
from server.settings import get_settings


class WebConfig(uvicorn.Config):
    """`load` is what each server process calls first, so here it learns to die with its parent."""

    def load(self) -> None:
        die_with_parent(signal.SIGTERM)
        super().load()


def make_config(*, reload: bool) -> WebConfig:
    settings = get_settings()
    return WebConfig(
        "server.app:create_app",
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.web_concurrency,
        reload=reload,
        reload_dirs=["server", "schema"] if reload else None,
        loop="uvloop",
        http="httptools",
        ws="server.live.protocol:LiveProtocol",
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
        log_level=settings.log_level,
        server_header=False,
        backlog=4096,
        timeout_graceful_shutdown=3,
    )


def serve() -> None:
    """With `--reload`, one process that restarts at a change; else as many as WEB_CONCURRENCY says."""
    configure_logs(get_settings().log_level)
    config = make_config(reload="--reload" in sys.argv[1:])
    listener = config.bind_socket()
    supervisor = ChangeReload(config, uvicorn.Server(config).run, [listener]) if config.should_reload else None
    (supervisor or Multiprocess(config, sockets=[listener])).run()


if __name__ == "__main__":
    serve()
