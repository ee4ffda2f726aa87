import { createHmac } from 'node:crypto'
import type { Config } from '../config/read.ts'
import { newId } from '../lib/ids.ts'
import type { Log } from '../lib/log.ts'
import type { Budgets } from '../sources/governor/budgets.ts'
import { createMemoryBudgets } from '../sources/governor/memory.ts'
import { originLimits, type OriginLimit } from '../sources/governor/origin-limits.ts'
import { createSharedBudgets } from '../sources/governor/shared.ts'
import type { Store } from './store.ts'

/** Returns the limits of origins: the published ones, and those of the operator. */
export const limitsOf = ({ egressLimits }: Config): Readonly<Record<string, OriginLimit>> =>
  ({ ...originLimits, ...egressLimits })

/** Builds the budgets of the sources. All processes share them on PostgreSQL; SQLite has only one process. */
export function composeBudgets(config: Config, { database, serviceKeys }: Store, log: Log): Budgets {
  const { egressExit, egressProxy, sandbox } = config
  const { sourceBudgets: table } = database
  const local = createMemoryBudgets()
  if (table === undefined || sandbox) return local
  return createSharedBudgets({
    table,
    local,
    published: new Set(Object.keys(limitsOf(config))),
    hide: async origin =>
      createHmac('sha256', await serviceKeys.get('cache')).update(`origin ${origin}`).digest('base64url'),
    exit: egressExit ?? (egressProxy === undefined ? 'direct' : new URL(egressProxy).host),
    holder: newId(),
    onAway: err => log.warn({ err }, 'the limits of sources are not shared with other processes for 5 s'),
  })
}
