import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { builtDocs } from '../compose/servers.ts'
import type { Tracewell } from '../compose/start.ts'
import type { Config } from '../config/read.ts'
import { authorityOf } from '../lib/listen.ts'

// Without this listener, a closed standard output would end the server.
process.stdout.on('error', () => undefined)

export const simulated = 'Sandbox: the outside world is simulated, and every result is invented'

const hasDocs = (): boolean => existsSync(join(builtDocs, 'index.html'))

/** Prints the addresses of the servers. The first start also creates a local account and prints its API key. */
export async function printWelcome(config: Config, { api, images, metrics, firstAccount }: Tracewell): Promise<void> {
  const print = (text: string) => process.stdout.write(`${text}\n`)
  if (api) print(`Tracewell API     ${config.publicUrl}  (listening on ${authorityOf(api)})`)
  if (api) print(`Tracewell docs    ${config.publicUrl}/docs${hasDocs() ? '' : '  (not built yet: npm run docs)'}`)
  if (images) print(`Tracewell images  ${config.publicImagesUrl}  (listening on ${authorityOf(images)})`)
  if (metrics) print(`Tracewell metrics http://${authorityOf(metrics)}/metrics`)
  if (config.sandbox) print(simulated)
  const account = api && await firstAccount()
  if (!account) return
  print(`
A local account with the plan "${account.plan}" was created. Its API key is printed only once:

  ${account.secret}

Run a search and stream its results:

${curlLine(config.publicUrl, account.secret, config.sandbox ? 'tw-success' : 'torvalds')}`)
}

/** Returns a shell command that runs a search. */
export const curlLine = (url: string, key: string, value: string): string => `  curl -N ${url}/search/temporary \\
    -H 'Authorization: Bearer ${key}' \\
    -H 'Content-Type: application/json' \\
    -d '{"query":{"type":"Pseudonym","value":"${value}"}}'
`
