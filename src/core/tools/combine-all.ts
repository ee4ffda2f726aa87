import type { FoundOutcome } from '../asking/ask-source.ts'
import { isConclusive, type AnyOperation } from './operation.ts'

type Sections = Readonly<Record<string, AnyOperation>>
type DataOf<Operation> =
  Operation extends { combine(...parameters: never[]): infer Of }
    ? Awaited<Of> extends { data: infer Data } ? Data : never
    : never

/** Data of each operation, by name. `null` if no source of the operation had a conclusive outcome. */
export type CombinedData<Of extends Sections> = { [Name in keyof Of]: DataOf<Of[Name]> | null }

/** Returns the sources of several operations. A source that several operations use occurs once. */
export const sourcesOf = (sections: Sections): AnyOperation['sources'] =>
  Object.assign({}, ...Object.values(sections).map(({ sources }) => sources)) as AnyOperation['sources']

/** Builds the data of each operation from the outcomes of its sources. */
export async function combineAll<Of extends Sections>(
  sections: Of,
  query: object,
  outcomes: Readonly<Record<string, FoundOutcome>>,
) {
  const counts: Record<string, number> = {}
  const data: Record<string, object | null> = {}
  for (const [name, { sources, combine }] of Object.entries(sections)) {
    const own = Object.fromEntries(Object.keys(sources).map(slug => [slug, outcomes[slug]!]))
    const combined = await combine(query, own)
    for (const [slug, count] of Object.entries(combined.counts ?? {})) counts[slug] = Math.max(counts[slug] ?? 0, count)
    data[name] = Object.values(own).some(isConclusive) ? combined.data : null
  }
  return { data: data as CombinedData<Of>, counts }
}
