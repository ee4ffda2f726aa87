import { useSignal } from '@preact/signals'
import { useSession } from '../model/session.ts'
import { Fault } from '../ui/fault.tsx'
import { useLoad } from '../ui/load.ts'
import { Columns } from '../ui/columns.tsx'
import { recordsOf } from '../../outcomes/sentences.ts'
import { Items } from './items.tsx'
import type { LeakRecord, Live } from './live.ts'

/** Records of leak sources, page by page, masked as the plan says. */
export function Leaks({ live, nameOf, searchId }: {
  live: Live
  /** Returns the name of a source. */
  nameOf(code: string): string
  searchId: string | undefined
}) {
  if (live.leakPages.size === 0) return null
  const namesOnly = (code: string) =>
    [...live.sources.values()].some(({ kind, slug, namesOnly: isList }) =>
      isList && kind === 'leak_source' && slug === code)
  return (
    <section id="leaks">
      <h2>Leaks</h2>
      {Array.from(live.leakPages, ([code, { pages, records, entries }]) => (
        <details open={live.leakPages.size === 1}>
          <summary>
            {nameOf(code)}: {recordsOf(records, namesOnly(code))}
          </summary>
          {searchId === undefined
            ? <Records entries={entries} />
            : <StoredPage searchId={searchId} source={code} pages={pages} />}
        </details>
      ))}
    </section>
  )
}

function StoredPage({ searchId, source, pages }: { searchId: string, source: string, pages: number }) {
  const { client } = useSession()
  const page = useSignal(1)
  const { value, error } = useLoad(
    signal => client.searches.leakPage(searchId, source, { page: page.value, signal }),
    `${page.value}`,
  )
  return (
    <>
      <Fault error={error} />
      {value && <Records entries={value.data.results} />}
      {pages > 1 && (
        <p class="pages">
          <button type="button" disabled={page.value === 1} onClick={() => { page.value -= 1 }}>Previous</button>
          Page {page.value} of {pages}
          <button type="button" disabled={page.value >= pages} onClick={() => { page.value += 1 }}>Next</button>
        </p>
      )}
    </>
  )
}

const Records = ({ entries }: { entries: readonly LeakRecord[] }) => (
  <Columns width={310}>
    {entries.map(({ key, items }) => <article class="card" key={key}><Items items={items} /></article>)}
  </Columns>
)
