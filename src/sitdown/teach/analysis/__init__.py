"""What a finished game was about: chances to win as it went, its turning points, luck apart from choices, and where
another choice was clearly better.

An analysis is made in parts of plain data, so that a server can make and store them apart: `curve_part` for the whole
table, `missed_part` for a seat. `tell_curve` and `tell_missed` put them into words.
"""

from sitdown.teach.analysis.curve import curve_part
from sitdown.teach.analysis.effort import Effort
from sitdown.teach.analysis.finished import Progress, Unfinished
from sitdown.teach.analysis.missed import missed_part
from sitdown.teach.analysis.tell import points_of, signed, tell_curve, tell_missed

__all__ = [
    "Effort",
    "Progress",
    "Unfinished",
    "curve_part",
    "missed_part",
    "points_of",
    "signed",
    "tell_curve",
    "tell_missed",
]
