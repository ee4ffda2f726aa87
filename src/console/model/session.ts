import { signal } from '@preact/signals'
import { createClient, type Tracewell, type TokenInfo } from './client.ts'

/** Address of the API: the folder above the console, so that a proxy may add a prefix to the path. */
export const apiUrl = new URL('..', document.baseURI).href.replace(/\/$/, '')

export interface Session extends Pick<TokenInfo, 'features' | 'manage' | 'sandbox'> {
  client: Tracewell
  /** Address of the image service. */
  imagesUrl: string
  /** Hash of the key, for what its tabs share. `undefined` on a page over plain HTTP, which cannot compute it. */
  scope: string | undefined
}

export const session = signal<Session | undefined>(undefined)

/** Key of a link that a person came by, until they have chosen whether to stay signed in. */
export const keyOfLink = signal<string | undefined>(undefined)

const stored = 'tracewell-key'
/** A view reports a failure at once, and offers to repeat it. */
const once = { retries: 0, timeoutMs: Infinity }

/**
 * Signs in with a key. It stays in memory. With `keep` it is also in the session storage, which the browser empties
 * when the tab is closed. Throws if the service does not accept the key.
 */
export async function signIn(key: string, keep: boolean): Promise<void> {
  const client = createClient({ ...once, baseUrl: apiUrl, key })
  const { features, manage, sandbox, images_url: imagesUrl } = await client.account.validate()
  if (keep) sessionStorage.setItem(stored, key)
  session.value = {
    client,
    features,
    manage,
    sandbox,
    imagesUrl,
    scope: await scopeOf(key),
  }
}

async function scopeOf(key: string): Promise<string | undefined> {
  const { subtle } = crypto as { subtle?: SubtleCrypto }
  if (subtle === undefined) return undefined
  const hash = new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(key)))
  return [...hash].map(byte => byte.toString(16).padStart(2, '0')).join('')
}

/** Exchanges a one-time code for its key, and signs in. Throws if the code is wrong, used or expired. */
export async function signInWithCode(code: string): Promise<void> {
  const { data } = await createClient({ ...once, baseUrl: apiUrl }).account.signIn({ code })
  await signIn(data.key, false)
  keyOfLink.value = data.key
}

/** Keeps the key of the link until the tab is closed, because the person has asked for it. */
export function keepKeyOfLink(): void {
  if (keyOfLink.value !== undefined) sessionStorage.setItem(stored, keyOfLink.value)
  keyOfLink.value = undefined
}

/** Returns the one-time code in the address of the page, and removes it from the address and from the history. */
export function takeCode(): string | undefined {
  const code = /^#code=(.+)$/.exec(location.hash)?.[1]
  if (code !== undefined) history.replaceState(history.state, '', location.pathname)
  return code
}

/** Forgets the key and everything that was shown. Loads a new page, which has nothing of the old one in its memory. */
export function signOut(): void {
  sessionStorage.removeItem(stored)
  session.value = undefined
  keyOfLink.value = undefined
  history.replaceState(history.state, '', location.pathname)
  location.reload()
}

/** Key that an earlier page of this tab kept. */
export const keptKey = (): string | null => sessionStorage.getItem(stored)

/** Returns the session. Views are shown only in one. */
export function useSession(): Session {
  if (session.value === undefined) throw new Error('shown without a session')
  return session.value
}
