import type { Msg, NatsConnection, Subscription } from '@nats-io/transport-node'
import type { Log } from '../lib/log.ts'
import type { Listener } from './messages.ts'

interface Subscribed {
  subject: string
  queue: string | undefined
  listener: Listener
  ofConnection?: Subscription
}

/** Creates the subscriptions of this process. They outlive a connection, and are registered again on the next one. */
export function createNatsSubscriptions(log: Log, isUp: () => boolean) {
  const subscriptions = new Set<Subscribed>()

  /** Calls a listener, and logs its errors: an error thrown to the client would end the connection. */
  function handle(listener: Listener, message: Msg): void {
    try {
      listener(message.data, body => { if (isUp()) message.respond(body) })
    } catch (err) {
      log.error({ err }, 'a message of another process could not be handled')
    }
  }

  function register(subscribed: Subscribed, connection: NatsConnection): void {
    const { subject, queue, listener } = subscribed
    subscribed.ofConnection = connection.subscribe(subject, {
      ...queue === undefined ? {} : { queue },
      callback: (error, message) => {
        if (error === null) handle(listener, message)
      },
    })
  }

  return {
    /** Adds a subscription, now or with the first connection. Call the returned function to end it. */
    add(subscribed: Omit<Subscribed, 'ofConnection'>, connection: NatsConnection | undefined): () => void {
      const subscription: Subscribed = { ...subscribed }
      subscriptions.add(subscription)
      if (connection) register(subscription, connection)
      return () => {
        if (subscriptions.delete(subscription)) subscription.ofConnection?.unsubscribe()
      }
    },

    registerAll(connection: NatsConnection): void {
      for (const subscription of subscriptions) register(subscription, connection)
    },
  }
}
