import { partsOf } from '../lib/made-up-address.ts'
import { addressSites } from '../sources/rows/addresses/index.ts'
import type { AddressAsk, AddressSite } from '../sources/rows/address-site.ts'
import { filledRecording, readRecordings, type PlacedRecording } from './recordings.ts'
import type { Upstream, UpstreamAnswer, UpstreamRequest } from './upstream.ts'

/** One request of a row, as a reader of simulated requests. */
interface Step {
  site: AddressSite
  /** Position of the request, which is that of its answer in the recordings. */
  at: number
  /** Returns the address in the request, '' if it names none, or `undefined` if it is no request of this step. */
  read: (request: UpstreamRequest) => string | undefined
}

/** Upstream of the hosts that have no other one, for requests to the domain of the address (`server.ts`). */
const ownHost = 'https://*/.well-known'

/**
 * Adds the sites of `src/sources/rows/addresses`, one upstream for each origin. They give the recorded answers `found`
 * and `none`. An upstream with the same origin gets all other requests.
 */
export function withAddresses(upstreams: readonly Upstream[]): Upstream[] {
  const steps = addressSites.flatMap(site => [...site.first ?? [], site.ask].map((ask, at) => (
    { origin: originOf(ask), step: { site, at, read: reader(site, ask) } })))
  const byOrigin = Map.groupBy(steps, ({ origin }) => origin)
  const stepsAt = (origin: string) => (byOrigin.get(origin) ?? []).map(({ step }) => step)
  const others = upstreams.map(other =>
    upstream(other.origin, [...stepsAt(other.origin), ...stepsAt(ownHost)], other))
  const known = new Set(upstreams.map(({ origin }) => origin))
  return [...others, ...[...byOrigin.keys()].filter(origin => !known.has(origin)).map(origin =>
    upstream(origin, stepsAt(origin)))]
}

/** Local part of an address that sites with a recorded refusal do not take. */
const refusedLocal = 'tw-refused'

const originOf = ({ url }: AddressAsk): string =>
  url.startsWith('https://{domain}/') ? ownHost : new URL(url).origin

const missing: Omit<Upstream, 'origin'> = {
  subject: () => '',
  found: () => ({ status: 404, body: null }),
  notFound: () => ({ status: 404, body: null }),
}

function upstream(origin: string, steps: readonly Step[], other = missing): Upstream {
  const match = (request: UpstreamRequest) => steps.find(({ read }) => read(request) !== undefined)
  const answer = (outcome: 'found' | 'none') => (subject: string, request: UpstreamRequest) => {
    const step = match(request)
    if (!step) return outcome === 'found' ? other.found(subject, request) : other.notFound(subject, request)
    return recorded(step, outcome, subject)
  }
  return {
    ...other,
    origin,
    subject: request => match(request)?.read(request) ?? other.subject(request),
    found: answer('found'),
    notFound: answer('none'),
  }
}

function recorded({ site, at }: Step, outcome: 'found' | 'none', address: string): UpstreamAnswer {
  const [local, domain] = partsOf(address)
  const recording = recordingOf(site, site.refused && local === refusedLocal ? 'refused' : outcome)
  const { as: _, ...own } = site.recorded ?? { as: site.slug }
  const variables = {
    ...own,
    local,
    domain,
    lower: address.toLowerCase(),
    handle: Buffer.from(address).toString('hex'),
  }
  const { exchanges } = filledRecording({ ...recording, value: address }, variables)
  const { status, headers, body = '' } = exchanges[at]?.response ?? { status: 404 }
  return { status, ...headers && { headers }, body: body as UpstreamAnswer['body'] }
}

/** Recordings by name, read when the simulator first needs them. */
const known = new Map<string, readonly PlacedRecording[]>()

function recordingOf({ slug, recorded }: AddressSite, outcome: 'found' | 'none' | 'refused'): PlacedRecording {
  const name = recorded?.as ?? slug
  const recordings = known.get(name) ?? readRecordings(name)
  known.set(name, recordings)
  return recordings.find(one => one.case === outcome)!
}

const placeholder = /\{([a-z][\w-]*)\}/gi

function reader(site: AddressSite, { url, body, method: given }: AddressAsk): Step['read'] {
  const method = given ?? (body === undefined ? 'GET' : 'POST')
  const isForm = typeof body === 'string'
  const ofUrl = pattern(new URL(marked(url)).href, '[^/?&#]*')
  const ofBody = body && pattern(marked(isForm ? body : JSON.stringify(body)), isForm ? '[^&]*' : '[^"]*')
  const names = (text: string) => [...text.matchAll(placeholder)].map(([, name]) => name!)
  const inUrl = names(url)
  const inBody = body ? names(isForm ? body : JSON.stringify(body)) : []
  return request => {
    const [urlMatch, bodyMatch] = [ofUrl.exec(request.url.href), ofBody && ofBody.exec(request.body)]
    if (request.method !== method || !urlMatch || bodyMatch === null) return undefined
    const unescaped = isForm ? decodeURIComponent : (text: string) => JSON.parse(`"${text}"`) as string
    const values = [
      ...inUrl.map((name, at) => [name, decodeURIComponent(urlMatch[at + 1]!)] as const),
      ...inBody.map((name, at) => [name, unescaped(bodyMatch![at + 1]!)] as const),
    ]
    return addressIn(new Map(values), site, request)
  }
}

/**
 * Returns the address that the values of a request name, or '' if it names none. `{handle}`, the name of an account in
 * the first answer, is the address in hexadecimal; another name is that of a request of another source.
 */
function addressIn(
  values: ReadonlyMap<string, string>, { domains = [] }: AddressSite, { url }: UpstreamRequest,
): string | undefined {
  const whole = ['email', 'lower', 'sha256', 'md5'].map(name => values.get(name)).find(value => value !== undefined)
  if (whole !== undefined) return whole
  const local = values.get('local') ?? values.get('lowerLocal')
  if (local !== undefined) return `${local}@${values.get('domain') ?? domains[0] ?? url.hostname}`
  const handle = values.get('handle')
  if (handle === undefined) return ''
  return /^(?:[\da-f]{2})+40(?:[\da-f]{2})+$/.test(handle) ? Buffer.from(handle, 'hex').toString() : undefined
}

/** Marks placeholders with signs that neither a URL nor JSON escapes. A host has the name of any host. */
const marked = (template: string): string =>
  template.replace('https://{domain}/', 'https://0host0/').replace(placeholder, '0placeholder0')

/** Returns a pattern of a template with a group for each placeholder. */
const pattern = (text: string, value: string): RegExp =>
  new RegExp(`^${text.split('0placeholder0').map(part => part.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')).join(`(${value})`)
    .replace('0host0', '([^/]+)')}$`)
