import { start } from './compose/start.ts'
import { givenToService } from './config/given.ts'
import { ConfigError, type Config } from './config/read.ts'
import { Failure } from './errors.ts'
import { lockDatabase } from './process/database-lock.ts'
import { exit } from './process/exit.ts'
import { stopOnSignal } from './process/signals.ts'
import { explainStartFailure } from './process/start-failure.ts'
import { warnOfUnreadSettings } from './process/unread-settings.ts'
import { printWelcome } from './process/welcome.ts'
import { readWholeConfig } from './process/whole-config.ts'

const [, , ...args] = process.argv
if (args.length > 0) { // imported only if there are arguments, because the module loads Commander
  Object.assign(process.env, (await import('./process/start-options.ts')).readStartOptions(args))
}
const given = givenToService()
const config = await readOrExit()
try {
  const unlock = lockDatabase(config)
  const tracewell = await start(config)
  stopOnSignal(config, () => tracewell.stop().finally(unlock))
  warnOfUnreadSettings(given, config)
  await printWelcome(config, tracewell)
} catch (error) {
  if (error instanceof ConfigError) exit(2, error.message)
  if (error instanceof Failure) exit(1, `${error.message}.`)
  exit(1, explainStartFailure(error, config) ?? String((error as Error).stack))
}

/** Reads the configuration. If it is faulty, prints all faults and exits. */
async function readOrExit(): Promise<Config> {
  try {
    return await readWholeConfig(given)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return exit(2, error.message)
  }
}
