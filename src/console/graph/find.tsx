import { useSignal } from '@preact/signals'
import type { GraphNode } from '../model/client.ts'
import { countOf } from '../ui/time.tsx'
import { shownValue } from '../ui/words.ts'
import type { LeafGroup } from './fold.ts'

interface FindProps {
  nodes: readonly GraphNode[]
  groups: readonly LeafGroup[]
  select(id: string): void
}

/** A field that finds values of the graph. Enter selects the next one, or the group in which it is folded. */
export function Find({ nodes, groups, select }: FindProps) {
  const text = useSignal('')
  const next = useSignal(0)
  const wanted = text.value.trim().toLowerCase()
  const found = wanted === '' ? [] : nodes.filter(node => shownValue(node).toLowerCase().includes(wanted))
  const go = () => {
    const node = found[next.value % found.length]
    if (node === undefined) return
    next.value += 1
    select(groups.find(group => group.nodes.includes(node))?.id ?? node.id)
  }
  return (
    <label>
      Find
      <input type="search" value={text.value} maxLength={200} autocomplete="off" data-key="filter"
        onInput={({ currentTarget }) => {
          text.value = currentTarget.value
          next.value = 0
        }}
        onKeyDown={event => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          go()
        }} />
      {wanted !== '' && <span class="quiet" role="status">{countOf(found.length, 'value')}; Enter goes to one</span>}
    </label>
  )
}
