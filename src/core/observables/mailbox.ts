import { relayOf } from '../../facts/mail/relays.ts'
import type { ObservableType } from '../../sources/kit/meanings/meaning.ts'
import { mailboxAddress } from './comparable.ts'
import { observableKey } from './normal-form.ts'

/**
 * Returns a text that is the same for all observables that an investigation searches once: the spellings of a value,
 * and the addresses of a mailbox. {@link observableKey} distinguishes these addresses, since sites do.
 */
export const searchedKey = (type: ObservableType, value: string): string =>
  observableKey(type, type === 'Email Address' ? mailboxAddress(value) : value)

/** Returns what an e-mail address in its normal form tells about its mailbox. Each member is missing if unknown. */
export function mailboxFacts(value: string): { mailbox?: string, relay?: string } {
  const mailbox = mailboxAddress(value)
  const relay = relayOf(value)
  return { ...mailbox !== value && { mailbox }, ...relay !== undefined && { relay } }
}
