import { randomUUID } from 'node:crypto'
import type { components } from '../../../generated/api.ts'
import type { SandboxName } from '../../../src/sandbox/accounts.ts'
import { isTool, only, startsSearch, type SandboxOperation, type Caller } from '../caller.ts'
import { beginInvestigation, endedInvestigation, runningSearch } from '../searches.ts'
import { hasStatus, isMetered, sendDefault, takesBody, type StatusExample } from './status-example.ts'

/** Requests that get the statuses 4xx. */
export const refusals: readonly StatusExample[] = [
  {
    status: 400,
    code: 'VALIDATION_ERROR',
    operations: 'every operation',
    appliesTo: operation => operation.id !== 'refuseFlags',
    how: 'a malformed percent escape in the query: `?%=1`',
    send: sendDefault({ query: '?%=1' }),
  },
  {
    status: 400,
    code: 'VALIDATION_ERROR',
    operations: '`GET /flags`',
    appliesTo: only('refuseFlags'),
    how: 'as it is',
    send: sendDefault({}),
  },
  {
    status: 400,
    code: 'USE_TEMPORARY_ENDPOINT',
    operations: '`POST /search`',
    appliesTo: only('createSearch'),
    how: '`"temporary": true`',
    send: sendDefault({ body: { query: { type: 'Pseudonym', value: 'tw-none' }, temporary: true } }),
  },
  {
    status: 400,
    code: 'INVALID_TEMPORARY_DELIVERY',
    operations: '`POST /search/temporary`',
    appliesTo: only('createTemporarySearch'),
    how: 'a webhook',
    send: sendDefault({
      body: {
        query: { type: 'Pseudonym', value: 'tw-none' },
        delivery: { webhook: { url: 'https://tw-success.example/' } },
      },
    }),
  },
  {
    status: 401,
    code: 'UNAUTHORIZED',
    operations: 'every operation with a key',
    appliesTo: hasStatus(401),
    how: 'the key `revoked`, or none',
    send: sendDefault({ key: 'revoked' }),
  },
  {
    status: 403,
    code: 'PLAN_FEATURE_REQUIRED',
    operations: 'searches and tools',
    appliesTo: isMetered,
    how: 'the key `free`; for tools `starter` too',
    send: sendDefault({ key: 'free' }),
  },
  {
    status: 403,
    code: 'PLAN_FEATURE_REQUIRED',
    operations: 'Radar',
    appliesTo: ({ feature }) => feature === 'radar',
    how: 'the key `noPlan`',
    send: sendDefault({ key: 'noPlan' }),
  },
  {
    status: 403,
    code: 'MANAGE_KEY_REQUIRED',
    operations: 'below `/account`',
    appliesTo: ({ mark }) => mark === 'manage',
    how: 'the key `unmarked`',
    send: sendDefault({ key: 'unmarked' }),
  },
  {
    status: 403,
    code: 'PLAN_FEATURE_REQUIRED',
    operations: '`POST /account/keys`',
    appliesTo: only('createKey'),
    how: 'the key `noPlan`',
    send: sendDefault({ key: 'noPlan' }),
  },
  {
    status: 403,
    code: 'QUERY_BLOCKED',
    operations: 'searches and tools',
    appliesTo: operation => isMetered(operation) && operation.id !== 'createInvestigation',
    how: 'a value of the blocklist',
    send: sendDefault({ outcome: 'forbidden' }),
  },
  {
    status: 404,
    code: 'NOT_FOUND',
    operations: 'what has an id or a name',
    appliesTo: operation => hasStatus(404)(operation) && operation.service === 'api',
    how: 'an id of zeros, a name that nothing has',
    send: sendDefault({ params: { name: 'Nothing', tool: 'nothing' } }),
  },
  {
    status: 404,
    code: 'NOT_FOUND',
    operations: 'images',
    appliesTo: operation => hasStatus(404)(operation) && operation.service === 'images',
    how: '`only-placeholders.example`, the flag of `atlantis`',
    send: sendDefault({ params: { domain: 'only-placeholders.example', file: 'atlantis' } }),
  },
  {
    status: 405,
    code: 'METHOD_NOT_ALLOWED',
    operations: 'images',
    appliesTo: hasStatus(405),
    how: '`POST`',
    send: sendDefault({ method: 'POST' }),
  },
  {
    status: 409,
    code: 'MAX_CONCURRENCY_EXCEEDED',
    operations: 'searches, `POST /investigations`',
    appliesTo: operation => startsSearch(operation) || operation.id === 'createInvestigation',
    how: 'the key `busy`',
    send: sendDefault({ key: 'busy' }),
  },
  {
    status: 409,
    code: 'IDEMPOTENCY_KEY_IN_USE',
    operations: '`POST /search/module/once`, tools',
    appliesTo: operation => operation.id === 'runModuleOnce' || isTool(operation),
    how: 'the same `Idempotency-Key` twice at once, with a value that takes long',
    send: twiceAtOnce,
  },
  {
    status: 409,
    code: 'SEARCH_NOT_TERMINAL',
    operations: '`POST /search/delete`, `…/webhook/redeliver`',
    appliesTo: only('deleteSearches', 'redeliverWebhook'),
    how: 'the id of a search for `tw-hang`, which runs for 10 seconds',
    send: async (caller, operation) => caller.ask(operation, { params: { id: await runningSearch(caller) } }),
  },
  {
    status: 409,
    code: 'OWN_KEY',
    operations: '`…/account/keys/{id}/revoke`',
    appliesTo: only('revokeKey'),
    how: 'the id of the key of the request: `current` in `GET /account/keys`',
    send: (caller, operation) => onListedKey(caller, operation, 'business', key => key.current),
  },
  {
    status: 409,
    code: 'KEY_QUOTA_EXCEEDED',
    operations: '`POST /account/keys`',
    appliesTo: only('createKey'),
    how: 'the key `free`',
    send: sendDefault({ key: 'free' }),
  },
  {
    status: 409,
    code: 'KEY_QUOTA_EXCEEDED',
    operations: '`…/account/keys/{id}/restore`',
    appliesTo: only('restoreKey'),
    how: 'the key `free`, and the id of its revoked key in `GET /account/keys`',
    send: (caller, operation) => onListedKey(caller, operation, 'free', key => key.state === 'revoked'),
  },
  {
    status: 409,
    code: 'SEARCH_IN_INVESTIGATION',
    operations: '`POST /search/delete`',
    appliesTo: only('deleteSearches'),
    how: 'the id of a search that an investigation started',
    async send(caller, operation) {
      const { id } = await endedInvestigation(caller)
      const answer = await caller.send('GET', `/investigations/${id}`)
      const { data } = await answer.json() as { data: { observables: [{ search: { id: string } }] } }
      return caller.ask(operation, { params: { id: data.observables[0].search.id } })
    },
  },
  {
    status: 409,
    code: 'INVESTIGATION_NOT_TERMINAL',
    operations: '`POST /investigations/delete`',
    appliesTo: only('deleteInvestigations'),
    how: 'the id of an investigation of `tw-hang`, which runs for 10 seconds',
    send: async (caller, operation) =>
      caller.ask(operation, { params: { id: await beginInvestigation(caller, 'hang') } }),
  },
  {
    status: 413,
    code: 'PAYLOAD_TOO_LARGE',
    operations: 'every operation with a body',
    appliesTo: takesBody,
    how: 'more than 64 KiB; more than 512 KiB for `POST /investigations`',
    send: sendDefault({ body: { padding: 'x'.repeat(600_000) } }),
  },
  {
    status: 415,
    code: 'UNSUPPORTED_MEDIA_TYPE',
    operations: 'every operation with a body',
    appliesTo: takesBody,
    how: '`Content-Type: text/plain`',
    send: sendDefault({ headers: { 'content-type': 'text/plain' } }),
  },
  {
    status: 422,
    code: 'IDEMPOTENCY_KEY_REUSED',
    operations: 'searches, tools and `POST /account/keys`',
    appliesTo: operation => isMetered(operation) || operation.id === 'createKey',
    how: 'an `Idempotency-Key` that was sent with another body',
    send: withUsedKey,
  },
  {
    status: 429,
    code: 'RATE_LIMIT_RPM_EXCEEDED',
    operations: 'searches and tools',
    appliesTo: isMetered,
    how: 'the key `minute`',
    send: sendDefault({ key: 'minute' }),
  },
  {
    status: 429,
    code: 'RATE_LIMIT_EXCEEDED',
    operations: 'searches and tools',
    appliesTo: isMetered,
    how: 'the keys `day` and `month`',
    send: sendDefault({ key: 'day' }),
  },
  {
    status: 429,
    code: 'RATE_LIMIT_RPM_EXCEEDED',
    operations: 'every operation with a key',
    appliesTo: operation => hasStatus(429)(operation) && operation.hasKey,
    how: 'the key `throttled`',
    send: sendDefault({ key: 'throttled' }),
  },
  {
    status: 431,
    code: 'REQUEST_HEADER_FIELDS_TOO_LARGE',
    operations: 'every operation',
    appliesTo: hasStatus(431),
    how: 'a header of more than 16 KiB',
    send: sendDefault({ headers: { 'x-padding': 'x'.repeat(20_000) } }),
  },
  {
    status: 409,
    code: 'MAX_CONCURRENCY_EXCEEDED',
    operations: '`GET /search/{id}/stream`',
    appliesTo: only('streamSearch'),
    how: '200 open streams, or as many as `STREAMS_PER_KEY` says, and one more',
    affectsOthers: true,
    send: manyStreams,
  },
  {
    status: 429,
    code: 'RATE_LIMIT_RPM_EXCEEDED',
    operations: 'images',
    appliesTo: operation => operation.service === 'images' && hasStatus(429)(operation),
    how: '1,000 images in a minute that were not asked for before, and one more',
    affectsOthers: true,
    send: manyImages,
  },
]

