import type { QueryType } from '../model/kinds.ts'

/** A value of the field: its guessed type, or why it is no observable. */
export interface Guess {
  value: string
  type: QueryType
  fault: string | undefined
  /** Value that was probably meant, if there is a fault. */
  instead?: { type: QueryType, value: string } | undefined
  /** Operation of a direct tool that takes the value, if there is a fault. */
  tool?: { tool: string, operation: string } | undefined
  /** Kind of characters that are not searched. */
  leftOut?: string | undefined
  /** Another reading of the value. */
  alternative?: { type: QueryType, value: string } | undefined
  /** For an e-mail address: the address that stands for its mailbox, in small letters. */
  mailbox?: string | undefined
  /** Service whose relay address it is. */
  relay?: string | undefined
}

/**
 * Splits the field into values: one a line, or separated by commas or semicolons. A repeated value counts once. A comma
 * in quotes belongs to the value: `"Doe, Sam" <sam@example.com>`.
 */
export const valuesOf = (text: string): string[] =>
  [...new Set(text.split('\n').flatMap(line => line.match(separated) ?? [])
    .map(one => one.trim()).filter(one => one !== ''))]

const separated = /(?:"(?:[^"\\]|\\.)*"|[^,;])+/g

/** An address, and an earlier one of the same mailbox that is searched in its place. */
interface SameMailbox {
  value: string
  searched: string
}

/** Returns the e-mail addresses that an investigation does not search, because an earlier one has the same mailbox. */
export function sameMailboxes(guesses: readonly Guess[]): SameMailbox[] {
  const first = new Map<string, string>()
  return guesses.flatMap(({ type, value, mailbox, fault }) => {
    if (type !== 'Email Address' || mailbox === undefined || fault !== undefined) return []
    const searched = first.get(mailbox)
    if (searched === undefined) first.set(mailbox, value)
    return searched === undefined ? [] : [{ value, searched }]
  })
}
