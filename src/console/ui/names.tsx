import { useSignal } from '@preact/signals'
import { treeOf, type NameNode } from './name-tree.ts'
import { Window } from './window.tsx'

export interface FoundName {
  name: string
  /** Names of the sources that know it. */
  sources: readonly string[]
}

interface NamesProps {
  of: readonly FoundName[]
  /** Searches a name. Without it, names are only shown. */
  pick?(name: string): void
}

/** Names below a domain as a tree by label. A click opens or closes the names below one. */
export function Names({ of: names, pick }: NamesProps) {
  const closed = useSignal<ReadonlySet<string>>(new Set())
  const byName = new Map(names.map(each => [each.name, each]))
  const rows: { node: NameNode, depth: number }[] = []
  const add = (nodes: readonly NameNode[], depth: number) => {
    for (const node of nodes) {
      rows.push({ node, depth })
      if (!closed.value.has(node.name)) add(node.below, depth + 1)
    }
  }
  add(treeOf([...byName.keys()], commonDomain([...byName.keys()])), 0)
  const toggle = (name: string) => {
    const next = new Set(closed.value)
    if (!next.delete(name)) next.add(name)
    closed.value = next
  }
  return (
    <Window rows={rows} rowHeight={36} label="Names as a tree">
      {({ node: { name, isFound, below }, depth }) => (
        <span class="line name-row" style={{ paddingLeft: `${depth * 1.4}rem` }}>
          {below.length > 0
            ? <button type="button" class="fold" aria-expanded={!closed.value.has(name)} aria-label={`Below ${name}`}
              onClick={() => toggle(name)}>{closed.value.has(name) ? '+' : '–'}</button>
            : <span class="fold" aria-hidden="true">·</span>}
          {isFound && pick
            ? <button type="button" class="pivot" title="Search it" onClick={() => pick(name)}>{name}</button>
            : <span class={isFound ? undefined : 'quiet'}>{name}</span>}
          <span class="quiet">{byName.get(name)?.sources.join(', ')}</span>
        </span>
      )}
    </Window>
  )
}

/** Returns the longest end that all names have in common, without the first label of any. */
function commonDomain(names: readonly string[]): string {
  let common = names[0]?.split('.').slice(1) ?? []
  for (const name of names) {
    const labels = name.split('.').slice(1)
    let same = 0
    while (same < Math.min(common.length, labels.length) && common.at(-1 - same) === labels.at(-1 - same)) same += 1
    common = same === 0 ? [] : common.slice(-same)
  }
  return common.join('.')
}
