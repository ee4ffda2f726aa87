import type { Observable, Person } from '../model/client.ts'
import { OutsideLink } from '../ui/link.tsx'
import { countOf, Time } from '../ui/time.tsx'
import { evidenceOf, namesOf, reasonWords } from '../ui/words.ts'
import { Claims } from './claims.tsx'
import { Facts, firstOf, Portrait } from './facts.tsx'

/** One person: accounts, what they state, why they belong together, and what speaks against it. */
export function PersonView({ person, number, searchId }: { person: Person, number: number, searchId: string }) {
  const { accounts, confidence, claims, possible, observables, contradictions, first_activity: first } = person
  const { last_activity: last } = person
  const name = firstOf(observables, 'Name')?.value
  const image = firstOf(observables, 'Image')
  return (
    <section class="person" aria-label={`Person ${number}`}>
      {image && <Portrait of={image} searchId={searchId} />}
      <h2>
        {name ?? accounts[0]?.name ?? `Person ${number}`}{' '}
        <small>
          {countOf(accounts.length, 'account')}
          {confidence !== null && `, one person with ${confidence} %`}
        </small>
      </h2>
      {(first || last) && (
        <p class="quiet">
          {first && last && first.value !== last.value
            ? <>Known dates from <KnownDate of={first} /> to <KnownDate of={last} /></>
            : <>Only known date <KnownDate of={(first ?? last)!} /></>}
          : when accounts were created, changed or used
        </p>
      )}
      {contradictions.map(({ reason, values }) => (
        <div class="advice">
          <p><b>Contradiction: {reasonWords[reason]}</b></p>
          <ul>{values.map(({ value, cards }) => <li>{value} <small class="quiet">{namesOf(cards)}</small></li>)}</ul>
        </div>
      ))}
      <ul class="accounts">
        {accounts.map(({ id, site, name: account, url, cards }) => (
          <li key={id}>
            <OutsideLink url={url}>{account ?? site}</OutsideLink>
            <small class="quiet">{site}{cards.length > 1 && ` · ${cards.length} findings`}</small>
          </li>
        ))}
      </ul>
      <Facts observables={observables} searchId={searchId} />
      <Claims claims={claims} title="Why they are one person" />
      <Claims claims={possible} title="Perhaps also the same person" />
    </section>
  )
}

const KnownDate = ({ of: { value, cards } }: { of: Observable }) => (
  <><Time of={value} isFact /> <small title={cards.map(evidenceOf).join('; ')}>({namesOf(cards)})</small></>
)
