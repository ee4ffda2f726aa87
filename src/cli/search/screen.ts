import { styleText } from 'node:util'
import type { components } from '../../../generated/api.ts'
import type { TaskOutcome } from '../../db/search-tasks.ts'
import { tally } from '../../core/search/progress-text.ts'
import type { ResolvedSearch } from '../../core/search/request.ts'
import { hasAnswered, isDerived, type SourceOutcome } from '../../core/search/source-outcome.ts'
import { pseudonymVariants } from '../../sources/modules/pseudonym-variants.ts'
import type { Item } from '../../sources/kit/source.ts'
import {
  askedOutcomes,
  summarise,
  unfinishedTasks,
  unknownVerdicts,
  type EndedTask,
  type Label,
} from './summary.ts'
import { createAlsoFound, personText, searchCommandOf } from './also-found.ts'
import { networkAdvice } from '../kit/no-network.ts'
import { progressText } from './search-progress.ts'
import { displayWidth, pad, readableTime, terminalSafe, wrap } from '../kit/text.ts'

export interface DisplayedEvent {
  event: string
  data: Record<string, unknown>
}

interface Found {
  module: { slug: string, name: string }
  card: Record<string, { items: Item[] }>
}

type LeakPage = components['schemas']['TemporaryLeakPageData']
type Breach = components['schemas']['BreachedAccount']

interface Finished {
  status: string
  error?: string
  error_code?: string
  execution_time_ms: number
}

export interface ScreenOptions {
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
  color: boolean
  json: boolean
  /** Receives the texts of a search that runs beside others. By default they are printed as they arrive. */
  print?: (text: string) => void
}

interface Row {
  label: string
  text: string
  style: 'cyan' | undefined
}

const spinner = '⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏'
const redrawMs = 100
const maxLabelColumns = 30
/** Maximum number of records displayed for one leak source. `--json` prints all records. */
const maxRecords = 20
/** Number of guessed names displayed. `--json` prints all. */
const maxGuesses = 5

const styles: Partial<Record<Label, 'green' | 'red' | 'yellow'>> = {
  found: 'green',
  account: 'green',
  failed: 'red',
  timeout: 'red',
  waiting: 'yellow',
}

/** Returns, for example, `8 cards and 1 derived`. The sum is `module_results` of the API. */
const cardsText = (found: number, derived: number): string =>
  `${found} ${found === 1 ? 'card' : 'cards'}${derived === 0 ? '' : ` and ${derived} derived`}`

