import { start, type Tracewell } from './compose.ts'
import { ConfigError, readConfig, type Config } from './config.ts'
import { createLog } from './lib/log.ts'

const firstAccount = 'local@localhost'

try {
  const config = readConfig()
  const tracewell = await start(config)
  stopOnSignal(config, tracewell)
  await welcome(config, tracewell)
} catch (error) {
  process.stderr.write(`${error instanceof ConfigError ? error.message : String((error as Error).stack)}\n`)
  process.exit(error instanceof ConfigError ? 2 : 1)
}

function stopOnSignal(config: Config, tracewell: Tracewell): void {
  const log = createLog({ level: config.logLevel })
  let stopping = false
  const stop = (signal: NodeJS.Signals) => {
    if (stopping) return
    stopping = true
    log.info({ signal }, 'stopping: no new work, what runs may end')
    setTimeout(() => process.exit(1), 29_000).unref()
    tracewell.stop().then(() => process.exit(0), () => process.exit(1))
  }
  process.on('SIGTERM', stop).on('SIGINT', stop)
}

async function welcome(config: Config, { api, images, accounts, plans, keys }: Tracewell): Promise<void> {
  const say = (text: string) => process.stdout.write(`${text}\n`)
  if (api) say(`Tracewell API     ${config.publicUrl}  (listening on ${api.host}:${api.port})`)
  if (images) say(`Tracewell images  ${config.publicImagesUrl}  (listening on ${images.host}:${images.port})`)
  if (!api || (await accounts.list()).length > 0) return
  const account = await accounts.create(firstAccount)
  await plans.set(account.id, 'business')
  const { secret } = await keys.create(account.id, 'first start')
  say(`\nA local account with the plan "business" was made. Its API key is shown this once:\n\n  ${secret}\n
An investigation, streamed as it happens:\n
  curl -N ${config.publicUrl}/search/temporary \\
    -H 'Authorization: Bearer ${secret}' \\
    -H 'Content-Type: application/json' \\
    -d '{"query":{"type":"Pseudonym","value":"torvalds"}}'\n`)
}
