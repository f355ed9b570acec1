"""What a host reads when the server is up: where to point the browser, and a code for phones to scan."""

from __future__ import annotations

import io
import socket

import segno

from sitdown.server.store.url import checked_url

ANYWHERE = ("0.0.0.0", "::")


def address_in_network() -> str | None:
    """This machine's own address in the local network, if it is in one. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        found = str(probe.getsockname()[0])
    return None if found.startswith("127.") else found


def addresses(host: str, port: int, root_path: str) -> tuple[str, str | None]:
    """For this machine, and for others in the network (None: it only listens to this machine)."""
    path = root_path.rstrip("/") + "/"
    here = "localhost" if host in (*ANYWHERE, "127.0.0.1", "::1") else host
    shared = address_in_network() if host in ANYWHERE else None if here == "localhost" else host
    return f"http://{here}:{port}{path}", f"http://{shared}:{port}{path}" if shared else None


def code_of(address: str) -> str:
    """The address as a QR code of half blocks."""
    drawn = io.StringIO()
    segno.make(address, error="l").terminal(out=drawn, compact=True, border=1)
    return drawn.getvalue()


def kept_in(database: str) -> str:
    """The database for people to read: a path, or an address without its password."""
    url = checked_url(database)
    return str(url.database) if url.drivername.startswith("sqlite") else url.render_as_string(hide_password=True)


def greeting(host: str, port: int, root_path: str, database: str) -> str:
    here, shared = addresses(host, port, root_path)
    lines = ["Sitdown is open.", "", f"  On this machine:   {here}"]
    if shared:
        lines += [f"  In your network:   {shared}", "", code_of(shared)]
    else:
        lines += ["  For phones in your network: sitdown serve --host 0.0.0.0", ""]
    return "\n".join([*lines, f"  Games are kept in  {database}", "  Ctrl+C closes it; nothing is lost.", ""])
