import { withUnknownFields, fillSchema, withWrongValues, type Filling } from './bodies.ts'
import type { Operation } from './document.ts'
import type { CanaryFactory } from './canary-factory.ts'
import { createTargets, type Target } from './targets.ts'

export interface Sending {
  /** Description of the request in a report of failures. */
  what: string
  operation: string
  service: Operation['service']
  method: string
  path: string
  headers: Record<string, string>
  body?: string
  /** `true` if the server stores the requested value when it accepts the request. */
  stores: boolean
  /** `true` if a successful response is an event stream without an end. */
  isEndless: boolean
}

/** API keys that the requests use. */
export interface Keys {
  good: string
  /** Key on the plan with the fewest features. */
  withoutFeatures: string
  /** Key on a plan whose limits are reached. */
  exhausted: string
}

/** First parts of the paths of operations on one thing. `search` stands for all others. */
export type KnownPath = 'search' | 'investigations' | 'watches'

interface Terms {
  canaries: CanaryFactory
  keys: Keys
  /** Ids of what exists, by the first part of the path. */
  ids: Readonly<Record<KnownPath, string>>
  receiver: string
}

const json = 'application/json'
/** Number of variants that are sent of each body: one for each type of observable. */
const choices = 5
/** Operations that do not store the requested value. */
const storesNothing = new Set(['createTemporarySearch'])

/** Returns additional headers for a request, each with its own canary. */
const extraHeaders = (canaries: CanaryFactory): Record<string, string> => {
  const secret = (at: string) => canaries.word(at, { isSecret: true })
  return {
    'user-agent': secret('User-Agent'),
    'x-forwarded-for': canaries.ip('X-Forwarded-For'),
    'forwarded': `for=${secret('Forwarded')}`,
    'referer': `https://example.com/${secret('Referer')}`,
    'cookie': `session=${secret('Cookie')}`,
    'idempotency-key': secret('Idempotency-Key'),
    'x-request-id': secret('X-Request-Id'),
    'accept-language': secret('Accept-Language'),
    'origin': `https://${secret('Origin')}.example.com`,
    'x-canary': secret('X-Canary'),
  }
}

/**
 * Returns valid, invalid and refused requests of an operation. Together they send canaries in all fields, so that a
 * test can find where the canaries remain.
 */
export function requestsOf(operation: Operation, terms: Terms): Sending[] {
  const { canaries, keys, ids, receiver } = terms
  const { service, id, method, path, body } = operation
  const knownId = ids[path.split('/')[1] as KnownPath] ?? ids.search
  const filling = (choice: number, bare = false): Filling => ({
    canaries,
    service,
    choice,
    receiver,
    bare,
  })

  const { target, plain } = createTargets(operation, { canaries, knownId, filling })

  function sending(
    what: string,
    where: Target,
    more: { key?: string, type?: string, text?: string, method?: string } = {},
  ): Sending {
    const { key = keys.good, type = json, text } = more
    return {
      what: `${id}, ${what}`,
      operation: id,
      service,
      method: more.method ?? method,
      path: where.path,
      isEndless: operation.isEndless,
      stores: (method === 'POST' || method === 'PATCH' || service === 'images') && !storesNothing.has(id),
      headers: {
        ...extraHeaders(canaries),
        authorization: `Bearer ${key}`,
        ...where.headers,
        ...text === undefined ? {} : { 'content-type': type },
      },
      ...text === undefined ? {} : { body: text },
    }
  }

  const wrongKey = () =>
    canaries.key(`tw_live_${canaries.word('Authorization').padEnd(38, 'x').slice(0, 38)}`, 'Authorization')
  const made = (choice: number, bare = false) => body && fillSchema(body, '', filling(choice, bare))
  const withText = (choice = 0, bare = false) => body ? { text: JSON.stringify(made(choice, bare)) } : {}
  const word = (at: string) => canaries.word(`${id} ${at}`)
  const mediaType = canaries.word(`${id} Content-Type`, { isName: true })

  const good = [false, true].flatMap(bare => Array.from({ length: body || !bare ? choices : 1 }, (_, choice) =>
    sending('good', bare ? plain() : target({ known: choice % 2 === 0, choice }), withText(choice, bare))))
  const invalid = [
    sending('with malformed parameters', target({ odd: true }), withText()),
    ...(body
      ? [...withWrongValues(made(0)!, canaries), ...withUnknownFields(made(1)!, canaries)].map(one =>
        sending('with an invalid body', target({ known: true }), { text: JSON.stringify(one) })
      )
      : []),
  ]
  const refused = [
    sending('with a wrong key', target(), { ...withText(1), key: wrongKey() }),
    sending('without a valid key', target(), { ...withText(2), key: word('Authorization') }),
    sending('on a plan without features', target(), { ...withText(3), key: keys.withoutFeatures }),
    sending('on a plan whose limits are reached', target(), { ...withText(4), key: keys.exhausted }),
    sending('with another method', target(), { ...withText(), method: 'PATCH' }),
    sending('as another type', target(), { text: word('body of another type'), type: `text/${mediaType}` }),
    sending('with a truncated body', target(), {
      text: `{"${canaries.word(`${id} name in a truncated body`, { isName: true })}":"${word('truncated body')}`,
    }),
    sending('with a body that is not JSON', target(), { text: word('body that is not JSON') }),
    sending('with a duplicate field', target(), {
      text: `{"query":"${word('duplicate')}","query":"${word('duplicate')}"}`,
    }),
    sending('with a large body', target(), {
      text: JSON.stringify({ query: Array.from({ length: 4_000 }, () => 'x'.repeat(20)), more: word('large body') }),
    }),
  ]
  return [...good, ...invalid, ...refused]
}
