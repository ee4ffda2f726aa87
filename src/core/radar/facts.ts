import type { Repositories } from '../../db/database.ts'
import { foldedNames } from '../../sources/breaches/breach-name.ts'
import type { RadarFacts } from '../../sources/breaches/merge.ts'
import type { Breach } from './breach.ts'
import { readEntry } from './catalogue-formats.ts'
import { upsert } from './upsert.ts'

export type FactsOf = (name: string) => RadarFacts | undefined

/** Returns a function that looks breaches up by the name that a source uses. Reads the catalogue once per revision. */
export function createRadarFacts({ database }: { database: Pick<Repositories, 'breaches'> }) {
  let cached: { revision: number, facts: ReadonlyMap<string, RadarFacts> } | undefined

  async function read(): Promise<ReadonlyMap<string, RadarFacts>> {
    const { revision } = await database.breaches.getState()
    if (cached?.revision !== revision) {
      cached = {
        revision,
        facts: index((await database.breaches.listRecords()).map(record => JSON.parse(record) as Breach)),
      }
    }
    return cached.facts
  }

  return async (): Promise<FactsOf> => lookUpIn(await read())
}

/** Looks breaches up in a catalogue in the format of this service, for use without a database. */
export function factsOf(catalogue: readonly unknown[]): FactsOf {
  return lookUpIn(index(catalogue.map(entry => upsert(undefined, readEntry(entry), ''))))
}

const lookUpIn = (facts: ReadonlyMap<string, RadarFacts>): FactsOf =>
  name => foldedNames(name).map(folded => facts.get(folded)).find(found => found !== undefined)

/** The fields that are kept in memory. Descriptions, the largest part of a breach, are not among them. */
const factFields = [
  'name', 'title', 'domain', 'breachDate', 'dataClasses', 'severity', 'pwnCount', 'isVerified', 'isSensitive',
  'isStealerLog',
] as const satisfies ReadonlyArray<keyof RadarFacts & keyof Breach>

const toFacts = (breach: Breach): RadarFacts =>
  Object.fromEntries(factFields.map(field => [field, breach[field]]))

/** Indexes breaches by name and title. A name has priority over an equal title. */
function index(breaches: readonly Breach[]): ReadonlyMap<string, RadarFacts> {
  const facts = new Map<string, RadarFacts>()
  for (const field of ['name', 'title'] as const) {
    for (const breach of breaches) {
      for (const folded of foldedNames(breach[field])) {
        if (!facts.has(folded)) facts.set(folded, toFacts(breach))
      }
    }
  }
  return facts
}
