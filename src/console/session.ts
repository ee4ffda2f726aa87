import { signal } from '@preact/signals'
import { createClient, type Tracewell } from './client.ts'

/** Address of the API: the folder above the console, so that a proxy may add a prefix to the path. */
export const apiUrl = new URL('..', document.baseURI).href.replace(/\/$/, '')

export interface Session {
  client: Tracewell
  /** Ends when the person signs out. Requests and streams of the session end with it. */
  signal: AbortSignal
  end(): void
}

export const session = signal<Session | undefined>(undefined)

const stored = 'tracewell-key'

/**
 * Signs in with a key. It stays in memory. With `keep` it is also in the session storage, which the browser empties
 * when the tab is closed. Throws if the service does not accept the key.
 */
export async function signIn(key: string, keep: boolean): Promise<void> {
  const ending = new AbortController()
  const client = createClient({ baseUrl: apiUrl, key, fetch: request => fetch(request) })
  await client.account.validate()
  if (keep) sessionStorage.setItem(stored, key)
  session.value = { client, signal: ending.signal, end: () => ending.abort() }
}

/** Forgets the key and everything that was shown, and ends the requests of the session. */
export function signOut(): void {
  sessionStorage.removeItem(stored)
  session.value?.end()
  session.value = undefined
  location.replace(location.pathname) // a new page has nothing of the old one in its memory
}

/** Key that an earlier page of this tab kept. */
export const keptKey = (): string | null => sessionStorage.getItem(stored)

/** Returns the session. Views are shown only in one. */
export function useSession(): Session {
  if (session.value === undefined) throw new Error('shown without a session')
  return session.value
}
