import { dangersOf, dangerWords, type Danger } from '../../outcomes/danger.ts'
import { dayOf } from '../ui/time.tsx'
import { sourceOfCard, type Live } from './live.ts'
import type { Module } from './modules.ts'

/** Most names of a danger in its line. */
const few = 3

interface DangerBandProps {
  live: Live
  modules: readonly Module[]
  /** Returns whether the records of a leak source are what malware stole. */
  isStealer(code: string): boolean
  nameOf(code: string): string
  hrefOfTab(tab: Danger['tab']): string
}

/** Lists the dangers, the worst first, above everything else that was found. */
export function DangerBand({ live, modules, isStealer, nameOf, hrefOfTab }: DangerBandProps) {
  const tags = new Map(modules.map(module => [module.slug, module.tags]))
  const dangers = dangersOf({
    cards: live.cards.map(card => ({
      slug: card.source,
      name: sourceOfCard(live, card)?.name ?? card.source,
      tags: tags.get(card.source) ?? [],
      items: card.items,
    })),
    breaches: live.breaches,
    leaks: Array.from(live.leakPages.keys(), code => ({ name: nameOf(code), isStealer: isStealer(code) })),
  })
  if (dangers.length === 0) return null
  return (
    <section class="danger" aria-label="Danger">
      <ul>
        {dangers.map(({ kind, level, names, latest, tab }) => (
          <li key={kind} class={level}>
            <span class="level">{level}</span>
            <a href={hrefOfTab(tab)}>{dangerWords[kind](names.length)}</a>
            <span>
              {names.slice(0, few).join(', ')}{names.length > few && ` and ${names.length - few} more`}
              {latest !== undefined && `, ${names.length > 1 ? 'latest ' : ''}${dayOf(latest)}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
