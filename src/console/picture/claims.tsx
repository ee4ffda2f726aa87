import type { SamePersonClaim, SamePersonReason } from '../client.ts'
import { evidenceOf, reasonWords } from '../ui/words.ts'

/** Claims that two accounts belong to one person, each with its confidence, its reasons and their evidence. */
export function Claims({ claims, title }: { claims: readonly SamePersonClaim[], title: string }) {
  if (claims.length === 0) return null
  return (
    <details>
      <summary>{title}: {claims.length}</summary>
      <ul class="claims">
        {claims.map(({ accounts, confidence, reasons, against }) => (
          <li key={accounts.join(' ')}>
            <p><b>{accounts.join(' and ')}</b> <span class="label">{confidence} %</span></p>
            <ul>
              {reasons.map(reason => <Reason reason={reason} />)}
              {against.map(reason => <Reason reason={reason} isAgainst />)}
            </ul>
          </li>
        ))}
      </ul>
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
