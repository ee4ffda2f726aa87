import { useEffect, useRef } from 'preact/hooks'
import { hrefOf } from '../model/route.ts'
import { numberOf } from '../ui/time.tsx'

/** Tabs of a result, in their order. Each has an address of its own. */
export const tabNames = ['overview', 'accounts', 'breaches', 'leaks', 'values', 'graph', 'sources', 'raw'] as const
export type TabName = (typeof tabNames)[number]

/** Returns the tab of an address: the overview, unless it names another one. */
export const tabOf = (name: string | undefined): TabName => tabNames.find(one => one === name) ?? 'overview'

/** Address of a tab. That of the overview is the address of the search. */
export const hrefOfTab = (path: 'search' | 'temporary', id: string, tab: TabName): string =>
  hrefOf(path, id, ...tab === 'overview' ? [] : [tab])

export interface Tab {
  name: TabName
  title: string
  /** Number of its rows, if it has some. */
  count?: number | undefined
}

/** Links to the parts of a result, each with its number. */
export function Tabs({ tabs, current, href }: {
  tabs: readonly Tab[]
  current: TabName
  href(tab: TabName): string
}) {
  const nav = useRef<HTMLElement>(null)
  useEffect(() => { // on a phone the tabs scroll, and the chosen one stays visible
    const chosen = nav.current?.querySelector<HTMLElement>('[aria-current]')
    if (chosen) nav.current!.scrollLeft = chosen.offsetLeft - nav.current!.offsetLeft - 16
  }, [current, tabs.length])
  return (
    <nav class="tabs" aria-label="Parts of the search" ref={nav}>
      {tabs.map(({ name, title, count }) => (
        <a key={name} href={href(name)} aria-current={name === current ? 'page' : undefined} data-tab={name}>
          {title}{count !== undefined && <> <small>{numberOf(count)}</small></>}
        </a>
      ))}
    </nav>
  )
}

/** Leads from the merged picture of a stored search back to its results. */
export const SearchTabs = ({ id }: { id: string }) => (
  <nav class="tabs" aria-label="Parts of the search">
    <a href={hrefOf('search', id)}>Results</a>
    <a href={hrefOf('picture', id)} aria-current="page">Merged picture</a>
  </nav>
)
