import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** Header by which a request that this process sends to itself names the request that caused it. */
export const innerCallHeader = 'x-tracewell-inner-call'

export type InnerCalls = ReturnType<typeof createInnerCalls>

/**
 * Creates the record of the requests whose handler calls the API of this process over HTTP. The limits of a key by
 * address then see the address of the client, and not that of this process. The name of a call is random, is known to
 * this process only, and ends with the call, so that a client cannot choose its address.
 */
export function createInnerCalls() {
  const addresses = new Map<string, string>()
  return {
    /** Returns a name for the call of a client with this address. */
    begin(clientAddress: string): string {
      const name = randomBytes(16).toString('hex')
      addresses.set(name, clientAddress)
      return name
    },

    end: (name: string): void => void addresses.delete(name),

    /** Returns the address of the client whose call sent this request. `undefined` for a request of a client. */
    addressOf({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined {
      const name = headers[innerCallHeader]
      return typeof name === 'string' ? addresses.get(name) : undefined
    },
  }
}
