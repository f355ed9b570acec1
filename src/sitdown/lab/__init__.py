"""The lab: many plays, measured."""

from sitdown.lab.records import write_record
from sitdown.lab.sim import Report, simulate

__all__ = ["Report", "simulate", "write_record"]
