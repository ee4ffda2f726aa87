/** The sandbox: `npm run sandbox -- --help`. */
import { Command } from 'commander'
import { startSandbox, type SandboxFacts } from './start.ts'
import { ConfigError } from '../config/read.ts'
import { sandboxAccounts, sandboxNames } from './accounts.ts'
import { curlLine, exit, stopOnSignal } from '../process/signals.ts'
import { readSandboxConfig } from './config.ts'
import { explainStartFailure } from '../process/start-failure.ts'

interface Options {
  host?: string
  port?: string
  imagesPort?: string
  controlPort?: string
  data?: string
  key?: string
  reset?: boolean
  json?: boolean
}

const options = new Command('npm run sandbox --')
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2))
  .description('The real service on a simulated world: what you search for decides what comes, always the same way.')
  .option('--port <number>', 'the API (PORT; 8080)')
  .option('--images-port <number>', 'the image service (IMAGES_PORT; 8081)')
  .option('--control-port <number>', 'where POST /reset is (CONTROL_PORT; 8082)')
  .option('--host <address>', 'what to listen on (HOST; 127.0.0.1)')
  .option('--data <folder>', 'where its database is, sandbox.db (DATA_DIR; ./data)')
  .option('--key <tw_test_…>', 'the main key in place of the usual one (SANDBOX_KEY)')
  .option('--reset', 'begin with an empty database')
  .option('--json', 'print one line of JSON instead of text, when it is ready')
  .addHelpText('after', `
The keys are the same at every start and over every reset; the main one is on the plan business.
While it runs, an empty POST to http://localhost:8082/reset makes it as new, and answers when it is.`)
  .parse()
  .opts<Options>()

const config = read()
try {
  const sandbox = await startSandbox(config, { empty: options.reset ?? false })
  stopOnSignal(config, () => sandbox.stop())
  process.stdout.write(options.json ? `${JSON.stringify(sandbox.facts)}\n` : welcome(sandbox.facts))
} catch (error) {
  exit(1, taken(error) ?? explainStartFailure(error, config) ?? String((error as Error).stack))
}

function read() {
  try {
    return readSandboxConfig({
      HOST: options.host,
      PORT: options.port,
      IMAGES_PORT: options.imagesPort,
      CONTROL_PORT: options.controlPort,
      DATA_DIR: options.data,
      SANDBOX_KEY: options.key,
    })
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return exit(2, error.message)
  }
}

/** Of another sandbox, as far as can be seen. */
function taken(error: unknown): string | undefined {
  const { code, port } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'SQLITE_BUSY') {
    return `Another sandbox has ${config.databaseUrl}: stop it, or give --data with another folder.`
  }
  if (code !== 'EADDRINUSE' || port !== config.controlPort) return undefined
  return `Port ${port} is in use already, perhaps by another sandbox: stop it, or give --control-port, --port and --images-port.`
}

function welcome({ url, imagesUrl, controlUrl, key, keys }: SandboxFacts): string {
  const others = sandboxNames.filter(name => name !== 'business')
  return `Sandbox: the outside world is simulated, and every result is invented

  API     ${url}
  images  ${imagesUrl}
  reset   curl -X POST ${controlUrl}/reset

The key, on the plan business, the same at every start:

  ${key}

A search, streamed as it happens:

${curlLine(url, key, 'tw-success')}
Keys that meet what a test would have to bring about:

${others.map(name => `  ${keys[name]}  ${sandboxAccounts[name].told.replaceAll('`', '')}`).join('\n')}
`
}
