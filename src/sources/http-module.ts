import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { ask, json } from './ask.ts'
import type { Request } from './client.ts'
import { SourceFailure } from './failures.ts'
import type { Card, Context, Module, Query } from './source.ts'

const ajv = new Ajv2020({ strict: false })
addFormats.default(ajv)

/** A module that is one JSON look-up. `Answer` is the shape that `response` describes. */
interface HttpModule<Answer> extends Omit<Module, 'run' | 'requiresKey' | 'default' | 'deadlineMs' | 'cacheMs'>,
  Partial<Pick<Module, 'requiresKey' | 'default' | 'deadlineMs' | 'cacheMs'>> {
  request(value: string, context: Context): Request
  /** JSON Schema of the answer: another shape is "changed", never "nothing". */
  response: object
  /** Statuses that mean "nothing there"; 404 unless told. */
  missing?: readonly number[]
  /** The cards of an answer; none is "nothing there". */
  cards(answer: Answer, query: Query): Card[]
}

export function httpModule<Answer>(source: HttpModule<Answer>): Module {
  const { request, response, missing, cards, ...facts } = source
  let matches: ReturnType<typeof ajv.compile> | undefined // compiled at the first use: it costs start time
  return {
    default: true, requiresKey: false, deadlineMs: 10_000, cacheMs: 3_600_000, ...facts,
    async* run(query, context) {
      const answer = await ask(context, request(query.value, context), missing)
      if (answer === undefined) return
      const body = json(answer)
      matches ??= ajv.compile(response)
      if (!matches(body)) throw new SourceFailure('UPSTREAM_CHANGED', 'the answer does not have the documented shape')
      yield* cards(body as Answer, query)
    },
  }
}
