import { hrefOf } from '../model/route.ts'

/** Leads from the results of a stored search to its merged picture, and back. */
export const SearchTabs = ({ id, isPicture = false }: { id: string, isPicture?: boolean }) => (
  <nav class="tabs" aria-label="Parts of the search">
    <a href={hrefOf('search', id)} aria-current={isPicture ? undefined : 'page'}>Results</a>
    <a href={hrefOf('picture', id)} aria-current={isPicture ? 'page' : undefined}>Merged picture</a>
  </nav>
)
