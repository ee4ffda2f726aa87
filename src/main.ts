import { start, type Tracewell } from './compose/start.ts'
import { chooseChecks } from './compose/outside.ts'
import { ConfigError, readConfig, type Config } from './config/read.ts'
import { curlLine, exit, stopOnSignal } from './process/signals.ts'
import { authorityOf } from './lib/listen.ts'
import { explainStartFailure } from './process/start-failure.ts'

const config = await readOrExit()
try {
  const tracewell = await start(config)
  stopOnSignal(config, () => tracewell.stop())
  await welcome(config, tracewell)
} catch (error) {
  if (error instanceof ConfigError) exit(2, error.message)
  exit(1, explainStartFailure(error, config) ?? String((error as Error).stack))
}

async function readOrExit(): Promise<Config> {
  try {
    return readConfig()
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    const more = error.config && await chooseChecks(error.config).catch((later: unknown) => later)
    return exit(
      2,
      more instanceof ConfigError ? new ConfigError([...error.faults, ...more.faults]).message : error.message,
    )
  }
}

async function welcome(config: Config, { api, images, metrics, firstAccount }: Tracewell): Promise<void> {
  const say = (text: string) => process.stdout.write(`${text}\n`)
  if (api) say(`Tracewell API     ${config.publicUrl}  (listening on ${authorityOf(api)})`)
  if (images) say(`Tracewell images  ${config.publicImagesUrl}  (listening on ${authorityOf(images)})`)
  if (metrics) say(`Tracewell metrics http://${authorityOf(metrics)}/metrics`)
  if (config.sandbox) say('Sandbox: the outside world is simulated, and every result is invented')
  const first = api && await firstAccount()
  if (!first) return
  say(`\nA local account with the plan "${first.plan}" was made. Its API key is shown this once:\n\n  ${first.secret}\n
An investigation, streamed as it happens:\n\n${
    curlLine(config.publicUrl, first.secret, config.sandbox ? 'tw-success' : 'torvalds')
  }`)
}
