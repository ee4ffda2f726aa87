import { sameMailboxes, type Guess } from './values.ts'

const few = 20

/** Facts about the mailboxes of the values before they are searched: which are the same, and which are relays. */
export function Mailboxes({ guesses }: { guesses: readonly Guess[] }) {
  const same = sameMailboxes(guesses)
  const relays = guesses.filter(({ type, relay }) => type === 'Email Address' && relay !== undefined)
  if (same.length + relays.length === 0) return null
  return (
    <ul class="advice">
      {same.slice(0, few).map(({ value, searched }) => (
        <li key={value}><b>{value}</b> is the same mailbox as <b>{searched}</b>, which is searched once.</li>
      ))}
      {same.length > few && <li>And {same.length - few} more addresses of the same mailboxes.</li>}
      {relays.slice(0, few).map(({ value, relay }) => (
        <li key={value}>
          <b>{value}</b> is a relay address of {relay}: it says nothing about the mailbox behind it.
        </li>
      ))}
      {relays.length > few && <li>And {relays.length - few} more relay addresses.</li>}
    </ul>
  )
}
