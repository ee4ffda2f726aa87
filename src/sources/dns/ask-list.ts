import { SourceFailure } from '../failures.ts'
import type { Context } from '../kit/source.ts'
import { listName, testOf, type DnsList } from './dns-list.ts'
import { nameExists, resolve } from './resolve.ts'

/** Entry of a list for a value: the addresses in its answer, and their meanings. */
export interface Listing {
  codes: string[]
  meanings: string[]
  /** Failure about codes without a meaning, if the answer has such codes besides. */
  failure?: SourceFailure
}

/** Time after which the self-test of a list is repeated, in milliseconds. */
const testMs = 3_600_000

/** Results of the self-tests of this process. `fault` is `undefined` if the list passed. */
const tested = new WeakMap<DnsList, { atMs: number, fault: string | undefined }>()

/**
 * Asks a list about a value. Returns `undefined` if the value is not listed. The list must pass its self-test at most
 * an hour before: the zone of a closed list may have no entries, or answer every name with one address.
 * @throws SourceFailure if the resolver fails, the list refuses it, the list is out of order, or none of the codes in
 *   its answer has a known meaning.
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
  const refusal = answers.find(answer => answer.startsWith('127.255.') || list.refused?.includes(answer))
  if (refusal !== undefined) {
    throw new SourceFailure('UPSTREAM_BLOCKED',
      `the list refuses the resolver, with code ${refusal}; the setting DNS_RESOLVER names another one`)
  }
  return answers
}

function toListing({ codes: known, unlisted }: DnsList, answers: readonly string[]): Listing | undefined {
  const listed = answers.filter(answer => !unlisted?.includes(answer))
  if (listed.length === 0) return undefined
  const codes = listed.filter(code => meaningOf(known, code) !== undefined)
  const unknown = listed.find(code => meaningOf(known, code) === undefined)
  const failure = unknown === undefined ? undefined : unknownCode(unknown)
  if (codes.length === 0) throw failure!
  return { codes, meanings: codes.map(code => meaningOf(known, code)!), ...failure && { failure } }
}

/**
 * Returns the meaning of a code. `*` stands for 127.0.0.2 to 127.0.0.253. Lists and their resolvers refuse with other
 * addresses, and RFC 5782 reserves 127.0.0.1.
 */
function meaningOf(known: DnsList['codes'], code: string): string | undefined {
  const last = /^127\.0\.0\.(\d{1,3})$/.exec(code)?.[1]
  return known[code] ?? (last !== undefined && Number(last) >= 2 && Number(last) <= 253 ? known['*'] : undefined)
}

const unknownCode = (code: string): SourceFailure => new SourceFailure('UPSTREAM_CHANGED',
  /^127(?:\.\d{1,3}){3}$/.test(code)
    ? `the list answered with code ${code}, whose meaning is not documented`
    : 'the zone answered with an address outside 127.0.0.0/8, which is no code of a list')

async function requireSound(list: DnsList, context: Context): Promise<void> {
  const nowMs = context.now.getTime()
  const last = tested.get(list)
  const fault = last && nowMs - last.atMs < testMs ? last.fault : await selfTest(list, context)
  if (last === undefined || nowMs - last.atMs >= testMs) tested.set(list, { atMs: nowMs, fault })
  if (fault !== undefined) throw new SourceFailure('UPSTREAM_CHANGED', fault)
}

async function selfTest(list: DnsList, context: Context): Promise<string | undefined> {
  const { listed, clean } = testOf(list)
  const [positive, negative, hasZone] = await Promise.all([
    listed === null ? undefined : answersOf(list, listed, context),
    answersOf(list, clean, context),
    listed !== null || nameExists(context, list.zone), // the only sign of a closed list that has no test entry
  ])
  if (!hasZone) return 'the zone of the list no longer exists'
  if (negative.length > 0) return 'the list has an entry that no list may have: its zone answers every name'
  return positive?.some(answer => answer.startsWith('127.')) === false
    ? 'the list has lost its test entry: it is out of order or closed'
    : undefined
}
