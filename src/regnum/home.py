"""Where this system keeps a user's own data of programs."""

import os
import sys
from pathlib import Path


def user_data() -> Path:
    """The folder of Regnum; it need not be there yet."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", home / "AppData" / "Local")) / "regnum"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "regnum"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "regnum"
