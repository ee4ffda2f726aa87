import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { CommanderError } from 'commander'
import { ConfigError, type Config } from '../../config/read.ts'
import { sandboxFile } from '../../config/table.ts'
import { Failure } from '../../errors.ts'
import { cliCommand, serverCommand } from '../../lib/cli-command.ts'
import { fileFault, isFileFault } from '../../lib/file-fault.ts'
import { isPostgresUrl } from '../../lib/postgres-url.ts'
import { withHint } from './output.ts'
import { ServerFailure } from './server-failure.ts'
import { terminalSafe, terminalSafeJson } from './text.ts'

/** Thrown if a command needs data and the configured database does not exist or is empty. */
export class NoData extends Error {
  constructor({ databaseUrl, dataDir, sandbox }: Config) {
    const place = isPostgresUrl(databaseUrl)
      ? `the PostgreSQL database of DATABASE_URL, at ${new URL(databaseUrl).host}, is empty`
      : `${resolve(databaseUrl)} does not exist or is empty`
    const other = !sandbox && existsSync(join(dataDir, sandboxFile))
      ? ` ${resolve(dataDir, sandboxFile)} is that of a sandbox: set SANDBOX=1 for it, and use the accounts that ` +
        `${cliCommand('accounts list')} then prints.`
      : ''
    super(`There is no Tracewell data here: ${place}.${other} Run this command in the folder of the service, ` +
      `or set DATA_DIR or DATABASE_URL. To create data: ${serverCommand}, or ${cliCommand('accounts create')}`)
  }
}

/** The error that a command with `--json` prints. */
export interface ReportedError {
  code: string
  message: string
  details?: Failure['details'] | readonly string[]
  /** Id of the request, if a server has answered with the error. */
  request_id?: string
}

/**
 * Prints an error on standard error, or as JSON on standard output. Returns the exit code: 2 for wrong usage, else 1.
 */
export function reportError(error: unknown, json: boolean): number {
  const reported = readError(error)
  if (json) process.stdout.write(`${terminalSafeJson(JSON.stringify({ error: reported }, undefined, 2))}\n`)
  // Commander has already printed its own errors.
  else if (!(error instanceof CommanderError)) {
    const text = error instanceof ServerFailure ? `${error.code}: ${error.message}` : reported.message
    process.stderr.write(`${[...text.split('\n'), ...faultLines(reported)].map(terminalSafe).join('\n')}\n`)
  }
  const misuse = error instanceof CommanderError || error instanceof ConfigError ||
    (error instanceof Failure && error.status === 400)
  return misuse ? 2 : 1
}

function readError(error: unknown): ReportedError {
  if (error instanceof CommanderError) return { code: 'USAGE', message: usageMessage(error) }
  if (error instanceof ConfigError) return { code: 'CONFIGURATION', message: error.message, details: error.faults }
  if (error instanceof ServerFailure) return readServerFailure(error)
  if (error instanceof Failure) return { code: error.code, message: error.message, details: error.details }
  if (error instanceof NoData) return { code: 'NO_DATA', message: error.message }
  if (isFileFault(error)) return { code: 'FILE_FAULT', message: `${error.path}: ${fileFault(error)}` }
  return { code: 'INTERNAL_ERROR', message: error instanceof Error ? error.message : String(error) }
}

const readServerFailure = ({ code, message, details, requestId }: ServerFailure): ReportedError => ({
  code,
  message,
  details,
  ...requestId !== undefined && { request_id: requestId },
})

const usageMessage = ({ code, message }: CommanderError): string =>
  code === 'commander.help'
    ? 'A command is missing. --help lists all commands'
    : withHint(message.replace(/^error: /, ''))

/** Most lines of faults, so that a file of another kind does not fill the screen. */
const maxFaultLines = 50

/**
 * Returns one line for each fault of a request. Returns no lines for faults of the configuration, because the message
 * of `ConfigError` already contains them.
 */
function faultLines({ details, request_id: requestId }: ReportedError): string[] {
  const last = requestId === undefined ? [] : [`  request: ${requestId}`]
  if (!Array.isArray(details)) return [...details === undefined ? [] : [String(details)], ...last]
  const lines = details.flatMap((fault: string | { path: string, message: string }) =>
    typeof fault === 'string' ? [] : [`  ${fault.path}: ${fault.message}`])
  const more = lines.length > maxFaultLines ? [`  and ${lines.length - maxFaultLines} more: --json prints all`] : []
  return [...lines.slice(0, maxFaultLines), ...more, ...last]
}
