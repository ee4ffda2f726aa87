import { useSignal } from '@preact/signals'
import { Items } from './items.tsx'
import type { Live, LiveCard } from './live.ts'

const step = 60

/** The cards of all modules. Computed cards, such as variants of a name, are no find and stand at the end, closed. */
export function Cards({ live }: { live: Live }) {
  const shown = useSignal(step)
  const sourceOf = (card: LiveCard) => live.sources.get(`module ${card.source}`) ??
    live.sources.get(`provider ${card.source}`)
  const found = live.cards.filter(card => !sourceOf(card)?.isDerived)
  const derived = live.cards.filter(card => sourceOf(card)?.isDerived)
  const cardOf = (card: LiveCard) => (
    <article class="card" key={card.key}>
      <h3>{sourceOf(card)?.name ?? card.source}</h3>
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
