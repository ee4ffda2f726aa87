import asyncio
import os

from tracewell import AsyncTracewell


async def main() -> None:
    async with AsyncTracewell("http://localhost:8080", os.environ["KEY"]) as client:
        dns, certificates = await asyncio.gather(
            client.tools.dns({"domain": "tw-success.example"}),
            client.tools.certificates({"domain": "tw-success.example"}),
        )
        print(dns["data"]["domain"], certificates["data"]["domain"])
        temporary = client.searches.stream_temporary({"query": {"type": "Pseudonym", "value": "tw-success"}})
        async with temporary as events:
            print([event["event"] async for event in events][-1])


asyncio.run(main())
