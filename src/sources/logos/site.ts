import { deadlineOf } from '../../lib/abort.ts'
import type { Response } from '../egress/client.ts'
import { SourceFailure } from '../failures.ts'
import { pageText } from '../kit/page-text.ts'
import type { Context } from '../kit/source.ts'
import { readPage } from './page.ts'
import type { Page, Site } from './logo-source.ts'

/** Time limit of one download, including redirects, in milliseconds. */
const timeoutMs = 5_000
export const maxBytes = 1_048_576
/** Maximum number of pages to which `meta` elements lead. */
const maxRefreshes = 2

export function createSite(domain: string): Site {
  let page: Promise<Page> | undefined
  return { domain, page: context => page ??= load(domain, context) }
}

/** Time that is left for the site's images when the last address of its page is tried, in milliseconds. */
const imagesMs = 3_000

/**
 * Fetches the root page. Tries https, then https at `www.`, then http, until a server sends a page. An address that
 * fails or refuses does not hide the next one. If none sends a page, returns an empty page of the first server that
 * answered, and throws the first failure if none did.
 */
async function load(domain: string, context: Context): Promise<Page> {
  let failure: unknown
  let refused: Response | undefined
  for (const url of [`https://${domain}/`, `https://www.${domain}/`, `http://${domain}/`]) {
    const isLate = failure !== undefined && performance.now() + imagesMs > deadlineOf(context.signal)
    if (isLate || context.signal.aborted) break
    try {
      const response = await download(url, pageTypes, context, true)
      if (isPage(response)) return await followRefreshes(await pageOf(response), context)
      refused ??= response
    } catch (error) {
      if (!(error instanceof SourceFailure)) throw error
      failure ??= error
    }
  }
  if (refused !== undefined) return readPage('', refused.url)
  context.signal.throwIfAborted()
  throw failure
}

const pageTypes = 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.5'

const isPage = ({ status, headers }: Response): boolean =>
  status >= 200 && status < 300 &&
  /^(?:text\/html|application\/xhtml\+xml)\b/i.test(headers['content-type'] ?? 'text/html')

const pageOf = async (response: Response): Promise<Page> =>
  readPage(await pageText({ ...response, isPart: true }), response.url) // downloads may be truncated

/** Returns the page to which the `meta` elements lead, with the icons of the pages before it after its own. */
async function followRefreshes(first: Page, context: Context): Promise<Page> {
  let page = first
  const visited = new Set([first.url])
  while (page.refresh?.startsWith('http') === true && visited.size <= maxRefreshes && !visited.has(page.refresh)) {
    visited.add(page.refresh)
    try {
      const response = await download(page.refresh, pageTypes, context, true)
      if (!isPage(response)) break
      page = joined(await pageOf(response), page)
    } catch (error) {
      context.signal.throwIfAborted()
      if (!(error instanceof SourceFailure)) throw error
      break // the page before it is used
    }
  }
  return page
}

const joined = (page: Page, before: Page): Page => ({
  ...page,
  icons: [...page.icons, ...before.icons],
  manifest: page.manifest ?? before.manifest,
  logos: [...page.logos, ...before.logos],
})

/**
 * Downloads a URL within the limits of size and time. If `mayTruncate` is `true`, a body over the size limit is
 * truncated; otherwise, the download fails.
 */
export const download = (
  url: string,
  accept: string,
  { client, signal }: Context,
  mayTruncate = false,
): Promise<Response> =>
  client.send({
    url,
    headers: { accept },
    maxBytes: maxBytes,
    redirects: 3,
    timeoutMs,
    mayTruncate,
  }, signal)
