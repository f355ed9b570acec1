"""People over HTTP."""

from __future__ import annotations

from tests.server.serving import Live


def test_a_wrong_password_is_forbidden_and_does_not_tell_which_was_wrong(live: Live) -> None:
    person = live.person()
    assert person.post("/people/register", name="Concetta", password="four-horses").status_code < 300
    refused = [live.person().post("/people/login", name=name, password="no-horses") for name in ("Concetta", "Nobody")]
    assert [answer.status_code for answer in refused] == [403, 403]
    assert refused[0].json() == refused[1].json()
    assert refused[0].json()["code"] == "bad_login"
