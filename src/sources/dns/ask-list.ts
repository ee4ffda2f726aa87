import { SourceFailure } from '../failures.ts'
import { changed } from '../kit/shape.ts'
import type { Context } from '../kit/source.ts'
import { listName, testOf, type DnsList } from './dns-list.ts'
import { resolve } from './resolve.ts'

/** Entry of a list for a value: the addresses in its answer, and their meanings. */
export interface Listing {
  codes: string[]
  meanings: string[]
}

/** Time after which the self-test of a list is repeated, in milliseconds. */
const testMs = 3_600_000

/** Results of the self-tests of this process. `fault` is `undefined` if the list passed. */
const tested = new WeakMap<DnsList, { atMs: number, fault: string | undefined }>()

/**
 * Asks a list about a value. Returns `undefined` if the value is not listed. The list must pass its self-test at most
 * an hour before: the zone of a closed list may have no entries, or answer every name with one address.
 * @throws SourceFailure if the resolver fails, the list refuses it, or the list is out of order.
 */
export async function askList(list: DnsList, value: string, context: Context): Promise<Listing | undefined> {
  const listing = toListing(list, await answersOf(list, value, context))
  await requireSound(list, context)
  return listing
}

/** Returns the text that a list publishes about a listed value, or `undefined` if it publishes none. */
export const reasonOf = async (list: DnsList, value: string, context: Context): Promise<string | undefined> =>
  (await resolve(context, listName(list, value), 'TXT'))[0]

/** Throws `UPSTREAM_BLOCKED` if an answer refuses the resolver. Such an answer never means that a value is listed. */
async function answersOf(list: DnsList, value: string, context: Context): Promise<string[]> {
  const answers = await resolve(context, listName(list, value), 'A')
  if (answers.some(answer => answer.startsWith('127.255.255.') || list.refused?.includes(answer))) {
    throw new SourceFailure('UPSTREAM_BLOCKED', 'the list refuses queries of the public resolver')
  }
  return answers
}

function toListing({ codes: known, unlisted }: DnsList, answers: readonly string[]): Listing | undefined {
  const codes = answers.filter(answer => !unlisted?.includes(answer))
  if (codes.length === 0) return undefined
  return { codes, meanings: codes.map(code => meaningOf(known, code)) }
}

/** Throws `UPSTREAM_CHANGED` for an address that is no code. RFC 5782 reserves 127.0.0.1, so `*` does not cover it. */
function meaningOf(known: DnsList['codes'], code: string): string {
  const meaning = known[code] ?? (/^127\.(?!0\.0\.1$)/.test(code) ? known['*'] : undefined)
  if (meaning === undefined) throw changed()
  return meaning
}

async function requireSound(list: DnsList, context: Context): Promise<void> {
  const nowMs = context.now.getTime()
  const last = tested.get(list)
  const fault = last && nowMs - last.atMs < testMs ? last.fault : await selfTest(list, context)
  if (last === undefined || nowMs - last.atMs >= testMs) tested.set(list, { atMs: nowMs, fault })
  if (fault !== undefined) throw new SourceFailure('UPSTREAM_CHANGED', fault)
}

async function selfTest(list: DnsList, context: Context): Promise<string | undefined> {
  const { listed, clean } = testOf(list)
  const [positive, negative] = await Promise.all([
    listed === null ? undefined : answersOf(list, listed, context),
    answersOf(list, clean, context),
  ])
  if (negative.length > 0) return 'the list has an entry that no list may have: its zone answers every name'
  return positive?.some(answer => answer.startsWith('127.')) === false
    ? 'the list has lost its test entry: it is out of order or closed'
    : undefined
}
