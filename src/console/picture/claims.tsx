import { useSignal } from '@preact/signals'
import type { SamePersonClaim, SamePersonReason } from '../model/client.ts'
import { evidenceOf, reasonWords } from '../ui/words.ts'
import { numberOf } from '../ui/time.tsx'

/** Largest number of claims that are listed at once: many accounts of one person make thousands. */
const few = 10

/** Claims that two accounts belong to one person, each with its confidence, its reasons and their evidence. */
export function Claims({ claims, title }: { claims: readonly SamePersonClaim[], title: string }) {
  const shown = useSignal(few)
  if (claims.length === 0) return null
  return (
    <details>
      <summary>{title}: {numberOf(claims.length)}</summary>
      <ul class="claims">
        {claims.slice(0, shown.value).map(({ accounts, confidence, reasons, against }) => (
          <li key={accounts.join(' ')}>
            <p><b>{accounts.join(' and ')}</b> <span class="label">{confidence} %</span></p>
            <ul>
              {reasons.map(reason => <Reason reason={reason} />)}
              {against.map(reason => <Reason reason={reason} isAgainst />)}
            </ul>
          </li>
        ))}
      </ul>
      {claims.length > shown.value && (
        <button type="button" onClick={() => { shown.value += 10 * few }}>
          Show {Math.min(10 * few, claims.length - shown.value)} more of {numberOf(claims.length)}
        </button>
      )}
    </details>
  )
}

const Reason = ({ reason: { reason, weight, evidence }, isAgainst = false }: {
  reason: SamePersonReason
  isAgainst?: boolean
}) => (
  <li class={isAgainst ? 'against' : undefined}>
    {isAgainst && <b>Against it: </b>}{reasonWords[reason]} <span class="quiet">({weight} %)</span>
    <ul class="evidence">
      {evidence.map(({ account, value, card }) => (
        <li>{account} has {value} <small class="quiet">{evidenceOf(card)}</small></li>
      ))}
    </ul>
  </li>
)
