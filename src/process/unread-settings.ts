import { unreadSourceKeys } from '../compose/outside.ts'
import type { Given } from '../config/given.ts'
import type { Config } from '../config/read.ts'
import { unreadSettings } from '../config/unread.ts'
import { createLog } from '../lib/log.ts'

/** Warns of each setting of a server that nothing reads, such as one with a mistyped name. */
export function warnOfUnreadSettings(given: Given, config: Config): void {
  const log = createLog({ level: config.logLevel })
  for (const fault of [...unreadSettings(given), ...unreadSourceKeys(config)]) log.warn({}, fault)
}
