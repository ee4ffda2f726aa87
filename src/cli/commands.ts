import type { Command } from 'commander'
import { accountCommands } from './accounts.ts'
import { auditCommand } from './audit.ts'
import { blocklistCommands } from './blocklist.ts'
import { breachCommands } from './breaches.ts'
import { checksCommands } from './checks.ts'
import { configCommand } from './config.ts'
import { doctorCommand } from './doctor.ts'
import { flagCommands } from './flags.ts'
import { keyCommands } from './keys.ts'
import { leakCommands } from './leaks.ts'
import { listCommands } from './lists.ts'
import { logoCommands } from './logos.ts'
import { mcpCommand } from './mcp.ts'
import { moduleCommands } from './modules.ts'
import { planCommands } from './plans.ts'
import { retentionCommands } from './retention.ts'
import { secretCommands } from './secrets.ts'
import { watchesCommands } from './watches.ts'
import { webhookCommands } from './webhooks.ts'
import { searchCommand } from './search.ts'
import { searchesCommands } from './searches.ts'
import { sourceCommands } from './sources.ts'
import { toolCommands } from './tools.ts'

/** Returns the commands of the command line, in the order of its help. */
export const allCommands = (): Command[] => [
  searchCommand(),
  ...toolCommands(),
  accountCommands(),
  planCommands(),
  keyCommands(),
  searchesCommands(),
  watchesCommands(),
  mcpCommand(),
  blocklistCommands(),
  sourceCommands(),
  moduleCommands(),
  listCommands(),
  leakCommands(),
  breachCommands(),
  checksCommands(),
  webhookCommands(),
  auditCommand(),
  retentionCommands(),
  secretCommands(),
  flagCommands(),
  logoCommands(),
  configCommand(),
  doctorCommand(),
]
