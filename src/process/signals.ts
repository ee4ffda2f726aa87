/** What the entries share: main.ts and sandbox.ts. */
import type { Config } from '../config/read.ts'
import { createLog } from '../lib/log.ts'

export function exit(code: number, message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(code)
}

/** Ends the process within 30 seconds of SIGTERM or SIGINT: then a supervisor would kill it. */
export function stopOnSignal({ logLevel }: Config, stop: () => Promise<void>): void {
  const log = createLog({ level: logLevel })
  let stopping = false
  const end = (signal: NodeJS.Signals) => {
    if (stopping) return
    stopping = true
    log.info({ signal }, 'stopping: no new work, what runs may end')
    setTimeout(() => process.exit(1), 29_000).unref()
    stop().then(() => process.exit(0), (err: unknown) => {
      log.error({ err }, 'the stop broke off')
      process.exit(1)
    })
  }
  process.on('SIGTERM', end).on('SIGINT', end)
}

/** A search that anybody can paste into a shell. */
export const curlLine = (url: string, key: string, value: string): string => `  curl -N ${url}/search/temporary \\
    -H 'Authorization: Bearer ${key}' \\
    -H 'Content-Type: application/json' \\
    -d '{"query":{"type":"Pseudonym","value":"${value}"}}'
`
