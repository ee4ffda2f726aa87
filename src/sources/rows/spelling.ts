import { normalForm } from '../kit/spelling.ts'
import type { LookUp } from './look-up.ts'

/**
 * Returns the function that brings the searched value and the names of an answer to one form. They are then equal if
 * the source means the same: a spelling of the type (`kit/spelling.ts`), or one that the row declares.
 */
export function spellingOf({ type, spelling = text => text }: Pick<LookUp, 'type' | 'spelling'>) {
  return (name: unknown): string => normalForm(type, spelling(String(name)))
}
