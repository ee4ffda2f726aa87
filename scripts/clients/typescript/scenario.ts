/**
 * Example program of an API caller: one search from its creation to its deletion, Radar, a tool, one error of each
 * kind, and a flag.
 */
import { createClient, createImagesClient, RateLimitError, TracewellError, type SearchEvent } from '@tracewell/client'

const { BASE_URL: baseUrl = '', KEY: key = '', POOR_KEY: poorKey = '', LIMITED_KEY: limitedKey = '' } = process.env
const client = createClient({ baseUrl, key })

const { search } = await client.searches.create({
  query: { type: 'Email Address', value: 'tw-success@tw-success.example' }, leaks: { mode: 'all' },
})
step('create', search.id.length === 36, 'a search with an id')

const events: SearchEvent[] = []
for await (const event of client.searches.stream(search.id)) events.push(event)
const last = events.at(-1)
step(
  'stream',
  events[0]?.event === 'connected' && last?.event === 'search.finished' && last.data.status === 'completed',
  'from connected to search.finished, completed',
)

const resumed: SearchEvent[] = []
for await (const event of client.searches.stream(search.id, { lastEventId: '2' })) resumed.push(event)
step(
  'resume',
  resumed[1] !== undefined && 'id' in resumed[1] && resumed[1].id === '3' && resumed.length === events.length - 2,
  'after event 2 comes event 3',
)

const { data: results } = await client.searches.results(search.id)
step(
  'results',
  results.complete && results.modules.some(({ status, cards }) => status === 'success' && cards.length > 0),
  'complete, with cards',
)

const { data: leaks } = await client.searches.leaks(search.id)
const source = leaks.sources.find(({ result_count }) => result_count > 0)
const { data: page } = await client.searches.leakPage(search.id, source?.code ?? '', { page: 1 })
step(
  'leak page',
  page.page === 1 && page.results.length > 0 && page.results[0]!.items.length > 0,
  'page 1, with records',
)

const { breaches } = await client.radar.list({ sortBy: 'most-accounts', limit: 3 })
step('radar', breaches.length === 3 && breaches[0]!.pwnCount >= breaches[1]!.pwnCount, '3 breaches, the largest first')

const { data: subdomains } = await client.tools.subdomains({ domain: 'https://www.tw-success.example/' })
step(
  'subdomains',
  subdomains.domain === 'tw-success.example' && subdomains.count > 0 &&
    subdomains.subdomains.length === subdomains.count,
  'of tw-success.example',
)

const { data: { deletion } } = await client.searches.delete([search.id])
step('delete', deletion.queued_ids[0] === search.id, '1 search')

await fails('gone', 404, 'NOT_FOUND', () => client.searches.get(search.id))

const invalid = await fails(
  'invalid',
  400,
  'VALIDATION_ERROR',
  () => client.searches.create({ query: { type: 'Pseudonym', value: '' } }),
  'query.value',
)
if (!Array.isArray(invalid.details) || invalid.details[0]?.path !== 'query.value') {
  throw new Error(`invalid: ${JSON.stringify(invalid.details)}`)
}

await fails('wrong key', 401, 'UNAUTHORIZED', () => createClient({ baseUrl, key: 'tw_test_wrong' }).modules.list())

await fails(
  'plan',
  403,
  'PLAN_FEATURE_REQUIRED',
  () => createClient({ baseUrl, key: poorKey }).tools.subdomains({ domain: 'example.com' }),
)

const running = await client.searches.create({ query: { type: 'Pseudonym', value: 'tw-hang' } })
await fails('running', 409, 'SEARCH_NOT_TERMINAL', () => client.searches.delete([running.search.id]))

const limited = createClient({ baseUrl, key: limitedKey, retries: 0 })
const refused = await fails(
  'limited',
  429,
  'RATE_LIMIT_RPM_EXCEEDED',
  () => limited.searches.create({ query: { type: 'Pseudonym', value: 'tw-none' } }),
  'with Retry-After',
)
if (!(refused instanceof RateLimitError) || !refused.retryAfter || refused.rateLimit?.remaining !== 0) {
  throw new Error(`limited: ${refused.name} ${refused.retryAfter}`)
}

await fails('no data', 502, 'DATA_UNAVAILABLE', () => client.tools.dns({ domain: 'tw-failure.example' }))
await fails(
  'no provider',
  503,
  'PROVIDER_UNAVAILABLE',
  () => client.tools.subdomains({ domain: 'tw-required.example' }),
)
const late = await fails(
  'too late',
  504,
  'TIMEOUT',
  () => client.tools.subdomains({ domain: 'tw-hang.example' }),
  'with where the answer will be',
)
if (late.savedResult === undefined) throw new Error('too late: no saved result')

const flag = await createImagesClient({ baseUrl: process.env['IMAGES_URL'] ?? '' }).flag('fr.png')
step('flag', isPng(new Uint8Array(await flag.arrayBuffer())), 'a PNG image')

function isPng(bytes: Uint8Array): boolean {
  return String.fromCharCode(...bytes.slice(0, 8)) === '\x89PNG\r\n\x1a\n'
}

function step(name: string, isRight: boolean, seen: string): void {
  if (!isRight) throw new Error(`${name} failed: ${seen}`)
  console.log(`${name}: ${seen}`)
}

async function fails(
  name: string,
  status: number,
  code: string,
  call: () => Promise<unknown>,
  more?: string,
): Promise<TracewellError> {
  const error = await call().then(() => undefined, (reason: unknown) => reason)
  if (!(error instanceof TracewellError)) throw new Error(`${name}: ${String(error)}`, { cause: error })
  step(
    name,
    error.status === status && error.code === code,
    [`${status} ${code}`, ...more === undefined ? [] : [more]].join(', '),
  )
  return error
}
