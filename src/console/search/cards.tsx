import { useSignal } from '@preact/signals'
import { Logo } from '../ui/image.tsx'
import { Items } from './items.tsx'
import { foundCards, sourceOfCard, type Live, type LiveCard } from './live.ts'
import type { Module } from './modules.ts'

const step = 60

/** The cards of all modules. Computed cards, such as variants of a name, are no find and stand at the end, closed. */
export function Cards({ live, modules }: { live: Live, modules: readonly Module[] }) {
  const shown = useSignal(step)
  const found = foundCards(live)
  const derived = live.cards.filter(card => sourceOfCard(live, card)?.isDerived)
  const cardOf = (card: LiveCard) => (
    <article class="card" key={card.key}>
      <h3>
        <Logo homepage={modules.find(({ slug }) => slug === card.source)?.homepage} />
        {sourceOfCard(live, card)?.name ?? card.source}
      </h3>
      <Items items={card.items} />
    </article>
  )
  return (
    <section>
      <h2>Found <small>{found.length}</small></h2>
      {found.length === 0 && <p class="quiet">{live.finished ? 'No source has found anything.' : 'Nothing yet.'}</p>}
      <div class="cards">{found.slice(0, shown.value).map(cardOf)}</div>
      {found.length > shown.value && (
        <button type="button" onClick={() => { shown.value += step }}>
          Show {Math.min(step, found.length - shown.value)} more of {found.length}
        </button>
      )}
      {derived.length > 0 && (
        <details>
          <summary>Computed from the value, not found: {derived.length}</summary>
          <div class="cards">{derived.map(cardOf)}</div>
        </details>
      )}
    </section>
  )
}
