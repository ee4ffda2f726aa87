import { existsSync } from 'node:fs'
import { extname, join } from 'node:path'
import { methodNotAllowed, notFound } from '../errors.ts'
import { matchesIfNoneMatch } from '../lib/if-none-match.ts'
import { createPages } from './pages.ts'
import type { AppContext, AppMiddleware, Send } from './response.ts'

/** A folder of static pages. Pages that are added while the server runs are served without a restart. */
export interface Site {
  /** Path of the site, such as `/docs`. */
  path: string
  folder: string
  /** Message of the 404 response if the folder contains no pages. */
  missingMessage: string
  /** Origins, beside this one, from which the pages may load images. */
  imageOrigins?: readonly string[]
  /** Origins, beside this one, to which the pages may send requests. */
  requestOrigins?: readonly string[]
  /** Texts of the pages that are replaced, such as the address of the samples with that of this server. */
  replaced?: Readonly<Record<string, string>>
}

/** Extensions of the files whose texts are replaced. */
const replacedIn: ReadonlySet<string> = new Set(['.html', '.json', '.md', '.txt'])
const contentTypes: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  svg: 'image/svg+xml',
  md: 'text/markdown; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml',
  png: 'image/png',
  tgz: 'application/gzip',
  whl: 'application/octet-stream',
  zip: 'application/zip',
  toml: 'application/toml',
}

/**
 * Allowed file names. The only dot is before the extension, except in the version of a package; empty segments and
 * percent escapes are not allowed. A name of these forms cannot point outside the folder.
 */
const pageName =
  /^(?:[A-Za-z0-9][A-Za-z0-9-]*\/)*[A-Za-z0-9][A-Za-z0-9-]*\.(html|css|js|json|svg|md|txt|xml|png|zip|toml)$/
const packageName = /^packages\/[a-z0-9][a-z0-9-]*-\d+\.\d+\.\d+[a-z0-9-]*\.(tgz|whl)$/

/** Names with a hash of the content, as esbuild makes them. */
const hashedName = /-[A-Z0-9]{8}\.(?:css|js)$/

/** Pages may load only resources of this server, and what the site names. https://www.w3.org/TR/CSP3/ */
const pageHeadersOf = ({ imageOrigins = [], requestOrigins = [] }: Site) => ({
  'Content-Security-Policy': [
    "default-src 'self'",
    ...imageOrigins.length > 0 ? [`img-src 'self' ${imageOrigins.join(' ')}`] : [],
    ...requestOrigins.length > 0 ? [`connect-src 'self' ${requestOrigins.join(' ')}`] : [],
    "base-uri 'none'; form-action 'none'; object-src 'none'; frame-ancestors 'none'",
  ].join('; '),
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-cache', // browsers revalidate each time, and get a 304 unless the page has changed
})
const allowHeaders = { Allow: 'GET, HEAD, OPTIONS' }

/** Makes the links of a page that are absolute in the site relative to a path, because a proxy may add a prefix. */
const fromDepth = (page: string, sitePath: string, depth: number): string =>
  page.replaceAll(`"${sitePath}/`, `"${'../'.repeat(depth)}`)

/** Depth of a path from which a browser gets no page: with each level, each of its links has three more characters. */
const maxDepth = 8

/** Serves the static pages of a site. No key is required. */
export function createSite(site: Site, send: Send): AppMiddleware {
  const { path: sitePath, folder, missingMessage, replaced = {} } = site
  const pageHeaders = pageHeadersOf(site)
  const replacements = Object.entries(replaced)
  const readPage = createPages((file, page) => replacements.length > 0 && replacedIn.has(extname(file))
    ? Buffer.from(replacements.reduce((text, [from, to]) => text.replaceAll(from, to), page.toString()))
    : page)
  const serve = async (ctx: AppContext, path: string) => {
    if (ctx.req.method === 'OPTIONS') return send(ctx, { status: 204, headers: allowHeaders })
    if (ctx.req.method !== 'GET' && ctx.req.method !== 'HEAD') throw methodNotAllowed({ headers: allowHeaders })

    const name = path.slice(sitePath.length + 1).replace(/(^|\/)$/, '$1index.html')
    const [, extension] = pageName.exec(name) ?? packageName.exec(name) ?? []
    const page = extension === undefined ? undefined : await readPage(join(folder, name))
    if (page === undefined) {
      const depth = name.split('/').length - 1
      const isRead = depth <= maxDepth && ctx.accepts('json', 'html') === 'html'
      const missing = isRead ? await readPage(join(folder, '404.html')) : undefined
      if (missing !== undefined) {
        const payload = Buffer.from(fromDepth(missing.bytes.toString(), sitePath, depth))
        return send(ctx, { status: 404, headers: pageHeaders, contentType: contentTypes['html'], payload })
      }
      throw notFound({
        message: existsSync(join(folder, 'index.html')) ? `${sitePath} has no such page` : missingMessage,
      })
    }
    // Links in a page are relative to its folder, so the path needs the final slash. The redirect is relative, because
    // a proxy may add a prefix to the path.
    if (path === sitePath) return send(ctx, { status: 308, headers: { Location: `${sitePath.slice(1)}/` } })

    const headers = {
      ...pageHeaders,
      ...hashedName.test(name) && { 'Cache-Control': 'public, max-age=31536000, immutable' },
      ETag: page.etag,
    }
    if (matchesIfNoneMatch(ctx.req.headers['if-none-match'], headers.ETag)) return send(ctx, { status: 304, headers })
    return send(ctx, {
      status: 200,
      headers,
      contentType: contentTypes[extension!],
      payload: page.bytes,
      isFixed: true,
      isShared: true,
    })
  }

  return (ctx, next) => {
    const url = ctx.req.url!
    if (!url.startsWith(sitePath)) return next()
    const [path = ''] = url.split('?', 1)
    return path === sitePath || path[sitePath.length] === '/' ? serve(ctx, path) : next()
  }
}
