import { readFileSync } from 'node:fs'
import { Command } from 'commander'
import { runTool } from '../../compose/terminal-tools.ts'
import { readTerminalConfig, type Config } from '../../config/read.ts'
import { describeOperation } from '../../core/tools/describe-operation.ts'
import type { AnyOperation } from '../../core/tools/operation.ts'
import { operationsById } from '../../core/tools/operations/index.ts'
import type { SourceReport } from '../../core/tools/resolve-outcome.ts'
import type { ToolResponse } from '../../core/tools/response.ts'
import { Failure, validationError } from '../../errors.ts'
import { systemClock } from '../../lib/clock.ts'
import { newId } from '../../lib/ids.ts'
import { toStartError } from '../../process/start-failure.ts'
import { networkAdvice } from '../kit/no-network.ts'
import type { TableOptions } from '../../core/exports/formats.ts'
import { print, setUpCommand, type JsonOption } from '../kit/output.ts'
import { ServerFailure } from '../kit/server-failure.ts'
import {
  addServerOptions, connectServer, onServer, usesServer, type Server, type ServerOptions,
} from '../kit/server.ts'
import { forceOption, openOutput, type ForceOption } from '../kit/output-file.ts'
import { terminalSafe } from '../kit/text.ts'
import { addTimeoutOption, type TimeoutFlag } from '../kit/timeout-option.ts'
import {
  readReport, readTableFlags, reportEndings, tableFlags, type OutputFile, type TableFlags,
} from '../search/export-option.ts'
import { sourceLines, toolText } from './tool-text.ts'

type OperationId = keyof typeof operationsById

/** Names of commands that differ from the slug of their operation. */
const names: Partial<Record<OperationId, string>> = {
  lookUpAddress: 'ip-lookup',
  judgeAddress: 'ip-reputation',
  investigateEmail: 'account-email',
  investigatePseudonym: 'account-pseudonym',
  findPlayer: 'player',
}
const aliases: Partial<Record<OperationId, string>> = { findRegistration: 'whois', judgeAddress: 'reputation' }

/**
 * Returns the name of the command of an operation: by default its slug, or the first word of its tool for the slug
 * `all`.
 */
export const commandName = (id: string, { tool, slug }: Pick<AnyOperation, 'tool' | 'slug'>): string =>
  names[id as OperationId] ?? (slug === 'all' ? tool.split('-')[0]! : slug)

interface Options extends JsonOption, ServerOptions, TimeoutFlag, ForceOption, TableFlags {
  color: boolean
  quiet?: boolean
  output?: OutputFile
}

type Response = ToolResponse<string, string, object, object>
type ToolCall = (body: object, options?: { signal: AbortSignal }) => Promise<Response>

/** Returns one command for each operation of the direct tools. */
export function toolCommands(): Command[] {
  const document = JSON.parse(readFileSync(new URL('../../../generated/tools.json', import.meta.url), 'utf8')) as object
  return Object.entries(operationsById).map(([id, operation]) => toolCommand(id, operation, document))
}

function toolCommand(id: string, operation: AnyOperation, document: object): Command {
  const { name: summary, path, inputs: [input], sources } = describeOperation(document, operation)
  const { field } = operation.input
  const { description, example } = input!
  const expected = firstSentence(description)
  const name = commandName(id, operation)
  const command = addTimeoutOption(
    addServerOptions(setUpCommand(new Command(name), lowerFirst(summary), `${name} ${example}`)),
    'wait at most this long for the sources that are needed',
  )
    .helpGroup('Direct tools, here or on a server:')
    .argument(`<${field}>`, lowerFirst(expected))
    .option('--quiet', 'print only what is found, without the sources')
    .option('--no-color', 'print without colours')
    .option('--output <file>', `also write the result to a file: ${reportEndings}`, readReport)
    .addOption(tableFlags.bom()).addOption(tableFlags.text()).addOption(tableFlags.separator())
    .addOption(forceOption())
    .addHelpText('after', `
Sources: ${sources.map(source => source.title).join(', ')}
--json prints the response of POST ${path}. Without --server nothing is stored. If a database exists, its blocklist
applies.
Exit codes: 0 a result; 1 the sources that are needed did not answer; 2 wrong usage.
With SANDBOX=1 all sources are simulated.`)
    .action(async (text: string, options: Options) => {
      const { output } = options
      const table = readTableFlags(output, options)
      using file = output && openOutput('--output', output.path, options)
      const config = usesServer(options) ? undefined : withDeadline(readTerminalConfig(), options)
      const run = config ? runHere(config, operation, text)
        : runOnServer(await connectServer(options), options, clientNameOf(document, path), { [field]: text })
      const response = await run.catch((error: unknown) => {
        if (!(error instanceof Failure)) throw error
        throw error.status === 400 ? wrongValue(name, expected, error) : withSources(error, operation, config)
      })
      print(options, response, answer => toolText(operation, answer, options))
      if (file) {
        for await (const chunk of await exportOf(response, output.format, {
          ...table,
          isSandbox: config?.sandbox ?? response.meta.environment === 'sandbox',
        })) file.write(chunk)
        file.finish()
        process.stderr.write(`wrote ${terminalSafe(output.path)}\n`)
      }
      if (options.quiet && !options.json && !response.meta.complete) {
        process.stderr.write('incomplete: not every source could answer\n')
      }
    })
  const alias = aliases[id as OperationId]
  return alias === undefined ? command : command.alias(alias)
}

