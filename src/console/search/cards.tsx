import { useSignal } from '@preact/signals'
import { Component } from 'preact'
import { Columns } from '../ui/columns.tsx'
import { Logo } from '../ui/image.tsx'
import { countOf } from '../ui/time.tsx'
import { Avatar, pictureOf } from './avatar.tsx'
import { Items } from './items.tsx'
import { countsOf } from './counts.ts'
import { foundCards, sourceOfCard, type Live, type LiveCard } from './live.ts'
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

/** The cards of all modules. Computed cards, such as variants of a name, are no find and stand at the end, closed. */
export function Cards({ live, modules, searchId }: CardsProps) {
  const shown = useSignal(step)
  const found = foundCards(live)
  const derived = live.cards.filter(card => sourceOfCard(live, card)?.isDerived)
  const homepages = new Map(modules.map(({ slug, homepage }) => [slug, homepage]))
  const viewOf = (card: LiveCard) => (
    <CardView key={card.key} items={card.items} source={card.source} searchId={searchId}
      homepage={homepages.get(card.source)} name={sourceOfCard(live, card)?.name ?? card.source} />
  )
  return (
    <section id="found">
      <h2>Found <small>{found.length}</small></h2>
      {found.length === 0 && <p class="quiet">{live.finished ? withoutFinds(live) : 'Nothing yet.'}</p>}
      <Columns width={cardWidth}>{found.slice(0, shown.value).map(viewOf)}</Columns>
      {found.length > shown.value && (
        <button type="button" onClick={() => { shown.value += step }}>
          Show {Math.min(step, found.length - shown.value)} more of {found.length}
        </button>
      )}
      {derived.length > 0 && (
        <details>
          <summary>Computed from the value itself, without asking anybody: {derived.length}</summary>
          <Columns width={cardWidth}>{derived.map(viewOf)}</Columns>
        </details>
      )}
    </section>
  )
}

/** Says what it means that there is no card: a source that could not answer has not said that there is nothing. */
function withoutFinds(live: Live): string {
  const { asked, failed } = countsOf(live).sources
  if (live.finished?.error_code === 'SEARCH_CANCELLED') return 'Nothing was found before it was cancelled.'
  if (asked === 0) return 'No source was asked.'
  if (failed === 0) return `Nothing was found. ${countOf(asked, 'source has', 'sources have')} answered.`
  const missing = `${failed} of ${countOf(asked, 'source')} could not answer`
  return failed === asked
    ? `${missing}, so nothing is known about the value.`
    : `Nothing was found, but ${missing}.`
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
