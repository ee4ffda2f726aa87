import { useSignal } from '@preact/signals'
import type { Observable, ObservableType } from '../model/client.ts'
import { Avatar } from '../search/avatar.tsx'
import { OutsideLink } from '../ui/link.tsx'
import { numberOf, Time } from '../ui/time.tsx'
import { evidenceOf, sureOf, typeWords, wordsOf } from '../ui/words.ts'

const few = 6

/** Facts in the order in which people ask for them. */
const order: readonly ObservableType[] = [
  'Name', 'Image', 'Location', 'Organisation', 'Email Address', 'Phone Number', 'Pseudonym', 'URL', 'Domain Name',
  'Cryptocurrency', 'IP Address', 'Date',
]

/** Observables by type, the strongest first, with the cards that state them. */
export const Facts = ({ observables, searchId }: { observables: readonly Observable[], searchId: string }) => (
  <dl class="picture-facts">
    {order.map(type => [type, observables.filter(one => one.type === type)] as const)
      .filter(([, values]) => values.length > 0)
      .map(([type, values]) => <Row type={type} values={values} searchId={searchId} key={type} />)}
  </dl>
)

interface RowProps {
  type: ObservableType
  values: readonly Observable[]
  searchId: string
}

function Row({ type, values, searchId }: RowProps) {
  const isWhole = useSignal(false)
  const shown = isWhole.value ? values : values.slice(0, few)
  return (
    <div>
      <dt>{typeWords[type]}</dt>
      <dd>
        <ul class={type === 'Image' ? 'portraits' : undefined}>
          {shown.map(({ value, relation, strength, cards }) => (
            <li key={`${value} ${relation}`}>
              {type === 'Image' && <Portrait of={{ value, cards }} searchId={searchId} />}
              <Value type={type} value={value} />{' '}
              <small class="quiet" title={cards.map(evidenceOf).join('; ')}>
                {wordsOf(relation)}, {sureOf(strength)}, {cards[0]?.name}
                {cards.length > 1 && ` and ${cards.length - 1} more`}
              </small>
            </li>
          ))}
        </ul>
        {values.length > shown.length &&
          <button type="button" onClick={() => { isWhole.value = true }}>Show all {numberOf(values.length)}</button>}
      </dd>
    </div>
  )
}

function Value({ type, value }: { type: ObservableType, value: string }) {
  if (type === 'Image') return <OutsideLink url={value}>open it</OutsideLink>
  if (type === 'URL') return <OutsideLink url={value} />
  return type === 'Date' ? <Time of={value} isFact /> : <>{value}</>
}

/** The picture of an account, as the service returns it for the source that names it. Account checks name none. */
export function Portrait({ of: { value, cards }, searchId }: {
  of: Pick<Observable, 'value' | 'cards'>
  searchId: string
}) {
  const source = cards.find(({ kind }) => kind !== 'account_check')
  return source === undefined ? null : <Avatar searchId={searchId} source={source.slug} url={value} />
}

export const firstOf = (observables: readonly Observable[], type: ObservableType): Observable | undefined =>
  observables.find(observable => observable.type === type)
