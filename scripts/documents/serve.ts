import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'

const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' }

/**
 * Serves a page at `/`, a document at `/document.json` and the files of a folder below `/files/`, on a free port of the
 * loopback address.
 */
export async function servePages(body: string, document: string, folder: string) {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url!, 'http://localhost').pathname))
    const answer = (type: string, content: string | Buffer) => response.setHeader('content-type', type).end(content)
    if (path === '/') return answer('text/html', `<!doctype html><meta charset="utf-8"><body>${body}</body>`)
    if (path === '/document.json') return answer('application/json', document)
    return void readFile(join(folder, path.replace(/^\/files\//, ''))).then(
      content => answer(types[extname(path)] ?? 'application/octet-stream', content),
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    [Symbol.asyncDispose]: () => new Promise<void>(resolve => {
      server.close(() => resolve())
      server.closeAllConnections()
    }),
  }
}
