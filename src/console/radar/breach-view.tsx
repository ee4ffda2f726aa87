import type { ComponentChildren } from 'preact'
import type { Breach } from '../model/client.ts'
import { hrefOf } from '../model/route.ts'
import { searchNext } from '../search/current.ts'
import { useSession } from '../model/session.ts'
import { Fault } from '../ui/fault.tsx'
import { OutsideLink } from '../ui/link.tsx'
import { useLoad } from '../ui/load.ts'
import { numberOf, Time } from '../ui/time.tsx'
import { Html } from './html.tsx'

/** One breach of the catalogue. */
export function BreachView({ name }: { name: string }) {
  const { client } = useSession()
  const { value, error } = useLoad(signal => client.radar.get(name, { signal }), name)
  return (
    <>
      <p><a href={hrefOf('radar')}>Radar</a></p>
      <Fault error={error} />
      {value && <Page of={value.breach} />}
    </>
  )
}

const flags = {
  isFabricated: 'probably fabricated',
  isSensitive: 'sensitive',
  isRetired: 'retired',
  isSpamList: 'spam list',
  isMalware: 'collected by malware',
  isStealerLog: 'stealer log',
} as const satisfies { [Name in keyof Breach]?: string }

function Page({ of: breach }: { of: Breach }) {
  const { summary, affectedRegions, recommendedActions } = breach.aiEnrichments
  const marks = Object.entries(flags).filter(([flag]) => breach[flag as keyof typeof flags])
  return (
    <article class="breach">
      <h1>
        {breach.title || breach.name}
        <small class={`severity ${breach.severity}`}>{breach.severity}</small>
      </h1>
      <p>
        <span class="label">{breach.isVerified ? 'verified' : 'not verified'}</span>{' '}
        {marks.map(([, words]) => <><span class="label">{words}</span>{' '}</>)}
      </p>
      <div class="description"><Html of={breach.description} /></div>
      <dl class="facts">
        <Line label="Breached">{breach.breachDate && <Time of={breach.breachDate} />}</Line>
        <Line label="Accounts">{breach.pwnCount > 0 && numberOf(breach.pwnCount)}</Line>
        <Line label="Domain">
          {breach.domain && (
            <>
              {breach.domain}{' '}
              <button type="button" onClick={() => searchNext(breach.domain)}>Search it</button>
            </>
          )}
        </Line>
        <Line label="Data">{breach.dataClasses.join(', ')}</Line>
        <Line label="Made public">{breach.disclosureUrl && <OutsideLink url={breach.disclosureUrl} />}</Line>
        <Line label="In the catalogue since"><Time of={breach.addedDate} /></Line>
        <Line label="Last changed"><Time of={breach.modifiedDate} /></Line>
        <Line label="Source">{breach.attribution}</Line>
      </dl>
      {summary && <Written by={summary} title="Summary"><p>{summary.text}</p></Written>}
      {affectedRegions && (
        <Written by={affectedRegions} title="Regions"><p>{affectedRegions.items.join(', ')}</p></Written>
      )}
      {recommendedActions && (
        <Written by={recommendedActions} title="What to do">
          <ul>{recommendedActions.items.map(item => <li>{item}</li>)}</ul>
        </Written>
      )}
    </article>
  )
}

/** A line of the facts. Shows nothing without a value. */
const Line = ({ label, children }: { label: string, children: ComponentChildren }) =>
  children ? <div><dt>{label}</dt><dd>{children}</dd></div> : null

interface WrittenProps {
  by: { model: string, date: string }
  title: string
  children: ComponentChildren
}

/** A text by a language model, with its name. */
const Written = ({ by, title, children }: WrittenProps) => (
  <section>
    <h2>{title} <small>by the language model {by.model}, <Time of={by.date} /></small></h2>
    {children}
  </section>
)
