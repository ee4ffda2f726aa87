import { useEffect, useRef } from 'preact/hooks'
import type { ToolCard, ToolResponse } from '../model/client.ts'
import { Items } from '../search/items.tsx'
import { placesIn } from '../map/places.ts'
import { WorldMap } from '../map/world-map.tsx'
import { countSources, sourceStateOf, type Counts } from '../../outcomes/counts.ts'
import { reasonOf } from '../../outcomes/reasons.ts'
import { missingOf, sourceWords } from '../../outcomes/sentences.ts'
import { Columns } from '../ui/columns.tsx'
import { Part } from '../ui/part.tsx'
import { durationOf, Time } from '../ui/time.tsx'
import { Data } from './data.tsx'
import { labelOf } from './labels.ts'
import { Original } from './original.tsx'

interface ResultProps {
  of: ToolResponse
  /** Names of the sources for people, by their short names. */
  titles: ReadonlyMap<string, string>
}

/** The result of a tool: its data, and what each source did. It comes into sight if it begins far below. */
export function Result({ of: { data, meta }, titles }: ResultProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (box.current!.getBoundingClientRect().top > innerHeight / 2) box.current!.scrollIntoView({ block: 'start' })
  }, [])
  return (
    <div class="result" ref={box}>
      <p role="status" class={`state ${meta.complete ? 'completed' : ''}`}>
        {meta.complete ? 'Complete' : `Incomplete: ${missingOf(countsOf(meta.sources))}`}, in{' '}
        {durationOf(meta.duration_ms)}{meta.cached && ', from the cache'}
        {meta.stale && '; results of the past 24 hours replace those of required sources'}
      </p>
      <div class="result-columns">
        <section class="data"><Part name="Result"><Answer of={data} titles={titles} /></Part></section>
        <aside>
          <h2>Sources</h2>
          <ul class="sources">
            {meta.sources.map(source => (
              <li class={source.status} key={source.name}>
                <span class="dot" aria-hidden="true" />
                <span class="name">{titles.get(source.name) ?? source.name}</span>
                <span class="quiet">
                  {sourceWords[sourceStateOf({ status: source.status, reason: source.error })]}
                  {source.status === 'success' && ` ${source.count}`}
                  {source.status !== 'skipped' && ` · ${durationOf(source.duration_ms)}`}
                </span>
                {source.error && <span class="reason">{reasonOf(source.error)}</span>}
                {meta.stale && source.fetched_at && <span class="reason">from <Time of={source.fetched_at} /></span>}
              </li>
            ))}
          </ul>
          <Part name="Map"><Places of={data} /></Part>
        </aside>
      </div>
    </div>
  )
}

const countsOf = (sources: ToolResponse['meta']['sources']): Counts =>
  countSources(sources.map(({ name, status, count, error }) =>
    ({
      kind: 'module',
      slug: name,
      status,
      found: count,
      reason: error,
    })), [])

const Places = ({ of: data }: { of: ToolResponse['data'] }) => <WorldMap places={placesIn(data)} />

/** The data of a tool. Where the sources present their findings themselves, their lines replace their own fields. */
function Answer({ of: data, titles }: { of: ToolResponse['data'], titles: ResultProps['titles'] }) {
  const { cards, profiles, sections, ...rest } = data as Readonly<Record<string, unknown>> & { cards?: Cards }
  if (cards === undefined) return <Data of={data} />
  const titleOf = (key: string) => titles.get(key.replaceAll('_', '-')) ?? labelOf(key)
  return (
    <>
      <Data of={rest} />
      <Columns width={310}>
        {Object.entries(cards).map(([key, { items }]) => (
          <article class="card" key={key}>
            <h3>{titleOf(key)}</h3>
            <Items items={items} />
          </article>
        ))}
      </Columns>
      <Original of={{ profiles, sections }} />
    </>
  )
}

type Cards = Readonly<Record<string, ToolCard>>
