import { MoreFilters } from '../ui/more-filters.tsx'
import { countOf, numberOf } from '../ui/time.tsx'
import { wordsOf } from '../ui/words.ts'
import { tallyOf } from '../../outcomes/words.ts'
import { rowOrders, rowVerdicts, usedOf, type RowFilter } from './row-filter.ts'
import type { SiteRow } from './site-rows.ts'
import type { Work } from './work.ts'

interface FilterBarProps {
  filter: RowFilter
  /** All rows, and those that are shown. */
  rows: readonly SiteRow[]
  shown: readonly SiteRow[]
  work: Work
  /** Account checks of a search that runs. */
  progress: { ended: number, total: number } | undefined
  change(changes: Partial<RowFilter>): void
}

/** Filter and order of the rows, and the box that selects all of them. */
export function FilterBar({ filter, rows, shown, work, progress, change }: FilterBarProps) {
  const verdicts = tallyOf(rows, row => row.verdict)
  const kinds = new Set(rows.map(row => row.kind))
  const groups = [...tallyOf(rows.filter(row => row.group !== ''), row => row.group)].sort()
  const selected = work.selected.value
  const isAll = shown.length > 0 && shown.every(({ key }) => selected.has(key))
  const isSome = !isAll && shown.some(({ key }) => selected.has(key))
  const selectAll = () => {
    const keys = new Set(shown.map(({ key }) => key))
    work.selected.value = isAll ? selected.difference(keys) : selected.union(keys)
  }
  const rest = progress === undefined ? 0 : progress.total - progress.ended
  return (
    <>
      <div class="filters row-filters">
        <label>
          Filter
          <input type="search" value={filter.text} maxLength={200} autocomplete="off" data-key="filter"
            onInput={({ currentTarget }) => change({ text: currentTarget.value })} />
        </label>
        <MoreFilters used={usedOf(filter)}>
          <label>
            Verdict
            <select value={filter.verdict}
              onChange={({ currentTarget }) => change({ verdict: currentTarget.value as RowFilter['verdict'] })}
            >
              {Object.entries(rowVerdicts).map(([value, words]) => (
                <option value={value}>
                  {words} ({numberOf(value === 'all' ? rows.length : verdicts.get(value as SiteRow['verdict']) ?? 0)})
                </option>
              ))}
            </select>
          </label>
          {kinds.size > 1 && (
            <label>
              Kind
              <select value={filter.kind}
                onChange={({ currentTarget }) => change({ kind: currentTarget.value as RowFilter['kind'] })}
              >
                <option value="all">all</option>
                <option value="account">accounts</option>
                <option value="finding">findings</option>
              </select>
            </label>
          )}
          {groups.length > 1 && (
            <label>
              Group
              <select value={filter.group} onChange={({ currentTarget }) => change({ group: currentTarget.value })}>
                <option value="all">all</option>
                {groups.map(([group, count]) => <option value={group}>{wordsOf(group)} ({numberOf(count)})</option>)}
              </select>
            </label>
          )}
          <label class="check">
            <input type="checkbox" checked={filter.hasPhoto}
              onChange={({ currentTarget }) => change({ hasPhoto: currentTarget.checked })} />
            With a photo
          </label>
          <label>
            Sort
            <select value={filter.order}
              onChange={({ currentTarget }) => change({ order: currentTarget.value as RowFilter['order'] })}
            >
              {Object.entries(rowOrders).map(([value, words]) => <option value={value}>{words}</option>)}
            </select>
          </label>
          <label>
            Show as
            <select value={filter.look}
              onChange={({ currentTarget }) => change({ look: currentTarget.value as RowFilter['look'] })}
            >
              <option value="table">rows</option>
              <option value="cards">cards</option>
            </select>
          </label>
        </MoreFilters>
      </div>
      <p class="row-count">
        <label class="check">
          <input type="checkbox" checked={isAll} disabled={shown.length === 0}
            ref={box => { if (box) box.indeterminate = isSome }} onChange={selectAll} />
          Select all shown
        </label>
        <span class="quiet">
          {numberOf(shown.length)} of {countOf(rows.length, 'row')} shown{rest > 0 && `, ${numberOf(rest)} to come`}
        </span>
        {work.hidden.value.size > 0 && (
          <button type="button" onClick={() => { work.hidden.value = new Set() }}>
            Show {countOf(work.hidden.value.size, 'hidden row')}
          </button>
        )}
      </p>
    </>
  )
}
