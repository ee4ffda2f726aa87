import { setTimeout as sleep } from 'node:timers/promises'
import { connect, errors, type ConnectionOptions, type NatsConnection } from '@nats-io/transport-node'
import type { Log } from '../lib/log.ts'
import type { Messages } from './messages.ts'
import { createNatsSubscriptions } from './nats-subscriptions.ts'

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

const retryMs = 1_000
const dialTimeoutMs = 5_000
/** Interval between pings, in milliseconds. A connection is lost after two pings without a response. */
const pingMs = 5_000
/** Longest time for which `close` waits for queued messages, in milliseconds. */
const closeMs = 1_000

/**
 * Sends messages through NATS. Returns at once and connects in the background. It tries again for ever, after a refused
 * login too, and logs the start and the end of each outage. https://docs.nats.io/nats-concepts/core-nats
 *
 *   dialing ──→ up ←──→ interrupted
 *      ↑        └────────────┤
 *      └─────────────────────┘
 *
 *   dialing       From the start on, and after the client gave up the connection. Tried again after a pause.
 *   up            Messages are sent and received.
 *   interrupted   The client connects again by itself.
 */
export function createNatsMessages(options: NatsOptions, log: Log): NatsMessages {
  const state = {
    /** The connection while it is up or interrupted. */
    connection: undefined as NatsConnection | undefined,
    isUp: false,
    /** `true` if this outage is logged. */
    isOutageLogged: false,
    upListeners: new Set<() => void>(),
    closing: new AbortController(),
  }
  const subscriptions = createNatsSubscriptions(log, () => state.isUp)

  function goUp(host: string): void {
    state.isUp = true
    state.isOutageLogged = false
    log.info({ host }, 'connected to NATS')
    afterFlush(() => { for (const listener of state.upListeners) listener() })
  }

  function goDown(err?: unknown): void {
    state.isUp = false
    if (state.isOutageLogged || state.closing.signal.aborted) return
    state.isOutageLogged = true
    log.warn(
      { err },
      `not connected to NATS${reasonOf(err)}: events and jobs from other processes arrive up to a second late, ` +
        'and temporary searches need a runner in this process',
    )
  }

  /** Calls `act` when the server has processed everything sent so far, such as subscriptions. */
  function afterFlush(act: () => void): void {
    state.connection?.flush().then(act, () => undefined) // rejects if the connection is lost
  }

  /** Uses one connection until it is closed. The client itself connects again after an outage. */
  async function use(established: NatsConnection): Promise<void> {
    state.connection = established
    subscriptions.registerAll(established)
    goUp(established.getServer())
    for await (const status of established.status()) {
      if (status.type === 'disconnect') goDown()
      else if (status.type === 'reconnect') goUp(status.server)
    }
    state.connection = undefined
    goDown(await established.closed())
  }

  async function run(): Promise<void> {
    while (!state.closing.signal.aborted) {
      try {
        const established = await connect(connectionOptions(options))
        if (state.closing.signal.aborted) await established.close()
        else await use(established)
      } catch (err) {
        goDown(err)
      }
      await sleep(retryMs * (1 + Math.random()), undefined, { signal: state.closing.signal }).catch(() => undefined)
    }
  }

  void run()

  return {
    get isUp() { return state.isUp },

    publish(subject, body) {
      if (state.isUp) state.connection!.publish(subject, body)
    },

    subscribe(subject, listener, { queue, onActive } = {}) {
      const unsubscribe = subscriptions.add({ subject, queue, listener }, state.connection)
      if (state.isUp && onActive) afterFlush(onActive)
      return unsubscribe
    },

    async request(subject, timeoutMs) {
      if (!state.isUp) return 'no subscriber'
      return state.connection!.request(subject, undefined, { timeout: timeoutMs }).then(
        ({ data }) => data,
        error => error instanceof errors.TimeoutError ? 'late' : 'no subscriber',
      )
    },

    onUp(listener) {
      state.upListeners.add(listener)
      return () => { state.upListeners.delete(listener) }
    },

    async close() {
      state.closing.abort()
      if (state.isUp) await Promise.race([state.connection!.flush(), sleep(closeMs)]).catch(() => undefined)
      await state.connection?.close()
    },
  }
}

/**
 * Connects once and disconnects. Returns the address of the server. Rejects within seconds if no server accepts the
 * connection and the login, with the reason as its message.
 */
export async function dialNats(options: NatsOptions): Promise<string> {
  try {
    const connection = await connect({ ...connectionOptions(options), reconnect: false, ignoreAuthErrorAbort: false })
    const address = connection.getServer()
    await connection.close()
    return address
  } catch (err) {
    const reason = reasonOf(err).replace(/^ \((.*)\)$/, '$1') || (err as Error).message
    throw new Error(reason, { cause: err })
  }
}

const connectionOptions = ({ servers, tls, ...login }: NatsOptions): ConnectionOptions => ({
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
})

/** Returns the reason in words, for errors that have no code. The log leaves out the messages of errors. */
function reasonOf(err: unknown): string {
  if (err instanceof errors.AuthorizationError) return ' (it refused the login)'
  return err instanceof Error && /\btls\b/i.test(err.message) ? ' (it offers no TLS)' : ''
}
