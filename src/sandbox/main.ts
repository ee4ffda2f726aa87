/** Entry point of `npm run sandbox`. */
import { Command } from 'commander'
import { ConfigError } from '../config/read.ts'
import { Failure } from '../errors.ts'
import { beforeOptions, sandboxCommand } from '../lib/cli-command.ts'
import { exit } from '../process/exit.ts'
import { stopOnSignal } from '../process/signals.ts'
import { explainStartFailure } from '../process/start-failure.ts'
import { readSandboxConfig } from './config.ts'
import { startSandbox } from './start.ts'
import { sandboxWelcome } from './welcome.ts'

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

const options = new Command(beforeOptions(sandboxCommand))
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2))
  .description('run the real service on simulated sources; the searched value decides the outcome')
  .option('--port <number>', 'port of the API (PORT; 8080)')
  .option('--images-port <number>', 'port of the image service (IMAGES_PORT; 8081)')
  .option('--control-port <number>', 'port for POST /reset (CONTROL_PORT; 8082)')
  .option('--host <address>', 'address to listen on (HOST; 127.0.0.1)')
  .option('--data <folder>', 'folder of its database, sandbox.db (DATA_DIR; ./data)')
  .option('--key <tw_test_…>', 'key of the account business, in place of its fixed key (SANDBOX_KEY)')
  .option('--reset', 'start with an empty database')
  .option('--json', 'when ready, print one line of JSON instead of text')
  .addHelpText('after', `
The keys stay the same after a restart and after a reset. The main key is on the plan business.
POST http://localhost:8082/reset empties the database of the running sandbox and responds when it is ready again.`)
  .parse()
  .opts<Options>()

const config = readOrExit()
try {
  if (!options.json) process.stdout.write('The sandbox starts …\n')
  const sandbox = await startSandbox(config, { empty: options.reset ?? false })
  stopOnSignal(config, () => sandbox.stop(), { isQuiet: options.json ?? false })
  process.stdout.write(options.json
    ? `${JSON.stringify(sandbox.facts)}\n`
    : sandboxWelcome(sandbox.facts, sandbox.createSignInCode()))
} catch (error) {
  if (error instanceof Failure) exit(1, `${error.message}.`)
  exit(1, explainConflict(error) ?? explainStartFailure(error, config) ?? String((error as Error).stack))
}

function readOrExit() {
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

/** Explains a start error that another running sandbox causes. Returns `undefined` for any other error. */
function explainConflict(error: unknown): string | undefined {
  const { code, port } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'SQLITE_BUSY') {
    return `Another sandbox uses ${config.databaseUrl}: stop it, or set another folder with --data.`
  }
  if (code !== 'EADDRINUSE' || port !== config.controlPort) return undefined
  return `Port ${port} is already in use, perhaps by another sandbox: ` +
    'stop it, or set --control-port, --port and --images-port.'
}