/** Sends a request about one of the keys that `GET /account/keys` lists. */
async function onListedKey(
  caller: Caller, operation: SandboxOperation, key: SandboxName, isMeant: (key: Listed) => boolean,
): Promise<Response> {
  const { data } = await (await caller.send('GET', '/account/keys', { key })).json() as { data: { keys: Listed[] } }
  return caller.ask(operation, { key, params: { id: data.keys.find(isMeant)?.id ?? 'none' } })
}

type Listed = components['schemas']['AccountKey']

/** Sends a request twice at once. The one that comes second is answered first, because the other one takes long. */
async function twiceAtOnce(caller: Caller, operation: SandboxOperation): Promise<Response> {
  const headers = { 'idempotency-key': randomUUID() }
  const answers = [1, 2].map(() => caller.ask(operation, { outcome: 'hang', headers }))
  const first = await Promise.race(answers)
  for (const answer of answers) {
    void answer.then(late => late === first ? undefined : late.body?.cancel(), () => undefined)
  }
  return first
}

async function withUsedKey(caller: Caller, operation: SandboxOperation): Promise<Response> {
  const headers = { 'idempotency-key': randomUUID() }
  await (await caller.ask(operation, { outcome: 'none', headers })).arrayBuffer()
  return caller.ask(operation, { headers })
}

async function manyStreams(caller: Caller, operation: SandboxOperation): Promise<Response> {
  const params = { id: await runningSearch(caller) }
  const leave = new AbortController()
  await Promise.all(Array.from({ length: 200 }, () => caller.ask(operation, { params, signal: leave.signal })))
  const response = await caller.ask(operation, { params })
  leave.abort()
  return response
}

/**
 * Requests many small flags, until the limit for new images is reached. Each width of each flag is a separate image.
 */
async function manyImages(caller: Caller, operation: SandboxOperation): Promise<Response> {
  const names = 'fr de it be nl at ie pl lu ee lv lt hu ro bg ru ua ng ml td ci'.split(' ')
  const paths = names.flatMap(name => Array.from({ length: 48 }, (_, width) => `/flags/${name}.png?w=${16 + width}`))
  const load = (path: string) => fetch(`${caller.imagesUrl}${path}`).then(answer => answer.arrayBuffer())
  for (let from = 0; from < 1_000; from += 50) await Promise.all(paths.slice(from, from + 50).map(load))
  return caller.ask(operation, { params: { file: 'jp.png', domain: 'delta.example' } })
}
