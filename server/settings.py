"""Settings from the environment, one class for every process."""

import secrets
from functools import cache
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path
from typing import Annotated, Literal

from pydantic import Field
from pydantic_settings import BaseSettings, SettingsConfigDict

Rate = Annotated[str, Field(pattern=r"^[1-9][0-9]{0,8}/[1-9][0-9]{0,5}$")]
"""How many at once, and the seconds in which as many come back."""


class Settings(BaseSettings):
    """See docs/operate.md. `secret_key` and `admin_password` have no usable default outside demo mode."""

    model_config = SettingsConfigDict(env_file=None, extra="ignore")

    host: str = "127.0.0.1"
    port: int = 8000
    data_dir: Path = Path("var")
    database_url: str = ""
    redis_url: str = ""
    api_prefix: str = "/boot"
    web_concurrency: int = 2
    demo: bool = False
    secret_key: str = ""
    secret_keys_old: str = ""
    admin_password: str = ""
    log_level: str = "info"
    metrics_token: str = ""
    session_days: int = 7
    support_minutes: int = 60
    sms_url: str = ""
    sms_token: str = ""
    mail_url: str = ""
    cas_url: str = ""
    oidc_issuer: str = ""
    oidc_client_id: str = ""
    oidc_client_secret: str = ""
    identity_url: str = ""
    identity_token: str = ""
    gateway_hosts: str = ""
    channel_hosts: str = ""
    pool_size: int = 12
    trusted_proxies: str = ""
    header_bytes: int = 64 << 10
    header_seconds: float = 15
    body_bytes: int = 2_000_000
    public_body_bytes: int = 64_000
    body_grace_seconds: float = 10
    body_least_rate: int = 1000
    lines_per_address: int = 512
    frame_hosts: str = ""
    sub_app_hosts: str = ""
    service_hosts: str = ""
    cors_origins: str = ""
    storage: Literal["local", "s3"] = "local"
    s3_endpoint: str = ""
    s3_bucket: str = ""
    s3_region: str = "us-east-1"
    s3_access_key: str = ""
    s3_secret_key: str = ""
    s3_prefix: str = ""
    s3_virtual_host: bool = False
    limit_door: Rate = "300/60"
    limit_code: Rate = "60/60"
    limit_poll: Rate = "1200/60"
    limit_page: Rate = "600/60"
    limit_search: Rate = "120/60"
    limit_search_all: Rate = "1200/60"
    limit_report: Rate = "60/60"
    limit_report_all: Rate = "600/60"
    limit_sheet: Rate = "30/60"
    limit_sheet_all: Rate = "300/60"
    limit_batch: Rate = "60/60"
    limit_batch_all: Rate = "600/60"
    limit_reveal: Rate = "30/3600"
    limit_reveal_all: Rate = "300/3600"
    limit_socket: Rate = "300/60"
    sockets_per_person: int = 60
    sockets_per_process: int = 20_000
    tasks_per_person: int = 5
    tasks_at_once: int = 1
    sandbox_places: int = 2
    sheet_cells: int = 6_000_000
    sheet_unpacked_mb: int = 512
    sheet_memory_mb: int = 1024
    sheet_seconds: int = 60
    file_memory_mb: int = 512
    file_seconds: int = 20
    picture_megapixels: int = 60
    archive_entries: int = 20_000
    archive_directory_mb: int = 4
    archive_unpacked_mb: int = 4096
    archive_ratio: int = 200
    sign_roots_dir: str = ""
    film_memory_mb: int = 2048
    film_seconds: int = 3600
    film_megapixels: int = 36
    export_memory_mb: int = 512
    export_seconds: int = 3600
    export_mb: int = 1024
    web_dist: Path = Path(__file__).resolve().parent.parent / "web" / "dist"

    def sub_app_origins(self) -> tuple[str, ...]:
        """Other hosts that sub-apps may come from, as origins: "https://apps.example.com,…"."""
        return tuple(part.strip().rstrip("/") for part in self.sub_app_hosts.split(",") if part.strip())

    @property
    def files_dir(self) -> Path:
        return self.data_dir / "files"

    @property
    def framed_origins(self) -> list[str]:
        """Other sites that pages of the portal may show in a frame; nothing else is ever loaded from elsewhere."""
        return [origin.strip().rstrip("/") for origin in self.frame_hosts.split(",") if origin.strip()]

    @property
    def trusted_networks(self) -> list[IPv4Network | IPv6Network]:
        """Where the proxies stand that are believed about who calls; raises ValueError for what is no address."""
        return [ip_network(part.strip(), strict=False) for part in self.trusted_proxies.split(",") if part.strip()]

    @property
    def metrics_key(self) -> str:
        """What who reads the metrics must show; empty: nobody may. Demo mode has one that everybody knows."""
        return self.metrics_token or ("demo" if self.demo else "")

    def signing_key(self) -> bytes:
        """The secret as bytes; a process of demo mode without one gets a random key of its own."""
        if self.secret_key:
            return self.secret_key.encode()
        if not self.demo:
            raise RuntimeError("SECRET_KEY is not set")
        return _process_key()


@cache
def _process_key() -> bytes:
    return secrets.token_bytes(32)


@cache
def get_settings() -> Settings:
    """The settings of this process; tests clear the cache after changing the environment."""
    return Settings()
