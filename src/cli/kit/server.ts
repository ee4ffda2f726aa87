import { isIP } from 'node:net'
import { Option, type Command } from 'commander'
import type { Tracewell } from '../../../generated/client/src/index.ts'
import { givenToTerminal } from '../../config/given.ts'
import { ConfigError } from '../../config/read.ts'
import { Failure, validationError } from '../../errors.ts'
import { cliCommand } from '../../lib/cli-command.ts'
import { ServerFailure } from './server-failure.ts'
import { clearLine, isLive } from './terminal.ts'

export interface ServerOptions {
  server?: string | undefined
  key?: string | undefined
}

export interface Server {
  client: Tracewell
  /** URL of the server, for messages. */
  url: string
}

/** Adds the options `--server` and `--key`. */
export const addServerOptions = (command: Command): Command =>
  command
    .addOption(new Option('--server <url>', 'use the API of this server, instead of this machine')
      .env('TRACEWELL_SERVER'))
    .addOption(new Option('--key <key>', 'API key for --server; other users of the machine cannot see the variable')
      .env('TRACEWELL_KEY'))
    .hook('preAction', setFromFile)
    .hook('preAction', refuseProxy)

/** `--proxy` is for requests to sources. With a server, it would promise a way that the command does not take. */
function refuseProxy(_: Command, command: Command): void {
  const { proxy, ...options } = command.optsWithGlobals<ServerOptions & { proxy?: string }>()
  if (proxy === undefined || !usesServer(options)) return
  throw validationError({
    message: 'Give --proxy or --server (TRACEWELL_SERVER), not both: the server asks the sources, with its own proxy',
  })
}

/** Sets the options that neither the command line nor the environment has, from the file of the user. */
function setFromFile(_: Command, command: Command): void {
  const missing = command.options.filter(option => option.envVar !== undefined &&
    command.getOptionValue(option.attributeName()) === undefined)
  if (missing.length === 0) return
  const { environment, file } = givenToTerminal()
  if (file !== undefined && file.faults.length > 0) throw new ConfigError(file.faults)
  for (const option of missing) command.setOptionValue(option.attributeName(), environment[option.envVar!])
}

/**
 * Returns the action of a command about entries of a server. If there is no entry with an id, its error names the
 * command that lists the ids.
 */
export const aboutId = <Options, Ids = string>(list: string, action: (ids: Ids, options: Options) => Promise<void>) =>
  (ids: Ids, options: Options): Promise<void> => action(ids, options).catch((error: unknown) => {
    if (!(error instanceof ServerFailure)) throw error
    const faults = Array.isArray(error.details) ? error.details : []
    if (error.code !== 'NOT_FOUND' && !faults.some(({ path }) => path === 'id')) throw error
    throw error.with(`${error.message}. To list the ids: ${cliCommand(list)}`, faults)
  })

/** Returns `true` if the command shall use a server. An empty variable counts as none. */
export const usesServer = ({ server = '' }: ServerOptions): boolean => server !== ''

/**
 * Creates the client of a server. The key goes nowhere but into the header of its requests. Writes a warning to
 * standard error if the key would travel unencrypted to another machine.
 * @param onReconnect called before a stream continues after a lost connection, with the id of the last event
 * @throws VALIDATION_ERROR if the URL or the key is missing or cannot be used
 */
export async function connectServer(
  { server = '', key = '' }: ServerOptions,
  onReconnect: (lastEventId: string) => void = () => undefined,
): Promise<Server> {
  if (server === '') throw validationError({ message: 'Give --server or TRACEWELL_SERVER with the URL of a server' })
  if (key === '') throw validationError({ message: 'Give --key or TRACEWELL_KEY with an API key of the server' })
  const url = URL.parse(server)
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') {
    throw validationError({ message: '--server: must be a URL such as https://tracewell.example.com' })
  }
  // an error of fetch would repeat a key with other characters
  if (!/^[\x21-\x7e]+$/.test(key)) throw validationError({ message: '--key: must be an API key, such as tw_live_…' })
  if (url.protocol === 'http:' && !isLoopback(url.hostname)) {
    process.stderr.write('warning: http sends the key and the values unencrypted; use an https URL\n')
  }
  const { createClient } = await import('../../../generated/client/src/index.ts')
  const client = createClient({
    baseUrl: url.href,
    key,
    retries: 0, // a command reports a failure at once
    timeoutMs: Infinity,
    fetch(request) {
      const lastEventId = request.headers.get('last-event-id')
      if (lastEventId !== null) onReconnect(lastEventId)
      return fetch(request)
    },
  })
  return { client, url: url.href.replace(/\/$/, '') }
}

/** Reports on standard error that a stream continues after a lost connection. */
export function reportReconnect(lastEventId: string): void {
  const clear = isLive(process.stderr) ? clearLine : ''
  process.stderr.write(`${clear}connection lost: continuing after event ${Number(lastEventId)}\n`)
}

const isLoopback = (host: string): boolean =>
  /^(.+\.)?localhost$/.test(host) || host === '[::1]' || (isIP(host) === 4 && host.startsWith('127.'))

/**
 * Calls the server and converts its errors, and those of the connection, to a `ServerFailure`. Throws the reason of
 * the signal if it has aborted.
 */
export async function onServer<Result>(
  { url }: Pick<Server, 'url'>, call: () => Promise<Result>, signal?: AbortSignal,
): Promise<Result> {
  try {
    return await call()
  } catch (error) {
    signal?.throwIfAborted()
    throw await toServerFailure(error, url)
  }
}

async function toServerFailure(error: unknown, url: string): Promise<Error> {
  if (error instanceof Failure) return error
  const { TracewellError } = await import('../../../generated/client/src/index.ts')
  if (error instanceof TracewellError) return new ServerFailure(error)
  if (!(error instanceof TypeError)) return error as Error
  const { code, message } = error.cause as { code?: string, message?: string } | undefined ?? {}
  return new ServerFailure({
    status: 0,
    code: 'SERVER_UNREACHABLE',
    message: `The server ${url} cannot be reached: ${message || code || error.message}. ` +
      'Check that it runs, and --server or TRACEWELL_SERVER',
  })
}
