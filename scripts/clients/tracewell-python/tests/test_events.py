from __future__ import annotations

import unittest

from tracewell._errors import StreamError
from tracewell._events import Block, EventParser


def parse(*chunks: bytes, max_length: int = 10_000) -> list[Block]:
    parser = EventParser(max_length)
    return [block for chunk in chunks for block in parser.push(chunk)]


class Parser(unittest.TestCase):
    def test_returns_the_same_events_for_any_cut(self) -> None:
        for line_end in ("\n", "\r", "\r\n"):
            lines = ["\ufeffid: 1", "event: é", 'data: "für 🎉"', "", ": comment", "", "data: a", "data:", "data: b", "", ""]
            whole = line_end.join(lines).encode()
            expected = [Block("é", '"für 🎉"', "1"), Block(), Block("message", "a\n\nb")]
            for cut in range(len(whole) + 1):
                self.assertEqual(parse(whole[:cut], whole[cut:]), expected, (line_end, cut))
            self.assertEqual(parse(*(bytes([byte]) for byte in whole)), expected)

    def test_ends_lines_only_where_the_standard_does(self) -> None:
        self.assertEqual(parse("data: a\u2028b\x0bc\x85\n\n".encode()), [Block(data="a\u2028b\x0bc\x85")])

    def test_ignores_an_incomplete_event_and_what_it_does_not_know(self) -> None:
        self.assertEqual(parse(b"what: is\nid: 1\0\nretry: 3s\ndata:  two\n\ndata: half\n"), [Block(data=" two")])

    def test_returns_the_pause_at_once(self) -> None:
        self.assertEqual(parse(b"retry: 3000\nda"), [Block(retry=3.0)])

    def test_stops_at_its_size_limit_of_each_event(self) -> None:
        for text in (b"data: " + b"x" * 200, b"data: x\n" * 30, (b":" + b"x" * 50 + b"\n") * 3):
            with self.assertRaises(StreamError) as caught:
                parse(text, max_length=100)
            self.assertEqual(caught.exception.code, "EVENT_TOO_LARGE")
        self.assertEqual(len(parse((b"data: " + b"x" * 80 + b"\n\n") * 20, max_length=100)), 20)
