import type { Repositories } from '../../db/database.ts'
import { foldedNames } from '../../sources/leaks/breaches/breach-name.ts'
import type { RadarFacts } from '../../sources/leaks/breaches/merge.ts'
import type { Breach } from './breach.ts'
import { readEntry } from './catalogue-formats.ts'
import { upsert } from './upsert.ts'

/** Looks up breaches in Radar. */
export interface FactsOf {
  /** Finds the facts of a breach by the forms of its name (see `foldedNames`). */
  (forms: readonly string[]): RadarFacts | undefined
  /** Returns the breaches of a site by its domain. Missing if there is no breach catalogue. */
  ofDomain?: (domain: string) => readonly RadarFacts[]
}

interface Index {
  byName: ReadonlyMap<string, RadarFacts>
  byDomain: ReadonlyMap<string, readonly RadarFacts[]>
}

/**
 * Creates a function that loads Radar's facts about breaches and returns a look-up by the forms of a name. The breach
 * catalogue is read again only after it has changed.
 */
export function createRadarFacts({ database }: { database: Pick<Repositories, 'breaches'> }) {
  let cached: { revision: number, facts: Index } | undefined

  async function read(): Promise<Index> {
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

const lookUpIn = ({ byName, byDomain }: Index): FactsOf => Object.assign(
  (forms: readonly string[]) => forms.map(form => byName.get(form)).find(found => found !== undefined),
  { ofDomain: (domain: string) => byDomain.get(domain) ?? [] },
)

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
function index(breaches: readonly Breach[]): Index {
  const facts = new Map<string, RadarFacts>()
  for (const field of ['name', 'title'] as const) {
    for (const breach of breaches) {
      for (const folded of foldedNames(breach[field])) {
        if (!facts.has(folded)) facts.set(folded, toFacts(breach))
      }
    }
  }
  const named = breaches.filter(({ domain }) => domain !== '')
  const byDomain = Map.groupBy(named.map(toFacts), ({ domain = '' }) => domain.toLowerCase())
  return { byName: facts, byDomain }
}
