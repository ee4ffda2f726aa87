import { setTimeout as sleep } from 'node:timers/promises'
import {
  connect,
  errors,
  type ConnectionOptions,
  type Msg,
  type NatsConnection,
  type Subscription,
} from '@nats-io/transport-node'
import type { Log } from '../lib/log.ts'
import type { Listener, Messages } from './messages.ts'

export interface NatsOptions extends Pick<ConnectionOptions, 'user' | 'pass' | 'token'> {
  /** Addresses such as `nats.example:4222`. */
  servers: string[]
  /** `true` if every connection must use TLS. */
  tls: boolean
}

export interface NatsMessages extends Messages {
  /** Sends what is still queued, and disconnects. */
  close(): Promise<void>
}

interface Subscribed {
  subject: string
  queue: string | undefined
  listener: Listener
  ofConnection?: Subscription
}

const retryMs = 1_000
const dialTimeoutMs = 5_000
/** Interval between pings, in milliseconds. A connection is lost after two pings without a response. */
const pingMs = 5_000
/** Longest time for which `close` waits for queued messages, in milliseconds. */
const closeMs = 1_000

/**
 * Sends messages through NATS. Returns at once and connects in the background. It tries again for ever, after a refused
 * login too, and logs the start and the end of each outage. https://docs.nats.io/nats-concepts/core-nats
 */
export function createNatsMessages({ servers, tls, ...login }: NatsOptions, log: Log): NatsMessages {
  const subscriptions = new Set<Subscribed>()
  const upListeners = new Set<() => void>()
  const closing = new AbortController()
  let connection: NatsConnection | undefined
  let isUp = false
  let isOutageLogged = false

  const options: ConnectionOptions = {
    ...login,
    servers,
    ...tls && { tls: {} },
    noEcho: true,
    inboxPrefix: 'tw.inbox',
    timeout: dialTimeoutMs,
    pingInterval: pingMs,
    reconnectTimeWait: retryMs,
    reconnectJitter: retryMs,
    reconnectJitterTLS: retryMs,
    maxReconnectAttempts: -1,
    ignoreAuthErrorAbort: true,
  }

  function goUp(host: string): void {
    isUp = true
    isOutageLogged = false
    log.info({ host }, 'connected to NATS')
    afterFlush(() => { for (const listener of upListeners) listener() })
  }

  function goDown(err?: unknown): void {
    isUp = false
    if (isOutageLogged || closing.signal.aborted) return
    isOutageLogged = true
    log.warn(
      { err },
      `not connected to NATS${reasonOf(err)}: events and jobs from other processes arrive up to a second late, ` +
        'and temporary searches need a runner in this process',
    )
  }

  /** Calls `act` when the server has processed everything sent so far, such as subscriptions. */
  function afterFlush(act: () => void): void {
    connection?.flush().then(act, () => undefined) // rejects if the connection is lost
  }

  /** Calls a listener, and logs its errors: an error thrown to the client would end the connection. */
  function handle(listener: Listener, message: Msg): void {
    try {
      listener(message.data, body => { if (isUp) message.respond(body) })
    } catch (err) {
      log.error({ err }, 'a message of another process could not be handled')
    }
  }

  function register(subscribed: Subscribed): void {
    const { subject, queue, listener } = subscribed
    const ofConnection = connection?.subscribe(subject, {
      ...queue === undefined ? {} : { queue },
      callback: (error, message) => {
        if (error === null) handle(listener, message)
      },
    })
    if (ofConnection) subscribed.ofConnection = ofConnection
  }

  /** Uses one connection until it is closed. The client itself connects again after an outage. */
  async function use(established: NatsConnection): Promise<void> {
    connection = established
    for (const subscription of subscriptions) register(subscription)
    goUp(established.getServer())
    for await (const status of established.status()) {
      if (status.type === 'disconnect') goDown()
      else if (status.type === 'reconnect') goUp(status.server)
    }
    connection = undefined
    goDown(await established.closed())
  }

  async function run(): Promise<void> {
    while (!closing.signal.aborted) {
      try {
        const established = await connect(options)
        if (closing.signal.aborted) await established.close()
        else await use(established)
      } catch (err) {
        goDown(err)
      }
      await sleep(retryMs * (1 + Math.random()), undefined, { signal: closing.signal }).catch(() => undefined)
    }
  }

  void run()

  return {
    get isUp() { return isUp },

    publish(subject, body) {
      if (isUp) connection!.publish(subject, body)
    },

    subscribe(subject, listener, { queue, onActive } = {}) {
      const subscription: Subscribed = { subject, queue, listener }
      subscriptions.add(subscription)
      register(subscription)
      if (isUp && onActive) afterFlush(onActive)
      return () => {
        if (subscriptions.delete(subscription)) subscription.ofConnection?.unsubscribe()
      }
    },

    async request(subject, timeoutMs) {
      if (!isUp) return 'no subscriber'
      return connection!.request(subject, undefined, { timeout: timeoutMs }).then(
        ({ data }) => data,
        error => error instanceof errors.TimeoutError ? 'late' : 'no subscriber',
      )
    },

    onUp(listener) {
      upListeners.add(listener)
      return () => { upListeners.delete(listener) }
    },

    async close() {
      closing.abort()
      if (isUp) await Promise.race([connection!.flush(), sleep(closeMs)]).catch(() => undefined)
      await connection?.close()
    },
  }
}

/** Returns the reason in words, for errors that have no code. The log leaves out the messages of errors. */
function reasonOf(err: unknown): string {
  if (err instanceof errors.AuthorizationError) return ' (it refused the login)'
  return err instanceof Error && /\btls\b/i.test(err.message) ? ' (it offers no TLS)' : ''
}
