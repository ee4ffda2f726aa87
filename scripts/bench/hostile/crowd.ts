/** Many clients that send bytes and read nothing. */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { answerParent } from '../../support/child.ts'

export interface Crowd {
  port: number
  count: number
  /** Bytes that each client sends. */
  bytes: string
}

const atOnce = 50
const clients: Socket[] = []

answerParent({
  /** Resolves when each client is connected and has begun to send. */
  async arrive({ port, count, bytes }: Crowd) {
    while (clients.length < count) {
      const some = Array.from({ length: atOnce }, () => connect(port, '127.0.0.1').on('error', () => {}).pause())
      await Promise.all(some.map(client => once(client, 'connect')))
      if (bytes !== '') for (const client of some) client.write(bytes)
      clients.push(...some)
    }
  },
})
