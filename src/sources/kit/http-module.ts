import type { Request } from '../egress/client.ts'
import { withLeftOut } from './card.ts'
import { reportsError } from './error-text.ts'
import { findings } from './finding.ts'
import { handleReason } from './handle.ts'
import { lookUp, skipReasonFor, type JsonLookUp } from './json-look-up.ts'
import type { Shape } from './schema.ts'
import { changed } from './shape.ts'
import type { Card, Context, Module, Query, QueryType } from './source.ts'

/** Properties of a module that have a default value. */
type Preset = 'kind' | 'requiresKey' | 'default' | 'deadlineMs' | 'cacheMs'

/** Declares a module that sends one request and reads a JSON response. */
export interface HttpModule<Schema extends object = object> extends Omit<JsonLookUp<Schema>, 'response'>,
  Omit<Module, 'run' | 'skipReason' | Preset>, Partial<Pick<Module, Preset>> {
  response: Schema
  /**
   * Converts a response to cards. An empty list means "no results". Cards without a fact fail (`finding.ts`), except
   * profiles: that an account exists is a fact.
   */
  cards: (answer: Shape<Schema>, query: Query) => Card[] | Promise<Card[]>
}

/** The request and the response schema of a module. Account checks of the same site reuse them. */
export interface ModuleLookUp<Schema extends object = object> extends Pick<HttpModule<Schema>, 'accepts' | 'response'> {
  request(value: string, context: Context, type: QueryType): Request
}

/** Creates a module that sends one request. `Schema` is the type of `response`. */
export function httpModule<const Schema extends object>(
  source: HttpModule<Schema>,
): Module & { lookUp: ModuleLookUp<Schema> } {
  const { accepts, request, response, cards } = source
  const readsErrors = /"(?:errors?|ok|success)":/.test(JSON.stringify(response)) // some errors deny the value
  return {
    kind: 'api',
    default: true,
    requiresKey: false,
    deadlineMs: 10_000,
    cacheMs: 3_600_000,
    ...source,
    lookUp: { request: (...asked) => request(...asked, 0), response, ...(accepts ? { accepts } : {}) },
    skipReason: query => handleReason(query) ?? skipReasonFor(source, query),
    async* run(query, context) {
      yield* await lookUp(source, query, context, async (answer, leftOut) => {
        const made = await cards(answer, query)
        if (made.length === 0 && !readsErrors && reportsError(answer)) throw changed()
        return withLeftOut(source.category === 'profile' ? made : findings(made, query), leftOut)
      }) ?? []
    },
  }
}
