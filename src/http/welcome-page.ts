import { createHash } from 'node:crypto'
import type { AppMiddleware, Send } from './response.ts'
import { readWeights } from './weights.ts'

/** The page at `/`, for people who open the address of the service in a browser. */
export interface WelcomePage {
  html: string
  /** The style sheet in `html`: the text between `<style>` and `</style>`. */
  style: string
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64')

/** The answer at `/` depends on these headers of the request. */
const vary = { Vary: 'Accept, Authorization' }

/** Headers of the page. Only its own style sheet is allowed. https://www.w3.org/TR/CSP3/ */
const headersOf = ({ html, style }: WelcomePage) => ({
  ...vary,
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${hashOf(style)}'; img-src data:; ` +
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-cache',
  'ETag': `"${hashOf(html)}"`,
})

/**
 * Serves the page at `/` to browsers, which send no key and prefer HTML. Every other request at `/` gets the answer
 * of the operation, with `Vary`, so that no cache mixes the two up.
 */
export function createWelcomePage(page: WelcomePage, send: Send): AppMiddleware {
  const headers = headersOf(page)
  return (ctx, next) => {
    const { url = '', method, headers: { accept = '', authorization } } = ctx.req
    if (url !== '/' && !url.startsWith('/?')) return next()
    const isRead = method === 'GET' || method === 'HEAD'
    if (isRead && authorization === undefined && prefersHtml(accept)) {
      return send(ctx, {
        status: 200,
        headers,
        contentType: 'text/html; charset=utf-8',
        payload: page.html,
        isFixed: true,
      })
    }
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
