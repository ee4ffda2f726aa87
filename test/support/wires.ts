import { readConfig } from '../../src/config/read.ts'
import { composeWire } from '../../src/compose/wire.ts'
import { createLog } from '../../src/lib/log.ts'
import { createSealer } from '../../src/lib/sealed.ts'

const silent = createLog({ level: 'silent' })
const sealer = createSealer(() => ['s'.repeat(32)])

/** Creates the wire of a process with these settings. Every process has the same secret. */
export const connectWire = (environment: Record<string, string>, log = silent) =>
  composeWire(readConfig(environment), { log, sealer: () => sealer })
