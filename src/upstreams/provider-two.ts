import { refusalForKey, samplePerson } from './provider-keys.ts'
import type { Upstream, UpstreamAnswer, UpstreamRequest } from './upstream.ts'

/** Duration of an investigation, in milliseconds. */
const runsMs = 300

/**
 * Returns the id of an investigation. The id contains the value and the time of the start, because the simulator keeps
 * no state.
 */
const idOf = (value: string): string => Buffer.from(JSON.stringify([value, Date.now()])).toString('base64url')

function investigationOf({ url }: UpstreamRequest): { id: string, value: string, since: number } {
  const id = url.pathname.split('/')[3] ?? ''
  const [value, since] = JSON.parse(Buffer.from(id, 'base64url').toString('utf8')) as [string, number]
  return { id, value, since }
}

const valueOf = ({ body }: UpstreamRequest): string => (JSON.parse(body) as { value: string }).value

function answer(request: UpstreamRequest, results: (value: string) => object[]): UpstreamAnswer {
  const key = request.headers['authorization']?.replace(/^Bearer /, '')
  if (request.method === 'POST') {
    return refusalForKey(key, 'small') ??
      { status: 202, body: { id: idOf(valueOf(request)), status: 'queued' } }
  }
  const { id, value, since } = investigationOf(request)
  if (key === 'tw-key-expired') return { body: { id, status: 'expired' } }
  if (Date.now() < since + runsMs) return { body: { id, status: 'running' } }
  return refusalForKey(key) ?? { body: { id, status: 'complete', results: results(value) } }
}

/**
 * The provider that `src/sources/byok/provider-two.ts` describes. It starts an investigation, which the client then
 * polls.
 */
export const providerTwo: Upstream = {
  origin: 'https://provider-two.example',
  subject: request => request.method === 'POST' ? valueOf(request) : investigationOf(request).value,
  found: (_, request) => answer(request, value => [{ source: 'register', data: samplePerson(value) }]),
  notFound: (_, request) => answer(request, () => []),
}
