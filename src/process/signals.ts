import type { Config } from '../config/read.ts'
import { createLog } from '../lib/log.ts'
import { flushLog } from '../lib/log-output.ts'

/**
 * Time limit of a stop, in milliseconds. Supervisors usually kill a process 30 seconds after SIGTERM, so the limit is
 * shorter.
 */
const stopLimitMs = 29_000
/**
 * Maximum time that the exit waits until the last log lines are written, in milliseconds. The wait is limited because
 * the reader of the log may be blocked.
 */
const flushLimitMs = 1_000

/**
 * Calls `stop` at SIGTERM or SIGINT, prints `stopped` unless `isQuiet`, then exits with code 0. The code is 1 if `stop`
 * fails or takes longer than 29 seconds.
 */
export function stopOnSignal({ logLevel }: Config, stop: () => Promise<void>, { isQuiet = false } = {}): void {
  const log = createLog({ level: logLevel })
  let stopping = false
  const end = (signal: NodeJS.Signals) => {
    if (stopping) return
    stopping = true
    log.info({ signal }, 'stopping: no new work is accepted, running work may end')
    setTimeout(() => process.exit(1), stopLimitMs).unref()
    void stop().then(() => {
      if (!isQuiet) process.stdout.write('stopped\n')
      return 0
    }, (err: unknown) => {
      log.error({ err }, 'the stop failed')
      return 1
    }).then(async code => {
      await flushLog(flushLimitMs)
      process.exit(code)
    })
  }
  process.on('SIGTERM', end).on('SIGINT', end)
}
