import { readObservable } from '../core/observables/guessed-observable.ts'
import type { ApiParts } from './parts.ts'
import type { ApiHandlers } from './types.ts'

export function typeGuessHandlers({ meta }: Pick<ApiParts, 'meta'>): ApiHandlers<'guessTypes'> {
  return {
    guessTypes({ body }) {
      const observables = body.values.map(value => {
        const { type, ...read } = readObservable({ value })
        return { value, type, ...'fault' in read ? read : { normal_value: read.observable.normalValue } }
      })
      return { status: 200, body: { data: { observables }, meta: meta() } }
    },
  }
}
