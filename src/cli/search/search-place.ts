import type { Finding } from '../../core/investigations/follow/select.ts'
import type { QueryType } from '../../sources/kit/source.ts'
import type { ExportFile } from './export-file.ts'
import type { CheckedSearch, PlannedSearch } from './plan-searches.ts'
import type { DisplayOptions } from './screen.ts'
import type { SearchArguments } from './search-arguments.ts'

/** Options that are the same for all searches of a command. */
export interface SearchParts extends DisplayOptions {
  arguments_: SearchArguments
  signal: AbortSignal
  /** Receives the export of each search. `undefined` if none is needed. */
  exportFile?: Pick<ExportFile, 'add'> | undefined
}

/** Runs searches, on this machine or on a server. */
export interface SearchPlace extends AsyncDisposable {
  /** Checks a value and the options. Throws VALIDATION_ERROR. */
  check(type: QueryType, value: string): CheckedSearch
  /** Called once, before the first search runs. Throws QUERY_BLOCKED. */
  prepare(searches: readonly PlannedSearch[]): Promise<void>
  /**
   * Runs a search and displays it. Returns its exit code.
   * @param print collects the texts of a search of a list
   * @param onFound receives what the search has found, the strongest first
   */
  run(
    search: PlannedSearch, print?: (text: string) => void, onFound?: (found: readonly Finding[]) => void,
  ): Promise<number>
}
