import { handleParts } from '../../sources/kit/handle.ts'
import type { QueryType } from '../../sources/kit/source.ts'
import { parseObservable } from './observable.ts'

/** Returns the other reading of an e-mail address, which can be a handle, and of a handle; `undefined` for the rest. */
export function otherReading(type: QueryType, value: string): { type: QueryType, value: string } | undefined {
  if (type !== 'Email Address' && type !== 'Pseudonym') return undefined
  const handle = type === 'Email Address' ? `@${value}` : value
  if (handleParts(handle) === undefined) return undefined // `a/b@one.example` can be an address only
  if (type === 'Email Address') return { type: 'Pseudonym', value: handle }
  const email = parseObservable('Email Address', value.slice(1))
  return 'value' in email ? { type: 'Email Address', value: email.value } : undefined
}
