import { createOperations, type Operations } from '../../generated/client/src/groups.ts'
import { connect, type ClientOptions, type Connection } from './connection.ts'

/** Every operation of the API, under the name that the OpenAPI document gives it. */
export interface Tracewell extends Operations, Pick<Connection, 'http'> {}

/**
 * Creates a client with all operations. Throws as `connect` does. A program that is bundled can import `connect` and
 * the functions of its operations instead: its bundle then has no other operation.
 */
export function createClient(options: ClientOptions): Tracewell {
  const connection = connect(options)
  return { http: connection.http, ...createOperations(connection) }
}
