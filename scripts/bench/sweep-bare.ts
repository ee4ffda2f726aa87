/** The baseline of a sweep: undici alone asks every site once, with a client for each, and reads the answers. */
import { createSecureContext } from 'node:tls'
import { Client } from 'undici'
import { createSemaphore } from '../../src/lib/semaphore.ts'
import { answerParent } from '../support/child.ts'
import type { SweepServer } from './sweep-server.ts'

/** Number of requests at a time, as many as the service sends by default. */
const capacity = 128

answerParent({
  async sweep({ sites, port, scheme }: Pick<SweepServer, 'sites' | 'port' | 'scheme'>): Promise<void> {
    const slots = createSemaphore(capacity)
    const secureContext = scheme === 'https' ? createSecureContext() : undefined
    const clients = await Promise.all(Array.from({ length: sites }, async (_, number) => {
      const release = await slots.acquire(new AbortController().signal)
      const client = new Client(`${scheme}://n${number}.sites.example:${port}`, {
        connect: {
          lookup: (_name, _options, found) => found(null, [{ address: '127.0.0.1', family: 4 }]),
          ...secureContext && { secureContext },
        },
      })
      const { body } = await client.request({ method: 'GET', path: '/u/bare' })
      await body.text()
      release()
      return client
    }))
    await Promise.all(clients.map(client => client.destroy()))
  },
})
