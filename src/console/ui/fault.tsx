import { TracewellError } from '../client.ts'
import { durationOf } from './time.tsx'

/** Names that the forms give to fields of requests. */
const fieldNames: Readonly<Record<string, string>> = {
  'delivery.webhook.url': 'Webhook',
  'delivery.webhook.secret': 'Secret that signs it',
  'query.value': 'Value',
  'observable.value': 'Value',
  'follow.max_searches': 'Most searches',
  'budget': 'Most core searches',
}

/** Returns the name of a field of a request for a person. */
const fieldNameOf = (path: string): string => fieldNames[path] ??
  path.replace(/^observables\.(\d+)(\.value)?$/, (_, index: string) => `Value ${Number(index) + 1}`)

/** Returns what a person can read of an error: its sentence, and the faults that it names. */
export function sentencesOf(error: unknown): { message: string, faults: readonly string[], requestId?: string } {
  if (!(error instanceof TracewellError)) {
    return { message: navigator.onLine ? 'The service cannot be reached.' : 'This computer is offline.', faults: [] }
  }
  return {
    message: error.retryAfter === undefined
      ? error.message
      : `${error.message} (again in ${durationOf(error.retryAfter * 1_000)})`,
    faults: error.faults.map(({ path, message }) => path === '' ? message : `${fieldNameOf(path)}: ${message}`),
    ...error.requestId !== undefined && { requestId: error.requestId },
  }
}

/** An error, in a box that screen readers read out. */
export function Fault({ error }: { error: unknown }) {
  if (error === undefined) return null
  const { message, faults, requestId } = sentencesOf(error)
  return (
    <div class="fault" role="alert">
      <p>{message}</p>
      {faults.length > 0 && <ul>{faults.slice(0, 20).map(fault => <li>{fault}</li>)}</ul>}
      {requestId && <p class="quiet">For the person who runs this server: request <code>{requestId}</code></p>}
    </div>
  )
}

/** Says that a stream was cut and is opened again. Shows nothing otherwise. */
export const Cut = ({ isCut }: { isCut: boolean }) => isCut
  ? <p class="fault" role="status">The connection was lost. It is opened again; nothing is missed.</p>
  : null
