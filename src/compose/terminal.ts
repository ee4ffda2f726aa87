import type { Config } from '../config/read.ts'
import { refuseBlocked } from '../core/admission/blocklist.ts'
import { createLeakSources } from '../core/catalogue/leak-sources.ts'
import { readySources } from '../core/leaks/leaks.ts'
import { createModules } from '../core/catalogue/modules.ts'
import { createRadarFacts, factsOf, type FactsOf } from '../core/radar/facts.ts'
import { starterBreaches } from '../core/radar/starter.ts'
import { createCatalogue, type CatalogueSnapshot } from '../core/search/catalogue.ts'
import type { ResolvedSearch } from '../core/search/request.ts'
import { streamTemporarySearch, type TemporaryRun } from '../core/search/temporary-run.ts'
import type { Repositories } from '../db/database.ts'
import { readDatabase } from '../db/read-database.ts'
import { Failure, queryBlocked, type Fault } from '../errors.ts'
import { systemClock } from '../lib/clock.ts'
import { newId } from '../lib/ids.ts'
import { createFairSlots } from '../lib/fair-slots.ts'
import { decodeEvents } from '../lib/sse.ts'
import { breachSources } from '../sources/leaks/breaches/index.ts'
import { leakSources as allLeakSources } from '../sources/leaks/index.ts'
import { modules } from '../sources/modules.ts'
import { loadAccountChecks } from './account-packs.ts'
import { refuseLostDatabase } from './lost-database.ts'
import { blocklistKey, composeSources, sealerOf } from './terminal-sources.ts'

/** The parts of the service that searches in a terminal need. */
export interface TerminalSearch {
  /** `true` if all results are invented. */
  sandbox: boolean
  /** Sources that the searches can choose from. */
  catalogue: CatalogueSnapshot
  /**
   * Checks the blocklist, reads the facts of breaches if a search needs them, and opens the connections to sources.
   * Throws QUERY_BLOCKED. Its details name the places of the values, if they have places.
   */
  prepare(searches: readonly TerminalQuery[]): Promise<PreparedSearches>
}

/** Facts about a search that are needed before the first one runs. */
interface TerminalQuery extends Pick<ResolvedSearch, 'query'> {
  /** Place of the value in the input, such as `names.txt:3`. */
  place?: string | undefined
  /** `true` if the search looks up breaches. */
  hasBreaches: boolean
}

/** Searches that are ready to run. Dispose of it afterwards, to close the connections to sources. */
export interface PreparedSearches extends AsyncDisposable {
  /** Runs a search and yields its events. `data` is JSON text. */
  run(
    resolved: ResolvedSearch,
    options: Pick<TemporaryRun, 'signal' | 'onOutcome'>,
  ): AsyncGenerator<{ event: string, data: string }>
}

interface TerminalOptions {
  /**
   * If `true`, the searches can also choose the leak sources in the database. It then stays open during `work`.
   */
  withImportedLeaks: boolean
}

/**
 * Builds the parts that searches in a terminal need, and calls `work` with them. Works without a server and without a
 * database. If the configured database exists, its blocklist and its breach catalogue are read.
 * Throws the driver's error if an existing database cannot be read, and RefusedDatabase if it has lost its content, and
 * the blocklist with it.
 */
export async function withTerminalSearch(
  config: Config,
  { withImportedLeaks }: TerminalOptions,
  work: (terminal: TerminalSearch) => Promise<void>,
): Promise<void> {
  refuseLostDatabase(config)
  if (!withImportedLeaks) return work(await composeTerminal(config))
  await readDatabase(config.databaseUrl, async database => work(await composeTerminal(config, database)))
}

async function composeTerminal(config: Config, openDatabase?: Repositories): Promise<TerminalSearch> {
  let facts: FactsOf = () => undefined

  async function readFrom(database: Repositories | undefined, searches: readonly TerminalQuery[]): Promise<void> {
    if (database) await refuseAllBlocked(database, await blocklistKey(database, config), searches)
    if (searches.some(({ hasBreaches }) => hasBreaches)) facts = await breachFacts(database)
  }

  return {
    sandbox: config.sandbox,
    catalogue: await readCatalogue(config, () => Promise.resolve(facts), openDatabase),
    async prepare(searches) {
      await (openDatabase
        ? readFrom(openDatabase, searches)
        : readDatabase(config.databaseUrl, database => readFrom(database, searches)))
      return prepareSearches(config)
    },
  }
}

/** Throws QUERY_BLOCKED that names the places of all blocked values. */
async function refuseAllBlocked(
  database: Repositories,
  key: Buffer | undefined,
  searches: readonly TerminalQuery[],
): Promise<void> {
  const details: Fault[] = []
  for (const { query, place } of searches) {
    try {
      await refuseBlocked(database, key, query)
    } catch (error) {
      if (!(error instanceof Failure) || place === undefined) throw error
      details.push({ path: place, message: 'is on the blocklist' })
    }
  }
  if (details.length > 0) throw queryBlocked({ message: 'These values may not be searched on this server', details })
}

async function prepareSearches(config: Config): Promise<PreparedSearches> {
  const sources = await composeSources(config)
  const parts = {
    ...sources,
    clock: systemClock,
    slots: createFairSlots(config.runnerCapacity),
    checkSlots: createFairSlots(config.checkCapacity),
  }
  return {
    async *run(resolved, options) {
      const search = { id: newId(), accountId: 'terminal', resolved, timeLimitMs: config.searchTimeLimitMs }
      for await (const chunk of streamTemporarySearch(parts, { ...options, ...search })) yield* decodeEvents(chunk)
    },
    [Symbol.asyncDispose]: () => sources[Symbol.asyncDispose](),
  }
}

/**
 * Returns the facts of breaches from the breach catalogue in the database. If that catalogue is empty or there is no
 * database, returns the facts from the starter catalogue.
 */
async function breachFacts(database: Repositories | undefined): Promise<FactsOf> {
  const isFilled = database !== undefined && (await database.breaches.getState()).revision > 0
  return isFilled ? createRadarFacts({ database })() : factsOf(starterBreaches())
}

async function readCatalogue(
  config: Config,
  radar: () => Promise<FactsOf>,
  database: Repositories | undefined,
): Promise<CatalogueSnapshot> {
  const { sourceKeys, restrictedSources, accountProbes: probes, accountControlEmail: ownAddress } = config
  const local = async () => database ? readySources(database, () => sealerOf(config)) : []
  return createCatalogue({
    modules: createModules({ modules, sourceKeys, restrictedSources }),
    leakSources: createLeakSources({ sources: allLeakSources, sourceKeys, restrictedSources, local }),
    breachSources,
    sourceKeys,
    restrictedSources,
    checks: (await loadAccountChecks(config)).checks,
    probes,
    ownAddress,
    radar,
  }).snapshot()
}
