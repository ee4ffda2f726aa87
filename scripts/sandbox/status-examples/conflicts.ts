import { magicValues } from '../../../src/upstreams/outcomes.ts'
import { isRetry, isTool, only, startsFromSearch, startsSearch } from '../caller.ts'
import { beginInvestigation, endedInvestigation, runningSearch, runningWatch, takenSlots } from '../searches.ts'
import { manyStreams, onListedKey, twiceAtOnce, withoutFailure } from './refused-requests.ts'
import { sendDefault, type StatusExample } from './status-example.ts'

/** Requests that get the status 409. */
export const conflicts: readonly StatusExample[] = [
  {
    status: 409,
    code: 'MAX_CONCURRENCY_EXCEEDED',
    operations: 'searches, `POST /investigations`',
    appliesTo: operation =>
      startsSearch(operation) && !startsFromSearch(operation) || operation.id === 'createInvestigation',
    how: 'the key `busy`',
    send: sendDefault({ key: 'busy' }),
  },
  {
    status: 409,
    code: 'MAX_CONCURRENCY_EXCEEDED',
    operations: '`POST /search/{id}/retry`, `…/rerun`',
    appliesTo: startsFromSearch,
    how: 'the key `starter`, and the id of one of its two searches for `tw-hang` that run',
    send: async (caller, operation) =>
      caller.ask(operation, { key: 'starter', params: { id: await takenSlots(caller) } }),
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
    operations: '`POST /search/delete`, `…/webhook/redeliver`, `…/retry`, `…/compare/{other}`',
    appliesTo: only('deleteSearches', 'redeliverWebhook', 'retrySearch', 'compareSearches'),
    how: 'the id of a search for `tw-hang`, which runs for 10 seconds',
    send: async (caller, operation) => caller.ask(operation, { params: { id: await runningSearch(caller) } }),
  },
  {
    status: 409,
    code: 'NOTHING_TO_RETRY',
    operations: '`POST /search/{id}/retry`',
    appliesTo: isRetry,
    how: 'the id of a search for `tw-success`',
    send: withoutFailure,
  },
  {
    status: 409,
    code: 'NOTHING_TO_RETRY',
    operations: '`POST /investigations/{id}/retry`',
    appliesTo: only('retryInvestigation'),
    how: 'the id of an investigation of `tw-none` that has finished',
    send: async (caller, operation) => caller.ask(operation, { params: await endedInvestigation(caller) }),
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
    code: 'KEY_NOT_ACTIVE',
    operations: '`…/account/keys/{id}/rotate`',
    appliesTo: only('rotateKey'),
    how: 'the key `free`, and the id of its revoked key in `GET /account/keys`',
    send: (caller, operation) => onListedKey(caller, operation, 'free', key => key.state === 'revoked'),
  },
  {
    status: 409,
    code: 'WATCH_QUOTA_EXCEEDED',
    operations: '`POST /watches`',
    appliesTo: only('createWatch'),
    how: 'the key `busy`',
    send: sendDefault({ key: 'busy' }),
  },
  {
    status: 409,
    code: 'WATCH_EXISTS',
    operations: '`POST /watches`',
    appliesTo: only('createWatch'),
    how: 'the request of a watch again',
    async send(caller) {
      const body = { observable: { value: magicValues.watch['Pseudonym'] }, interval_hours: 24 }
      await caller.send('POST', '/watches', { body })
      return caller.send('POST', '/watches', { body })
    },
  },
  {
    status: 409,
    code: 'WATCH_RUNNING',
    operations: '`POST /watches/{id}/run`',
    appliesTo: only('runWatch'),
    how: 'the id of a watch of `tw-hang`, whose run takes ten seconds',
    send: async (caller, operation) => caller.ask(operation, { params: await runningWatch(caller) }),
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
    operations: '`POST /investigations/delete`, `…/webhook/redeliver`',
    appliesTo: only('deleteInvestigations', 'redeliverInvestigationWebhook'),
    how: 'the id of an investigation of `tw-hang`, which runs for 10 seconds',
    send: async (caller, operation) =>
      caller.ask(operation, { params: { id: await beginInvestigation(caller, 'hang') } }),
  },
  {
    status: 409,
    code: 'INVESTIGATION_CANCELLED',
    operations: '`POST /investigations/{id}/follow`',
    appliesTo: only('followInvestigation'),
    how: 'the id of an investigation of `tw-hang` after `POST /investigations/{id}/cancel`',
    async send(caller, operation) {
      const id = await beginInvestigation(caller, 'hang')
      await (await caller.send('POST', `/investigations/${id}/cancel`)).arrayBuffer()
      return caller.ask(operation, { params: { id } })
    },
  },
  {
    status: 409,
    code: 'MAX_CONCURRENCY_EXCEEDED',
    operations: '`GET /search/{id}/stream`, `GET /investigations/{id}/stream`, `GET /watches/{id}/stream`',
    appliesTo: only('streamSearch', 'streamInvestigation', 'streamWatch'),
    how: '200 open streams, or as many as `STREAMS_PER_KEY` says, and one more',
    affectsOthers: true,
    send: manyStreams,
  },
]
