import { createRequire } from 'node:module'
import type { EventEmitter } from 'node:events'
import type { Socket } from 'node:net'
import type { Agent, buildConnector, Client, Dispatcher } from 'undici'

/** Speaks SOCKS5 on a socket. Emits `authenticated`, `connected`, `close`, and `error` with a code. */
export interface SocksClient extends EventEmitter<{
  authenticated: []
  connected: []
  close: []
  error: [Error]
}> {
  handshake(): void
  connect(host: string, port: number): void
}

type SocksClientClass = new (socket: Socket, login: {
  username: string | undefined, password: string | undefined,
}) => SocksClient

/**
 * Loads the parts of undici that send requests, which take 2 MB. The whole package takes 13 MB: it also loads `fetch`,
 * caches, mocks and WebSockets. https://github.com/nodejs/undici/blob/v7.30.2/index.js
 */
export function loadUndici() {
  const load: <Part>(path: string) => Part = createRequire(import.meta.url)
  // The index of the package adds `request` and the other methods to all dispatchers in the same way.
  const Base = load<typeof Dispatcher>('undici/lib/dispatcher/dispatcher')
  Object.assign(Base.prototype, load<object>('undici/lib/api'))
  return {
    Agent: load<typeof Agent>('undici/lib/dispatcher/agent'),
    Client: load<typeof Client>('undici/lib/dispatcher/client'),
    Dispatcher: Base,
    Socks5Client: load<{ Socks5Client: SocksClientClass }>('undici/lib/core/socks5-client').Socks5Client,
    buildConnector: load<typeof buildConnector>('undici/lib/core/connect'),
  }
}
