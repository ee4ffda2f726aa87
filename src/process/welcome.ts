import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { builtConsole, builtDocs } from '../compose/files.ts'
import type { Tracewell } from '../compose/start.ts'
import type { Config } from '../config/read.ts'
import type { FirstAccount } from '../core/access/first-account.ts'
import { authorityOf, type Listening } from '../lib/listen.ts'
import { cliCommand } from '../lib/cli-command.ts'
import { isPostgresUrl } from '../lib/postgres-url.ts'
import { version } from '../version.ts'
import { writeFirstKeyFile } from './first-key.ts'

// Without this listener, a closed standard output would end the server.
process.stdout.on('error', () => undefined)

export const simulated = 'Sandbox: the outside world is simulated, and every result is invented'

/** Returns the hint that follows the address of pages, or an empty text if they are built. */
const builtHint = (folder: string, command: string): string =>
  existsSync(join(folder, 'index.html')) ? '' : `  (not built yet: ${command})`
export const docsHint = (): string => builtHint(builtDocs, 'npm run docs')
export const consoleHint = (): string => builtHint(builtConsole, 'npm run console')

/**
 * Returns the line that reports that a process is ready, with its address: of the API, else of the image service, else
 * of metrics and health. It never contains a password.
 */
function readyLine({ roles, databaseUrl, wire }: Config, { api, images, metrics }: Tracewell): string {
  const database = isPostgresUrl(databaseUrl)
    ? `PostgreSQL ${new URL(databaseUrl).host}${new URL(databaseUrl).pathname}`
    : `SQLite ${databaseUrl}`
  const listening = api ?? images ?? metrics
  const facts = [
    `roles: ${roles.join(', ')}`,
    `database: ${database}`,
    `wire: ${wire.servers === undefined ? 'in-process' : 'nats'}`,
    `address: ${listening ? authorityOf(listening) : 'none'}`,
  ]
  return `Tracewell ${version} is ready  (${facts.join('; ')})`
}

/**
 * Prints that the process is ready, and the addresses of its servers. The first start also creates a local account. On
 * a terminal, it prints the API key of the account, and a link that signs in to the console. Other outputs are kept and
 * read by more people, such as the journal of systemd: there it prints the path of a file that holds the key.
 */
export async function printWelcome(config: Config, tracewell: Tracewell): Promise<void> {
  const { api, images, metrics, firstAccount, signIn } = tracewell
  const print = (text: string) => { process.stdout.write(`${text}\n`) }
  print(readyLine(config, tracewell))
  // Only the address of the listener is certain to work on this machine.
  const local = api && localUrl(api)
  const account = api && await firstAccount()
  const isTerminal = process.stdout.isTTY
  if (account && isTerminal) print(`\n${consoleLine(config.publicUrl, signIn.createCode(account.secret))}\n`)
  if (api) print(`Tracewell API     ${config.publicUrl}  (listening on ${authorityOf(api)})`)
  if (api) print(`Tracewell console ${local}/console/${consoleHint()}`)
  if (api) print(`Tracewell docs    ${local}/docs${docsHint()}`)
  if (images) print(`Tracewell images  ${config.publicImagesUrl}  (listening on ${authorityOf(images)})`)
  if (metrics) print(`Tracewell metrics http://${authorityOf(metrics)}/metrics  (and /health/ready)`)
  if (api && !account) print(`API keys are printed once, when they are created. Another one: ${createKeyCommand}`)
  if (config.sandbox) print(simulated)
  if (!account || !local) return
  if (!isTerminal) return print(firstKeyText(config, account))
  print(`
A local account with the plan "${account.plan}" was created. Its API key is printed only once:

  ${account.secret}

Run a search and stream its results:

${curlLine(local, account.secret, config.sandbox ? 'tw-success' : 'torvalds')}`)
}

/** Writes the key to a file. Returns what the operator does with the file, without the key. */
function firstKeyText(config: Config, { email, plan, secret }: FirstAccount): string {
  const { file, fault } = writeFirstKeyFile(config, secret)
  const created = `A local account with the plan "${plan}" was created.`
  const another = cliCommand(`keys create ${email} --manage`)
  return fault === undefined
    ? `
${created} Its API key is in a file. Read it, then delete the file:

  cat ${shellWord(file)}
  rm ${shellWord(file)}

Another key: ${another}`
    : `
${created} Its API key could not be written to ${file}: ${fault}.

Create another key: ${another}`
}

const shellWord = (text: string): string => /^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`

const createKeyCommand = cliCommand('keys create <account> --manage')

/** Addresses that `localhost` reaches: every interface, and the usual address of this machine. */
const localHosts = new Set(['0.0.0.0', '::', '127.0.0.1', '::1'])

/** Returns a URL of the listener that works on this machine. */
const localUrl = ({ host, port }: Listening): string =>
  `http://${authorityOf({ host: localHosts.has(host) ? 'localhost' : host, port })}`

/**
 * Returns the lines for people: a link that signs in with a code. Browsers send no fragment, so no server or proxy logs
 * the code.
 */
export const consoleLine = (url: string, code: string): string => `Open this in a browser to search and look:
Console: ${url}/console/#code=${code}
The link signs in with the key. It works once, for ten minutes. Later, open ${url}/console/ and paste the key.`

/** Returns a shell command that runs a search. */
export const curlLine = (url: string, key: string, value: string): string => `  curl -N ${url}/search/temporary \\
    -H 'Authorization: Bearer ${key}' \\
    -H 'Content-Type: application/json' \\
    -d '{"query":{"type":"Pseudonym","value":"${value}"}}'
`
