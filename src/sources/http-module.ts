import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { ask, json } from './ask.ts'
import type { Request } from './client.ts'
import { SourceFailure } from './failures.ts'
import type { Card, Context, Module, Query, QueryType } from './source.ts'

const ajv = new Ajv2020({ strict: false })
addFormats.default(ajv)

/** A module that is one JSON look-up. `Answer` is the shape that `response` describes. */
interface HttpModule<Answer> extends Omit<Module, 'run' | 'requiresKey' | 'default' | 'deadlineMs' | 'cacheMs'>,
  Partial<Pick<Module, 'requiresKey' | 'default' | 'deadlineMs' | 'cacheMs'>> {
  /** The source's own rule for names, and that rule in words: it is not asked about others. */
  names?: { pattern: RegExp, rule: string }
  request: (value: string, context: Context, type: QueryType) => Request
  /** JSON Schema of the answer: another shape is "changed", never "nothing". */
  response: object
  /** Statuses that mean "nothing there"; 404 unless told. */
  missing?: readonly number[]
  /** Statuses besides 2xx whose body is an answer that `response` describes. */
  readable?: readonly number[]
  /** The cards of an answer; none is "nothing there". */
  cards: (answer: Answer, query: Query) => Card[]
}

/** What such a module asks, and the shape of what it is told: for others who ask the same of the same source. */
export type LookUp = Pick<HttpModule<unknown>, 'names' | 'request' | 'response'>

export function httpModule<Answer>(source: HttpModule<Answer>): Module & { lookUp: LookUp } {
  const { names, unfit, request, response, missing, readable, cards, ...facts } = source
  let matches: ReturnType<typeof ajv.compile> | undefined // compiled at the first use: it costs start time
  return {
    default: true, requiresKey: false, deadlineMs: 10_000, cacheMs: 3_600_000, ...facts,
    lookUp: { request, response, ...(names ? { names } : {}) },
    unfit(query) {
      if (!isName(query.value)) return 'No source has such a name'
      return names?.pattern.test(query.value) === false ? names.rule : unfit?.(query)
    },
    async* run(query, context) {
      const answer = await ask(context, request(query.value, context, query.type), missing, readable)
      if (answer === undefined) return
      const body = json(answer)
      matches ??= ajv.compile(response)
      if (!matches(body)) throw new SourceFailure('UPSTREAM_CHANGED', 'the answer does not have the documented shape')
      yield* read(() => cards(body as Answer, query))
    },
  }
}

/** No account has half a character in its name, and `..` in a path would ask for another page. */
const isName = (value: string): boolean => value.isWellFormed() && !/^\.\.?$/.test(value)

/** A schema names what a module needs, not all it shows: what it trips over there has changed too. */
function read(cards: () => Card[]): Card[] {
  try {
    return cards()
  } catch (cause) {
    if (cause instanceof SourceFailure) throw cause
    throw new SourceFailure('UPSTREAM_CHANGED', 'the answer does not have the documented shape', { cause })
  }
}