/** Displays a search in a terminal: a progress line on standard error, cards as they arrive, and a summary. */
export function createScreen(
  { resolved, place, server, isSandbox = false, note, color, json, print }: ScreenOptions,
) {
  const { stdout, stderr } = process
  const { type, value } = resolved.query
  const live = !json && print === undefined && stderr.isTTY
  const width = stdout.isTTY ? Math.max(40, stdout.columns ?? 100) : Infinity // lines for a pipe are not wrapped
  const ended: EndedTask[] = []
  const alsoFound = createAlsoFound(resolved.query)
  let found = 0
  let derived = 0
  let turn = 0
  let finished: Finished | undefined
  /** Cards of the module that returns about 40 guessed pseudonyms. They are displayed last. */
  const heldBack: string[] = []
  const isDerivedModule = ({ slug }: Found['module']) => isDerived({ kind: 'module', slug })
  let message = ''

  const paint = (style: 'bold' | 'dim' | 'cyan' | 'red' | 'green' | 'yellow', text: string): string =>
    color ? styleText(style, text, { stream: stdout }) : text
  const clear = () => { if (live) stderr.write('\r\x1b[2K') }
  const say = print ?? ((text: string) => {
    clear()
    stdout.write(`${text}\n`)
  })
  const redraw = live ? setInterval(progress, redrawMs) : undefined
  const head = note === undefined ? type : `${type} (${note})`
  if (!json) say(`${head}: ${paint('bold', terminalSafe(value))}, ${place ?? tally(resolved.tasks)}`)
  else if (note !== undefined && print === undefined) stderr.write(`${head}\n`)

  function progress(): void {
    if (!live || finished) return
    const cards = cardsText(found, derived)
    const text = place === undefined
      ? progressText(resolved.tasks, ended, cards)
      : terminalSafe(`${message}, ${ended.length} done, ${cards}`)
    stderr.write(`\r\x1b[2K${spinner[turn++ % spinner.length]!} ${text}`)
  }

  const toText = ({ module, card }: Found): string =>
    block(
      isDerivedModule(module) ? `${module.name} (derived from the value, no finding)` : module.name,
      Object.values(card).flatMap(({ items }) => items).map(toRow),
    )

  /** Returns the first guessed names, and a hint if there are more. */
  function guessesToText({ module, card }: Found): string[] {
    const short = Object.entries(card).map(([name, { items }]) => [name, { items: items.slice(0, maxGuesses) }])
    const left = Object.values(card).reduce((sum, { items }) => sum + Math.max(0, items.length - maxGuesses), 0)
    const text = toText({ module, card: Object.fromEntries(short) as Found['card'] })
    return left === 0 ? [text] : [text, paint('dim', `  and ${left} more: --json prints all`)]
  }

  /** Returns the first records of a leak source, and a hint if there are more. */
  function recordsToText({ source, page, results }: LeakPage): string[] {
    if (page > 1) return []
    const name = resolved.tasks.find(({ kind, slug }) => kind === 'leak' && slug === source)?.name ?? source
    const blocks = results.slice(0, maxRecords).map(({ items }, index) =>
      block(`${name}, record ${index + 1}`, items.map(toRow))
    )
    return results.length > maxRecords
      ? [...blocks, `\nMore records of ${terminalSafe(name)}: --json prints all`]
      : blocks
  }

  const breachesToText = ({ results }: { results: Breach[] }): string =>
    block(
      'Breached accounts',
      results
        .map(({ name, breachDate, domain, dataClasses, sources }) => ({
          label: terminalSafe(name),
          text: terminalSafe([breachDate, domain, dataClasses?.join(', ')].filter(Boolean).join(' · ')
            || `no details known, reported by ${sources.join(', ')}`),
          style: undefined,
        })),
    )

  function block(title: string, rows: readonly Row[]): string {
    const labelWidth = Math.min(maxLabelColumns, Math.max(0, ...rows.map(({ label }) => displayWidth(label))))
    const lines = rows.map(({ label, text, style }) => {
      const wrapped = wrap(text, width - labelWidth - 4).map(line => style ? paint(style, line) : line)
      return `  ${paint('dim', pad(label, labelWidth))}  ${wrapped.join(`\n${' '.repeat(labelWidth + 4)}`)}`
    })
    return ['', paint('bold', terminalSafe(title)), ...lines].join('\n')
  }

  const line = (label: Label, text: string): string => {
    const style = styles[label]
    const painted = style ? paint(style, label.padEnd(7)) : label.padEnd(7)
    return `  ${painted}  ${wrap(terminalSafe(text), width - 11).join(`\n${' '.repeat(11)}`)}`
  }

  function summary(head: string, asked: readonly SourceOutcome[]): string {
    const took = finished === undefined ? '' : `, ${(finished.execution_time_ms / 1000).toFixed(1)} s`
    const knowsTasks = place === undefined || finished !== undefined
    const done = knowsTasks ? tally(resolved.tasks, ended.map(({ task }) => task)) : place
    return [
      `${head}: ${type} ${paint('bold', terminalSafe(value))}, ${done}, ${cardsText(found, derived)}${took}`,
      ...summarise(resolved.tasks, ended).map(([label, text]) => line(label, text)),
      ...(place === undefined ? networkAdvice(asked.map(({ reason }) => reason?.code), isSandbox) : []),
    ].join('\n')
  }

  const isCancelled = (): boolean => finished?.error_code === 'SEARCH_CANCELLED'

  /** Returns the status and the error of `search.finished`. If no source answered, that replaces `completed`. */
  function endingText(succeeded: boolean, isComplete: boolean): string {
    if (finished?.status !== 'completed') {
      return paint('red', `failed (${terminalSafe(finished?.error ?? 'it ended early')})`)
    }
    if (isCancelled()) return paint('red', 'cancelled')
    const hasAsked = askedOutcomes(ended).length > 0 || ended.every(({ outcome }) => outcome.status !== 'skipped')
    const text = [
      succeeded ? 'completed' : 'no source could answer',
      ...hasAsked ? [] : ['no source was asked'],
      ...(finished.error === undefined ? [] : [terminalSafe(finished.error)]),
      ...unknownVerdicts(resolved.tasks, ended),
    ].join(', ')
    return paint(!succeeded ? 'red' : isComplete ? 'green' : 'yellow', text)
  }

  /** Returns a line for each person with several accounts, and one for each observable to search next. */
  const furtherFacts = async (): Promise<string[]> => [
    ...(await alsoFound.persons()).map(person => `one person: ${terminalSafe(personText(person))}`),
    ...(await alsoFound.strongest()).map(one => {
      const command = terminalSafe(searchCommandOf(one, server))
      return `also found: ${paint('bold', terminalSafe(one.value))} (search it: ${command})`
    }),
  ]

  function interruptedText(): string {
    const names = unfinishedTasks(resolved.tasks, ended).map(({ name }) => name)
    return terminalSafe(names.length === 0 ? 'interrupted' : `interrupted while waiting for: ${names.join(', ')}`)
  }

  return {
    /** Displays an event. `text` is the event's data as JSON that is safe for a terminal. */
    event({ event, data }: DisplayedEvent, text: string): void {
      if (event === 'search.finished') finished = data as unknown as Finished
      if (event === 'search.progress') message = String(data['message'])
      if (json) return say(`{"event":${JSON.stringify(event)},"data":${text}}`)
      alsoFound.read({ event, data })
      if (event === 'breached_accounts' && data['resultCount'] !== 0) {
        say(breachesToText(data as unknown as { results: Breach[] }))
      }
      if (event === 'temporary.leak.page') { for (const text of recordsToText(data as unknown as LeakPage)) say(text) }
      if (event !== 'module.result') return
      const result = data as unknown as Found
      if (isDerivedModule(result.module)) derived++
      else found++
      if (result.module.slug === pseudonymVariants.slug) heldBack.push(...guessesToText(result))
      else say(toText(result))
      progress()
    },

    outcome(task: EndedTask['task'], outcome: TaskOutcome): void {
      ended.push({ task, outcome })
    },

    /**
     * Prints the summary. Returns the exit code: 130 if the search was interrupted; 1 if the search failed or was
     * cancelled, or no asked source could answer; else 0.
     */
    async close(interrupted: boolean): Promise<number> {
      clearInterval(redraw)
      for (const text of heldBack) say(text)
      clear()
      const asked = askedOutcomes(ended)
      const unanswered = asked.filter(source => !hasAnswered(source)).length
      const hasAnswer = unanswered < asked.length || asked.length === 0
      const succeeded = finished?.status === 'completed' && !isCancelled() && hasAnswer
      const head = interrupted ? paint('red', 'interrupted') : endingText(succeeded, unanswered === 0)
      if (interrupted && json && print === undefined) stderr.write(`${interruptedText()}\n`)
      const further = json ? [] : await furtherFacts()
      if (further.length > 0) say(['', ...further].join('\n'))
      if (!json) say(`\n${summary(head, asked)}`)
      return interrupted ? 130 : succeeded ? 0 : 1
    },
  }
}

const toRow = (item: Item): Row => ({
  label: terminalSafe(item.label),
  text: itemText(item),
  style: item.islink ? 'cyan' : undefined,
})

function itemText({ value, isdate }: Item): string {
  const text = terminalSafe(value)
  return isdate ? readableTime(text) : text
}
