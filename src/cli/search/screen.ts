import type { TaskOutcome } from '../../db/search-tasks.ts'
import { tally } from '../../core/search/progress-text.ts'
import type { ResolvedSearch } from '../../core/search/request.ts'
import type { SourceOutcome } from '../../core/search/source-outcome.ts'
import type { Counts } from '../../outcomes/counts.ts'
import { askedOf, findsOrNothing, searchStateOf } from '../../outcomes/sentences.ts'
import { countOf } from '../../outcomes/words.ts'
import { askedOutcomes, countEnded, unfinishedTasks, type EndedTask } from './summary.ts'
import { createAlsoFound, personText, searchCommandOf } from './also-found.ts'
import { networkAdvice } from '../kit/no-network.ts'
import { endingOf, isCancelled, type Ending, type Finished } from './ending.ts'
import { isDerivedModule, type Breach, type Found, type LeakPage } from './finding-texts.ts'
import { createProgressLine } from './progress-line.ts'
import { createLayout } from './screen-layout.ts'
import { progressText } from './search-progress.ts'
import { createSiteLines } from './site-lines.ts'
import { createWholeFindings } from './whole-findings.ts'
import { isLive } from '../kit/terminal.ts'
import { terminalSafe } from '../kit/text.ts'

export interface DisplayedEvent {
  event: string
  data: Record<string, unknown>
}

/** How searches are displayed. */
export interface DisplayOptions {
  color: boolean
  json: boolean
  /** `true`: displays each finding whole, and names every source. Default: one line for each site. */
  details?: boolean | undefined
  /** `true`: displays only what is found. Default: `false`. */
  quiet?: boolean | undefined
  /** Text about the preset of the searches. `undefined` if their sources were named. */
  preset?: string | undefined
}

export interface ScreenOptions extends DisplayOptions {
  /** The search. The tasks of a search on a server are added as they end. */
  resolved: Pick<ResolvedSearch, 'query'> & { tasks: ReadonlyArray<EndedTask['task']> }
  /** Server and id of the search. `undefined` for a search on this machine. */
  place?: string
  /** URL of that server. */
  server?: string
  /** `true` if the sources of this machine are simulated. */
  isSandbox?: boolean
  /** Text that explains how the type of the observable was guessed. `undefined` if the user gave the type. */
  note: string | undefined
  /** Receives the texts of a search that runs beside others. By default they are printed as they arrive. */
  print?: (text: string) => void
}

/** Returns, for example, `8 cards and 1 derived`, while the search runs. */
const cardsText = (found: number, derived: number): string =>
  `${countOf(found, 'card')}${derived === 0 ? '' : ` and ${derived} derived`}`

const stateOf = (counts: Counts | undefined) => searchStateOf({ status: 'completed', counts })

/** Returns what a search found, and the cards that it only computed. */
const findsText = (counts: Counts | undefined, derived: number): string =>
  [counts === undefined ? '' : findsOrNothing(counts), derived === 0 ? '' : `${derived} derived`]
    .filter(text => text !== '').join(', ')

/** Maximum number of persons displayed, unless each finding is displayed whole. */
const maxPersons = 3

