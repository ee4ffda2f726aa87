import type { Repositories } from '../../db/database.ts'
import { foldedNames } from '../../sources/leaks/breaches/breach-name.ts'
import type { RadarFacts } from '../../sources/leaks/breaches/merge.ts'
import type { Breach } from './breach.ts'
import { readEntry } from './catalogue-formats.ts'
import { upsert } from './upsert.ts'

/** Finds the facts of a breach by the forms of its name (see `foldedNames`). */
export type FactsOf = (forms: readonly string[]) => RadarFacts | undefined

/**
 * Creates a function that loads Radar's facts about breaches and returns a look-up by the forms of a name. The breach
 * catalogue is read again only after it has changed.
 */
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

/** Returns a look-up of the facts in the given breach catalogue. Needs no database. */
export function factsOf(catalogue: readonly unknown[]): FactsOf {
  return lookUpIn(index(catalogue.map(entry => upsert(undefined, readEntry(entry), ''))))
}

const lookUpIn = (facts: ReadonlyMap<string, RadarFacts>): FactsOf =>
  forms => forms.map(form => facts.get(form)).find(found => found !== undefined)

/** Fields that are kept in memory. The long texts of a breach are left out. */
const factFields = [
  'name', 'title', 'domain', 'breachDate', 'dataClasses', 'severity', 'pwnCount', 'isVerified', 'isSensitive',
  'isStealerLog',
] as const satisfies ReadonlyArray<keyof RadarFacts & keyof Breach>

const toFacts = (breach: Breach): RadarFacts =>
  Object.fromEntries(factFields.map(field => [field, breach[field]]))

/**
 * Indexes breaches by name and by title. A name has priority: if one breach has a name that another breach has as its
 * title, the index returns the breach with the name.
 */
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