/** Returns the file of a response, in chunks. What writes it is loaded here, because most calls write none. */
async function exportOf(
  response: Response, format: OutputFile['format'], { isSandbox, ...table }: TableOptions & { isSandbox: boolean },
) {
  const { exportOfTool } = await import('../../core/exports/tool-export.ts')
  const { writeExport } = await import('../../core/exports/formats.ts')
  return writeExport(exportOfTool(response, { id: newId(), at: systemClock.now(), isSandbox }), format, table)
}

const runHere = (config: Config, operation: AnyOperation, text: string): Promise<Response> =>
  runTool(config, operation, text).catch((error: unknown) => {
    throw error instanceof Failure ? error : toStartError(error, config)
  })

const withDeadline = (config: Config, { timeout }: TimeoutFlag): Config =>
  timeout === undefined ? config : { ...config, toolDeadlineMs: timeout * 1_000 }

async function runOnServer(
  server: Server, { timeout }: TimeoutFlag, clientName: string, body: object,
): Promise<Response> {
  const signal = timeout === undefined ? undefined : AbortSignal.timeout(timeout * 1_000)
  const calls = server.client.tools as unknown as Readonly<Record<string, ToolCall>>
  const response = onServer(server, () => calls[clientName]!(body, signal && { signal }))
  return response.catch((error: unknown) => {
    if (!signal?.aborted) throw error
    throw new ServerFailure({ status: 0, code: 'TIMEOUT', message: `No answer within ${timeout} s (--timeout)` })
  })
}

/** Returns the name of an operation in the client for TypeScript, such as `subdomains`. */
function clientNameOf(document: object, path: string): string {
  const { paths } = document as { paths: Record<string, { post: { 'x-client-name': string } }> }
  return paths[path]!.post['x-client-name'].replace(/^tools\./, '')
}

function wrongValue(name: string, expected: string, error: Failure): Failure {
  const message = `This value does not fit the command ${name}. Expected: ${expected}`
  if (error instanceof ServerFailure) return error.with(message, Array.isArray(error.details) ? error.details : [])
  return validationError({ message, ...error.details !== undefined && { details: error.details } })
}

/**
 * Adds the outcomes of the sources to the message of a failure.
 * @param config `undefined` for a call on a server
 */
function withSources(failure: Failure, operation: AnyOperation, config: Config | undefined): Failure {
  const sources = failure.meta['sources'] as SourceReport[] | undefined ?? []
  if (sources.length === 0) return failure
  const asked = sources.filter(({ name, status }) => status !== 'skipped' && !operation.sources[name]?.isLocal)
  const advice = config ? networkAdvice(asked.map(({ error }) => error?.code), config.sandbox) : []
  const lines = [...sourceLines(operation, sources), ...advice]
  const { code, status, message, details } = failure
  return new Failure(code, status, [message, ...lines].join('\n'), { ...details !== undefined && { details } })
}

const firstSentence = (text: string): string => /^[^.:]+/.exec(text)?.[0] ?? text
const lowerFirst = (text: string): string => /^[A-Z][a-z ]/.test(text) ? text[0]!.toLowerCase() + text.slice(1) : text
