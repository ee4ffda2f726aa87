import { setTimeout as sleep } from 'node:timers/promises'
import { linkSignals } from '../../lib/abort.ts'
import type { Response } from '../egress/client.ts'
import { fetchResponse, requireSameQuestion } from '../kit/fetch-response.ts'
import { changed } from '../kit/shape.ts'
import type { Context } from '../kit/source.ts'

/**
 * Services that redirect each question to the registry in IANA's lists (RFC 9224). The second one is asked if the first
 * one fails or is slow. https://about.rdap.org, https://www.arin.net/resources/registry/whois/rdap/
 */
const services = ['https://rdap.org', 'https://rdap-bootstrap.arin.net/bootstrap'] as const

const hosts: ReadonlySet<string> = new Set(services.map(service => new URL(service).hostname))

/** Returns `true` for an answer of a service itself, which then knows no registry for the question. */
export const isOfBootstrap = ({ url }: Pick<Response, 'url'>): boolean => hosts.has(new URL(url).hostname)

const headers = { accept: 'application/rdap+json' }
const redirects = [301, 302, 303, 307, 308]

/** Time after which the second service is asked beside the first one, in milliseconds. They redirect from memory. */
const patienceMs = 2_000

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
  requireSameQuestion({ url: found.url, redirects: 1 }, { url: url.href })
  return responseOf(await fetchResponse(context, { url: url.href, headers, redirects: 3 }, [], [404]))
}

/**
 * Returns the first answer of a service: mostly the address of the registry. The second service is asked as soon as the
 * first one fails or has not answered in time. The first one may still answer before the deadline of the call.
 */
async function askServices(path: string, context: Context): Promise<Response> {
  using link = linkSignals([context.signal])
  const { signal } = link
  const ask = async (service: string) => {
    const request = { url: `${service}/${path}`, headers, redirects: 0 }
    return responseOf(await fetchResponse({ ...context, signal }, request, [], [404, ...redirects]))
  }
  const first = ask(services[0])
  using turn = linkSignals([signal])
  first.catch(() => turn.abort())
  const second = sleep(patienceMs, undefined, { signal: turn.signal })
    .catch(() => signal.throwIfAborted()).then(() => ask(services[1]))
  try {
    return await Promise.any([first, second])
  } catch (failures) {
    throw (failures as AggregateError).errors[0]
  } finally {
    link.abort()
  }
}

/** `fetchResponse` returns no response only for answers that a request declares as missing. */
function responseOf(response: Response | undefined): Response {
  if (response === undefined) throw changed()
  return response
}
