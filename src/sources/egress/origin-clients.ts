import type { Client, Dispatcher } from 'undici'
import type { IdleClients } from './idle-clients.ts'

interface Parts {
  /** The class of undici, from which the result gets its events. */
  Dispatcher: new () => Dispatcher
  /** Creates the client of one connection. */
  createClient: () => Client
  /** Maximum number of connections. */
  places: number
  /** The idle clients of all origins. */
  idle: IdleClients
}

/** One error for all, because a sweep closes hundreds of clients, and an error of its own costs each a stack trace. */
const idleTooLong = new Error('the connection was idle')

/**
 * Creates the dispatcher of one origin. It works like the `Pool` of undici, without its queue, which takes 16 KB for
 * each origin: a sweep asks hundreds of origins once or twice. The governor sends an origin no more requests at a time
 * than it has places; a further request would wait in a client for the end of the request before it.
 * https://github.com/nodejs/undici/blob/v7.30.2/lib/dispatcher/pool-base.js
 */
export function createOriginClients({ Dispatcher, createClient, places, idle }: Parts): Dispatcher {
  const dispatcher = new Dispatcher()
  const clients = new Set<Client>()
  const busy = new Set<Client>()

  function addClient(): Client {
    const client = createClient()
    client.on('drain', () => {
      busy.delete(client)
      if (client.stats.connected) idle.add(client, () => closeIdle(client))
    })
    client.on('connect', (origin, targets) => dispatcher.emit('connect', origin, [dispatcher, ...targets]))
    client.on('disconnect', (origin, targets, error) => {
      idle.remove(client)
      dispatcher.emit('disconnect', origin, [dispatcher, ...targets], error)
    })
    client.on('connectionError', (origin, targets, error) => {
      clients.delete(client) // the next request gets a new one
      busy.delete(client)
      dispatcher.emit('connectionError', origin, [dispatcher, ...targets], error)
    })
    clients.add(client)
    return client
  }

  function closeIdle(client: Client): void {
    clients.delete(client)
    void client.destroy(idleTooLong)
  }

  function chooseClient(): Client {
    for (const client of clients) if (!busy.has(client)) return client
    if (clients.size < places) return addClient()
    const [oldest] = clients
    return oldest!
  }

  const ofAll = async (end: (client: Client) => Promise<void>) => void await Promise.all([...clients].map(end))
  return Object.assign(dispatcher, {
    dispatch(options: Dispatcher.DispatchOptions, handler: Dispatcher.DispatchHandler): boolean {
      const client = chooseClient()
      idle.remove(client)
      if (!client.dispatch(options, handler)) busy.add(client)
      return busy.size < places
    },
    close: () => ofAll(client => client.close()),
    destroy: (error: Error | null = null) => ofAll(client => client.destroy(error)),
  })
}
