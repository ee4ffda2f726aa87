import type { Config } from '../config/read.ts'
import type { Log } from '../lib/log.ts'
import { createWireBetweenProcesses } from '../wire/between-processes.ts'
import { createInProcessWire } from '../wire/in-process.ts'

export type Connections = Awaited<ReturnType<typeof composeWire>>

/** Builds the wire. Loads the NATS client only if WIRE_URL is set. Does not wait for the connection. */
export async function composeWire({ wire: { servers, token } }: Config, log: Log) {
  if (servers === undefined) {
    return { wire: createInProcessWire(), connection: undefined, close: () => Promise.resolve() }
  }
  const { createNatsMessages } = await import('../wire/nats.ts')
  const connection = createNatsMessages({ ...servers, ...token !== undefined && { token } }, log)
  return { wire: createWireBetweenProcesses(connection), connection, close: connection.close }
}
