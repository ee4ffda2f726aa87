import { only, startsSearch, type SandboxOperation, type Caller } from '../caller.ts'
import { runningSearch } from '../searches.ts'
import { has, isCounted, sent, takesBody, type Way } from './way.ts'

/** Ways to the statuses 4xx. */
export const refusals: readonly Way[] = [
  {
    status: 400,
    code: 'VALIDATION_ERROR',
    where: 'every operation',
    of: operation => operation.id !== 'refuseFlags',
    how: 'a parameter that it does not have: `?colour=1`',
    meet: sent({ query: '?colour=1' }),
  },
  {
    status: 400,
    code: 'VALIDATION_ERROR',
    where: '`GET /flags`',
    of: only('refuseFlags'),
    how: 'as it is',
    meet: sent({}),
  },
  {
    status: 400,
    code: 'USE_TEMPORARY_ENDPOINT',
    where: '`POST /search`',
    of: only('createSearch'),
    how: '`"temporary": true`',
    meet: sent({ body: { query: { type: 'Pseudonym', value: 'tw-none' }, temporary: true } }),
  },
  {
    status: 400,
    code: 'INVALID_TEMPORARY_DELIVERY',
    where: '`POST /search/temporary`',
    of: only('createTemporarySearch'),
    how: 'a webhook',
    meet: sent({ body: { query: { type: 'Pseudonym', value: 'tw-none' }, delivery: { webhook: { url: 'https://tw-success.example/' } } } }),
  },
  {
    status: 401,
    code: 'UNAUTHORIZED',
    where: 'every operation with a key',
    of: has(401),
    how: 'the key `revoked`, or none',
    meet: sent({ key: 'revoked' }),
  },
  {
    status: 403,
    code: 'PLAN_FEATURE_REQUIRED',
    where: 'searches and tools',
    of: isCounted,
    how: 'the key `free`; for tools `starter` too',
    meet: sent({ key: 'free' }),
  },
  {
    status: 403,
    code: 'PLAN_FEATURE_REQUIRED',
    where: 'Radar',
    of: ({ feature }) => feature === 'radar',
    how: 'the key `noPlan`',
    meet: sent({ key: 'noPlan' }),
  },
  {
    status: 403,
    code: 'QUERY_BLOCKED',
    where: 'searches and tools',
    of: isCounted,
    how: 'a value of the blocklist',
    meet: sent({ outcome: 'forbidden' }),
  },
  {
    status: 404,
    code: 'NOT_FOUND',
    where: 'what has an id or a name',
    of: operation => has(404)(operation) && operation.service === 'api',
    how: 'an id of zeros, a name that nothing has',
    meet: sent({ params: { name: 'Nothing', tool: 'nothing' } }),
  },
  {
    status: 404,
    code: 'NOT_FOUND',
    where: 'images',
    of: operation => has(404)(operation) && operation.service === 'images',
    how: '`only-placeholders.example`, the flag of `atlantis`',
    meet: sent({ params: { domain: 'only-placeholders.example', file: 'atlantis' } }),
  },
  {
    status: 405,
    code: 'METHOD_NOT_ALLOWED',
    where: 'images',
    of: has(405),
    how: '`POST`',
    meet: sent({ method: 'POST' }),
  },
  {
    status: 409,
    code: 'MAX_CONCURRENCY_EXCEEDED',
    where: 'searches',
    of: startsSearch,
    how: 'the key `busy`',
    meet: sent({ key: 'busy' }),
  },
  {
    status: 409,
    code: 'SEARCH_NOT_TERMINAL',
    where: '`POST /search/delete`, `…/webhook/redeliver`',
    of: only('deleteSearches', 'redeliverWebhook'),
    how: 'the id of a search for `tw-hang`, which runs for 10 seconds',
    meet: async (caller, operation) => caller.ask(operation, { params: { id: await runningSearch(caller) } }),
  },
  {
    status: 413,
    code: 'PAYLOAD_TOO_LARGE',
    where: 'every operation with a body',
    of: takesBody,
    how: 'more than 64 KiB',
    meet: sent({ body: { padding: 'x'.repeat(70_000) } }),
  },
  {
    status: 415,
    code: 'UNSUPPORTED_MEDIA_TYPE',
    where: 'every operation with a body',
    of: takesBody,
    how: '`Content-Type: text/plain`',
    meet: sent({ headers: { 'content-type': 'text/plain' } }),
  },
  {
    status: 429,
    code: 'RATE_LIMIT_RPM_EXCEEDED',
    where: 'searches and tools',
    of: isCounted,
    how: 'the key `minute`',
    meet: sent({ key: 'minute' }),
  },
  {
    status: 429,
    code: 'RATE_LIMIT_EXCEEDED',
    where: 'searches and tools',
    of: isCounted,
    how: 'the keys `day` and `month`',
    meet: sent({ key: 'day' }),
  },
  {
    status: 429,
    code: 'RATE_LIMIT_RPM_EXCEEDED',
    where: 'every operation with a key',
    of: operation => has(429)(operation) && operation.hasKey,
    how: 'the key `throttled`',
    meet: sent({ key: 'throttled' }),
  },
  {
    status: 431,
    code: 'REQUEST_HEADER_FIELDS_TOO_LARGE',
    where: 'every operation',
    of: has(431),
    how: 'a header of more than 16 KiB',
    meet: sent({ headers: { 'x-padding': 'x'.repeat(20_000) } }),
  },
  {
    status: 409,
    code: 'MAX_CONCURRENCY_EXCEEDED',
    where: '`GET /search/{id}/stream`',
    of: only('streamSearch'),
    how: '200 open streams, or as many as `STREAMS_PER_KEY` says, and one more',
    disturbs: true,
    meet: manyStreams,
  },
  {
    status: 429,
    code: 'RATE_LIMIT_RPM_EXCEEDED',
    where: 'images',
    of: operation => operation.service === 'images' && has(429)(operation),
    how: '1,000 images in a minute that were not asked for before, and one more',
    disturbs: true,
    meet: manyImages,
  },
]

async function manyStreams(caller: Caller, operation: SandboxOperation): Promise<Response> {
  const params = { id: await runningSearch(caller) }
  const leave = new AbortController()
  await Promise.all(Array.from({ length: 200 }, () => caller.ask(operation, { params, signal: leave.signal })))
  const response = await caller.ask(operation, { params })
  leave.abort()
  return response
}

/** Requests small flags: each width of each flag is a separate image. */
async function manyImages(caller: Caller, operation: SandboxOperation): Promise<Response> {
  const names = 'fr de it be nl at ie pl lu ee lv lt hu ro bg ru ua ng ml td ci'.split(' ')
  const paths = names.flatMap(name => Array.from({ length: 48 }, (_, width) => `/flags/${name}.png?w=${16 + width}`))
  const load = (path: string) => fetch(`${caller.imagesUrl}${path}`).then(answer => answer.arrayBuffer())
  for (let from = 0; from < 1_000; from += 50) await Promise.all(paths.slice(from, from + 50).map(load))
  return caller.ask(operation, { params: { file: 'jp.png', domain: 'delta.example' } })
}
