"""What a browser may do with what we send: nothing that we do not need."""

from __future__ import annotations

import re
from base64 import b64encode
from hashlib import sha256

from sitdown.server.pages.schema import STYLE

HOST = re.compile(r"[A-Za-z0-9.:\[\]-]+")


def hash_of(style: str) -> str:
    return f"'sha256-{b64encode(sha256(style.encode()).digest()).decode()}'"


def policy(connect: str = "'self'") -> str:
    """Scripts, styles and fonts only from here, and no inline code but the style of the API's own page. Style
    attributes are allowed: boards place their pieces by them."""
    return (
        f"default-src 'none'; script-src 'self'; style-src 'self' {hash_of(STYLE)}; style-src-attr 'unsafe-inline'; "
        f"img-src 'self' data:; font-src 'self'; connect-src {connect}; base-uri 'self'; frame-ancestors 'none'; "
        "form-action 'self'"
    )


def policy_for(host: str) -> str:
    """Of a page: not in all browsers does 'self' mean its own WebSockets too, so they are named."""
    return policy(f"'self' ws://{host} wss://{host}") if HOST.fullmatch(host) else policy()


POLICY = policy()
