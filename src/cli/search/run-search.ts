import type { Command } from 'commander'
import { refuseBlockedHere } from '../../compose/terminal-sources.ts'
import { withTerminalSearch } from '../../compose/terminal.ts'
import { readTerminalConfig } from '../../config/read.ts'
import { readSavedPreset } from '../../config/saved-preset.ts'
import type { Preset } from '../../config/table.ts'
import { Failure } from '../../errors.ts'
import { toStartError } from '../../process/start-failure.ts'
import type { QueryType } from '../../sources/kit/source.ts'
import { openExportFile } from './export-file.ts'
import { runFollowing } from './follow-searches.ts'
import { readEntries } from './observables.ts'
import { readTableFlags, type OutputFile, type TableFlags } from './export-option.ts'
import { planSearches } from './plan-searches.ts'
import { choosesSources } from './presets.ts'
import { runSearchList } from './search-list.ts'
import { openMachine } from './search-machine.ts'
import type { SearchArguments } from './search-arguments.ts'
import { openServer } from './search-server.ts'
import type { ForceOption } from '../kit/output-file.ts'
import type { TimeoutFlag } from '../kit/timeout-option.ts'
import { usesServer, type ServerOptions } from '../kit/server.ts'

export interface SearchOptions extends SearchArguments, ServerOptions, ForceOption, TableFlags, TimeoutFlag {
  details?: boolean
  quiet?: boolean
  type?: QueryType
  input?: string
  json?: boolean
  output?: OutputFile
  temporary?: true
  follow?: number
  maxSearches?: number
  color: boolean
}

const noObservable = 'give an observable, --input with a file of observables, or - to read them from standard input'

/** Runs the command `search`. */
export async function runSearch(observables: string[], options: SearchOptions, command: Command): Promise<void> {
  if (observables.length === 0 && options.input === undefined) command.error(`error: ${noObservable}`, { exitCode: 2 })
  const { timeout } = options
  const timeoutMs = timeout === undefined ? undefined : timeout * 1_000
  const given = readTerminalConfig()
  const config = timeoutMs === undefined ? given : { ...given, searchTimeLimitMs: timeoutMs }
  const { input, output, force, type, server, key, follow, maxSearches, temporary, ...others } = options
  const { bom, text: asText, separator, ...rest } = others
  const { color, json = false, details, quiet, timeout: _timeout, ...chosen } = rest
  if (follow === undefined && maxSearches !== undefined) {
    command.error('error: --max-searches needs --follow', { exitCode: 2 })
  }
  if (temporary && (!usesServer(options) || follow !== undefined)) {
    const reason = follow === undefined ? '--temporary needs --server: without it nothing is stored'
      : '--temporary is not possible with --follow'
    command.error(`error: ${reason}`, { exitCode: 2 })
  }
  const table = readTableFlags(output, { bom, text: asText, separator })
  const { entries, isList } = await readEntries(observables, input)
  const { preset, text } = presetOf(chosen)
  const arguments_ = { ...chosen, preset }
  const stop = new AbortController()
  const { signal } = stop
  process.once('SIGINT', () => stop.abort())
  const isRemote = usesServer(options)
  const withImportedLeaks = (chosen.leaks !== undefined || preset === 'everything') && !isRemote

  await withTerminalSearch(config, { withImportedLeaks }, async terminal => {
    using exportFile = output && openExportFile(output, { force, ...table })
    const parts = {
      arguments_,
      color,
      json,
      details,
      quiet,
      preset: text,
      signal,
      exportFile,
    }
    await using place = isRemote
      ? await openServer(terminal, {
        ...parts,
        timeoutMs,
        isList: isList || follow !== undefined,
        isTemporary: temporary === true,
        server,
        key,
      })
      : openMachine(terminal, parts)
    const searches = planSearches(entries, type, place.check)
    // what is found may be an e-mail address, which has breaches
    await place.prepare(follow === undefined ? searches : searches.map(one => ({ ...one, hasBreaches: true })))
    process.exitCode = follow !== undefined
      ? await runFollowing({
        searches,
        depth: follow,
        maxSearches,
        place,
        refuseBlocked: isRemote ? () => Promise.resolve() : query => refuseBlockedHere(config, [query]),
        json,
        color,
        quiet,
        signal,
      })
      : isList
      ? await runSearchList({
        searches,
        json,
        color,
        quiet,
        signal,
        run: place.run,
      })
      : await place.run(searches[0]!)
    await exportFile?.write()
  }).catch((error: unknown) => {
    throw error instanceof Failure ? error : toStartError(error, config)
  })
}

/** Returns the preset of a search, and the text that says where it comes from. Named sources need none. */
function presetOf(given: SearchArguments): { preset: Preset, text?: string } {
  if (given.preset !== undefined) return { preset: given.preset, text: `preset ${given.preset}` }
  if (choosesSources(given)) return { preset: 'quick' }
  const { preset, from } = readSavedPreset()
  return { preset, text: `preset ${preset} (${from})` }
}
