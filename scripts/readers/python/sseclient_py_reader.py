"""https://github.com/mpetazzoni/sseclient"""
import requests
import sseclient

from printing import URL, headers, take

while True:
    try:
        response = requests.get(URL, headers=headers(), stream=True, timeout=60)
        for event in sseclient.SSEClient(response.iter_content(chunk_size=None)).events():
            take(event)
    except requests.exceptions.RequestException:
        continue
