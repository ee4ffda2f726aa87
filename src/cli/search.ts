import { Command } from 'commander'
import { composeEgress, readChecks } from '../compose-outside.ts'
import { readConfig, type Config } from '../config.ts'
import { refuseBlocked } from '../core/blocklist.ts'
import { createLeakSources } from '../core/leak-sources.ts'
import { openServiceKey } from '../core/service-keys.ts'
import { createModules } from '../core/modules.ts'
import { createCatalogue, type Offer } from '../core/search/catalogue.ts'
import { planSearch, type PlannedSearch, type SearchRequest } from '../core/search/request.ts'
import { runTemporary } from '../core/search/temporary-run.ts'
import { readDatabase } from '../db/database.ts'
import { Failure, validationError } from '../errors.ts'
import { systemClock } from '../lib/clock.ts'
import { newId } from '../lib/ids.ts'
import { createLog } from '../lib/log.ts'
import { createSealer } from '../lib/sealed.ts'
import { createSemaphore } from '../lib/semaphore.ts'
import { typed, typedSearch } from '../lib/typed.ts'
import { readSecrets } from '../secret.ts'
import { breachSources } from '../sources/breaches/index.ts'
import { leakSources } from '../sources/leaks/index.ts'
import { modules as allModules } from '../sources/modules/index.ts'
import type { Query, QueryType } from '../sources/source.ts'
import { guess } from './guess.ts'
import { createScreen, type ShownEvent } from './screen.ts'
import { startFailure } from './output.ts'
import { readType } from './query-type.ts'
import { plainJson } from './text.ts'

interface Options {
  type?: QueryType
  modules?: string
  all?: boolean
  json?: boolean
  color: boolean
}

export function searchCommand(): Command {
  return new Command('search').description('investigate an observable here and now, without a server')
    .argument('<observable>', 'a pseudonym, e-mail address, domain, wallet or IP address')
    .option('--type <type>', 'pseudonym, email, domain, crypto or ip; guessed unless told', readType)
    .option('--modules <slugs>', 'only these, comma-separated')
    .option('--all', 'every available module of the type')
    .option('--json', 'print the events as JSON lines')
    .option('--no-color', 'no colours')
    .addHelpText('after', `
Examples: ${typedSearch('torvalds')}
          ${typedSearch('example.com --modules dns,rdap-domain')}
          ${typedSearch('--type pseudonym -- -name-with-a-dash')}
Exit codes: 0 completed, 1 failed, 2 not used as it should be, 130 interrupted.
Nothing is stored. Where a database exists, its blocklist applies. SANDBOX=1 simulates the outside world.`)
    .action(search)
}

async function search(observable: string, options: Options): Promise<void> {
  const config = readConfig()
  const { type, value, note } = options.type === undefined ? guess(observable) : { type: options.type, value: observable }
  const planned = plan(type, value, options, await offer(config))
  await refuseBlockedHere(config, planned.query)
  const stop = new AbortController()
  process.once('SIGINT', () => stop.abort())
  const egress = await composeEgress(config)
  const screen = createScreen({ planned, note, color: options.color, json: options.json ?? false })
  try {
    const events = runTemporary({
      client: egress.client, clock: systemClock, log: createLog({ level: 'error' }),
      places: createSemaphore(config.runnerCapacity), timeLimitMs: config.searchTimeLimitMs,
    }, {
      id: newId(), planned, signal: stop.signal,
      encode: (event, data) => Buffer.from(`{"event":${JSON.stringify(event)},"data":${plainJson(data)}}\n`),
      onOutcome: screen.outcome,
    })
    for await (const lines of events) {
      for (const line of lines.toString().trimEnd().split('\n')) screen.event(line, JSON.parse(line) as ShownEvent)
    }
    process.exitCode = screen.close(stop.signal.aborted)
  } finally {
    await egress.close()
  }
}

/** The operator's own leak sources are in a database, which this command does without. */
async function offer(config: Config): Promise<Offer> {
  const { sourceKeys: keys, accountProbes: probes } = config
  const leaks = createLeakSources({ sources: leakSources, keys, local: () => Promise.resolve([]) })
  return createCatalogue({ modules: createModules({ modules: allModules, keys }), leaks, breachSources, keys, checks: await readChecks(config), probes }).open()
}

/** The blocklist of the operator holds here too, where there is a database. Throws QUERY_BLOCKED; where it cannot be read, why. */
async function refuseBlockedHere(config: Config, query: Query): Promise<void> {
  try {
    await readDatabase(config.databaseUrl, async repositories => {
      const sealed = await repositories.blocklist.hasHashed() ? await repositories.serviceKeys.get('blocklist') : undefined
      const key = sealed === undefined ? undefined : openServiceKey(createSealer(() => readSecrets(config)), 'blocklist', sealed)
      await refuseBlocked(repositories, key, query)
    })
  } catch (error) {
    throw error instanceof Failure ? error : startFailure(error, config)
  }
}

/** Throws VALIDATION_ERROR with every fault, each under what it was called on the command line. */
function plan(type: QueryType, value: string, { modules: list, all }: Options, offer: Offer): PlannedSearch {
  const { modules } = offer
  const request: SearchRequest = { query: { type, value } }
  if (all && list !== undefined) throw validationError({ message: '--all and --modules exclude each other' })
  if (all) request.modules = { mode: 'all' }
  const slugs = (list ?? '').split(',').map(slug => slug.trim()).filter(Boolean)
  if (list !== undefined && slugs.length === 0) throw validationError({ message: '--modules: name one module at least' })
  if (list !== undefined) request.modules = { mode: 'selected', ids: slugs.map(slug => modules.bySlug(slug)?.id ?? '') }
  try {
    return planSearch(request, offer, { idPath: index => `--modules ${slugs[index]!}` })
  } catch (error) {
    if (!(error instanceof Failure) || !Array.isArray(error.details)) throw error
    const unknown = new Set(slugs.filter(slug => modules.bySlug(slug) === undefined).map(slug => `--modules ${slug}`))
    const details = error.details.map(({ path, message }) => {
      if (path === 'query.value') return { path: 'observable', message }
      return { path, message: unknown.has(path) ? `there is no such module; this lists all: ${typed('modules list')}` : message }
    })
    throw validationError({ message: `This cannot be searched as ${type}`, details })
  }
}
