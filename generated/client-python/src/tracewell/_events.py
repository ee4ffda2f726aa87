# Made by npm run generate from scripts/client-python/src/_events.py. Do not edit.
"""Parser of event streams."""

from __future__ import annotations

import codecs
import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from ._errors import StreamError

_line_end = re.compile(r"\r\n|\r|\n")


@dataclass
class Block:
    """One block of a stream. A block without `data` is not an event."""

    event: str = "message"
    data: str | None = None
    id: str | None = None
    retry: float | None = None
    """Seconds to wait before reconnecting. Such a block has nothing else."""


@dataclass
class _OpenBlock:
    event: str = ""
    data: list[str] = field(default_factory=list[str])
    id: str | None = None


class EventParser:
    """Parses an event stream from bytes that may be cut anywhere. Buffers at most one block.

    Raises a `StreamError` (`EVENT_TOO_LARGE`) if a block has more than `max_length` characters.
    https://html.spec.whatwg.org/multipage/server-sent-events.html
    """

    def __init__(self, max_length: int) -> None:
        self._max_length = max_length
        self._decoder = codecs.getincrementaldecoder("utf-8-sig")(errors="replace")
        self._pieces: list[str] = []  # pieces of the unfinished line
        self._held = 0
        self._after_return = False
        self._block = _OpenBlock()

    def push(self, chunk: bytes) -> Iterator[Block]:
        """Yields the blocks that end in this chunk. A `retry` line is a block of its own."""
        text = self._decoder.decode(chunk)
        if not text:
            return
        if self._after_return and text.startswith("\n"):
            text = text[1:]
        self._after_return = text.endswith("\r")
        start = 0
        for match in _line_end.finditer(text):
            self._hold(match.start() - start)
            line = "".join(self._pieces) + text[start : match.start()]
            self._pieces = []
            start = match.end()
            block = self._end_line(line)
            if block:
                yield block
        if start < len(text):
            self._pieces.append(text[start:])
            self._hold(len(text) - start)

    def _hold(self, length: int) -> None:
        self._held += length
        if self._held > self._max_length:
            message = f"An event of the stream has more than {self._max_length} characters"
            raise StreamError(0, "EVENT_TOO_LARGE", message)

    def _end_line(self, line: str) -> Block | None:
        if not line:
            ended, self._block, self._held = self._block, _OpenBlock(), 0
            return Block(ended.event or "message", "\n".join(ended.data) if ended.data else None, ended.id)
        name, _, value = line.partition(":")
        value = value[1:] if value.startswith(" ") else value
        if name == "event":
            self._block.event = value
        elif name == "data":
            self._block.data.append(value)
        elif name == "id" and "\0" not in value:
            self._block.id = value
        elif name == "retry" and re.fullmatch(r"[0-9]{1,12}", value):
            return Block(retry=int(value) / 1000)  # applies at once, before the end of the block
        return None
