"""The web processes under uvicorn: the program is read once and forked, and each dies with its parent."""

import gc
import logging
import multiprocessing
import os
import signal
import sys
import traceback

import uvicorn
from uvicorn import _subprocess
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import ChangeReload

from server.kit.logs import configure_logs
from server.kit.restarts import Restarts
from server.launch.child import die_with_parent
from server.launch.options import Options, read_options
from server.launch.web_processes import WebProcesses

# The caller must be the first to give up an idle connection, or its next request meets one that is just being closed:
# nginx keeps those behind it for 60 s.
KEEP_ALIVE_SECONDS = 75


class WebConfig(uvicorn.Config):
    """`load` is what each server process calls first: it learns to die with its parent, and sets aside what it has read."""

    def load(self) -> None:
        die_with_parent(signal.SIGTERM)
        try:
            super().load()
        except Exception:
            traceback.print_exc()
            sys.exit(STARTUP_FAILURE)
        # Looking through the whole program for garbage held up every call for 0.2 s and more (ADR 0038).
        gc.collect()
        gc.freeze()


def make_config(options: Options, *, reload: bool) -> WebConfig:
    return WebConfig(
        "server.app:create_app",
        factory=True,
        host=options.host,
        port=options.port,
        workers=options.web_concurrency,
        reload=reload,
        reload_dirs=["server", "schema"] if reload else None,
        loop="uvloop",
        http="server.http.protocol:HttpProtocol",
        ws="server.live.protocol:LiveProtocol",
        ws_per_message_deflate=False,
        proxy_headers=False,
        access_log=False,
        log_config=None,
        log_level="warning",
        server_header=False,
        backlog=4096,
        timeout_keep_alive=KEEP_ALIVE_SECONDS,
        timeout_graceful_shutdown=3,
    )


def read_program_once() -> None:
    """uvicorn would have every process import everything anew; a fork server imports once and shares the memory."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["server.app", "server.live.protocol", "server.http.protocol"])
    _subprocess.spawn = context  # type: ignore[assignment]


def serve() -> None:
    """With `--reload`, one process that restarts at a change; else as many as WEB_CONCURRENCY says."""
    options = read_options(os.environ)
    config = make_config(options, reload="--reload" in sys.argv[1:])
    listener = config.bind_socket()
    if config.should_reload:
        ChangeReload(config, uvicorn.Server(config).run, [listener]).run()
        return
    configure_logs(os.environ.get("LOG_LEVEL") or "info")
    read_program_once()
    restarts = Restarts(options.data_dir, f"web-{options.port}", [WebProcesses.PART])
    supervisor = WebProcesses(config, [listener], restarts, options.web_silence_seconds)
    try:
        supervisor.run()
    except EOFError:
        return  # told to stop while the program was still being read
    finally:
        restarts.close()
    if supervisor.failure:
        logging.getLogger("guanjia.web").error(supervisor.failure)
        sys.exit(STARTUP_FAILURE)


if __name__ == "__main__":
    serve()
