import { useEffect, useRef } from 'preact/hooks'
import type { ToolResponse } from '../model/client.ts'
import { placesIn } from '../map/places.ts'
import { WorldMap } from '../map/world-map.tsx'
import { reasonOf } from '../ui/reason-words.ts'
import { durationOf, Time } from '../ui/time.tsx'
import { outcomeWords } from '../ui/words.ts'
import { Data } from './data.tsx'

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
        {meta.complete ? 'Complete' : 'Incomplete: at least one source could not answer'}, in{' '}
        {durationOf(meta.duration_ms)}{meta.cached && ', from the cache'}
        {meta.stale && '; results of the past 24 hours replace those of required sources'}
      </p>
      <div class="result-columns">
        <section class="data"><Data of={data} /></section>
        <aside>
          <h2>Sources</h2>
          <ul class="sources">
            {meta.sources.map(source => (
              <li class={source.status} key={source.name}>
                <span class="dot" aria-hidden="true" />
                <span class="name">{titles.get(source.name) ?? source.name}</span>
                <span class="quiet">
                  {outcomeWords[source.status]}
                  {source.status === 'success' && ` ${source.count}`}
                  {source.status !== 'skipped' && ` · ${durationOf(source.duration_ms)}`}
                </span>
                {source.error && <span class="reason">{reasonOf(source.error)}</span>}
                {meta.stale && source.fetched_at && <span class="reason">from <Time of={source.fetched_at} /></span>}
              </li>
            ))}
          </ul>
          <WorldMap places={placesIn(data)} />
        </aside>
      </div>
    </div>
  )
}
