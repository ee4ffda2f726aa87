import { Command } from 'commander'
import { composeEgress, readChecks } from '../compose/outside.ts'
import { readConfig, type Config } from '../config/read.ts'
import { refuseBlocked } from '../core/blocklist.ts'
import { createLeakSources } from '../core/leak-sources.ts'
import { readySources } from '../core/leaks/leaks.ts'
import { openServiceKey } from '../core/service-keys.ts'
import { createModules } from '../core/modules.ts'
import { createRadarFacts, factsOf, type FactsOf } from '../core/radar/facts.ts'
import { starterBreaches } from '../core/radar/starter.ts'
import { createCatalogue, type CatalogueSnapshot } from '../core/search/catalogue.ts'
import { runTemporary } from '../core/search/temporary-run.ts'
import { readDatabase, type Repositories } from '../db/database.ts'
import { Failure } from '../errors.ts'
import { systemClock } from '../lib/clock.ts'
import { newId } from '../lib/ids.ts'
import { createLog } from '../lib/log.ts'
import { createSealer, type Sealer } from '../lib/sealed.ts'
import { createSemaphore } from '../lib/semaphore.ts'
import { decodeEvents } from '../lib/sse.ts'
import { cliSearchCommand } from '../lib/cli-command.ts'
import { readSecrets } from '../config/secret.ts'
import { breachSources } from '../sources/breaches/index.ts'
import { leakSources } from '../sources/leaks/index.ts'
import { modules as allModules } from '../sources/modules/index.ts'
import type { QueryType } from '../sources/kit/source.ts'
import { guess } from './guess.ts'
import { createScreen } from './screen.ts'
import { startFailure } from './output.ts'
import { readType } from './query-type.ts'
import { planFor, type SearchArguments } from './search-request.ts'
import { plainJson } from './text.ts'

interface Options extends SearchArguments {
  type?: QueryType
  json?: boolean
  color: boolean
}

export function searchCommand(): Command {
  return new Command('search').description('search an observable now, without a server')
    .argument('<observable>', 'a pseudonym, e-mail address, domain, wallet or IP address')
    .option('--type <type>', 'pseudonym, email, domain, crypto or ip (default: guessed from the observable)', readType)
    .option('--modules <slugs>', 'use only these modules, comma-separated')
    .option('--all', 'use every available module of the type')
    .option('--leaks <codes>', 'also search these leak sources, comma-separated, or all; secrets are masked')
    .option('--json', 'print the events as JSON lines')
    .option('--no-color', 'print without colours')
    .addHelpText('after', `
Examples: ${cliSearchCommand('torvalds')}
          ${cliSearchCommand('example.com --modules dns,rdap-domain')}
          ${cliSearchCommand('sam@example.com --leaks all')}
          ${cliSearchCommand('--type pseudonym -- -name-with-a-dash')}
Exit codes: 0 completed; 1 the search failed, or every source that was asked failed; 2 wrong usage; 130 interrupted.
Nothing is stored. If a database exists, its blocklist applies, and --leaks can use the leak sources imported into it.
With SANDBOX=1 all sources are simulated.`,
    )
    .action(search)
}

async function search(observable: string, options: Options): Promise<void> {
  const config = readConfig()
  if (options.leaks === undefined) return investigate(config, observable, options)
  await withDatabase(config, stored => investigate(config, observable, options, stored))
}

/** Runs a search. `stored` is the database with imported leak sources, if `--leaks` is used and a database exists. */
async function investigate(config: Config, observable: string, options: Options, stored?: Repositories): Promise<void> {
  const { type, value, note } = options.type === undefined
    ? guess(observable)
    : { type: options.type, value: observable }
  let radar: FactsOf = () => undefined
  const planned = planFor(type, value, options, await readCatalogue(config, () => Promise.resolve(radar), stored))
  const consult = async (database?: Repositories) => {
    if (database) await refuseBlocked(database, await hashKey(database, config), planned.query)
    if (planned.tasks.some(({ kind }) => kind === 'breaches')) radar = await factsIn(database)
  }
  await (stored ? consult(stored) : withDatabase(config, consult))
  const stop = new AbortController()
  process.once('SIGINT', () => stop.abort())
  const egress = await composeEgress(config)
  const screen = createScreen({ planned, note, color: options.color, json: options.json ?? false })
  try {
    const events = runTemporary({
      client: egress.client, clock: systemClock, log: createLog({ level: 'error' }),
      slots: createSemaphore(config.runnerCapacity),
    }, {
      id: newId(),
      planned,
      timeLimitMs: config.searchTimeLimitMs,
      signal: stop.signal,
      onOutcome: screen.outcome,
    })
    for await (const chunk of events) {
      for (const { event, data } of decodeEvents(chunk)) {
        screen.event({ event, data: JSON.parse(data) as Record<string, unknown> }, plainJson(data))
      }
    }
    process.exitCode = screen.close(stop.signal.aborted)
  } finally {
    await egress.close()
  }
}

const sealerOf = (config: Config): Sealer => createSealer(() => readSecrets(config))

/** Returns the HMAC key for hashed blocklist entries, or `undefined` if the list has no such entry. */
async function hashKey({ blocklist, serviceKeys }: Repositories, config: Config): Promise<Buffer | undefined> {
  const sealed = await blocklist.hasHashed() ? await serviceKeys.get('blocklist') : undefined
  return sealed === undefined ? undefined : openServiceKey(sealerOf(config), 'blocklist', sealed)
}

/** Returns Radar's facts of breaches from the database's catalogue, or from the starter catalogue if it is empty. */
async function factsIn(database: Repositories | undefined): Promise<FactsOf> {
  const isFilled = database !== undefined && (await database.breaches.state()).revision > 0
  return isFilled ? createRadarFacts({ database })() : factsOf(starterBreaches())
}

async function readCatalogue(
  config: Config,
  radar: () => Promise<FactsOf>,
  stored?: Repositories,
): Promise<CatalogueSnapshot> {
  const { sourceKeys: keys, accountProbes: probes } = config
  const local = async () => stored ? readySources(stored, () => sealerOf(config)) : []
  const leaks = createLeakSources({ sources: leakSources, keys, local })
  return createCatalogue({
    modules: createModules({ modules: allModules, keys }),
    leaks,
    breachSources,
    keys,
    checks: await readChecks(config),
    probes,
    radar,
  }).snapshot()
}

/**
 * Runs `work` with the configured database, or `undefined` if it does not exist; none is created. Throws an error that
 * explains why the database cannot be read.
 */
async function withDatabase(
  config: Config,
  work: (repositories: Repositories | undefined) => Promise<void>,
): Promise<void> {
  try {
    await readDatabase(config.databaseUrl, work)
  } catch (error) {
    throw error instanceof Failure ? error : startFailure(error, config)
  }
}
