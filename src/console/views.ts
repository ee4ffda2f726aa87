import type { ComponentType } from 'preact'
import type { ViewProps } from './model/view-props.ts'
import { NewSearch } from './search/new-search.tsx'
import { StoredSearch, TemporarySearch } from './search/pages.tsx'

type View = ComponentType<ViewProps>

interface ViewEntry {
  /** First part of the address. */
  path: string
  /** Title in the navigation. A view without one is reached from another view. */
  title?: string
  /** The first page contains the view. */
  view?: View
  /** Loads the view when it is needed first. */
  load?(): Promise<View>
}

/** All views, in the order of the navigation. */
export const views: readonly ViewEntry[] = [
  { path: 'new', title: 'Search', view: NewSearch },
  { path: 'search', view: StoredSearch },
  { path: 'picture', load: async () => (await import('./picture/picture-view.tsx')).PictureView },
  { path: 'temporary', view: TemporarySearch },
  {
    path: 'investigations',
    title: 'Investigations',
    load: async () => (await import('./investigation/investigations.tsx')).Investigations,
  },
  { path: 'investigation', load: async () => (await import('./investigation/pages.tsx')).InvestigationPages },
  { path: 'history', title: 'History', load: async () => (await import('./history/history.tsx')).History },
  { path: 'watches', title: 'Watches', load: async () => (await import('./watches/watches.tsx')).Watches },
  { path: 'radar', title: 'Radar', load: async () => (await import('./radar/radar.tsx')).Radar },
  { path: 'tools', title: 'Tools', load: async () => (await import('./tools/tools.tsx')).Tools },
  { path: 'usage', title: 'Usage', load: async () => (await import('./usage/usage.tsx')).UsageView },
  { path: 'keys', title: 'Keys', load: async () => (await import('./keys/keys.tsx')).Keys },
]
