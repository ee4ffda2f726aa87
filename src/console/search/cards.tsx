import { useSignal } from '@preact/signals'
import { Component, type ComponentChildren } from 'preact'
import { Columns } from '../ui/columns.tsx'
import { Logo } from '../ui/image.tsx'
import { numberOf } from '../ui/time.tsx'
import { Avatar, pictureOf } from './avatar.tsx'
import { Items } from './items.tsx'
import { withoutFindingsOf } from '../../outcomes/sentences.ts'
import { cardsOf, countsOf, standingOf } from './counts.ts'
import { sourceOfCard, type Live, type LiveCard } from './live.ts'
import type { Module } from './modules.ts'

const step = 60
/** Least width of a card, in pixels. */
const cardWidth = 310

interface CardsProps {
  live: Live
  modules: readonly Module[]
  /** Id of a stored search. A temporary search has no pictures, because the service does not keep its cards. */
  searchId: string | undefined
}

/**
 * The cards of all modules: findings, then the profiles of the accounts. Computed cards, such as variants of a name,
 * stand at the end, closed.
 */
export function Cards({ live, modules, searchId }: CardsProps) {
  const { findings: found, profiles, computed: derived } = cardsOf(live)
  const homepages = new Map(modules.map(({ slug, homepage }) => [slug, homepage]))
  const viewOf = (card: LiveCard) => (
    <CardView key={card.key} items={card.items} source={card.source} searchId={searchId}
      homepage={homepages.get(card.source)} name={sourceOfCard(live, card)?.name ?? card.source} />
  )
  return (
    <>
      <section id="found">
        <h2>Found <small>{numberOf(found.length)}</small></h2>
        {found.length === 0 && (
          <p class="quiet">
            {live.finished ? withoutFindingsOf({ ...standingOf(live), counts: countsOf(live) }) : 'Nothing yet.'}
          </p>
        )}
        <Some cards={found} viewOf={viewOf} />
        {derived.length > 0 && (
          <details>
            <summary>Computed from the value itself, without asking anybody: {numberOf(derived.length)}</summary>
            <Columns width={cardWidth}>{derived.map(viewOf)}</Columns>
          </details>
        )}
      </section>
      {profiles.length > 0 && (
        <section id="profiles">
          <h2>Profiles <small>{numberOf(profiles.length)}</small></h2>
          <Some cards={profiles} viewOf={viewOf} />
        </section>
      )}
    </>
  )
}

/** The first cards, and a button for more. */
function Some({ cards, viewOf }: { cards: readonly LiveCard[], viewOf(card: LiveCard): ComponentChildren }) {
  const shown = useSignal(step)
  return (
    <>
      <Columns width={cardWidth}>{cards.slice(0, shown.value).map(viewOf)}</Columns>
      {cards.length > shown.value && (
        <button type="button" onClick={() => { shown.value += step }}>
          Show {Math.min(step, cards.length - shown.value)} more of {numberOf(cards.length)}
        </button>
      )}
    </>
  )
}

interface CardViewProps {
  items: LiveCard['items']
  source: string
  searchId: string | undefined
  homepage: string | undefined
  name: string
}

/** One card. It is drawn again only if something of it has changed, because a search may have thousands. */
class CardView extends Component<CardViewProps> {
  override shouldComponentUpdate({ items, homepage, name, searchId }: CardViewProps): boolean {
    return items !== this.props.items || homepage !== this.props.homepage || name !== this.props.name ||
      searchId !== this.props.searchId
  }

  override render({ items, homepage, name, source, searchId }: CardViewProps) {
    const picture = searchId === undefined ? undefined : pictureOf(items)
    return (
      <article class="card">
        {picture !== undefined && <Avatar searchId={searchId!} source={source} url={picture} />}
        <h3><Logo homepage={homepage} name={name} />{name}</h3>
        <Items items={items} />
      </article>
    )
  }
}
