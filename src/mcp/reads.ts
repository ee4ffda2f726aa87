import type {
  InvestigationGraph, LeakSourceList, ModuleList, SearchLeakPage, SearchLeaks,
} from '../../generated/client/src/index.ts'
import { readNumber } from './arguments.ts'
import { callOperation, type Arguments } from './call.ts'
import { findOperation, type Schema } from './contract.ts'
import { inputSchemaOf } from './input.ts'
import { maxCharacters } from './page.ts'
import { pageArgument, type Tool, type ToolCall } from './tool.ts'
import {
  viewAccountChecks, viewGraph, viewLeakPage, viewLeaks, viewLeakSources, viewModules, withoutMeta,
} from './view.ts'

/** A tool that calls one operation. The operation describes it and its arguments. */
interface Row {
  name: string
  operation: string
  /** Arguments that the tool takes, besides the required ones. Default: all of the operation. */
  takes?: readonly string[]
  /** How long answers are divided. `cursor`: the API divides them, here with fewer entries at a time. */
  pages: 'here' | 'cursor' | 'no'
  /** Argument that is the parameter `page` of the operation. The argument `page` divides its answer further. */
  apiPage?: string
  /** Sentences for the description, after the summary of the operation. */
  note?: string
  /** `true` if the operation changes something. */
  changes?: true
  /** Keeps of an answer what a model reads. */
  view?: (answer: never) => object
}

const rows: readonly Row[] = [
  {
    name: 'search_observables',
    operation: 'getSearchObservables',
    takes: ['limit', 'cursor', 'type', 'strength', 'retries'],
    pages: 'cursor',
    note: 'Typed values that a stored search found, the strongest first, with the sources that prove them.',
  },
  {
    name: 'search_profile',
    operation: 'getSearchProfile',
    pages: 'cursor',
    note: 'The accounts that a stored search found, grouped into persons, with confidence and reasons.',
  },
  {
    name: 'search_leaks',
    operation: 'getSearchLeaks',
    takes: [],
    pages: 'here',
    note: 'Counts the leak records of a stored search by source. search_leak_records reads them.',
    view: (answer: SearchLeaks) => viewLeaks(answer),
  },
  {
    name: 'search_leak_records',
    operation: 'getSearchLeakPage',
    takes: [],
    pages: 'here',
    apiPage: 'source_page',
    note: 'Secrets are masked as the plan says. `page_count` is the last `source_page`.',
    view: (answer: SearchLeakPage) => viewLeakPage(answer),
  },
  {
    name: 'list_searches',
    operation: 'listSearches',
    takes: ['cursor', 'type', 'status', 'reference', 'label', 'watch_id'],
    pages: 'cursor',
  },
  { name: 'cancel_search', operation: 'cancelSearch', pages: 'here', changes: true },
  {
    name: 'retry_search',
    operation: 'retrySearch',
    pages: 'no',
    note: 'Asks the sources that failed once more, for the price of a search. search_results then reads both as one.',
    changes: true,
  },
  {
    name: 'rerun_search',
    operation: 'rerunSearch',
    pages: 'no',
    note: 'The same question and options, charged as a new search.',
    changes: true,
  },
  {
    name: 'compare_searches',
    operation: 'compareSearches',
    pages: 'here',
    note: 'What appeared, changed or went away from the search `id` to the search `other`.',
  },
  {
    name: 'search_marks',
    operation: 'getSearchMarks',
    pages: 'here',
    note: 'What people and tools have judged of the findings: confirmed, wrong or ignored, with notes.',
  },
  {
    name: 'mark_findings',
    operation: 'setSearchMarks',
    pages: 'no',
    note: 'The merged picture, what is followed, watches and exports honour marks.',
    changes: true,
  },
  {
    name: 'create_watch',
    operation: 'createWatch',
    takes: ['observable', 'interval_hours', 'preset', 'reference', 'labels'],
    pages: 'no',
    note: 'Searches an observable again and again, with the default sources or those of `preset`. Each run is stored ' +
      'and charged.',
    changes: true,
  },
  {
    name: 'update_watch',
    operation: 'updateWatch',
    takes: ['paused', 'interval_hours', 'reference', 'labels'],
    pages: 'no',
    note: 'Pauses or resumes a watch, or changes its interval or words.',
    changes: true,
  },
  {
    name: 'run_watch',
    operation: 'runWatch',
    pages: 'no',
    note: 'Charged like a search.',
    changes: true,
  },
  {
    name: 'list_watches',
    operation: 'listWatches',
    takes: ['cursor', 'status', 'reference', 'label'],
    pages: 'cursor',
  },
  {
    name: 'list_watch_changes',
    operation: 'listWatchChanges',
    takes: ['cursor'],
    pages: 'cursor',
    note: 'What appeared, changed or went away between the runs.',
  },
  {
    name: 'start_investigation',
    operation: 'createInvestigation',
    takes: ['observables', 'budget', 'follow', 'preset', 'modules', 'leaks', 'features', 'reference', 'labels'],
    pages: 'here',
    note: 'Searches many observables, and with `follow` what their searches find. Each is stored and charged; ' +
      '`budget` limits them. Returns at once: get_investigation reports its state.',
    changes: true,
  },
  { name: 'get_investigation', operation: 'getInvestigation', pages: 'here' },
  {
    name: 'investigation_graph',
    operation: 'getInvestigationGraph',
    takes: ['type', 'strength', 'shared'],
    pages: 'here',
    note: 'Which observable leads to which, with strength and sources. `shared` and `strength` keep it small.',
    view: (answer: InvestigationGraph | string) => viewGraph(answer),
  },
  {
    name: 'list_investigations',
    operation: 'listInvestigations',
    takes: ['cursor', 'status', 'reference', 'label'],
    pages: 'cursor',
  },
  { name: 'cancel_investigation', operation: 'cancelInvestigation', pages: 'here', changes: true },
  { name: 'list_breaches', operation: 'listBreaches', pages: 'cursor', note: 'The catalogue Radar of known breaches.' },
  { name: 'get_breach', operation: 'getBreach', pages: 'here' },
  {
    name: 'list_modules',
    operation: 'listModules',
    pages: 'here',
    note: 'The sources of searches. Give `type` and `tag` for a short list.',
    view: (answer: ModuleList) => viewModules(answer),
  },
  {
    name: 'list_leak_sources',
    operation: 'listLeakSources',
    pages: 'here',
    view: (answer: LeakSourceList) => viewLeakSources(answer),
  },
  { name: 'list_account_checks', operation: 'listAccountChecks', pages: 'here', view: viewAccountChecks },
  {
    name: 'tool_result',
    operation: 'getToolResult',
    pages: 'here',
    note: 'Reads the result of a direct tool that ended with an error and `saved_result`.',
  },
  { name: 'get_usage', operation: 'getUsage', pages: 'no', note: 'What the account has used of its quotas.' },
]

