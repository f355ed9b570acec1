"""Frames that we read and write ourselves are those of the WebSocket library."""

from __future__ import annotations

import json

from hypothesis import given
from hypothesis import strategies as st
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import SEND_EOF, State
from websockets.server import ServerProtocol
from websockets.uri import parse_uri

from sitdown.server.net.frames import ends_whole, masked_text, short_text, text_frame, whole_texts
from tests.server.serving import Live, raw_socket

MESSAGES = st.one_of(st.text(max_size=200), st.integers(0, 70_000).map(lambda size: "x" * size)).map(str.encode)


def client() -> ClientProtocol:
    return ClientProtocol(parse_uri("ws://table/"), state=State.OPEN, max_size=None)


def server() -> ServerProtocol:
    return ServerProtocol(state=State.OPEN, max_size=None)


def frames(of: ClientProtocol | ServerProtocol, data: bytes) -> list[bytes]:
    of.receive_data(data)
    return [bytes(event.data) for event in of.events_received() if isinstance(event, Frame)]


def sent(by: ClientProtocol | ServerProtocol) -> bytes:
    return b"".join(part for part in by.data_to_send() if part is not SEND_EOF)


@given(st.lists(MESSAGES, max_size=4))
def test_what_the_server_writes_is_what_the_library_reads_and_writes(messages: list[bytes]) -> None:
    written = b"".join(text_frame(message) for message in messages)
    assert frames(client(), written) == messages
    library = server()
    for message in messages:
        library.send_text(message)
    assert sent(library) == written
    assert whole_texts(written) == messages


@given(MESSAGES.filter(lambda message: len(message) < 1 << 16))
def test_what_a_client_writes_is_what_the_library_reads(message: bytes) -> None:
    assert frames(server(), masked_text(message)) == [message]


@given(MESSAGES)
def test_a_short_text_of_a_client_is_read_as_the_library_reads_it(message: bytes) -> None:
    library = client()
    library.send_text(message)
    data = sent(library)
    assert short_text(data) == (message if len(message) < 126 else None)
    no_text = bytes((Opcode.BINARY | 0x80,)) + data[1:]  # data[1:] alone may be a frame: the mask is drawn at random
    for other in (data[:-1], data + b"\x81", no_text, text_frame(message), b""):
        assert short_text(other) is None


FRAMES = st.one_of(
    MESSAGES.map(lambda message: Frame(Opcode.TEXT, message)),
    st.binary(max_size=125).map(lambda message: Frame(Opcode.PONG, message)),
)


@given(st.lists(FRAMES, min_size=1, max_size=4))
def test_the_end_of_a_frame_is_known(several: list[Frame]) -> None:
    for mask in (False, True):
        data = b"".join(frame.serialize(mask=mask) for frame in several)
        assert ends_whole(data)
        assert not ends_whole(data[:-1])
        assert not ends_whole(data + b"\x81")


@given(st.binary(max_size=40))
def test_no_bytes_whatever_break_the_reading(data: bytes) -> None:
    short_text(data)
    ends_whole(data)
    whole_texts(data)


@given(st.lists(FRAMES, max_size=2), MESSAGES)
def test_a_message_in_frames_is_not_whole(before: list[Frame], message: bytes) -> None:
    part = Frame(Opcode.TEXT, message, fin=False)
    assert not ends_whole(b"".join(frame.serialize(mask=True) for frame in [*before, part]))


def asked(number: int) -> bytes:
    return json.dumps({"type": "ping", "id": number}).encode()


def test_messages_in_pieces_and_together_are_heard_in_order(live: Live) -> None:
    made = live.person().make("capo", ["me"] * 3)
    socket = raw_socket(live, made["id"])
    socket.send(json.dumps({"type": "join", "key": made["seats"][0]["key"]}))
    line = socket.socket
    while json.loads(socket.recv())["type"] != "shown":
        pass
    line.sendall(masked_text(asked(1)) + masked_text(asked(2)))
    two = masked_text(asked(3))
    line.sendall(two[:5])
    line.sendall(two[5:])
    for number in (4, 5):
        line.sendall(masked_text(asked(number)))
    assert [json.loads(socket.recv())["id"] for _ in range(5)] == [1, 2, 3, 4, 5]
    socket.close()


def test_letters_that_are_none_are_refused_as_the_library_does(live: Live) -> None:
    made = live.person().make("capo", ["me"] * 3)
    client = live.person().at(made["id"], made["seats"][0]["key"])
    client.socket.socket.sendall(masked_text(b'{"type":"say","text":"\xff"}'))
    assert client.closed()[0] == 1007
