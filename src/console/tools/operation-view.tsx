import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { TracewellError, type ToolOperationInfo, type ToolResponse } from '../model/client.ts'
import { hrefOf } from '../model/route.ts'
import { useSession } from '../model/session.ts'
import { ReportExport } from '../search/export.tsx'
import { useAction } from '../ui/action.ts'
import { Fault } from '../ui/fault.tsx'
import { countOf } from '../ui/time.tsx'
import { coreSearchMeaning } from '../ui/words.ts'
import { callTool, lateResult } from './call.ts'
import { labelOf } from './labels.ts'
import { FirstSentence, Prose } from './prose.tsx'
import { Result } from './result.tsx'

interface OperationProps {
  of: ToolOperationInfo
  /** Its purpose in one line, if there is one for people. */
  line: string | undefined
}

/** A form for an operation, made from its inputs in `GET /tools`, and the result of its last call. */
export function OperationView({ of: operation, line }: OperationProps) {
  const { client } = useSession()
  const body = useSignal<Record<string, string>>({})
  const result = useSignal<ToolResponse | undefined>(undefined)
  const isLate = useSignal(false)
  const { isBusy, error, run } = useAction()
  const leaving = useRef(new AbortController())
  useEffect(() => () => leaving.current.abort(), [])
  const call = async () => {
    result.value = undefined
    isLate.value = false
    try {
      result.value = await callTool(client, operation.path, body.value)
    } catch (cause) {
      const late = lateResult(client, cause, leaving.current.signal)
      if (late === undefined) throw cause
      isLate.value = true
      result.value = await late
    } finally {
      isLate.value = false
    }
  }
  const set = (name: string, value: string) => { body.value = { ...body.value, [name]: value } }
  const wrong = error instanceof TracewellError ? error.faults.map(({ path }) => path) : []
  const { core_searches: cost } = operation.cost
  return (
    <>
      <p><a href={hrefOf('tools')}>Direct tools</a></p>
      <h1>{operation.name}</h1>
      <p class="tool-text">{line ?? <FirstSentence of={operation.description} />}</p>
      <form class="tool-form" onSubmit={event => {
        event.preventDefault()
        void run(call)
      }}>
        {operation.inputs.map(input => (
          <label key={input.name}>
            {labelOf(input.name)}
            <input name={input.name} required={input.required} value={body.value[input.name] ?? ''}
              minLength={input.min_length} maxLength={input.max_length} placeholder={input.example}
              aria-invalid={wrong.includes(input.name)} autocapitalize="none" autocomplete="off" spellcheck={false}
              onInput={({ currentTarget }) => set(input.name, currentTarget.value)} />
            <small class="quiet"><FirstSentence of={input.description} /></small>
          </label>
        ))}
        <button class="main" disabled={isBusy}>{isBusy ? 'Asking …' : 'Ask'}</button>
        <small class="quiet">
          Asks {countOf(operation.sources.length, 'source')}. Costs {countOf(cost, 'core search', 'core searches')}{' '}
          if it succeeds. {coreSearchMeaning}
        </small>
      </form>
      <details class="tool-text">
        <summary>How it works</summary>
        <p><Prose of={operation.description} /></p>
        {operation.inputs.map(({ name, description }) => <p key={name}><Prose of={description} /></p>)}
      </details>
      {isLate.value && (
        <p class="advice" role="status">Sources are still running. The result is shown once it is ready.</p>
      )}
      <Fault error={error} />
      {result.value && <ToolExport of={result.value} />}
      {result.value && <Result of={result.value} titles={titlesOf(operation)} />}
    </>
  )
}

/** Saves the result as a file. The server makes it from what the page has, because it keeps no result. */
function ToolExport({ of: response }: { of: ToolResponse }) {
  const { client } = useSession()
  const { error, run } = useAction()
  return (
    <div class="actions">
      <ReportExport id={response.operation} about={response.tool} run={run}
        load={format => client.tools.exportResponse(response, { format })} />
      <Fault error={error} />
    </div>
  )
}

const titlesOf = ({ sources }: ToolOperationInfo): ReadonlyMap<string, string> =>
  new Map(sources.map(({ name, title }) => [name, title]))
