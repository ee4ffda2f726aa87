import { mailboxOf } from '../../facts/mail/mailbox-rules.ts'
import { walletIdentity } from '../../facts/wallet.ts'
import { invisible } from '../../lib/invisible.ts'
import { embeddedIPv4 } from '../../lib/ip-address.ts'
import type { ObservableType } from '../../sources/kit/meanings/meaning.ts'
import type { SubjectType } from '../../sources/kit/source.ts'

/**
 * Returns a text without what two spellings of it may differ in: upper and lower case, compatibility forms such as
 * full-width letters, invisible characters, and the width of spaces. This is NFKC_Casefold, which UAX 31 defines for
 * identifiers, with the annotation marks and spaces in addition. Look-alikes of other scripts stay different.
 * https://www.unicode.org/reports/tr31/#NFKC_Modifications
 */
export function foldText(text: string): string {
  if (/^[!-~]*$/.test(text)) return text.toLowerCase()
  const folded = [...text.normalize('NFKC').replaceAll(invisible, '')].map(foldCase).join('').normalize('NFKC')
  return folded.replaceAll(/\s+/gu, ' ').trim()
}

/** Full case folding of one character. Upper case in between makes `ss` of `ß`, and one sigma of two. */
const foldCase = (character: string): string =>
  character === 'ı' ? character : character.toLowerCase().toUpperCase().toLowerCase() // the dotless i is no i

/** The form of a name: also without the `@` that sites display in front of it. */
const foldName = (text: string): string => foldText(text).replace(/^@(?=[^@]+$)/, '').trim()

const foldLocalPart = (address: string): string => {
  const at = address.lastIndexOf('@')
  return `${foldText(address.slice(0, at))}@${address.slice(at + 1)}`
}

const forms: Partial<Record<ObservableType | SubjectType, (value: string) => string>> = {
  'Pseudonym': foldName,
  'Email Address': foldLocalPart,
  'Cryptocurrency': walletIdentity,
  'IP Address': value => embeddedIPv4(value) ?? value,
  'Name': foldText,
  'Location': foldText,
  'Organisation': foldText,
}

/**
 * Returns the form in which values are compared: blocklist, observables of an investigation, changes of a watch, and
 * the index of leaks compare nothing else. It is never searched or displayed. Uses of an Idempotency-Key belong to the
 * exact value instead, and answers of sources to {@link askedValue}.
 *
 * @param value in its normal form, which is already the same for all spellings of the types without an entry in `forms`
 */
export function comparableValue(type: ObservableType | SubjectType, value: string): string {
  return forms[type]?.(value) || value
}

/**
 * Returns the form by which answers of sources are kept. Two spellings of a name or an address are two questions, but
 * every source is asked about a wallet in the one spelling that its chain uses.
 */
export const askedValue = (type: ObservableType | SubjectType, value: string): string =>
  type === 'Cryptocurrency' ? comparableValue(type, value) : value

/** Returns the address that stands for the mailbox of an e-mail address in its normal form. */
export const mailboxAddress = (value: string): string => mailboxOf(comparableValue('Email Address', value))
