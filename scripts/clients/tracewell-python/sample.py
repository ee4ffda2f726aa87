import os

from tracewell import NotFoundError, Tracewell

client = Tracewell("http://localhost:8080", os.environ["KEY"])

search_id = client.searches.create({"query": {"type": "Pseudonym", "value": "tw-success"}})["data"]["search"]["id"]
with client.searches.stream(search_id) as events:
    for event in events:
        if event["event"] == "module.result":
            print(event["data"]["module"]["name"], *event["data"]["card"])
results = client.searches.results(search_id)["data"]
print(results["search"]["status"], results["complete"])

answer = client.with_response(client.tools.subdomains, {"domain": "tw-success.example"})
print(answer.data["data"]["domain"], answer.rate_limit and answer.rate_limit.limit)

breaches = list(client.radar.iter_list(is_verified=True))  # of all pages
print(len(breaches) > 1)

client.searches.delete([search_id])
try:
    client.searches.get(search_id)
except NotFoundError as error:
    print(error.status, error.code)
