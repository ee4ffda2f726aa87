import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import Router from 'koa-router'
import { methodNotAllowed } from '../errors.ts'
import { etagOf } from '../lib/etag.ts'
import { matchesIfNoneMatch } from '../lib/if-none-match.ts'
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
    const writeJson = () => JSON.stringify(published())
    router
      .get(`${path}.json`, createFile('application/json', writeJson, send))
      .get(`${path}.yaml`, createFile('application/yaml', () => toYaml(writeJson()), send))
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

/** Converts a document in a thread, so that no other request waits. */
async function toYaml(json: string): Promise<string> {
  const thread = new Worker(new URL('./yaml-worker.ts', import.meta.url), { workerData: json })
  const [yaml] = await once(thread, 'message') as [string] // rejects if the thread fails
  return yaml
}

/**
 * Serves a file that is created at its first request. Most processes never need the YAML file, and creating it takes
 * much memory.
 */
function createFile(
  contentType: string,
  write: () => string | Promise<string>,
  send: Send,
): (ctx: AppContext) => Promise<void> {
  async function make() {
    const payload = Buffer.from(await write())
    const etag = etagOf(payload)
    return {
      payload,
      etag,
      headers: { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'public, max-age=300', ETag: etag },
    }
  }
  let file: ReturnType<typeof make> | undefined
  return async ctx => {
    file ??= make().catch((error: unknown) => {
      file = undefined // the next request tries again
      throw error
    })
    const { payload, etag, headers } = await file
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
