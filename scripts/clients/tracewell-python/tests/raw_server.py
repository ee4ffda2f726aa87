"""A server on bare sockets, which sends its responses byte for byte."""

from __future__ import annotations

import socket
import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from types import TracebackType


@dataclass
class Served:
    """A response. `then` is how it ends: `end` completes it, `reset` cuts the connection, `hang` leaves it open."""

    status: int = 200
    headers: dict[str, str] = field(default_factory=dict[str, str])
    pieces: list[bytes] = field(default_factory=list[bytes])
    then: str = "end"


@dataclass
class Asked:
    line: str
    headers: dict[str, str]


class RawServer:
    """Answers the n-th request with `serve(n)`, from 1. Each connection has one request."""

    def __init__(self, serve: Callable[[int], Served]) -> None:
        self.asked: list[Asked] = []
        self._serve = serve
        self._closing = threading.Event()
        self._server = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._server.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        while True:
            try:
                connection, _ = self._server.accept()
            except OSError:
                return
            threading.Thread(target=self._answer, args=(connection,), daemon=True).start()

    def _answer(self, connection: socket.socket) -> None:
        with connection:
            text = b""
            while b"\r\n\r\n" not in text:
                text += connection.recv(65536)
            head, body = text.split(b"\r\n\r\n", 1)
            line, *lines = head.decode().split("\r\n")
            headers = {name.lower(): value for name, value in (one.split(": ", 1) for one in lines)}
            while len(body) < int(headers.get("content-length", "0")):
                body += connection.recv(65536)
            self.asked.append(Asked(line, headers))
            served = self._serve(len(self.asked))
            own = {"Content-Type": "text/event-stream", "Transfer-Encoding": "chunked", "Connection": "close"}
            given = "".join(f"{name}: {value}\r\n" for name, value in {**own, **served.headers}.items())
            if served.status == 204:
                given = "Connection: close\r\n"
            connection.sendall(f"HTTP/1.1 {served.status} X\r\n{given}\r\n".encode())
            for piece in served.pieces:
                connection.sendall(f"{len(piece):x}\r\n".encode() + piece + b"\r\n")
            if served.then == "end" and served.status != 204:
                connection.sendall(b"0\r\n\r\n")
            if served.then == "hang":
                self._closing.wait()

    def values(self, header: str) -> list[str | None]:
        """Returns the header of each request so far."""
        return [asked.headers.get(header) for asked in self.asked]

    def __enter__(self) -> RawServer:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._closing.set()
        self._server.shutdown(socket.SHUT_RDWR)  # ends `accept`, which `close` does not
        self._server.close()


def json_answer(status: int, body: str, **headers: str) -> Served:
    more = {name.replace("_", "-"): value for name, value in headers.items()}
    return Served(status, {"Content-Type": "application/json", **more}, [body.encode()])


def refusal(status: int, code: str, **headers: str) -> Served:
    return json_answer(status, f'{{"error":{{"code":"{code}","message":"No","faults":[]}},"meta":{{}}}}', **headers)
