import type { Command } from 'commander'
import { isCode } from '../core/leaks/begin-import.ts'
import type { Config } from '../config/read.ts'
import type { Store } from '../compose/store.ts'
import type { Reindexed } from '../core/leaks/reindex.ts'
import { validationError } from '../errors.ts'
import { changeStore } from './kit/on-store.ts'
import { subcommand, type JsonOption } from './kit/output.ts'
import { createProgress } from './kit/progress.ts'
import { stopOnSignals } from './kit/stop-on-signals.ts'

interface ReindexOptions extends JsonOption {
  all?: boolean
}

/** Adds the command that makes a new index of imported records, after a version with other rules of values. */
export function addReindexCommand(leaks: Command): void {
  subcommand(leaks, 'reindex', 'index the records of an imported source anew, by the rules of this version',
    'leaks reindex acme')
    .argument('[code]', 'code of the source in requests')
    .option('--all', 'index all imported sources anew, one after another')
    .addHelpText('after', `
After Ctrl-C or a crash, the same command continues. Searches use the old index until the new one is complete.
Exit codes: 0 success; 1 failure; 2 wrong usage; 130 stopped.`)
    .action(run)
}

async function run(code: string | undefined, options: ReindexOptions): Promise<void> {
  if ((code === undefined) !== (options.all === true)) {
    throw validationError({ message: 'Give the code of one source, or --all' })
  }
  const stop = stopOnSignals()
  const progress = createProgress({ isQuiet: options.json === true })
  await changeStore(options, {
    operation: 'leaks reindex',
    subjects: code !== undefined && isCode(code) ? [code] : [],
    openStore: async (config: Config) => (await import('../compose/store.ts')).openStore(config),
  }, async (store: Store) => {
    try {
      const sources: Reindexed[] = []
      for (const one of await codesOf(store, code)) {
        if (stop.signal.aborted) break
        sources.push(await store.importedLeaks().reindex(one, { signal: stop.signal, onProgress: progress.show }))
      }
      const finished = sources.every(one => one.finished) && !stop.signal.aborted
      if (!finished) process.exitCode = stop.exitCode()
      return { sources, finished }
    } finally {
      progress.clear()
    }
  }, ({ sources, finished }) => ({
    count: sources.reduce((sum, { records }) => sum + records, 0), outcome: finished ? 'ok' : 'stopped',
  }), ({ sources, finished }) => [
    ...sources.filter(one => one.finished).map(one =>
      `Indexed ${one.code} anew: ${formatCount(one.records)} records, ${formatCount(one.entries)} values.`),
    ...(finished ? [] : ['Stopped. Run the same command to continue.']),
  ].join('\n') || 'No source is imported.')
}

const codesOf = async (store: Store, code: string | undefined): Promise<string[]> =>
  code === undefined
    ? (await store.importedLeaks().list()).filter(({ state }) => state === 'ready').map(one => one.code)
    : [code]

const formatCount = (value: number): string => value.toLocaleString('en')
