import { natsOptions } from '../../compose/wire.ts'
import type { Config } from '../../config/read.ts'
import { fine, skipped, toDo, type Check } from './doctor-check.ts'

/** Checks whether the NATS servers of WIRE_URL accept a connection and the login. */
export async function checkWire({ wire }: Config): Promise<Check> {
  const options = natsOptions(wire)
  if (options === undefined) return skipped('wire', 'WIRE_URL is not set: messages go through the database')
  const { dialNats } = await import('../../wire/nats.ts')
  try {
    return fine('wire', `NATS answers at ${await dialNats(options)}`)
  } catch (error) {
    return toDo('wire', `NATS at ${options.servers.join(', ')}: ${(error as Error).message}`,
      'Start NATS, or correct WIRE_URL and WIRE_TOKEN. Until then events of other processes arrive up to a second ' +
      'late, and temporary searches need a runner in the same process.')
  }
}
