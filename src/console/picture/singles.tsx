import { useSignal } from '@preact/signals'
import type { Person } from '../model/client.ts'
import { OutsideLink } from '../ui/link.tsx'
import { numberOf } from '../ui/time.tsx'
import { Claims } from './claims.tsx'
import { Facts, firstOf, Portrait } from './facts.tsx'

interface SinglesProps {
  /** Persons of one account each, which states nothing that contradicts itself. */
  persons: readonly Person[]
  searchId: string
}

/** Accounts that nothing joins to another, a line each. */
export const Singles = ({ persons, searchId }: SinglesProps) => persons.length === 0 ? null : (
  <section aria-label="Single accounts">
    <h2>Single accounts <small>{numberOf(persons.length)}</small></h2>
    <p class="quiet">Nothing joins them to another account for sure: each may belong to somebody else.</p>
    <ul class="list singles">
      {persons.map(person => <Single person={person} searchId={searchId} key={person.accounts[0]!.id} />)}
    </ul>
  </section>
)

/** An account with its picture, name and place. The rest of what it states is drawn once the person opens it. */
function Single({ person: { accounts, observables, possible }, searchId }: {
  person: Person
  searchId: string
}) {
  const isOpen = useSignal(false)
  const { name, site, url } = accounts[0]!
  const image = firstOf(observables, 'Image')
  const about = (['Name', 'Location'] as const).flatMap(type => firstOf(observables, type)?.value ?? [])
  const others = observables.filter(one => !(one.type === 'Pseudonym' && one.value === name) && one.value !== url)
  return (
    <li>
      {image && <Portrait of={image} searchId={searchId} />}
      <span class="site">{site}</span>
      <OutsideLink url={url}>{name ?? 'the account'}</OutsideLink>
      {about.length > 0 && <span>{about.join(', ')}</span>}
      {others.length + possible.length > 0 && (
        <details onToggle={({ currentTarget }) => { isOpen.value = currentTarget.open }}>
          <summary aria-label={`More about ${name ?? 'the account'} at ${site}`}>More</summary>
          {isOpen.value && (
            <>
              <Facts observables={others} searchId={searchId} />
              <Claims claims={possible} title="Perhaps also the same person" />
            </>
          )}
        </details>
      )}
    </li>
  )
}
