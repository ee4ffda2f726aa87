import type { Person } from '../model/client.ts'
import { hrefOf } from '../model/route.ts'
import { useSession } from '../model/session.ts'
import { Fault } from '../ui/fault.tsx'
import { useLoad } from '../ui/load.ts'
import { countOf } from '../ui/time.tsx'
import { reasonWords } from '../ui/words.ts'
import { Avatar } from './avatar.tsx'

/** Most pictures and accounts of the box. */
const few = 4

/** The person with the most accounts, as the merged picture of an ended search has it. */
export function Who({ searchId }: { searchId: string }) {
  const { client } = useSession()
  const { value, error } = useLoad(signal => client.searches.profile(searchId, { limit: 50, signal }), searchId)
  if (error) return <section class="box" aria-label="Who"><h2>Who</h2><Fault error={error} /></section>
  const persons = value?.data.persons ?? []
  const first = persons.toSorted((one, other) => other.accounts.length - one.accounts.length)[0]
  if (first === undefined) return null
  const more = persons.length - 1
  return (
    <section class="box" aria-label="Who">
      <h2>Who</h2>
      <Somebody person={first} searchId={searchId} />
      <p>
        <a href={hrefOf('picture', searchId)}>Merged picture</a>{' '}
        {more > 0 && (
          <span class="quiet">
            {value?.data.pagination.nextCursor ? 'and more' : `and ${countOf(more, 'other person', 'other persons')}`}
          </span>
        )}
      </p>
    </section>
  )
}

function Somebody({ person: { accounts, confidence, claims, observables }, searchId }: {
  person: Person
  searchId: string
}) {
  const valuesOf = (type: string) => observables.filter(one => one.type === type)
  const pictures = valuesOf('Image').slice(0, few).flatMap(({ value, cards }) => {
    const card = cards.find(({ kind }) => kind !== 'account_check')
    return card === undefined ? [] : [{ value, source: card.slug }]
  })
  const names = valuesOf('Name').map(({ value }) => value)
  const places = valuesOf('Location').map(({ value }) => value)
  const reasons = [...new Set(claims.flatMap(claim => claim.reasons.map(({ reason }) => reason)))]
  return (
    <>
      {pictures.length > 0 && (
        <div class="faces">
          {pictures.map(({ value, source }) =>
            <span key={value}><Avatar searchId={searchId} source={source} url={value} /></span>)}
        </div>
      )}
      <p>
        <b>{names[0] ?? accounts[0]?.name ?? accounts[0]?.site}</b>{' '}
        {confidence !== null && <span class="label">{confidence} % one person</span>}
      </p>
      {(names.length > 1 || places.length > 0) &&
        <p>{[...names.slice(1, few), ...places.slice(0, few)].join(' · ')}</p>}
      <p class="quiet">
        {countOf(accounts.length, 'account')}: {accounts.slice(0, few).map(({ site }) => site).join(', ')}
        {accounts.length > few && ` and ${accounts.length - few} more`}
      </p>
      {reasons.length > 0 &&
        <p class="quiet">Joined because {reasons.slice(0, 3).map(one => reasonWords[one]).join('; ')}</p>}
    </>
  )
}
