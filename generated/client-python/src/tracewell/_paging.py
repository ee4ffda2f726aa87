# Made by npm run generate from scripts/client-python/src/_paging.py. Do not edit.
"""Iteration over the entries of all pages."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from typing import Any

from ._errors import TracewellError


def each(read: Callable[[str | None], Any], *path: str) -> Iterator[Any]:
    """Yields the entries at `path` of each page. `read` gets the cursor of a page, and None for the first page."""
    cursor: str | None = None
    while True:
        holder, entries = _inside(read(cursor), path)
        yield from entries
        cursor = _next_of(holder, cursor)
        if cursor is None:
            return


async def each_async(read: Callable[[str | None], Awaitable[Any]], *path: str) -> AsyncIterator[Any]:
    """Like `each`, for asyncio."""
    cursor: str | None = None
    while True:
        holder, entries = _inside(await read(cursor), path)
        for entry in entries:
            yield entry
        cursor = _next_of(holder, cursor)
        if cursor is None:
            return


def each_numbered(read: Callable[[int], Any], *path: str) -> Iterator[Any]:
    """Yields the entries at `path` of each page. `read` gets the number of the page, from 1."""
    number = 1
    while True:
        holder, entries = _inside(read(number), path)
        yield from entries
        if number >= holder["page_count"]:
            return
        number += 1


async def each_async_numbered(read: Callable[[int], Awaitable[Any]], *path: str) -> AsyncIterator[Any]:
    """Like `each_numbered`, for asyncio."""
    number = 1
    while True:
        holder, entries = _inside(await read(number), path)
        for entry in entries:
            yield entry
        if number >= holder["page_count"]:
            return
        number += 1


def _next_of(holder: Any, cursor: str | None) -> str | None:
    """Returns the cursor of the next page. Raises if the page names itself as the next one."""
    following: str | None = holder["pagination"].get("nextCursor")
    if following is not None and following == cursor:
        raise TracewellError(0, "INVALID_ANSWER", "A page names itself as the next one")
    return following


def _inside(page: Any, path: tuple[str, ...]) -> tuple[Any, Any]:
    """Returns the object that has the entries, and the entries."""
    for name in path[:-1]:
        page = page[name]
    return page, page[path[-1]]
