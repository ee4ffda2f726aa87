import { createRequire } from 'node:module'
import type { Agent, buildConnector, Client, Dispatcher, Pool, ProxyAgent } from 'undici'

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
    Pool: load<typeof Pool>('undici/lib/dispatcher/pool'),
    ProxyAgent: load<typeof ProxyAgent>('undici/lib/dispatcher/proxy-agent'),
    buildConnector: load<typeof buildConnector>('undici/lib/core/connect'),
  }
}
