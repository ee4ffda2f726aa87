/** Creates animated SVGs that show a terminal in which searches run: `npm run picture -- --help`. */
import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { magicValues } from '../src/upstreams/outcomes.ts'
import { onlyOptions, readArguments } from './support/arguments.ts'
import { drawTerminal } from './picture/svg.ts'
import { playTerminal, type Written } from './picture/terminal.ts'

const root = resolve(import.meta.dirname, '..')
const checked = [
  'tw-success@example.com', 'tw-none@example.com', 'tw-refused@example.com', 'tw-blocked@example.com',
  'tw-folded+news@example.com',
]
const slow = magicValues.slow['Email Address']
/** Prints the lines with the outcomes of the sites. */
const ends = "grep -E '^  (found|absent|unknown) '"
const cli = `${process.execPath} ${join(root, 'src/cli.ts')}`
/** Pictures by file, and their commands: as they are shown, and as they run. */
const pictures: Readonly<Record<string, Picture>> = {
  'search.svg': {
    title: 'A search in a terminal: results appear as the modules find them, and a summary at the end',
    columns: 104,
    rows: 28,
    commands: [{ shown: `SANDBOX=1 npm run -s search -- ${slow}`, run: `exec ${cli} search ${slow}` }],
  },
  'addresses.svg': {
    title: 'Account checks of five addresses in a terminal: found, free, refused, blocked and folded ones',
    columns: 118,
    rows: 20,
    commands: [
      { shown: 'export SANDBOX=1 ACCOUNT_PROBES=availability', run: 'true' },
      ...checked.map(address => ({
        shown: `npm run -s search -- ${address} --modules none | ${ends}`,
        run: `ACCOUNT_PROBES=availability ${cli} search ${address} --modules none 2>/dev/null | ${ends}`,
      })),
    ],
  },
}

interface Picture {
  title: string
  columns: number
  rows: number
  commands: ReadonlyArray<{ shown: string, run: string }>
}
/** Shortest time between two cards. Real cards arrive within a tenth of a second, which is too fast to read. */
const minGapMs = 700
const begun = 900

const help = `Usage: npm run picture

Draws searches in a terminal into generated/search.svg and generated/addresses.svg, from real runs in the sandbox.
Needs \`script\`, of util-linux.
`
readArguments(help, {}, onlyOptions)

for (const [file, picture] of Object.entries(pictures)) {
  const written: Written[] = []
  for (const { shown, run } of picture.commands) {
    const startMs = written.length === 0 ? 0 : written.at(-1)!.atMs + minGapMs
    const output = slowDown(await outputOf(run, picture))
    const prompt = { atMs: startMs, text: `\x1b[32m$\x1b[39m ${shown}\n` }
    written.push(prompt, ...output.map(({ atMs, text }) => ({ atMs: startMs + atMs, text })))
  }
  const lines = playTerminal(written, picture.columns)
  await writeFile(join(root, 'generated', file), drawTerminal(lines, picture))
  console.log(`generated/${file}: ${lines.length} lines of ${written.length} pieces`)
}

/** Runs a command in a pseudo-terminal. Returns each piece of the output with its time. */
async function outputOf(run: string, { columns, rows }: Picture): Promise<Written[]> {
  const folder = await mkdtemp(join(tmpdir(), 'tracewell-picture-'))
  const command = `stty cols ${columns} rows ${rows}; ${run}`
  const child = spawn('script', ['--quiet', '--return', '--flush', '--command', command, '/dev/null'], {
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      TERM: 'xterm-256color',
      SANDBOX: '1',
      DATA_DIR: folder,
      SHELL: '/bin/sh',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const pieces: Written[] = []
  const start = performance.now()
  const decoder = new TextDecoder()
  child.stdout.on(
    'data',
    (chunk: Buffer) => pieces.push({ atMs: performance.now() - start, text: decoder.decode(chunk, { stream: true }) }),
  )
  const code = await new Promise<number | null>((done, fail) => child.once('close', done).once('error', fail))
  await rm(folder, { recursive: true })
  if (code !== 0) throw new Error(`the search ended with ${code}`)
  return pieces
}

/** Delays the output: the command is displayed long enough to read, and the cards appear one after another. */
function slowDown(all: readonly Written[]): Written[] {
  const first = all[0]?.atMs ?? 0
  const cards = all.flatMap(({ atMs, text }) =>
    text.split(/(?=\r?\n\x1b\[1m)/).map(part => ({ atMs: begun + atMs - first, text: part }))
  )
  let earliest = 0
  return cards.map(({ atMs, text }) => {
    const at = Math.max(atMs, earliest)
    earliest = text.includes('\n') ? at + minGapMs : at
    return { atMs: Math.round(at), text }
  })
}
