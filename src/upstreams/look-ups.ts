import type { LookUp } from '../sources/rows/look-up.ts'
import { lookUps } from '../sources/rows/look-ups/index.ts'
import { profileLookUps } from '../sources/rows/profiles/index.ts'
import { magicKeys } from './keys.ts'
import { linkedMembers, linkedValues } from './linked-values.ts'
import { simulatedRecording } from './recordings.ts'
import type { Upstream, UpstreamAnswer, UpstreamRequest } from './upstream.ts'

/** Text that stands for the value in a template. It has no character that a URL or JSON would escape. */
const marker = '0placeholder0'
const keyMarker = '0key0'

/**
 * Adds the simulated sources of `src/sources/rows`, one for each origin. They give recorded answers, or else the
 * examples of the rows. An upstream with the same origin gets all other requests.
 */
export function withLookUps(upstreams: readonly Upstream[]): Upstream[] {
  const byOrigin = Map.groupBy([...lookUps, ...profileLookUps], ({ url }) => new URL(url).origin)
  const others = upstreams.map(other => {
    const rows = byOrigin.get(other.origin)
    byOrigin.delete(other.origin)
    return rows ? upstream(other.origin, rows, other) : other
  })
  return [...others, ...[...byOrigin].map(([origin, rows]) => upstream(origin, rows))]
}

const unknown: Omit<Upstream, 'origin'> = {
  subject: () => '',
  found: () => ({ status: 404, body: null }),
  notFound: () => ({ status: 404, body: null }),
}

function upstream(origin: string, rows: readonly LookUp[], other = unknown): Upstream {
  const readers = rows.map(row => ({ row, read: reader(row) }))
  const match = (request: UpstreamRequest) => readers.find(({ read }) => read(request) !== undefined)
  return {
    ...other,
    origin,
    subject: request => match(request)?.read(request) ?? other.subject(request),
    found: (subject, request) => {
      const row = match(request)?.row
      if (!row) return other.found(subject, request)
      const refused = refusal(row, request)
      if (refused) return refused
      const links = subject === linkedValues.pseudonym ? linkedMembers[row.slug] : undefined
      const answer = simulatedRecording(row, 'found', subject) ?? { body: answerOf(row, row.examples.answer, subject) }
      return links ? { ...answer, body: { ...answer.body as object, ...links } } : answer
    },
    notFound: (subject, request) => {
      const row = match(request)?.row
      if (!row) return other.notFound(subject, request)
      return refusal(row, request) ?? simulatedRecording(row, 'none', subject) ?? missingExample(row, subject)
    },
  }
}

function missingExample(row: LookUp, subject: string): UpstreamAnswer {
  const [status = 200] = [[row.missing ?? []].flat()[0]?.status ?? []].flat()
  return { status, body: answerOf(row, row.examples.missing, subject) }
}

/** Returns an example about a value. Results by id become the answer to a batch of calls, in another order. */
export function answerOf({ body }: Pick<LookUp, 'body'>, example: unknown, subject: string): object {
  const text = JSON.stringify(example).replaceAll('{value}', () => JSON.stringify(subject).slice(1, -1))
  const answer = JSON.parse(text) as object
  if (!Array.isArray(body)) return answer
  return Object.entries(answer).map(([id, result]: [string, unknown]) => ({ jsonrpc: '2.0', id, result })).reverse()
}

/** Creates a function that returns the value in a request, or `undefined` if it is no request of this row. */
function reader({ url, body }: LookUp): (request: UpstreamRequest) => string | undefined {
  const isForm = typeof body === 'string'
  const ofUrl = pattern(new URL(marked(url)).href, '[^/?&#]+')
  const ofBody = body && pattern(marked(isForm ? body : JSON.stringify(body)), isForm ? '[^&]+' : '[^"]+')
  return request => {
    const inUrl = ofUrl.exec(request.url.href)
    if (!ofBody || !inUrl) return inUrl?.groups?.value && decodeURIComponent(inUrl.groups.value)
    const inBody = ofBody.exec(request.body)?.groups?.value
    if (inBody === undefined) return undefined
    return isForm ? decodeURIComponent(inBody) : JSON.parse(`"${inBody}"`) as string
  }
}

const marked = (template: string): string =>
  template.replace(/\{(value|lower|label|domain|md5)\}/g, marker).replace('{key}', keyMarker)

/** Returns a pattern of a template with the group `value`. Values after the first can be anything. */
function pattern(text: string, value: string): RegExp {
  const [start = '', ...others] = text.split(marker).map(part =>
    part.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&').replace(keyMarker, '[^/?&#]+'))
  const rest = others.map((part, at) => `(${at === 0 ? '?<value>' : '?:'}${value})${part}`).join('')
  return new RegExp(`^${start}${rest}$`)
}

/** Returns the refusal of the key in a request to a row that needs one. */
function refusal({ key, url, headers = {} }: LookUp, request: UpstreamRequest): UpstreamAnswer | undefined {
  if (key === undefined) return undefined
  const sent = [request.url.href, ...Object.keys(headers).map(name => request.headers[name.toLowerCase()] ?? '')]
  const has = (magic: string) => sent.some(text => text.includes(magic))
  const template = [url, ...Object.values(headers)].find(text => text.includes('{key}'))
  if (template === undefined || has(magicKeys.bad)) return { status: 401, body: { error: 'invalid key' } }
  return has(magicKeys.spent) ? { status: 429, body: { error: 'quota exceeded' } } : undefined
}
