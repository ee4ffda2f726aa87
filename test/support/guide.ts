import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const folder = resolve(import.meta.dirname, '../../openapi/guides')

/**
 * A code block of a guide. The words after its fence define how a test uses it:
 *
 * | first line of the block | meaning |
 * |---|---|
 * | `sh run` | runs in one shell with the other `run` blocks of the page, against a sandbox |
 * | `sh run background` | runs beside the other blocks |
 * | `ts file=name.ts` | writes a file that the other blocks use |
 * | `sh shown` | is not run |
 * | `json output`, `text output` | the expected output of the block before it; `…` stands for any text |
 */
export interface Block {
  language: string
  words: string[]
  text: string
}

export const guideNames = readdirSync(folder).map(name => name.replace(/\.md$/, ''))

export const blocksOf = (guide: string): Block[] =>
  [...readFileSync(join(folder, `${guide}.md`), 'utf8').matchAll(/^```(\S*)(.*)\n([^]*?)^```$/gm)]
    .map(([, language = '', words = '', text = '']) => ({
      language,
      words: words.trim().split(' ').filter(word => word !== ''),
      text,
    }))

export const fileOf = ({ words }: Block): string | undefined =>
  words.find(word => word.startsWith('file='))?.slice('file='.length)

const mark = '\u0001'

export interface Transcript {
  /** Output of each block that runs, in order. Empty for a background block. */
  printed: string[]
  /** Output of all background blocks together. */
  background: string
  code: number | null
  errors: string
}

/**
 * Runs all blocks marked `run` in one shell, which stops at the first failure. A block marked `background` runs in the
 * background. The next block starts when the background block has printed its first line. At the end, the shell waits
 * until each background block has printed as many lines as the guide displays, and then stops these blocks.
 */
export async function runBlocks(
  blocks: readonly Block[],
  { cwd, env }: { cwd: string, env: Record<string, string> },
): Promise<Transcript> {
  const shown = blocks.filter(isBackgroundOutput).map(({ text }) => text.trim().split('\n').length)
  let started = 0
  const parts = blocks.filter(({ words }) => words.includes('run')).map(({ words, text }) => {
    if (!words.includes('background')) return `${text}printf '${mark}'\n`
    const log = `background-${started++}.log`
    return `${text.trimEnd()} > ${log} 2>&1 &\nPIDS="$PIDS $!"\n`
      + `until [ -s ${log} ]; do sleep 0.05; done\nprintf '${mark}'\n`
  })
  const waits = shown.map((lines, index) =>
    `until [ "$(wc -l < background-${index}.log)" -ge ${lines} ]; do sleep 0.05; done\n`
  )
  const script = `set -euo pipefail\nPIDS=""\ntrap 'kill $PIDS 2>/dev/null || true' EXIT\n${parts.join('')}${
    waits.join('')
  }cat background-*.log 2>/dev/null || true\n`
  const child = spawn('bash', ['-c', script], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 60_000,
  })
  let out = ''
  let errors = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => { out += text })
  child.stderr.setEncoding('utf8').on('data', (text: string) => { errors += text })
  const code = await new Promise<number | null>(done => child.once('close', done))
  const printed = out.split(mark)
  return { printed: printed.slice(0, -1), background: printed.at(-1)!, code, errors }
}

export const isBackgroundOutput = ({ words }: Block): boolean =>
  words.includes('background') && words.includes('output')

/** Returns the parts of the guide's output that are missing in `printed`. `…` in the guide matches anything. */
export function missing({ language, text }: Block, printed: string): string[] {
  return language === 'json' ? missingMembers(JSON.parse(text), JSON.parse(printed), '$') : missingLines(text, printed)
}

function missingLines(shown: string, printed: string): string[] {
  const lines = printed.split('\n')
  let from = 0
  return shown.trim().split('\n').filter(line => {
    const found = lines.findIndex((one, index) => index >= from && like(line, one))
    from = found < 0 ? from : found + 1
    return found < 0
  })
}

function missingMembers(shown: unknown, given: unknown, path: string): string[] {
  if (typeof shown === 'string') {
    return typeof given === 'string' && like(shown, given)
      ? []
      : [`${path}: ${JSON.stringify(given)}`]
  }
  if (typeof shown !== 'object' || shown === null) return shown === given ? [] : [`${path}: ${JSON.stringify(given)}`]
  if (typeof given !== 'object' || given === null) return [`${path}: ${JSON.stringify(given)}`]
  const members = new Map(Object.entries<unknown>({ ...given }))
  return Object.entries<unknown>({ ...shown })
    .flatMap(([name, value]) => missingMembers(value, members.get(name), `${path}.${name}`))
}

const like = (shown: string, given: string): boolean =>
  new RegExp(`^${shown.trim().split('…').map(part => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.*')}`)
    .test(given)
