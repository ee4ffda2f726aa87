import { readObservable } from '../core/observables/guessed-observable.ts'
import { otherReading } from '../core/observables/handle.ts'
import { leftOutOf } from '../core/observables/invisible.ts'
import { mailboxFacts } from '../core/observables/mailbox.ts'
import { collectInSlices } from '../lib/collect-slices.ts'
import type { ApiParts } from './parts.ts'
import type { ApiHandlers } from './types.ts'

export function typeGuessHandlers({ meta }: Pick<ApiParts, 'meta'>): ApiHandlers<'guessTypes'> {
  return {
    async guessTypes({ body }) {
      const observables = await collectInSlices(body.values, value => {
        const { type, ...read } = readObservable({ value })
        if ('fault' in read) return { value, type, ...read }
        const { normalValue } = read.observable
        const [left_out, alternative] = [leftOutOf(type, value), otherReading(type, normalValue)]
        return {
          value,
          type,
          normal_value: normalValue,
          ...type === 'Email Address' && mailboxFacts(normalValue),
          ...left_out !== undefined && { left_out },
          ...alternative && { alternative },
        }
      })
      return { status: 200, body: { data: { observables }, meta: meta() } }
    },
  }
}
