import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface CatalogueSite extends AsyncDisposable {
  port: number
  /** Body of the response. A string is sent unchanged, any other value as JSON. */
  catalogue: unknown
  status: number
  headers: Record<string, string>
  /** If set, sends the response in place of the catalogue. */
  answer: ((response: ServerResponse) => void) | undefined
  /** Headers of each request. */
  asked: IncomingHttpHeaders[]
}

/** Starts a site with a catalogue that can change. It answers 304 to a request with the current ETag. */
export async function startCatalogueSite(catalogue: unknown): Promise<CatalogueSite> {
  const server = createServer((request, response) => {
    site.asked.push(request.headers)
    if (site.answer) return site.answer(response)
    const body = typeof site.catalogue === 'string' ? site.catalogue : JSON.stringify(site.catalogue)
    const etag = `"${body.length}"`
    const known = site.status === 200 && request.headers['if-none-match'] === etag
    response.writeHead(known ? 304 : site.status, { etag, 'content-type': 'application/json', ...site.headers })
      .end(known ? undefined : body)
  })
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
  const site: CatalogueSite = {
    catalogue,
    status: 200,
    headers: {},
    answer: undefined,
    asked: [],
    port: (server.address() as AddressInfo).port,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise(closed => server.close(closed))
    },
  }
  return site
}
