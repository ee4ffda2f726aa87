import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { methodNotAllowed, notFound } from '../errors.ts'
import { matchesIfNoneMatch } from '../lib/if-none-match.ts'
import type { AppContext, AppMiddleware, Send } from './response.ts'

/** A folder of static pages. Pages added while the server runs are served at once. */
export interface Site {
  /** Path of the site, such as `/docs`. */
  path: string
  folder: string
  /** Message of the 404 response if the folder has no pages. */
  missingMessage: string
}

const contentTypes: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  svg: 'image/svg+xml',
}

/**
 * Allowed file names: no dot except before the extension, no empty segment, no percent escape. No such name can point
 * outside the folder.
 */
const pageName = /^(?:[A-Za-z0-9][A-Za-z0-9-]*\/)*[A-Za-z0-9][A-Za-z0-9-]*\.(html|css|js|json|svg)$/

/** Pages may load resources of this server only. https://www.w3.org/TR/CSP3/ */
const pageHeaders = {
  'Content-Security-Policy':
    "default-src 'self'; base-uri 'none'; form-action 'none'; object-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-cache', // revalidated each time, with a 304 unless the page was rebuilt
}
const allowHeaders = { Allow: 'GET, HEAD, OPTIONS' }

/** Serves a site of static pages, without a key. */
export function createSite({ path: sitePath, folder, missingMessage }: Site, send: Send): AppMiddleware {
  const serve = async (ctx: AppContext, path: string) => {
    if (ctx.req.method === 'OPTIONS') return send(ctx, { status: 204, headers: allowHeaders })
    if (ctx.req.method !== 'GET' && ctx.req.method !== 'HEAD') throw methodNotAllowed({ headers: allowHeaders })

    const name = path.slice(sitePath.length + 1).replace(/(^|\/)$/, '$1index.html')
    const extension = pageName.exec(name)?.[1]
    const payload = extension === undefined ? undefined : await readPage(join(folder, name))
    if (payload === undefined) {
      throw notFound({
        message: existsSync(join(folder, 'index.html')) ? 'The documentation has no such page' : missingMessage,
      })
    }
    // Links in a page are relative to its folder. The redirect is relative too, because a proxy may add a path prefix.
    if (path === sitePath) return send(ctx, { status: 308, headers: { Location: `${sitePath.slice(1)}/` } })

    const headers = { ...pageHeaders, ETag: `"${createHash('sha256').update(payload).digest('base64url')}"` }
    if (matchesIfNoneMatch(ctx.req.headers['if-none-match'], headers.ETag)) send(ctx, { status: 304, headers })
    else send(ctx, { status: 200, headers, contentType: contentTypes[extension!], payload })
  }

  return (ctx, next) => {
    const url = ctx.req.url!
    if (!url.startsWith(sitePath)) return next()
    const [path = ''] = url.split('?', 1)
    return path === sitePath || path[sitePath.length] === '/' ? serve(ctx, path) : next()
  }
}

async function readPage(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file)
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG'].includes((error as NodeJS.ErrnoException).code ?? '')) {
      return undefined
    }
    throw error
  }
}
