import { useMemo, useRef } from 'preact/hooks'
import { choices, choose } from '../model/route.ts'
import { Blocks } from '../ui/blocks.tsx'
import { numberOf } from '../ui/time.tsx'
import { withoutFindingsOf } from '../../outcomes/sentences.ts'
import { CardView } from './cards.tsx'
import { countsOf, standingOf } from './counts.ts'
import { sourceOfCard, type Live, type LiveCard } from './live.ts'
import type { Module } from './modules.ts'
import { choicesOf, filterOf, filterRows, firstFilter, type RowFilter } from './row-filter.ts'
import { FilterBar } from './filter-bar.tsx'
import { RowPanel } from './row-panel.tsx'
import { RowView } from './row-view.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { provenOf, rowsOf, type RowBook, type SiteRow } from './site-rows.ts'
import { toggle, type Work } from './work.ts'

interface SiteRowsProps {
  live: Live
  modules: readonly Module[]
  /** Id of a stored search. A temporary one has no pictures and no export of a selection. */
  searchId: string | undefined
  /** The searched value, which is not searched again. */
  value: string
  work: Work
  /** Most rows, of an overview. The filter is then the first one. */
  most?: number
  /** Address of the tab with all rows. */
  allHref?: string
}

/** One row a site: its account check and its profile, and one row a finding. */
export function SiteRows({ live, modules, searchId, value, work, most, allHref }: SiteRowsProps) {
  const book = useRef<RowBook>(new Map()).current
  const bySlug = useMemo(() => new Map(modules.map(module => [module.slug, module])), [modules])
  const proven = useMemo(() => provenOf(live.observables), [live.observables, live.observables.length])
  const isEnded = live.finished !== undefined
  const isPart = most !== undefined
  const all = rowsOf(live, { proven, groupOf: slug => bySlug.get(slug)?.tags[0] ?? '' }, book)
  const filter: RowFilter = isPart ? firstFilter : filterOf(choices.value, work.text.value)
  const { order, look } = filter
  const passing = useMemo(() => filterRows(all, filter, isEnded),
    [live, isEnded, all.length, modules, proven, JSON.stringify(filter)])
  const hidden = work.hidden.value
  const rows = hidden.size === 0 ? passing : passing.filter(({ key }) => !hidden.has(key))
  const shown = isPart ? rows.slice(0, most) : rows
  const change = (changes: Partial<RowFilter>) => {
    if (changes.text !== undefined) work.text.value = changes.text
    choose(choicesOf(changes))
  }
  const selected = work.selected.value
  const opened = work.open.value === undefined ? undefined : all.find(({ key }) => key === work.open.value)
  const homepageOf = (slug: string) => bySlug.get(slug)?.homepage
  const round = JSON.stringify([filter, hidden.size, isEnded && order !== 'arrival'])
  return (
    <div class={opened ? 'with-panel' : undefined}>
      <div>
        {!isPart && (
          <FilterBar filter={filter} rows={all} shown={rows} change={change} work={work}
            progress={live.finished ? undefined : live.accountProgress} />
        )}
        {shown.length === 0 && <p class="quiet">{emptyOf(live, all, filter, hidden.size)}</p>}
        {look === 'cards' && !isPart
          ? <CardBlocks rows={shown} live={live} searchId={searchId} round={round} homepageOf={homepageOf} />
          : (
              <Blocks rows={shown} look="site-rows" label="Sites and findings" round={round}
                markOf={({ key }) => `${selected.has(key)} ${work.open.value === key} ${searchId !== undefined}`}
              >
                {row => (
                  <RowView key={row.key} row={row} homepage={homepageOf(row.slug)} searchId={searchId}
                    isSelected={work.selected.peek().has(row.key)} isOpen={work.open.peek() === row.key}
                    select={() => toggle(work.selected, row.key)} open={() => { work.open.value = row.key }} />
                )}
              </Blocks>
            )}
        {isPart && rows.length > shown.length && allHref !== undefined &&
          <p><a class="button" href={allHref}>All {numberOf(rows.length)}</a></p>}
        <SelectionBar rows={all} live={live} searchId={searchId} value={value} work={work} />
      </div>
      {opened && (
        <RowPanel row={opened} live={live} searchId={searchId} homepage={homepageOf(opened.slug)}
          close={() => { work.open.value = undefined }} />
      )}
    </div>
  )
}

/** Explains why no row is shown. A source that could not answer has not said that there is nothing. */
function emptyOf(live: Live, all: readonly SiteRow[], filter: RowFilter, hidden: number): string {
  if (all.some(({ verdict }) => verdict === 'found')) {
    return hidden > 0 && filter === firstFilter ? 'All rows are hidden.' : 'No row passes the filter.'
  }
  if (filter.verdict !== 'found' && filter.verdict !== 'all') return 'No site has this verdict.'
  return live.finished ? withoutFindingsOf({ ...standingOf(live), counts: countsOf(live) }) : 'Nothing yet.'
}

interface CardBlocksProps {
  rows: readonly SiteRow[]
  live: Live
  searchId: string | undefined
  round: string
  homepageOf(slug: string): string | undefined
}

/** The cards of the rows, in full. */
function CardBlocks({ rows, live, searchId, round, homepageOf }: CardBlocksProps) {
  const cards = useMemo(() => rows.flatMap(row => row.cards), [rows])
  if (cards.length === 0) {
    return <p class="quiet">These rows have no cards: account checks show only that an account exists.</p>
  }
  return (
    <Blocks rows={cards} look="card-blocks" label="Cards" round={round} markOf={() => String(searchId !== undefined)}>
      {(card: LiveCard) => (
        <div role="listitem" key={card.key}>
          <CardView items={card.items} source={card.source} searchId={searchId} homepage={homepageOf(card.source)}
            name={sourceOfCard(live, card)?.name ?? card.source} />
        </div>
      )}
    </Blocks>
  )
}
