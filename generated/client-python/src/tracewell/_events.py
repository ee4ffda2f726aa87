# Made by npm run generate from scripts/client-python/src/_events.py. Do not edit.
"""Parser of event streams."""

from __future__ import annotations

import codecs
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from ._errors import StreamError

_line_end = re.compile(r"\r\n|\r|\n")
_part_event = "event.part"


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
            raise _too_large(self._max_length)

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


class PartJoiner:
    """Joins the parts of events.

    The server cuts an event of more than 64 KiB, and sends its whole data before it, in events `event.part`.
    """

    def __init__(self, max_length: int) -> None:
        self._max_length = max_length
        self._texts: list[str] = []
        self._length = 0
        self._total = 0

    def join(self, block: Block) -> Block | None:
        """Returns None for a part, the whole event after its last part, and any other block as it is.

        Raises a `StreamError` if the parts have more than `max_length` characters (`EVENT_TOO_LARGE`), or if one is
        malformed (`INVALID_EVENT`).
        """
        if block.data is None:
            return block
        if block.event == _part_event:
            self._add(block.data)
            return None
        is_whole = bool(self._texts) and len(self._texts) == self._total
        whole = replace(block, data="".join(self._texts)) if is_whole else block
        self._texts = []
        return whole

    def _add(self, data: str) -> None:
        try:
            fields = json.loads(data)
            part, self._total, text = fields["part"], fields["parts"], str(fields["text"])
        except (ValueError, KeyError, TypeError) as cause:
            raise StreamError(0, "INVALID_EVENT", f"The data of an event {_part_event} is malformed") from cause
        if part == 1:
            self._texts, self._length = [], 0
        self._texts.append(text)
        self._length += len(text)
        if self._length > self._max_length:
            raise _too_large(self._max_length)


def _too_large(max_length: int) -> StreamError:
    return StreamError(0, "EVENT_TOO_LARGE", f"An event of the stream has more than {max_length} characters")
