import type { Tracewell } from '../compose/start.ts'
import type { PrepareCall } from '../compose/store.ts'
import { newId } from '../lib/ids.ts'
import type { SandboxName } from './accounts.ts'
import {
  createExample, createExampleEndpoint, exampleIds, hasEnded, seedDomain, waitUntil, type ExampleKind,
} from './examples.ts'

type Call = Parameters<PrepareCall>[1]

/** Members of request bodies that the operations below read. Their schemas are checked before. */
interface Body {
  ids: string[]
  code: string
}

const deletable: Record<ExampleKind, readonly string[]> = {
  searches: exampleIds.deletable,
  investigations: [exampleIds.deletableInvestigation],
  watches: [exampleIds.deletableWatch],
}

/**
 * Returns the function that a sandbox calls before each operation. It creates an example again that an earlier request
 * has deleted or used up, if the operation would otherwise refuse the example of the documents: the examples work in
 * any order and again. Other operations still see what was deleted.
 */
export function createRestore(tracewell: Tracewell, keys: Readonly<Record<SandboxName, string>>): PrepareCall {
  const { database, deletion, clock } = tracewell

  async function recreate(kind: ExampleKind, id: string): Promise<void> {
    await deletion.sweep() // the id is free only once the deleted example is removed
    const principal = await tracewell.authenticate(`Bearer ${keys.business}`, '127.0.0.1')
    await createExample(tracewell, principal, kind, id, `-${newId().slice(-8)}`)
    await waitUntil(() => hasEnded(tracewell, id))
  }

  const restoreDeleted = (kind: ExampleKind) => async ({ body }: Call): Promise<void> => {
    const named = (body as Body).ids.map(id => id.toLowerCase())
    for (const id of deletable[kind].filter(one => named.includes(one))) {
      if (await database[kind].get(id) === undefined) await recreate(kind, id)
    }
  }

  /** A retried search has no failed sources any more. */
  async function restoreRetried({ params }: Call): Promise<void> {
    const id = exampleIds.retryable
    if (String(params['id']).toLowerCase() !== id) return
    const search = await database.searches.get(id)
    if (search !== undefined && (await database.searchRetries.listChain(search)).length === 1) return
    await database.searches.hide([id], clock.now().toISOString())
    await recreate('searches', id)
  }

  /** The searches of a retried investigation have no failed sources any more. */
  async function restoreRetriedInvestigation({ params }: Call): Promise<void> {
    const id = exampleIds.retriedInvestigation
    if (String(params['id']).toLowerCase() !== id) return
    const found = await database.investigations.get(id)
    if (found !== undefined && (await database.searchRetries.listOfInvestigations([id])).length === 0) return
    await database.investigations.hide([id], clock.now().toISOString())
    await recreate('investigations', id)
  }

  /** A code works once, and for ten minutes. */
  async function restoreCode({ body }: Call): Promise<void> {
    const { code } = body as Body
    if (code === exampleIds.signInCode) tracewell.signIn.createCode(keys.unmarked, code)
  }

  /** A revoked key is not rotated. */
  async function restoreKey({ params }: Call): Promise<void> {
    if (String(params['id']).toLowerCase() !== exampleIds.key) return
    await database.keys.setState(exampleIds.key, 'active', clock.now().toISOString())
  }

  /** A deleted endpoint is there again for the next example. */
  async function restoreEndpoint({ params }: Call): Promise<void> {
    const id = exampleIds.webhookEndpoint
    if (String(params['id']).toLowerCase() !== id || await database.webhookEndpoints.get(id) !== undefined) return
    await createExampleEndpoint(tracewell, await tracewell.authenticate(`Bearer ${keys.business}`, '127.0.0.1'))
  }

  /** A domain that was removed, and perhaps claimed again, has the id of the examples again. */
  async function restoreDomain({ params }: Call): Promise<void> {
    if (String(params['id']).toLowerCase() !== exampleIds.domain) return
    if (await database.accountDomains.get(exampleIds.domain) !== undefined) return
    const principal = await tracewell.authenticate(`Bearer ${keys.business}`, '127.0.0.1')
    const other = await database.accountDomains.find(principal.accountId, 'tw-proof.example')
    if (other) await database.accountDomains.remove(other.id)
    await seedDomain(tracewell, principal)
  }

  const restores: Readonly<Record<string, (call: Call) => Promise<void>>> = {
    signIn: restoreCode,
    deleteSearches: restoreDeleted('searches'),
    deleteInvestigations: restoreDeleted('investigations'),
    deleteWatches: restoreDeleted('watches'),
    retrySearch: restoreRetried,
    retryInvestigation: restoreRetriedInvestigation,
    rotateKey: restoreKey,
    getWebhookEndpoint: restoreEndpoint,
    updateWebhookEndpoint: restoreEndpoint,
    deleteWebhookEndpoint: restoreEndpoint,
    rotateWebhookEndpoint: restoreEndpoint,
    testWebhookEndpoint: restoreEndpoint,
    checkDomain: restoreDomain,
    removeDomain: restoreDomain,
  }
  let last: Promise<void> = Promise.resolve()

  return (operation, call) => {
    const restore = restores[operation]
    if (restore === undefined) return undefined
    const work = () => restore(call)
    return last = last.then(work, work)
  }
}
