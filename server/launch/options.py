"""Options of a start, read from the environment and checked before anything is begun."""

from collections.abc import Mapping
from dataclasses import dataclass
from ipaddress import ip_network
from pathlib import Path
from urllib.parse import urlsplit

from server.launch.failure import LaunchFailure

FLAGS = {"1": True, "true": True, "yes": True, "on": True, "0": False, "false": False, "no": False, "off": False}


@dataclass(frozen=True)
class Options:
    """What docs/operate.md lists; an empty URL means the embedded server."""

    host: str
    port: int
    data_dir: Path
    database_url: str
    redis_url: str
    api_prefix: str
    web_concurrency: int
    web_silence_seconds: int
    demo: bool
    admin_password: str
    secret_key: str
    sign_roots_dir: Path

    @property
    def embedded(self) -> bool:
        return not self.database_url

    @property
    def address(self) -> str:
        """Where a person on this machine opens it."""
        host = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(self.host, self.host)
        return f"http://{host}:{self.port}"


def read_options(environment: Mapping[str, str]) -> Options:
    """Settings with their defaults; what cannot be meant is refused here."""
    database_url = read_url(environment, "DATABASE_URL", ("postgres", "postgresql"))
    data_dir = read_folder(environment, "DATA_DIR", Path("var"))
    options = Options(
        host=environment.get("HOST") or "127.0.0.1",
        port=read_number(environment, "PORT", 8000, 65535),
        data_dir=data_dir,
        database_url=database_url,
        redis_url=read_url(environment, "REDIS_URL", ("redis", "rediss", "unix")),
        api_prefix=environment.get("API_PREFIX", "/boot"),
        web_concurrency=read_number(environment, "WEB_CONCURRENCY", 2, 64),
        web_silence_seconds=read_number(environment, "WEB_SILENCE_SECONDS", 60, 86_400),
        demo=read_flag(environment, "DEMO", not database_url),
        admin_password=environment.get("ADMIN_PASSWORD", ""),
        secret_key=environment.get("SECRET_KEY", ""),
        sign_roots_dir=read_folder(environment, "SIGN_ROOTS_DIR", data_dir / "sign-roots"),
    )
    refuse_missing_secrets(options)
    refuse_unnamed_bucket(environment)
    refuse_unreadable_proxies(environment)
    return options


def read_folder(environment: Mapping[str, str], name: str, default: Path) -> Path:
    """Absolute, so that every process means the same one."""
    return Path(environment.get(name) or default).expanduser().absolute()


def refuse_missing_secrets(options: Options) -> None:
    missing = []
    if not options.demo and not options.admin_password:
        missing.append("ADMIN_PASSWORD")
    if not options.demo and not options.embedded and not options.secret_key:
        missing.append("SECRET_KEY")
    if missing:
        names = ", ".join(missing)
        raise LaunchFailure(
            f"非演示模式必须设置 {names}(演示请设 DEMO=1)", f"without demo mode {names} must be set (DEMO=1 for a demo)"
        )


BUCKET = ("S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY", "S3_SECRET_KEY")


def refuse_unnamed_bucket(environment: Mapping[str, str]) -> None:
    """Nobody's keys are the default of anything."""
    storage = environment.get("STORAGE") or "local"
    if storage not in ("local", "s3"):
        raise LaunchFailure(f"STORAGE={storage} 不对,应为 local 或 s3", f"STORAGE={storage} must be local or s3")
    missing = [name for name in BUCKET if storage == "s3" and not environment.get(name)]
    if missing:
        names = ", ".join(missing)
        raise LaunchFailure(f"STORAGE=s3 时必须设置 {names}", f"with STORAGE=s3 {names} must be set")
    if storage == "s3":
        read_url(environment, "S3_ENDPOINT", ("http", "https"))


def refuse_unreadable_proxies(environment: Mapping[str, str]) -> None:
    """A mistyped address would be believed by nobody, or everybody."""
    for part in environment.get("TRUSTED_PROXIES", "").split(","):
        try:
            ip_network(part.strip() or "::1", strict=False)
        except ValueError:
            raise LaunchFailure(
                f"TRUSTED_PROXIES 中的 {part.strip()} 不是地址或网段",
                f"{part.strip()} in TRUSTED_PROXIES is no address and no network",
            ) from None


def read_number(environment: Mapping[str, str], name: str, default: int, top: int) -> int:
    text = environment.get(name) or str(default)
    if not text.isdecimal() or not 1 <= int(text) <= top:
        raise LaunchFailure(
            f"{name}={text} 不对,应为 1 到 {top} 的整数", f"{name}={text} must be a whole number, 1 to {top}"
        )
    return int(text)


def read_flag(environment: Mapping[str, str], name: str, default: bool) -> bool:
    text = environment.get(name, "").lower()
    if not text:
        return default
    if text not in FLAGS:
        raise LaunchFailure(f"{name}={text} 不对,应为 1 或 0", f"{name}={text} must be 1 or 0")
    return FLAGS[text]


def read_url(environment: Mapping[str, str], name: str, schemes: tuple[str, ...]) -> str:
    text = environment.get(name, "")
    if text and urlsplit(text).scheme not in schemes:
        raise LaunchFailure(f"{name} 应以 {schemes[0]}:// 开头", f"{name} must start with {schemes[0]}://")
    return text
