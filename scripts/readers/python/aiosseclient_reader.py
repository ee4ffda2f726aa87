"""https://github.com/ebraminio/aiosseclient"""
import asyncio

import aiohttp
from aiosseclient import aiosseclient

from printing import URL, headers, take


async def main():
    while True:
        try:
            async for event in aiosseclient(URL, headers=headers()):
                take(event)
        except aiohttp.ClientError:
            continue


asyncio.run(main())