/** Displays a search in a terminal: a progress line on standard error, findings as they arrive, and a summary. */
export function createScreen({
  resolved, place, server, isSandbox = false, note, color, json, print, preset, details = false, quiet = false,
}: ScreenOptions) {
  const { stdout, stderr } = process
  const { query: { type, value }, tasks } = resolved
  const width = stdout.isTTY ? Math.max(40, stdout.columns ?? 100) : Infinity // lines for a pipe are not wrapped
  const layout = createLayout({ color, width })
  const { paint, line } = layout
  const display = details ? createWholeFindings(layout, tasks) : createSiteLines(layout, tasks, quiet)
  const alsoFound = createAlsoFound(resolved.query)
  const state = {
    ended: [] as EndedTask[],
    /** Number of cards. */
    found: 0,
    derived: 0,
    finished: undefined as Finished | undefined,
    /** Text of the last event about the progress. */
    message: '',
  }
  const { ended } = state

  const progress = createProgressLine(!json && !quiet && print === undefined && isLive(stderr), () => {
    if (state.finished) return undefined
    const cards = cardsText(state.found, state.derived)
    return place === undefined
      ? progressText(tasks, ended, cards)
      : terminalSafe(`${state.message}, ${ended.length} done, ${cards}`)
  })
  const say = print ?? ((text: string) => {
    progress.clear()
    stdout.write(`${text}\n`)
  })
  const sayAll = (texts: readonly string[]) => { for (const text of texts) say(text) }
  const head = note === undefined ? type : `${type} (${note})`
  if (!json && !quiet) {
    const chosen = preset === undefined ? '' : `, ${preset}`
    say(`${head}: ${paint('bold', terminalSafe(value))}, ${place ?? tally(tasks)}${chosen}`)
  }
  else if (json && !quiet && note !== undefined && print === undefined) stderr.write(`${head}\n`)

  function summary(head: string, asked: readonly SourceOutcome[], counts: Counts | undefined): string {
    const took = state.finished === undefined ? '' : `, ${(state.finished.execution_time_ms / 1000).toFixed(1)} s`
    const cards = findsText(counts, state.derived)
    const knowsTasks = place === undefined || state.finished !== undefined
    const done = knowsTasks ? counts && askedOf(counts) : place
    return [
      `${head}: ${type} ${paint('bold', terminalSafe(value))}, ${[done, cards].filter(Boolean).join(', ')}${took}`,
      ...display.summary(tasks, ended).map(([label, text]) => line(label, text)),
      ...(place === undefined ? networkAdvice(asked.map(({ reason }) => reason?.code), isSandbox) : []),
    ].join('\n')
  }

  /** Returns a line for each person with several accounts, and one for each observable to search next. */
  const furtherFacts = async (): Promise<string[]> => [
    ...(await alsoFound.persons()).slice(0, details ? undefined : maxPersons)
      .map(person => `one person: ${terminalSafe(personText(person))}`),
    ...(await alsoFound.strongest()).map(one => {
      const command = terminalSafe(searchCommandOf(one, server))
      return `also found: ${paint('bold', terminalSafe(one.value))} (search it: ${command})`
    }),
  ]

  return {
    /** Displays an event. `text` is the event's data as JSON that is safe for a terminal. */
    event({ event, data }: DisplayedEvent, text: string): void {
      if (event === 'search.finished') state.finished = data as unknown as Finished
      if (event === 'search.progress') state.message = String(data['message'])
      if (json) return say(`{"event":${JSON.stringify(event)},"data":${text}}`)
      alsoFound.read({ event, data })
      if (event === 'breached_accounts' && data['resultCount'] !== 0) {
        sayAll(display.breaches(data as unknown as { results: Breach[] }))
      }
      if (event === 'temporary.leak.page') sayAll(display.records(data as unknown as LeakPage))
      if (event !== 'module.result') return
      const result = data as unknown as Found
      if (isDerivedModule(result.module)) state.derived++
      else state.found++
      sayAll(display.card(result))
      progress.draw()
    },

    outcome(task: EndedTask['task'], outcome: TaskOutcome): void {
      ended.push({ task, outcome })
    },

    /**
     * Prints the summary. Returns the exit code: 130 if the search was interrupted; 1 if the search failed or was
     * cancelled, or no asked source could answer; else 0.
     */
    async close(interrupted: boolean): Promise<number> {
      progress.stop()
      progress.clear()
      const asked = askedOutcomes(ended)
      // a server that does not count yet has sent what ended, unless all of it ended before the stream began
      const isUnknown = state.finished !== undefined && ended.length === 0 && place !== undefined
      const counts = state.finished?.counts ?? (isUnknown ? undefined : countEnded(tasks, ended))
      const isAnswered = stateOf(counts) !== 'unanswered'
      const succeeded = state.finished?.status === 'completed' && !isCancelled(state.finished) && isAnswered
      const ending: Ending = interrupted ? ['red', 'interrupted'] : endingOf(state.finished, counts)
      const head = paint(...ending)
      if (interrupted && json && print === undefined) stderr.write(`${interruptedText(tasks, ended)}\n`)
      if (!json) {
        sayAll(display.atEnd(ended))
        const further = quiet ? [] : await furtherFacts()
        if (further.length > 0) say(['', ...further].join('\n'))
        if (!quiet) say(`\n${summary(head, asked, counts)}`)
        // without it, no output would mean both that nothing was found and that nothing is known
        else if (ending[1] !== 'completed' && print === undefined) {
          stderr.write(`${terminalSafe(value)}: ${ending[1]}\n`)
        }
      }
      return interrupted ? 130 : succeeded ? 0 : 1
    },
  }
}

function interruptedText(tasks: ScreenOptions['resolved']['tasks'], ended: readonly EndedTask[]): string {
  const names = unfinishedTasks(tasks, ended).map(({ name }) => name)
  return terminalSafe(names.length === 0 ? 'interrupted' : `interrupted while waiting for: ${names.join(', ')}`)
}
