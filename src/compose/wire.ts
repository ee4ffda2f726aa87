import type { Config } from '../config/read.ts'
import type { Log } from '../lib/log.ts'
import { lazySealer, type Sealer } from '../lib/sealed.ts'
import { createWireBetweenProcesses } from '../wire/between-processes.ts'
import { createInProcessWire } from '../wire/in-process.ts'
import { createLine } from '../wire/line/caller.ts'
import type { NatsOptions } from '../wire/nats.ts'

export type Connections = Awaited<ReturnType<typeof composeWire>>

interface WireParts {
  log: Log
  /** Returns the sealer of the service, which protects what the line carries. */
  sealer: () => Sealer
}

/** Returns how to connect to NATS. `undefined` if WIRE_URL is not set. */
export const natsOptions = ({ servers, token }: Config['wire']): NatsOptions | undefined =>
  servers && { ...servers, ...token !== undefined && { token } }

/** Builds the wire and the line. Loads the NATS client only if WIRE_URL is set. Does not wait for the connection. */
export async function composeWire({ wire }: Config, { log, sealer }: WireParts) {
  const options = natsOptions(wire)
  if (options === undefined) {
    return {
      wire: createInProcessWire(),
      line: undefined,
      connection: undefined,
      close: () => Promise.resolve(),
    }
  }
  const { createNatsMessages } = await import('../wire/nats.ts')
  const connection = createNatsMessages(options, log)
  return {
    wire: createWireBetweenProcesses(connection),
    line: createLine(connection, lazySealer(sealer), log),
    connection,
    close: connection.close,
  }
}
