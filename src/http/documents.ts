import Router from 'koa-router'
import { methodNotAllowed } from '../errors.ts'
import { etagOf } from '../lib/etag.ts'
import { matchesIfNoneMatch } from '../lib/if-none-match.ts'
import { once } from '../lib/once.ts'
import type { AppContext, AppMiddleware, Send, State } from './response.ts'

export interface PublishedDocuments {
  /** Returns the OpenAPI document of the service, which is published at `/openapi`. */
  readDocument: () => object
  /** Functions that return further OpenAPI documents, by their paths, such as `/openapi/tools`. */
  moreDocuments?: Readonly<Record<string, () => object>>
  publicUrl: string
}

/**
 * Serves OpenAPI documents as JSON and as YAML, with the public URL of this server. Scripts of every web site may read
 * the documents.
 */
export function createDocuments(
  { readDocument, moreDocuments = {}, publicUrl }: PublishedDocuments,
  send: Send,
): AppMiddleware {
  const router = new Router<State>({ strict: true, sensitive: true })
  for (const [path, read] of Object.entries({ '/openapi': readDocument, ...moreDocuments })) {
    const published = () => ({ ...read(), 'x-generated': undefined, servers: [{ url: publicUrl }] })
    const writeYaml = async () => (await import('yaml')).stringify(published(), yamlOptions)
    router
      .get(`${path}.json`, createFile('application/json', () => JSON.stringify(published()), send))
      .get(`${path}.yaml`, createFile('application/yaml', writeYaml, send))
  }
  const routes = router.routes()
  const refused = () => methodNotAllowed({ headers: { Allow: 'GET, HEAD, OPTIONS' } })
  const refuseOtherMethods = router.allowedMethods({ throw: true, methodNotAllowed: refused, notImplemented: refused })

  const serve = async (ctx: AppContext, next: () => Promise<unknown>): Promise<void> => {
    await routes(ctx, async () => { await refuseOtherMethods(ctx, () => Promise.resolve()) })
    if (ctx.status === 404) await next()
    else if (ctx.respond !== false) { // an OPTIONS request, for which the router has set the header `Allow`
      await send(ctx, { status: ctx.status, headers: { Allow: ctx.response.get('Allow') } })
    }
  }
  return (ctx, next) => /^\/openapi[./]/.test(ctx.req.url!) ? serve(ctx, next) : next() as Promise<unknown>
}

/** Quotes texts that a YAML 1.1 parser would otherwise read as a date or a boolean. */
const yamlOptions = { aliasDuplicateObjects: false, compat: 'yaml-1.1' } as const

/**
 * Serves a file that is created at its first request. Most processes never need the YAML file, and creating it takes
 * much memory.
 */
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
    if (matchesIfNoneMatch(ctx.req.headers['if-none-match'], etag)) return send(ctx, { status: 304, headers })
    return send(ctx, {
      status: 200,
      headers,
      contentType,
      payload,
      isFixed: true,
      isShared: true,
    })
  }
}
