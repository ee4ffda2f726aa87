import type { LookUp } from '../sources/rows/look-up.ts'
import { lookUps } from '../sources/rows/look-ups/index.ts'
import { profileLookUps } from '../sources/rows/profiles/index.ts'
import { linkedMembers, linkedValues } from './linked-values.ts'
import { simulatedRecording } from './recordings.ts'
import type { Upstream, UpstreamAnswer, UpstreamRequest } from './upstream.ts'

/** Text that stands for the value in a template. It has no character that a URL or JSON would escape. */
const marker = '0placeholder0'

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
      const links = subject === linkedValues.pseudonym ? linkedMembers[row.slug] : undefined
      const answer = simulatedRecording(row, 'found', subject) ?? { body: answerOf(row, row.examples.answer, subject) }
      return links ? { ...answer, body: { ...answer.body as object, ...links } } : answer
    },
    notFound: (subject, request) => {
      const row = match(request)?.row
      if (!row) return other.notFound(subject, request)
      return simulatedRecording(row, 'none', subject) ?? missingExample(row, subject)
    },
  }
}

function missingExample(row: LookUp, subject: string): UpstreamAnswer {
  const [status = 200] = [[row.missing ?? []].flat()[0]?.status ?? []].flat()
  return { status, body: answerOf(row, row.examples.missing, subject) }
}

/** Returns an example about a value. Results by id become the answer to a batch of calls, in another order. */
function answerOf({ body }: LookUp, example: unknown, subject: string): object {
  const text = JSON.stringify(example).replaceAll('{value}', () => JSON.stringify(subject).slice(1, -1))
  const answer = JSON.parse(text) as object
  if (!Array.isArray(body)) return answer
  return Object.entries(answer).map(([id, result]: [string, unknown]) => ({ jsonrpc: '2.0', id, result })).reverse()
}

/** Creates a function that returns the value in a request, or `undefined` if it is no request of this row. */
function reader({ url, body }: LookUp): (request: UpstreamRequest) => string | undefined {
  const ofUrl = pattern(new URL(marked(url)).href, '[^/?&#]+')
  const ofBody = body && pattern(marked(JSON.stringify(body)), '[^"]+')
  return request => {
    const inUrl = ofUrl.exec(request.url.href)
    if (!ofBody || !inUrl) return inUrl?.[1] && decodeURIComponent(inUrl[1])
    const inBody = ofBody.exec(request.body)?.[1]
    return inBody && JSON.parse(`"${inBody}"`) as string
  }
}

function marked(template: string): string {
  return template.replace(/\{(value|lower|label|domain|md5)\}/g, marker)
}

function pattern(text: string, value: string): RegExp {
  const parts = text.split(marker).map(part => part.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&'))
  return new RegExp(`^${parts.join(`(${value})`)}$`)
}
