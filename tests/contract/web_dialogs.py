"""Dialogs of actions as the web finds them: each a file that is named by its code, in the folder of its feature."""

import re
from functools import cache
from pathlib import Path

WEB = Path(__file__).parents[2] / "web/src/domains"


@cache
def dialogs() -> dict[tuple[str, str], list[Path]]:
    """What `stepDialogs` finds: the resource by the feature's folder, as the domain's `actions.ts` says, and the code."""
    found: dict[tuple[str, str], list[Path]] = {}
    for table in WEB.glob("*/actions.ts"):
        features = {key.strip('"'): path for key, path in re.findall(r'(\w+|""): "(\w+(?:/\w+)+)"', table.read_text())}
        for path in table.parent.rglob("steps/*.tsx"):
            if ".test." in path.name:
                continue
            feature = str(path.parent.parent.relative_to(table.parent)).removeprefix(".")
            assert feature in features, f"{path} is the dialog of no resource"
            found.setdefault((features[feature], path.stem), []).append(path)
    return found
