import { randomUUID } from 'node:crypto'
import type { Command } from 'commander'
import type { Search, SearchComparison } from '../../../generated/client/src/index.ts'
import { changeHeadings, changeRow } from '../kit/change-rows.ts'
import { addDisplayOptions, type DisplayFlags } from '../kit/display-options.ts'
import { exampleId, print, subcommand, type JsonOption } from '../kit/output.ts'
import {
  aboutId, addServerOptions, connectServer, onServer, reportReconnect, type Server, type ServerOptions,
} from '../kit/server.ts'
import { table } from '../kit/text.ts'

export interface DisplayedOptions extends JsonOption, ServerOptions, DisplayFlags {}

interface RerunOptions extends DisplayedOptions {
  /** `false` for `--no-cache`. */
  cache: boolean
}

type Display = (server: Server, search: Pick<Search, 'id' | 'query'>, options: DisplayedOptions) => Promise<void>

/** Adds the commands that run a search of a server again, and compare two. */
export function addRunAgain(searches: Command, displayUntilEnd: Display): void {
  addDisplayOptions(addServerOptions(
    subcommand(searches, 'rerun', 'run a search again, with the same options', `searches rerun ${exampleId}`),
  ))
    .argument('<id>', 'id of a search on a server')
    .option('--no-cache', 'ask every source again; by default as the earlier search did')
    .addHelpText('after', `
Starts a search of its own on the server and displays it. searches compare shows what is different.
--json prints the events as JSON lines. Ctrl-C leaves the search running.
Exit codes: as search`)
    .action(aboutId('searches list', async (id: string, { cache, ...options }: RerunOptions) => {
      const server = await connectServer(options, reportReconnect)
      const more = { idempotencyKey: randomUUID(), ...!cache && { cache: 'bypass' as const } }
      const { data: { search } } = await onServer(server, () => server.client.searches.rerun(id, more))
      await displayUntilEnd(server, search, options)
    }))
  const compare = (earlier: string, later: string, { json, ...options }: DisplayedOptions) =>
    aboutId('searches list', async (ids: readonly [string, string], given: DisplayedOptions) => {
      const server = await connectServer(given)
      const found = await onServer(server, () => server.client.searches.compare(...ids))
      print({ ...json && { json } }, found, comparisonText)
    })([earlier, later], options)
  addServerOptions(subcommand(
    searches, 'compare', 'list what is different between two searches', `searches compare ${exampleId} ${exampleId}`,
  ))
    .argument('<earlier>', 'id of an ended search on a server')
    .argument('<later>', 'id of another one of the same type')
    .action(compare)
}

function comparisonText({ data: { changes, left_out, not_compared } }: SearchComparison): string {
  return [
    changes.length === 0 ? 'No change' : table(changeHeadings, changes.map(changeRow)),
    ...left_out === 0 ? [] : [`${left_out} more changes are left out`],
    ...not_compared.map(({ name, unanswered_in }) =>
      `not compared: ${name}, no answer in ${unanswered_in === 'both' ? 'both searches' : `the ${unanswered_in} one`}`),
  ].join('\n')
}
