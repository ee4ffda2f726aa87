import { Command } from 'commander'
import { composeEgress } from '../compose.ts'
import { readConfig } from '../config.ts'
import { createModules, type Modules } from '../core/modules.ts'
import { guessType } from '../core/search/observable.ts'
import { planSearch, type SearchRequest } from '../core/search/request.ts'
import { runTemporary } from '../core/search/temporary-run.ts'
import { validationError } from '../errors.ts'
import { systemClock } from '../lib/clock.ts'
import { newId } from '../lib/ids.ts'
import { createLog } from '../lib/log.ts'
import { createSemaphore } from '../lib/semaphore.ts'
import { modules as allModules } from '../sources/modules/index.ts'
import type { QueryType } from '../sources/source.ts'
import { createScreen, type ShownEvent } from './screen.ts'
import { readType } from './query-type.ts'

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
Examples: search torvalds
          search --type domain example.com --modules dns,rdap-domain
          search -- -name-with-a-dash
Exit codes: 0 completed, 1 failed, 2 not used as it should be. Nothing is stored.`)
    .action(search)
}

async function search(observable: string, options: Options): Promise<void> {
  const config = readConfig()
  const modules = createModules({ modules: allModules, keys: config.sourceKeys })
  const planned = planSearch(requestOf(observable, options, modules), modules)
  const egress = await composeEgress(config)
  const stop = new AbortController()
  process.once('SIGINT', () => stop.abort())
  const screen = createScreen({ type: planned.query.type, color: options.color, json: options.json ?? false })
  try {
    const events = runTemporary({
      client: egress.client, clock: systemClock, log: createLog({ level: 'silent' }),
      places: createSemaphore(config.runnerCapacity), timeLimitMs: config.searchTimeLimitMs,
    }, {
      id: newId(), planned, signal: stop.signal,
      encode: (event, data) => Buffer.from(`{"event":${JSON.stringify(event)},"data":${data}}\n`),
      onOutcome: screen.outcome,
    })
    for await (const lines of events) {
      for (const line of lines.toString().trimEnd().split('\n')) screen.event(line, JSON.parse(line) as ShownEvent)
    }
    process.exitCode = stop.signal.aborted ? 130 : screen.close()
  } finally {
    await egress.close()
  }
}

function requestOf(observable: string, { type = guessType(observable), modules: slugs, all }: Options, modules: Modules): SearchRequest {
  const query = { type, value: observable }
  if (all) return { query, modules: { mode: 'all' } }
  if (slugs === undefined) return { query }
  const ids = slugs.split(',').map(slug => {
    const listed = modules.bySlug(slug.trim())
    if (listed === undefined) throw validationError({ message: `--modules: there is no module ${slug.trim()}` })
    return listed.id
  })
  return { query, modules: { mode: 'selected', ids } }
}
