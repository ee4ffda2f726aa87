import type { Response } from '../egress/client.ts'
import { SourceFailure } from '../failures.ts'
import { pageText } from '../kit/page-text.ts'
import type { Context } from '../kit/source.ts'
import { readPage } from './page.ts'
import type { Page, Site } from './logo-source.ts'

/** Time limit of one download, including redirects, in milliseconds. */
const timeoutMs = 5_000
export const maxBytes = 1_048_576

export function createSite(domain: string): Site {
  let page: Promise<Page> | undefined
  return { domain, page: context => page ??= load(domain, context) }
}

/** Fetches the root page. Tries https, then https at `www.`, then http, until a server accepts the connection. */
async function load(domain: string, context: Context): Promise<Page> {
  let failure: unknown
  for (const url of [`https://${domain}/`, `https://www.${domain}/`, `http://${domain}/`]) {
    try {
      return await pageOf(await download(url, 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.5', context, true))
    } catch (error) {
      failure ??= error
      if (!(error instanceof SourceFailure) || error.code !== 'UPSTREAM_UNREACHABLE') throw failure
    }
  }
  throw failure
}

async function pageOf(response: Response): Promise<Page> {
  const { status, headers, url } = response
  const isPage = status >= 200 && status < 300 &&
    /^(?:text\/html|application\/xhtml\+xml)\b/i.test(headers['content-type'] ?? 'text/html')
  return readPage(isPage ? await pageText({ ...response, isPart: true }) : '', url) // downloads may be truncated
}

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
