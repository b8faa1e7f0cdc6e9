"""Runs the server processes: `python -m server`."""

import uvicorn

from server.settings import get_settings


def main() -> None:
    settings = get_settings()
    uvicorn.run(
        "server.app:create_app",
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.web_concurrency,
        loop="uvloop",
        http="httptools",
        ws="server.live.protocol:LiveProtocol",
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
        timeout_graceful_shutdown=5,
        server_header=False,
    )


if __name__ == "__main__":
    main()