/** Entries of a page of the API, if the caller gives no `limit`. */
const defaultLimit = 25
const maxLimit = 100
const limit: Schema = {
  type: 'integer',
  minimum: 1,
  maximum: maxLimit,
  default: defaultLimit,
  description: 'Largest number of entries. Fewer are returned if they would be too long.',
}

export const readTools: readonly Tool[] = rows.map(toTool)

function toTool({ name, operation: id, takes, pages, apiPage, note, changes, view = withoutMeta }: Row): Tool {
  const operation = findOperation(id)
  const own = {
    ...pages === 'cursor' && { limit },
    ...apiPage !== undefined && { [apiPage]: inputSchemaOf(operation).properties['page']! },
    ...pages === 'here' && { page: pageArgument },
  }
  async function read(given: Arguments, { client, signal }: ToolCall): Promise<object> {
    const arguments_ = apiPage === undefined ? given : { ...given, page: given[apiPage] }
    return view(await callOperation(client, operation, arguments_, { signal }) as never)
  }

  return {
    name,
    title: operation.summary,
    description: [
      `${operation.summary}.`,
      ...note === undefined ? [] : [note],
      ...pages === 'cursor' ? ['`pagination.nextCursor` is the `cursor` of the next page.'] : [],
    ].join(' '),
    inputSchema: inputSchemaOf(operation, takes, own),
    isReadOnly: changes === undefined,
    async run(given, call) {
      if (pages !== 'cursor') return { value: await read(given, call) }
      for (let count = readNumber(given, 'limit', { fallback: defaultLimit, max: maxLimit });;) {
        const value = await read({ ...given, limit: count }, call)
        if (count === 1 || JSON.stringify(value).length <= maxCharacters) return { value }
        count = Math.ceil(count / 2)
      }
    },
  }
}
