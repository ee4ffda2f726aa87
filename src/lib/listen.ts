import type { AddressInfo, Server } from 'node:net'
import type { Log } from './log.ts'

export interface Listening {
  host: string
  port: number
}

/**
 * Starts listening. Port 0 selects a free port. Rejects if the address cannot be used, for example if the port is in
 * use.
 */
export function listen(server: Server, host: string, port: number, log: Log): Promise<Listening> {
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, host, () => {
      server.off('error', reject).on('error', (err: Error) => log.error({ err }, 'a connection could not be accepted'))
      resolve({ host, port: (server.address() as AddressInfo).port })
    })
  })
}

/** Returns `host:port` as it is written in a URL, with an IPv6 address in brackets. */
export const authorityOf = ({ host, port }: Listening): string => `${host.includes(':') ? `[${host}]` : host}:${port}`
