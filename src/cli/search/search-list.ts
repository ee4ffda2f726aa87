import { styleText } from 'node:util'
import { clearLine, isLive } from '../kit/terminal.ts'
import { terminalSafe, terminalSafeJson } from '../kit/text.ts'

/** Number of searches of a list that run at the same time. They share the slots of this process for their sources. */
const maxRunning = 4
const redrawMs = 200

interface ListedSearch {
  query: { type: string, value: string }
  /** Further members of its line of JSON. Default: none. */
  origin?: object
}

interface ListOptions<Search> {
  searches: readonly Search[]
  json: boolean
  color: boolean
  /** `true`: prints only what is found, each line with its value, without headings and a summary. */
  quiet?: boolean | undefined
  signal: AbortSignal
  /** Runs one search and returns its exit code. `print` collects its texts. */
  run(search: Search, print: (text: string) => void): Promise<number>
}

/** Returns the lines of a text, each with the value that it is about. */
const linesOf = (value: string, text: string): string[] =>
  text.split('\n').filter(line => line.trim() !== '').map(line => `${terminalSafe(value)}  ${line.trimStart()}\n`)

/**
 * Runs a list of searches, a few at a time. Prints each one when it ends: its texts under a heading, or one line of
 * JSON with its query and its events. Returns the exit code: 130 if the signal aborts, 1 if a search has no answer.
 */
export async function runSearchList<Search extends ListedSearch>(
  { searches, json, color, quiet = false, signal, run }: ListOptions<Search>,
): Promise<number> {
  const { stdout, stderr } = process
  const live = isLive(stderr) && !quiet && !(json && stdout.isTTY)
  const running = new Set<string>()
  const unanswered: string[] = []
  let ended = 0
  const paint = (style: 'bold' | 'red' | 'green', text: string) =>
    color ? styleText(style, text, { stream: stdout }) : text
  const clear = () => { if (live) stderr.write(clearLine) }
  const redraw = live ? setInterval(progress, redrawMs) : undefined
  const counted = () => `${ended} of ${searches.length} searches`

  function progress(): void {
    const line = terminalSafe(`${counted()}, running: ${[...running].join(', ')}`)
    stderr.write(`${clearLine}${line.slice(0, (stderr.columns ?? 100) - 1)}`)
  }

  async function runOne(search: Search): Promise<void> {
    const { query, origin } = search
    const texts: string[] = []
    running.add(query.value)
    const code = await run(search, text => texts.push(text))
    running.delete(query.value)
    if (!signal.aborted) ended++
    if (code !== 0) unanswered.push(query.value)
    clear()
    stdout.write(json
      ? `${terminalSafeJson(JSON.stringify({ query, ...origin })).slice(0, -1)},"events":[${texts.join(',')}]}\n`
      : quiet ? texts.flatMap(text => linesOf(query.value, text)).join('')
      : `${paint('bold', `── ${counted()}`)}\n${texts.join('\n')}\n\n`)
  }

  try {
    const waiting = searches.values()
    await Promise.all(Array.from({ length: maxRunning }, async () => {
      for (const search of waiting) {
        if (signal.aborted) return
        await runOne(search)
      }
    }))
  } finally {
    clearInterval(redraw)
    clear()
  }
  const summary = signal.aborted
    ? paint('red', `interrupted: ${counted()} ended`)
    : unanswered.length === 0
    ? paint('green', `${counted()} ended with an answer`)
    : `${searches.length - unanswered.length} of ${searches.length} searches ended with an answer; ${
      paint('red', 'without one')
    }: ${terminalSafe(unanswered)}`
  if (!json && !quiet) stdout.write(`${summary}\n`)
  else if (signal.aborted || unanswered.length > 0) stderr.write(`${summary}\n`)
  return signal.aborted ? 130 : unanswered.length > 0 ? 1 : 0
}
