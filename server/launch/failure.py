"""A failure of the start: a single clear line, in Chinese and English, instead of a traceback."""


class LaunchFailure(Exception):
    """Why the launcher cannot go on; the text is a pair "中文 | English"."""

    def __init__(self, chinese: str, english: str) -> None:
        super().__init__(f"{chinese} | {english}")
