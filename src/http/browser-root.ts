import type { AppMiddleware, Send } from './response.ts'
import { readWeights } from './weights.ts'

/** The answer at `/` depends on these headers of the request. */
const vary = { Vary: 'Accept, Authorization' }

/**
 * Redirects browsers, which send no key and prefer HTML, from `/` to a site. Every other request at `/` gets the answer
 * of the operation, with `Vary`, so that no cache mixes the two up.
 *
 * @param location of the site, relative to `/`, because a proxy may add a prefix to the path
 */
export function createBrowserRoot(location: string, send: Send): AppMiddleware {
  const headers = { ...vary, 'Location': location, 'Cache-Control': 'no-cache' }
  return (ctx, next) => {
    const { url = '', method, headers: { accept = '', authorization } } = ctx.req
    if (url !== '/' && !url.startsWith('/?')) return next()
    const isRead = method === 'GET' || method === 'HEAD'
    if (isRead && authorization === undefined && prefersHtml(accept)) return send(ctx, { status: 303, headers })
    ctx.state.headers = vary
    return next()
  }
}

/** Returns `true` if `Accept` names HTML, and JSON not or with a lower weight (RFC 9110, section 12.5.1). */
function prefersHtml(accept: string): boolean {
  const weights = readWeights(accept)
  const html = weights.get('text/html') ?? 0
  return html > 0 && html > (weights.get('application/json') ?? 0)
}
