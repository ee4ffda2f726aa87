import { CommanderError } from 'commander'
import { composeOperator } from '../compose.ts'
import { ConfigError, readConfig } from '../config.ts'
import { Failure } from '../errors.ts'

export type Operator = Awaited<ReturnType<typeof composeOperator>>
export interface JsonOption { json?: boolean }

/** Runs an operator's command on the configured store; prints its result as JSON or as `human` words it. */
export async function operate<Result>(
  { json = false }: JsonOption, work: (operator: Operator) => Promise<Result>, human: (result: Result) => string,
): Promise<void> {
  const operator = await composeOperator(readConfig())
  try {
    const result = await work(operator)
    process.stdout.write(`${json ? JSON.stringify(result, undefined, 2) : human(result)}\n`)
  } finally {
    await operator.database.close()
  }
}

/** Says what went wrong on standard error, or as JSON on standard output. Answers the exit code: 1, or 2 for misuse. */
export function reportError(error: unknown, json: boolean): number {
  const { code, message, details, exitCode, told } = readError(error)
  if (json) process.stdout.write(`${JSON.stringify({ error: { code, message, details } }, undefined, 2)}\n`)
  else if (!told) process.stderr.write(`${[message, ...faultLines(details)].join('\n')}\n`)
  return exitCode
}

function readError(error: unknown) {
  if (error instanceof CommanderError) {
    return { code: 'USAGE', message: error.message, details: undefined, exitCode: 2, told: true }
  }
  if (error instanceof ConfigError) return { code: 'CONFIGURATION', message: error.message, details: error.faults, exitCode: 2, told: false }
  if (error instanceof Failure) {
    return { code: error.code, message: error.message, details: error.details, exitCode: error.status === 400 ? 2 : 1, told: false }
  }
  return { code: 'INTERNAL_ERROR', message: error instanceof Error ? error.message : String(error), details: undefined, exitCode: 1, told: false }
}

function faultLines(details: Failure['details'] | readonly string[]): string[] {
  if (!Array.isArray(details)) return details === undefined ? [] : [String(details)]
  return details.flatMap((fault: string | { path: string, message: string }) =>
    typeof fault === 'string' ? [] : [`  ${fault.path}: ${fault.message}`])
}

/** Rows under their headings, in columns. */
export function table(headings: readonly string[], rows: ReadonlyArray<readonly Cell[]>): string {
  if (rows.length === 0) return '(none)'
  const lines = [headings, ...rows.map(row => row.map(cell => plain(cell)))]
  const widths = headings.map((_, column) => Math.max(...lines.map(line => line[column]!.length)))
  return lines.map(line => line.map((cell, column) => cell.padEnd(widths[column]!)).join('  ').trimEnd()).join('\n')
}

type Cell = string | number | readonly string[] | null | undefined

/** Text that a terminal only shows: whatever could steer it is replaced. */
export function plain(value: Cell): string {
  const text = typeof value === 'object' ? value?.join(', ') ?? '–' : String(value ?? '–')
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, character => /\s/.test(character) ? ' ' : '\u{fffd}')
}
