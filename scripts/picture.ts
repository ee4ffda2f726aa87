/** Creates an animated SVG that shows a terminal in which a search runs: `npm run picture -- --help`. */
import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { magicValues } from '../src/upstreams/outcomes.ts'
import { onlyOptions, readArguments } from './support/arguments.ts'
import { drawTerminal } from './picture/svg.ts'
import { playTerminal, type Written } from './picture/terminal.ts'

const root = resolve(import.meta.dirname, '..')
const look = {
  title: 'A search in a terminal: results appear as the modules find them, and a summary at the end',
  columns: 104,
  rows: 28,
}
const value = magicValues.slow['Email Address']
const shown = `SANDBOX=1 npm run -s search -- ${value}`
/** Shortest time between two cards. Real cards arrive within a tenth of a second, which is too fast to read. */
const minGapMs = 700
const begun = 900

const help = `Usage: npm run picture

Draws a search in a terminal into generated/search.svg, from a real run in the sandbox. Needs \`script\`, of util-linux.
`
readArguments(help, {}, onlyOptions)

const prompt: Written = { atMs: 0, text: `\x1b[32m$\x1b[39m ${shown}\n` }

const written = await run()
const lines = playTerminal([prompt, ...slowDown(written)], look.columns)
await writeFile(join(root, 'generated/search.svg'), drawTerminal(lines, look))
console.log(`generated/search.svg: ${lines.length} lines of ${written.length} pieces`)

/** Runs the search in a pseudo-terminal. Returns each piece of the output with its time. */
async function run(): Promise<Written[]> {
  const folder = await mkdtemp(join(tmpdir(), 'tracewell-picture-'))
  const command = `stty cols ${look.columns} rows ${look.rows}; exec ${process.execPath} ${
    join(root, 'src/cli.ts')
  } search ${value}`
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
