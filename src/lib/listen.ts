import type { AddressInfo, Server } from 'node:net'
import type { Log } from './log.ts'

export interface Listening {
  host: string
  port: number
}

/** Port 0 takes a free one. Rejects where the port is taken. */
export function listen(server: Server, host: string, port: number, log: Log): Promise<Listening> {
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, host, () => {
      server.off('error', reject).on('error', (err: Error) => log.error({ err }, 'no connection could be taken'))
      resolve({ host, port: (server.address() as AddressInfo).port })
    })
  })
}

/** As it stands in a URL. */
export const authorityOf = ({ host, port }: Listening): string => `${host.includes(':') ? `[${host}]` : host}:${port}`
