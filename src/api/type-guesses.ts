import type { LookAlike } from '../core/observables/detector.ts'
import { readObservable } from '../core/observables/guessed-observable.ts'
import { otherReading } from '../core/observables/handle.ts'
import { leftOutOf } from '../core/observables/invisible.ts'
import { mailboxFacts } from '../core/observables/mailbox.ts'
import { collectInSlices } from '../lib/collect-slices.ts'
import type { ApiParts } from './parts.ts'
import type { ApiHandlers } from './types.ts'

/** Operations of direct tools by the commands that run them. */
const operations = {
  asn: { tool: 'ip-intelligence', operation: 'asn', input: 'asn' },
  network: { tool: 'ip-intelligence', operation: 'network', input: 'network' },
  vin: { tool: 'vehicle-intelligence', operation: 'vin', input: 'vin' },
} as const satisfies Record<NonNullable<LookAlike['tool']>['command'], object>

export function typeGuessHandlers({ meta }: Pick<ApiParts, 'meta'>): ApiHandlers<'guessTypes'> {
  return {
    async guessTypes({ body }) {
      const observables = await collectInSlices(body.values, value => {
        const { type, ...read } = readObservable({ value })
        if ('fault' in read) {
          const { tool, ...refused } = read
          return { value, type, ...refused, ...tool && { tool: { ...operations[tool.command], value: tool.value } } }
        }
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
