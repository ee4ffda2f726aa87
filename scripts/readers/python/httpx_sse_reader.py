"""https://github.com/florimondmanca/httpx-sse"""
import httpx
from httpx_sse import connect_sse

from printing import URL, headers, take

while True:
    try:
        with httpx.Client() as client, connect_sse(client, "GET", URL, headers=headers()) as source:
            for event in source.iter_sse():
                take(event)
    except httpx.TransportError:
        continue
