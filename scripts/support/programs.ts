/** Runs programs in other languages that use the API, for `npm run clients` and `npm run readers`. */
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { readArguments } from './arguments.ts'
import { missingTools, type Tool } from './tools.ts'

interface Programs<Program, Outcome> {
  help: string
  /** Name of the folder below `dist` in which `--keep` builds the programs. */
  folder: string
  all: readonly Program[]
  needsOf(program: Program): readonly Tool[]
  /** Returns the outcome of a program whose tools are missing. */
  skip(program: Program, reason: string): Outcome
  /** Builds and runs programs, and reports the outcome of each. */
  run(chosen: readonly Program[], folder: string, report: (outcome: Outcome) => void): Promise<void>
  toText(outcome: Outcome): string
}

/**
 * Runs the programs that the arguments name, by default all, and prints the outcomes. Then ends the process. The exit
 * code is 1 if a program failed, and 2 if the tools of a named program are missing.
 */
export async function runPrograms<
  Program extends { name: string },
  Outcome extends { outcome: 'passed' | 'failed' | 'skipped' },
>({ help, folder, all, needsOf, skip, run, toText }: Programs<Program, Outcome>): Promise<never> {
  const names = all.map(({ name }) => name)
  const { values: { keep, json }, positionals: named } = readArguments(help, {
    keep: { type: 'boolean', default: false }, json: { type: 'boolean', default: false },
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
  if (usable.length > 0) await inBuildFolder(folder, keep, parent => run(usable, parent, report))
  const count = (kind: Outcome['outcome']): number => outcomes.filter(({ outcome }) => outcome === kind).length
  if (json) process.stdout.write(`${JSON.stringify(outcomes, null, 2)}\n`)
  else process.stdout.write(`${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped\n`)
  process.exit(count('failed') > 0 ? 1 : named.length > 0 && count('skipped') > 0 ? 2 : 0)
}

async function inBuildFolder(name: string, keep: boolean, work: (folder: string) => Promise<void>): Promise<void> {
  const folder = keep
    ? resolve(import.meta.dirname, '../../dist', name)
    : await mkdtemp(join(tmpdir(), `tracewell-${name}-`))
  try {
    await mkdir(folder, { recursive: true })
    await work(folder)
  } finally {
    if (!keep) await rm(folder, { recursive: true, force: true })
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
