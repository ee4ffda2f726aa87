import { TracewellError } from '../model/client.ts'
import { retryOf } from './retries.ts'
import { countOf, durationOf } from './time.tsx'

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

/** Parts of a plan, as its refusals name them, in words. */
const featureWords: Readonly<Record<string, string>> = {
  search: 'searches',
  tools: 'direct tools',
  radar: 'Radar',
  secrets: 'secrets in leak records',
}

/** Acts that a key without a scope may not do. */
const scopeWords: Readonly<Record<string, string>> = {
  search: 'start or stop searches',
  read: 'read what was found',
  tools: 'use direct tools',
  delete: 'delete anything',
}

/** Sentences in place of those that speak to programmers and operators, by the code of the error. */
const sentences: Readonly<Record<string, (message: string) => string>> = {
  PLAN_FEATURE_REQUIRED: message => {
    const feature = /"(\w+)"/.exec(message)?.[1] ?? ''
    return `The plan of this account does not include ${featureWords[feature] ?? 'this'}. ` +
      'Ask the person who runs this server for a plan that does.'
  },
  MANAGE_KEY_REQUIRED: () =>
    'This key may not manage the account. Sign in with one that may, or ask the person who runs this server.',
  KEY_EXPIRED: () => 'This key has expired. Sign in with another one.',
  SCOPE_REQUIRED: message => {
    const scope = /"(\w+)"/.exec(message)?.[1] ?? ''
    return `This key may not ${scopeWords[scope] ?? 'do this'}. Sign in with one that may.`
  },
  ADDRESS_NOT_ALLOWED: () => 'This key may not be used from this address.',
  NO_ELIGIBLE_RUNNER: () =>
    'The server cannot search at the moment. Try it again; if it stays so, tell the person who runs this server.',
  RATE_LIMIT_EXCEEDED: message => message.includes('daily')
    ? 'The core searches of today are used up.'
    : 'The core searches of this billing month are used up.',
}

/** Returns what a person can read of an error: its sentence, and the faults that it names. */
export function sentencesOf(error: unknown): { message: string, faults: readonly string[], requestId?: string } {
  if (!(error instanceof TracewellError)) {
    return { message: navigator.onLine ? 'The service cannot be reached.' : 'This computer is offline.', faults: [] }
  }
  const sentence = sentences[error.code]?.(error.message) ?? error.message
  return {
    message: error.retryAfter === undefined
      ? sentence
      : `${sentence} (again in ${durationOf(error.retryAfter * 1_000)})`,
    faults: error.faults.map(({ path, message }) => path === '' ? message : `${fieldNameOf(path)}: ${message}`),
    ...error.requestId !== undefined && { requestId: error.requestId },
  }
}

/** An error, in a box that screen readers read out. The error of a load has a button that tries again. */
export function Fault({ error }: { error: unknown }) {
  if (error === undefined) return null
  const retry = retryOf(error)
  const { message, faults, requestId } = sentencesOf(error)
  return (
    <div class="fault" role="alert">
      <p>{message}</p>
      {faults.length > 0 && <ul>{faults.slice(0, 20).map(fault => <li>{fault}</li>)}</ul>}
      {requestId && <p class="quiet">For the person who runs this server: request <code>{requestId}</code></p>}
      {retry && <button type="button" onClick={retry}>Try again</button>}
    </div>
  )
}

/** Displays how many events of a stream could not be read. Displays nothing if all were. */
export const Unread = ({ count = 0 }: { count: number | undefined }) => count === 0
  ? null
  : (
      <p class="fault" role="alert">
        {countOf(count, 'event')} of the server could not be read. Load the page again; the rest is shown.
      </p>
    )

/** Displays that a stream was cut and is opened again. Displays nothing otherwise. */
export const Cut = ({ isCut }: { isCut: boolean }) => isCut
  ? <p class="fault" role="status">The connection was lost. It is opened again; nothing is missed.</p>
  : null
