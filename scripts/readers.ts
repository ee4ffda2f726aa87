/** Reads a search with published readers of event streams over cut connections: `npm run readers -- --help`. */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { readers, type Reader } from './readers/readers.ts'
import { prepareSearch, runReader, type Outcome } from './readers/run.ts'
import { runPrograms } from './support/programs.ts'
import { startSandboxProcess } from './support/sandbox.ts'

const help = `Usage: npm run readers -- [<reader> ...] [options]

Reads the stream of a stored search in a sandbox with published readers, through a proxy that cuts the connection
between events, inside events, inside lines, inside ids and after the last event. Every reader must get each event once,
in order, and end after search.finished.

  eventsource            npm; needs Node.js 20 or later
  fetch-event-source     npm, @microsoft/fetch-event-source
  event-source-polyfill  npm
  httpx-sse              PyPI; needs Python 3.11 or later
  sseclient-py           PyPI, with requests
  aiosseclient           PyPI
  r3labs-sse             Go, github.com/r3labs/sse/v2; needs Go 1.24 or later

  --keep   install in dist/readers, keep the packages and reuse them (default: a temporary folder)
  --json   print the outcome as JSON: [{ reader, outcome, seconds, events, reason? }]
  --help   show this

The readers come from the package registries, in the versions pinned in scripts/readers. A reader whose tools are
missing is reported as skipped.

Exit codes: 0 passed or skipped, 1 a reader failed, 2 wrong arguments or a named reader whose tools are missing.
`

await runPrograms<Reader, Outcome>({
  help,
  folder: 'readers',
  all: readers,
  needsOf: ({ language }) => language.needs,
  skip: ({ name }, reason) => failureOf(name, 'skipped', reason),
  run: readAll,
  toText,
})

/** Installs the readers, one language after the other, and runs the readers of each language at the same time. */
async function readAll(there: readonly Reader[], parent: string, report: (outcome: Outcome) => void): Promise<void> {
  await using sandbox = await startSandboxProcess()
  const search = await prepareSearch(sandbox)
  for (const [language, group] of Map.groupBy(there, reader => reader.language)) {
    const folder = join(parent, language.name)
    process.stderr.write(`${language.name}: installing and running\n`)
    await mkdir(folder, { recursive: true })
    const fault = await language.build(folder).then(() => undefined, (error: Error) => error.message)
    if (fault !== undefined) for (const { name } of group) report(failureOf(name, 'failed', fault))
    else await Promise.all(group.map(async one => report(await runReader(one, folder, sandbox.facts.url, search))))
  }
}

function failureOf(reader: string, outcome: 'skipped' | 'failed', reason: string): Outcome {
  return {
    reader,
    outcome,
    seconds: 0,
    events: 0,
    reason,
  }
}

function toText({ reader, outcome, seconds, events, reason }: Outcome): string {
  if (outcome === 'skipped') return `${reader}: skipped, ${reason}\n`
  const head = `${reader}: ${outcome}, ${events} events in ${seconds} s\n`
  return reason === undefined ? head : `${head}  ${reason}\n`
}
