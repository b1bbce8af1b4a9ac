"""Bible links and references as passages, by the program `lectern`.

```python
from lectern_links import Lectern

Lectern().resolve("https://www.biblegateway.com/passage/?search=John+3:16").passage.text  # John 3:16
```
"""

from .answers import Finding, Opening, Passage, Place, Reference, Resolution
from .errors import (
    ClosedError,
    ColumnError,
    LecternError,
    LecternWarning,
    ProgramError,
    ProgramNotFoundError,
    VersionError,
)
from .lectern import Lectern

__version__ = "0.1.0"

__all__ = [
    "ClosedError",
    "ColumnError",
    "Finding",
    "Lectern",
    "LecternError",
    "LecternWarning",
    "Opening",
    "Passage",
    "Place",
    "ProgramError",
    "ProgramNotFoundError",
    "Reference",
    "Resolution",
    "VersionError",
]
