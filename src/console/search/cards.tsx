import { Component } from 'preact'
import { Columns } from '../ui/columns.tsx'
import { Logo } from '../ui/image.tsx'
import { numberOf } from '../ui/time.tsx'
import { Avatar } from './avatar.tsx'
import { Items } from './items.tsx'
import { pictureOf } from './picture-of.ts'
import { cardsOf } from './counts.ts'
import { sourceOfCard, type Live, type LiveCard } from './live.ts'

/** Least width of a card, in pixels. */
const cardWidth = 310

/** Cards that were only computed from the value, such as variants of a name, closed. */
export function Computed({ live }: { live: Live }) {
  const { computed } = cardsOf(live)
  if (computed.length === 0) return null
  return (
    <details>
      <summary>Computed from the value itself, without asking anybody: {numberOf(computed.length)}</summary>
      <Columns width={cardWidth}>
        {computed.map(card => (
          <CardView key={card.key} items={card.items} source={card.source} searchId={undefined} homepage={undefined}
            name={sourceOfCard(live, card)?.name ?? card.source} />
        ))}
      </Columns>
    </details>
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
export class CardView extends Component<CardViewProps> {
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
