import { useSignal } from '@preact/signals'
import type { ModuleResult } from '../model/client.ts'
import { useSession } from '../model/session.ts'
import { Copy } from '../ui/copy.tsx'
import { Fault } from '../ui/fault.tsx'
import { useLoad } from '../ui/load.ts'
import { countOf } from '../ui/time.tsx'
import { boundedJson } from './bounded-json.ts'

/** The answers of the sources as they came, one by one. */
export function RawTab({ searchId, isEnded }: { searchId: string, isEnded: boolean }) {
  const { client } = useSession()
  const { value, error } =
    useLoad(signal => client.searches.results(searchId, { signal }), `${searchId} ${isEnded}`)
  if (error) return <Fault error={error} />
  if (value === undefined) return <p class="quiet">Loading …</p>
  const answers = value.data.modules.filter(({ cards }) => cards.length > 0)
  return (
    <section id="raw">
      <h2>Answers of the sources</h2>
      {answers.length === 0 && <p class="quiet">No source has found anything.</p>}
      {answers.map(answer => <Answer answer={answer} key={answer.module.slug} />)}
    </section>
  )
}

function Answer({ answer: { module, cards } }: { answer: ModuleResult }) {
  const isOpen = useSignal(false)
  const { text, isCut } = isOpen.value ? boundedJson(cards) : { text: '', isCut: false }
  return (
    <details onToggle={({ currentTarget }) => { isOpen.value = currentTarget.open }}>
      <summary>{module.name}: {countOf(cards.length, 'card')}</summary>
      {isOpen.value && (
        <>
          <p class="quiet">
            {isCut && 'Its beginning: the exports have all of it. '}<Copy text={text} label="Copy the answer" />
          </p>
          <pre class="raw" tabIndex={0} role="region" aria-label={`Answer of ${module.name}`}>{text}</pre>
        </>
      )}
    </details>
  )
}
