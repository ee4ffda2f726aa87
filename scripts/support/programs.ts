/** Runs programs in other languages that use the API, for `npm run clients` and `npm run readers`. */
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { homedir, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { readArguments } from './arguments.ts'
import { missingTools, type Tool } from './tools.ts'

interface Programs<Program, Outcome> {
  help: string
  /** Name of the folder below `dist`, or below the user's cache, in which the programs are built. */
  folder: string
  all: readonly Program[]
  needsOf(program: Program): readonly Tool[]
  /** Returns the outcome of a program whose tools are missing. */
  skip(program: Program, reason: string): Outcome
  /**
   * Builds and runs programs, and reports the outcome of each. With `isCached`, reuses what is built in `folder` from
   * the same files.
   */
  run(
    chosen: readonly Program[], folder: string, report: (outcome: Outcome) => void, isCached: boolean,
  ): Promise<void>
  toText(outcome: Outcome): string
}

/**
 * Runs the programs that the arguments name, by default all, and prints the outcomes. Then ends the process. The exit
 * code is 1 if a program failed, or with `--required` if its tools are missing, and 2 if the tools of a named program
 * are missing.
 */
export async function runPrograms<
  Program extends { name: string },
  Outcome extends { outcome: 'passed' | 'failed' | 'skipped' },
>({ help, folder, all, needsOf, skip, run, toText }: Programs<Program, Outcome>): Promise<never> {
  const names = all.map(({ name }) => name)
  const { values: { keep, cache, required, json }, positionals: named } = readArguments(help, {
    keep: { type: 'boolean', default: false },
    cache: { type: 'boolean', default: false },
    required: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  }, ({ positionals }) => {
    const unknown = positionals.filter(name => !names.includes(name))
    return unknown.length > 0 ? `${unknown.join(', ')}: there is ${names.join(', ')}.` : undefined
  })
  const outcomes: Outcome[] = []
  const report = (outcome: Outcome) => {
    outcomes.push(outcome)
    if (!json) process.stdout.write(toText(outcome))
  }
  const usable: Program[] = []
  for (const program of all.filter(({ name }) => named.length === 0 || named.includes(name))) {
    const reason = await missingTools(needsOf(program))
    if (reason === undefined) usable.push(program)
    else report(skip(program, reason))
  }
  if (usable.length > 0) {
    await inBuildFolder(keep ? kept(folder) : cache ? cached(folder) : undefined, parent =>
      run(usable, parent, report, cache))
  }
  const count = (kind: Outcome['outcome']): number => outcomes.filter(({ outcome }) => outcome === kind).length
  if (json) process.stdout.write(`${JSON.stringify(outcomes, null, 2)}\n`)
  else process.stdout.write(`${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped\n`)
  const isFailed = count('failed') > 0 || required && count('skipped') > 0
  process.exit(isFailed ? 1 : named.length > 0 && count('skipped') > 0 ? 2 : 0)
}

const kept = (name: string): string => resolve(import.meta.dirname, '../../dist', name)
const cached = (name: string): string =>
  join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'tracewell', name)

/** Calls `work` with a folder that stays, or with a temporary one. */
async function inBuildFolder(lasting: string | undefined, work: (folder: string) => Promise<void>): Promise<void> {
  const folder = lasting ?? await mkdtemp(join(tmpdir(), 'tracewell-programs-'))
  try {
    await mkdir(folder, { recursive: true })
    await work(folder)
  } finally {
    if (lasting === undefined) await rm(folder, { recursive: true, force: true })
  }
}

/** Describes the first printed line that differs from the expected one. Returns `undefined` if all lines are equal. */
export function differenceOf(printed: readonly string[], expected: readonly string[]): string | undefined {
  const place = Array.from({ length: Math.max(expected.length, printed.length) })
    .findIndex((_, index) => expected[index] !== printed[index])
  return place < 0
    ? undefined
    : `line ${place + 1} must be "${expected[place] ?? ''}", and is "${printed[place] ?? ''}"`
}
