import Router from 'koa-router'
import { methodNotAllowed } from '../errors.ts'
import { etagOf } from '../lib/etag.ts'
import { matchesIfNoneMatch } from '../lib/if-none-match.ts'
import { once } from '../lib/once.ts'
import type { AppContext, AppMiddleware, Send, State } from './reply.ts'

/** Serves the document itself, for any tool on any site, with the address that this server is known by. */
export function createDocuments(
  { document, publicUrl }: { document: object, publicUrl: string },
  send: Send,
): AppMiddleware {
  const published = { ...document, 'x-generated': undefined, servers: [{ url: publicUrl }] }
  const router = new Router<State>({ strict: true, sensitive: true })
    .get('/openapi.json', createFile('application/json', () => JSON.stringify(published), send))
    .get(
      '/openapi.yaml',
      createFile('application/yaml', async () => (await import('yaml')).stringify(published, yamlOptions), send),
    )
  const routes = router.routes()
  const refused = () => methodNotAllowed({ headers: { Allow: 'GET, HEAD, OPTIONS' } })
  const others = router.allowedMethods({ throw: true, methodNotAllowed: refused, notImplemented: refused })

  const serve: AppMiddleware = async (ctx, next) => {
    await routes(ctx, () => others(ctx, () => Promise.resolve()))
    if (ctx.status === 404) await next()
    else if (ctx.respond !== false) send(ctx, { status: ctx.status, headers: { Allow: ctx.response.get('Allow') } }) // OPTIONS
  }
  return (ctx, next) => ctx.req.url!.startsWith('/openapi.') ? serve(ctx, next) : next()
}

/** What YAML 1.1 would read as a date or a boolean stays a text for its readers too. */
const yamlOptions = { aliasDuplicateObjects: false, compat: 'yaml-1.1' } as const

/** Written at the first request: writing YAML takes memory that few a process will need. */
function createFile(
  contentType: string,
  write: () => string | Promise<string>,
  send: Send,
): (ctx: AppContext) => Promise<void> {
  const file = once(async () => {
    const payload = Buffer.from(await write())
    const etag = etagOf(payload)
    return {
      payload,
      etag,
      headers: { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'public, max-age=300', ETag: etag },
    }
  })
  return async ctx => {
    const { payload, etag, headers } = await file()
    if (matchesIfNoneMatch(ctx.req.headers['if-none-match'], etag)) send(ctx, { status: 304, headers })
    else send(ctx, { status: 200, headers, contentType, payload })
  }
}
