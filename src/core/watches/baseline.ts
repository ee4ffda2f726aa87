import { parseInSlices } from '../../lib/json-slices.ts'
import { jsonTextInSlices } from '../../lib/json-text.ts'
import type { Baseline, KeptAnswer } from './compare.ts'
import type { KeptFact } from './facts.ts'

/** The facts of an answer as they are stored: a list, because an object with as many members is slow to read. */
type StoredAnswer = Omit<KeptAnswer, 'facts'> & { facts: Array<[key: string, fact: KeptFact]> }

const noLimits = { maxLevels: Infinity, maxValues: Infinity }

/** Returns a baseline as it is stored, as JSON. Works in slices. */
export async function writeBaseline(baseline: Baseline): Promise<string> {
  const stored = Object.entries(baseline).map(([name, answer]): [string, StoredAnswer] =>
    [name, { ...answer, facts: [...answer.facts] }])
  return await jsonTextInSlices(Object.fromEntries(stored))
}

/** Reads what `writeBaseline` returned. Works in slices. */
export async function readBaseline(json: string): Promise<Baseline> {
  const stored = await parseInSlices(Buffer.from(json), noLimits) as Record<string, StoredAnswer>
  return Object.fromEntries(Object.entries(stored).map(([name, answer]): [string, KeptAnswer] =>
    [name, { ...answer, facts: new Map(answer.facts) }]))
}
