import { countOf, dayOf } from '../ui/time.tsx'
import { dangersOf, type Danger, type DangerKind } from './danger.ts'
import { sourceOfCard, type Live } from './live.ts'
import type { Module } from './modules.ts'

/** Most names of a danger in its line. */
const few = 3

const words: Readonly<Record<DangerKind, (names: number) => string>> = {
  sanctions: () => 'On a sanctions list',
  stealer: () => 'Data stolen by malware',
  breach: count => `${countOf(count, 'critical breach', 'critical breaches')}`,
  threat: count => `Reported for attacks, malware or fraud by ${countOf(count, 'source')}`,
  vulnerability: count => countOf(count, 'known vulnerability', 'known vulnerabilities'),
  passwords: count => `${countOf(count, 'breach', 'breaches')} with passwords`,
  list: count => `On ${countOf(count, 'block list')}`,
}

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
            <a href={hrefOfTab(tab)}>{words[kind](names.length)}</a>
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
