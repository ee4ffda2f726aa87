import type { Response } from '../egress/client.ts'
import { SourceFailure } from '../failures.ts'
import { fetchResponse } from '../kit/fetch-response.ts'
import { changed } from '../kit/shape.ts'
import type { Context } from '../kit/source.ts'

/**
 * Services that redirect each question to the registry in IANA's lists (RFC 9224). The second one is asked if the first
 * one fails. https://about.rdap.org, https://www.arin.net/resources/registry/whois/rdap/
 */
const services = ['https://rdap.org', 'https://rdap-bootstrap.arin.net/bootstrap'] as const

const hosts: ReadonlySet<string> = new Set(services.map(service => new URL(service).hostname))

/** Returns `true` for an answer of a service itself, which then knows no registry for the question. */
export const isOfBootstrap = ({ url }: Pick<Response, 'url'>): boolean => hosts.has(new URL(url).hostname)

const headers = { accept: 'application/rdap+json' }
const redirects = [301, 302, 303, 307, 308]

/**
 * Asks the registry that is responsible for a question, such as `ip/192.0.2.1`. Returns its response, also one with the
 * status 404. A registry that fails is not asked again through the other service.
 * @throws SourceFailure if every service fails (then that of the first one), or the registry.
 */
export async function askRdap(path: string, context: Context): Promise<Response> {
  const found = await askServices(path, context)
  if (!redirects.includes(found.status)) return found
  const { location } = found.headers
  const url = location === undefined ? null : URL.parse(location, found.url)
  if (url?.protocol !== 'https:') throw changed()
  return responseOf(await fetchResponse(context, { url: url.href, headers, redirects: 3 }, [], [404]))
}

/** Returns the first answer of a service: mostly the address of the registry. */
async function askServices(path: string, context: Context): Promise<Response> {
  const failures: SourceFailure[] = []
  for (const service of services) {
    try {
      const request = { url: `${service}/${path}`, headers, redirects: 0 }
      return responseOf(await fetchResponse(context, request, [], [404, ...redirects]))
    } catch (failure) {
      if (!(failure instanceof SourceFailure) || context.signal.aborted) throw failure
      failures.push(failure)
    }
  }
  throw failures[0]!
}

/** `fetchResponse` returns no response only for answers that a request declares as missing. */
function responseOf(response: Response | undefined): Response {
  if (response === undefined) throw changed()
  return response
}
