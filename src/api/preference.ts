import type { Principal } from '../core/access/keys.ts'
import type { Waits } from '../core/admission/waits.ts'
import { startDeadline } from '../lib/abort.ts'

/** Longest time for which a request waits, in seconds. Proxies often close a silent connection after 60. */
const maxWaitSeconds = 30

/**
 * Returns the seconds that the header `Prefer` asks a request to wait, or `undefined` if it asks for no wait. The first
 * `wait` counts, and one that is no whole number is ignored. https://www.rfc-editor.org/rfc/rfc7240#section-2
 */
export function readWait(header = ''): number | undefined {
  // a comma within quotes separates nothing
  for (const preference of header.match(/(?:[^",]|"[^"]{0,1000}")+/g) ?? []) {
    const [name = '', ...values] = preference.split(';', 1)[0]!.split('=').map(part => part.trim())
    if (name.toLowerCase() !== 'wait') continue
    const digits = /^"?([0-9]{1,1000})"?$/.exec(values.join('='))?.[1]
    return digits === undefined ? undefined : Math.min(Number(digits), maxWaitSeconds)
  }
  return undefined
}

type Applied = { 'Preference-Applied'?: string }

/** `true` if the request has waited. */
export const isApplied = (headers: Applied): boolean => headers['Preference-Applied'] !== undefined

export interface WaitingCall {
  principal: Principal
  headers: { Prefer?: string }
  /** Aborts when the client disconnects. */
  signal: AbortSignal
}

/**
 * Creates the function that waits as the header `Prefer` of a request asks. It returns the header of the response,
 * which is empty if the request has not waited.
 */
export const createWaitFor = (waits: Waits) =>
  async (
    { principal, headers: { Prefer: header }, signal }: WaitingCall, end: (signal: AbortSignal) => Promise<void>,
  ): Promise<Applied> => {
    const seconds = readWait(header)
    if (seconds === undefined) return {}
    const hasWaited = await waits.hold(principal.accountId, async () => {
      using deadline = startDeadline(seconds * 1_000, () => new Error('the wait is over'), [signal])
      await end(deadline.signal)
    })
    return hasWaited ? { 'Preference-Applied': `wait=${seconds}` } : {}
  }
