import type { QueryType } from '../../sources/kit/source.ts'
import { parseObservable } from './observable.ts'

/** Returns `true` for a handle of the Fediverse: `@sam@social.example`. */
export const isHandle = (text: string): boolean =>
  text.startsWith('@') && 'value' in parseObservable('Email Address', text.slice(1))

/** Returns the other reading of an e-mail address, which can be a handle, and of a handle; `undefined` for the rest. */
export function otherReading(type: QueryType, value: string): { type: QueryType, value: string } | undefined {
  if (type === 'Email Address') return { type: 'Pseudonym', value: `@${value}` }
  return type === 'Pseudonym' && isHandle(value) ? { type: 'Email Address', value: value.slice(1) } : undefined
}
