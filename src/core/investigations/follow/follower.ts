import type { Database, Repositories } from '../../../db/database.ts'
import type { Reason, StoredInvestigation } from '../../../db/investigations.ts'
import type { AddedObservable, EndedObservable } from '../../../db/investigation-observables.ts'
import type { Clock } from '../../../lib/clock.ts'
import { inSlices } from '../../../lib/slices.ts'
import type { Wire } from '../../../wire/wire.ts'
import { endInvestigationIfDone } from '../../search/end-investigation.ts'
import { noInterest, withoutMarked } from '../../marks/without-marked.ts'
import { isCovered } from '../../observables/covered.ts'
import { searchedKey } from '../../observables/mailbox.ts'
import { observableKey } from '../../observables/normal-form.ts'
import { observablesOf } from '../../search/observables.ts'
import { readMarks } from '../../search/read-marks.ts'
import { queryOf } from '../../search/state.ts'
import { followedEvent, leftOutEvent } from '../events.ts'
import type { Follow } from './options.ts'
import { selectFollowed, type Finding, type Selection } from './select.ts'

/*
 * The follower adds what the searches of an investigation find to its observables.
 *
 *   follows   1 ──→ 0   the findings of this observable's search have been followed, or the investigation stopped
 *
 * An observable above the depth of the request begins with 1. The investigation does not finish while one of its ended
 * searches still has 1. The follower reads the results of such a search without a lock, and then adds the observables,
 * their events and the 0 in one transaction that holds the lock of the investigation. A killed process therefore leaves
 * all or nothing, several followers never follow a search twice, and two searches that find the same observable add it
 * once: the later transaction sees it.
 *
 * The trade: the end of a search and the following are two transactions, because reading all results of a search would
 * delay the writes of its runner.
 */

export const maxSearchesReached: Reason = {
  code: 'MAX_SEARCHES_REACHED', message: 'The investigation has as many searches as max_searches allows',
}
/** Maximum number of observables of an investigation that are stored although `max_searches` has no room for them. */
const maxLeftOutStored = 100
/** Maximum number of addresses that an event names because the investigation has another one of the same mailbox. */
const maxSameMailbox = 100

interface FollowerParts {
  database: Database
  wire: Pick<Wire, 'publish'>
  clock: Clock
}

/** Returns the options of the following. The investigation must have a depth above 0. */
const followOf = ({ options }: Pick<StoredInvestigation, 'options'>): Follow =>
  (JSON.parse(options) as { follow: Follow }).follow

/** Follows the findings of a search that has ended. Does nothing if that was done before. */
export async function followSearch({ database, wire, clock }: FollowerParts, ended: EndedObservable): Promise<void> {
  const { investigationId: id, searchId } = ended
  const investigation = await database.investigations.get(id)
  if (!investigation) return
  const follow = followOf(investigation)
  const query = queryOf(ended)
  const marks = await readMarks(database, { accountId: investigation.accountId, ...ended })
  const tasks = await inSlices(withoutMarked(query, await database.searchTasks.list(searchId), marks, noInterest))
  const found = await observablesOf(query, tasks)
  const selection = await selectFollowed(found, follow)
  await database.inTransaction(async tx => {
    const locked = await tx.investigations.lock(id)
    if (locked?.status !== 'processing' || !await tx.investigationObservables.endFollowing(ended)) return
    await add(tx, ended, follow, selection, clock.now())
    await endInvestigationIfDone(tx, id, clock.now())
  })
  wire.publish(id)
}

async function add(
  tx: Repositories, ended: EndedObservable, follow: Follow, { observables, excluded, shared }: Selection, now: Date,
): Promise<void> {
  const { investigationId: id, searchId } = ended
  const depth = ended.depth + 1
  const { fresh, sameMailbox } = await splitKnown(tx, id, observables)
  const added = fresh.map((one): AddedObservable => ({
    type: one.type,
    value: one.value,
    normalValue: one.value,
    reference: null,
    matchKey: searchedKey(one.type, one.value),
    depth,
    found: { searchId, relation: one.relation, strength: one.strength },
    follows: depth < follow.depth,
  }))
  const { searches, without } = await tx.investigationObservables.countSearches(id, maxSearchesReached.code)
  const followed = added.slice(0, Math.max(0, follow.max_searches - searches))
  const beyond = added.slice(followed.length)
  const stored = beyond.slice(0, Math.max(0, maxLeftOutStored - without))
  await tx.investigationObservables.insert(id, [
    ...followed, ...stored.map(one => ({ ...one, reason: maxSearchesReached })),
  ])
  if (beyond.length > 0) await tx.investigations.addLeftOut(id, beyond.length)
  const counts = {
    excluded,
    shared,
    max_searches: beyond.length,
    ...sameMailbox.length > 0 && { same_mailbox: sameMailbox.slice(0, maxSameMailbox) },
  }
  await tx.investigationEvents.append(id, [
    ...followed.map(one => followedEvent(id, one, now)),
    ...excluded + shared + beyond.length + sameMailbox.length > 0
      ? [leftOutEvent(id, { search_id: searchId, depth, ...counts }, now)]
      : [],
  ])
}

/**
 * Splits findings into those of which the investigation has no observable, each mailbox once, and the addresses whose
 * mailbox it has under another address. What it has in any spelling is left out of both.
 */
async function splitKnown(tx: Repositories, id: string, findings: readonly Finding[]) {
  // an investigation of an earlier version has the keys of the values
  const known = await tx.investigationObservables.findKeys(id, findings.flatMap(({ key, type, value }) =>
    [...new Set([key, searchedKey(type, value)])]))
  const fresh: Finding[] = []
  const sameMailbox: Array<{ value: string, searched: string }> = []
  for (const one of findings) {
    const mailboxKey = searchedKey(one.type, one.value)
    const spellings = [...known.get(mailboxKey) ?? [], ...known.get(one.key) ?? []]
    const searched = spellings.find(value => isCovered({ type: one.type, normalValue: one.value }, value))
    if (searched === undefined) {
      fresh.push(one)
      known.set(mailboxKey, [...spellings, one.value])
    } else if (observableKey(one.type, searched) !== one.key) sameMailbox.push({ value: one.value, searched })
  }
  return { fresh, sameMailbox }
}
