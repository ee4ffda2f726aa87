import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { useSession } from '../model/session.ts'
import { Copy } from '../ui/copy.tsx'
import { Fault } from '../ui/fault.tsx'
import { Logo } from '../ui/image.tsx'
import { OutsideLink } from '../ui/link.tsx'
import { useLoad } from '../ui/load.ts'
import { durationOf, Time } from '../ui/time.tsx'
import { boundedJson } from './bounded-json.ts'
import { Items } from './items.tsx'
import { sourceOfCard, type Live } from './live.ts'
import { rowVerdicts } from './row-filter.ts'
import { evidenceWords } from './row-view.tsx'
import type { SiteRow } from './site-rows.ts'

interface RowPanelProps {
  row: SiteRow
  live: Live
  searchId: string | undefined
  homepage: string | undefined
  close(): void
}

/** Everything about one row: each line, when and how its source was asked, and the answer as the source gave it. */
export function RowPanel({ row, live, searchId, homepage, close }: RowPanelProps) {
  const panel = useRef<HTMLElement>(null)
  const opener = useRef(document.activeElement)
  useEffect(() => {
    panel.current?.focus()
    return () => (opener.current as HTMLElement | null)?.focus()
  }, [])
  const { site, slug, account, cards, url, evidence, verdict } = row
  const source = cards[0] && sourceOfCard(live, cards[0])
  const times = [...cards.map(({ at }) => at), ...account ? [account.at] : []].sort()
  return (
    <aside class="panel" ref={panel} tabIndex={-1} aria-label={`Details of ${site}`}
      onKeyDown={event => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        close()
      }}
    >
      <header>
        <h2><Logo homepage={homepage} name={site} />{site}</h2>
        <button type="button" onClick={close}>Close</button>
      </header>
      {url !== undefined && <p><OutsideLink url={url} /></p>}
      <dl class="panel-facts">
        <div><dt>Verdict</dt><dd>{rowVerdicts[verdict]}{account?.reason && `: ${account.reason}`}</dd></div>
        {evidence.length > 0 && (
          <div><dt>Rests on</dt><dd>{evidence.map(kind => evidenceWords[kind][1]).join('; ')}</dd></div>
        )}
        {times[0] !== undefined && <div><dt>Answered</dt><dd><Time of={times[0]} /></dd></div>}
        {source?.durationMs !== undefined && <div><dt>Took</dt><dd>{durationOf(source.durationMs)}</dd></div>}
        <div><dt>Source</dt><dd><code>{slug}</code><Copy text={slug} label="Copy the name of the source" /></dd></div>
      </dl>
      {cards.map(({ key, items }) => (
        <section key={key}>
          <h3>
            {key}{' '}
            <Copy text={items.map(({ label, value }) => `${label}: ${value}`).join('\n')} label={`Copy ${key}`} />
          </h3>
          <Items items={items} />
        </section>
      ))}
      {searchId !== undefined && cards.length > 0 &&
        <RawAnswer searchId={searchId} row={row} isEnded={live.finished !== undefined} />}
    </aside>
  )
}

/** The raw fields of the cards, once the person opens them. */
function RawAnswer({ searchId, row: { slug, cards }, isEnded }: { searchId: string, row: SiteRow, isEnded: boolean }) {
  const isOpen = useSignal(false)
  return (
    <details onToggle={({ currentTarget }) => { isOpen.value = currentTarget.open }}>
      <summary>Answer of the source</summary>
      {isOpen.value && <RawText searchId={searchId} slug={slug} keys={cards.map(({ key }) => key)} isEnded={isEnded} />}
    </details>
  )
}

function RawText({ searchId, slug, keys, isEnded }: {
  searchId: string
  slug: string
  keys: readonly string[]
  isEnded: boolean
}) {
  const { client } = useSession()
  const { value, error } = useLoad(async signal => {
    const { data } = await client.searches.results(searchId, { signal })
    return data.modules.find(({ module }) => module.slug === slug)
  }, `${searchId} ${slug} ${isEnded}`)
  if (error) return <Fault error={error} />
  if (value === undefined) return <p class="quiet">Loading …</p>
  const raw = value.cards.flatMap(card => Object.entries(card)).filter(([key]) => keys.includes(key))
    .map(([, { items: _, ...fields }]) => fields)
  const { text, isCut } = boundedJson(raw.length === 1 ? raw[0] : raw)
  return (
    <>
      <p class="quiet">
        {value.cached
          ? 'From the cache of this server. '
          : `Asked for this search, in ${durationOf(value.duration_ms)}. `}
        {isCut && 'Its beginning: the exports have all of it. '}
        <Copy text={text} label="Copy the answer" />
      </p>
      <pre class="raw" tabIndex={0} role="region" aria-label="Answer of the source">{text}</pre>
    </>
  )
}
