import { execFileSync, spawn } from 'node:child_process'
import { join, resolve } from 'node:path'
import { atMost, median, type Row } from './report.ts'

const start = resolve(import.meta.dirname, '../../src/start.js')
const rounds = 5
/** Commands with the largest processor time that they should take, in milliseconds. */
const commands: ReadonlyArray<[args: string, mostMs: number]> = [
  ['--version', 250],
  ['--help', 250],
  ['plans list', 250],
]
const mostUntilFindMs = 600
const find = '"module.result"'

/** Environment of a command: a compile cache of its own, and no configuration of the person who runs the bench. */
const environment = (folder: string): Record<string, string> =>
  ({ PATH: process.env['PATH'] ?? '', DATA_DIR: folder, TMPDIR: folder })

/**
 * Measures the processor time of commands, and the time from the start of a search in a terminal until its first find.
 * `folder` is a data folder with a database.
 */
export async function benchCommands(say: (text: string) => void, folder: string): Promise<Row[]> {
  const rows = commands.map(([args, mostMs]) => {
    const times = measureAfterFirst(() => processorMs(args, folder))
    return atMost({ what: `command ${args}: processor time`, unit: 'ms', measured: median(times) }, mostMs)
  })
  say('commands measured')
  const finds: number[] = []
  for (let round = 0; round <= rounds; round++) finds.push(await firstFindMs(folder))
  return [
    ...rows,
    atMost({
      what: 'search in a terminal, simulated sources: first find',
      unit: 'ms',
      measured: median(finds.slice(1)),
    }, mostUntilFindMs),
  ]
}

/** Measures several times. The first time is left out, because it fills the compile cache. */
const measureAfterFirst = (measure: () => number): number[] =>
  Array.from({ length: rounds + 1 }, measure).slice(1)

/** Returns the user and system time of a command. The shell reports that of its children in its second line. */
function processorMs(args: string, folder: string): number {
  const script = `"$0" "$1" cli ${args} > /dev/null || exit 1; times`
  const text = execFileSync('sh', ['-c', script, process.execPath, start], {
    cwd: folder, env: environment(folder), encoding: 'utf8',
  })
  const times = text.trim().split('\n').at(-1)!.matchAll(/(\d+)m([\d.]+)s/g)
  return [...times].reduce((sum, [, minutes, seconds]) => sum + (Number(minutes) * 60 + Number(seconds)) * 1_000, 0)
}

function firstFindMs(folder: string): Promise<number> {
  const startedAt = performance.now()
  const child = spawn(process.execPath, [start, 'cli', 'search', 'tw-success', '--json'], {
    cwd: folder,
    env: { ...environment(folder), DATA_DIR: join(folder, 'search'), SANDBOX: '1' },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return new Promise((found, failed) => {
    let text = ''
    let foundMs: number | undefined
    child.stdout.on('data', (chunk: Buffer) => {
      if (foundMs !== undefined) return
      text += chunk.toString()
      if (text.includes(find)) foundMs = performance.now() - startedAt
    })
    child.once('error', failed).once('close', () => {
      if (foundMs === undefined) failed(new Error('the search in a terminal found nothing'))
      else found(foundMs)
    })
  })
}
