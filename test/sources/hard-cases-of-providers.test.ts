import { expect } from 'chai'
import type { Client, Request } from '../../src/sources/egress/client.ts'
import { createProvider } from '../../src/sources/byok/index.ts'
import { mappingVersions, providerSlugs } from '../../src/sources/byok/provider.ts'
import { SourceFailure } from '../../src/sources/failures.ts'
import type { Context, Query, QueryType } from '../../src/sources/kit/source.ts'
import { leakSources } from '../../src/sources/leaks/index.ts'
import { foreignAnswers } from '../support/foreign-answers.ts'
import { oddAnswers } from '../support/odd-answers.ts'
import { magicValue } from '../support/remote-source.ts'
import { simulate, type Simulated } from '../support/simulated.ts'

const key = 'key-of-a-caller'
type Send = Client['send']
type Answer = Awaited<ReturnType<Send>>
type Ended = 'found' | 'none' | 'failed'

/** A service that is asked with a key: its questions, and what it finds. */
interface Asked {
  name: string
  queries: readonly Query[]
  ask(query: Query, context: Context): Promise<readonly unknown[]>
}

const queryOf = (type: QueryType): Query => ({ type, value: magicValue('success', type) })

const asked: readonly Asked[] = [
  ...providerSlugs.flatMap(slug => mappingVersions.map((version): Asked => ({
    name: slug,
    queries: createProvider[slug](version).types.map(queryOf),
    async ask(query, context) {
      const baseUrl = `https://${slug.replace('_', '-')}.example`
      return (await createProvider[slug](version).run(query, { ...context, apiKey: key, baseUrl })).cards
    },
  }))),
  ...leakSources.map((source): Asked => ({
    name: source.code,
    queries: source.types.map(queryOf),
    ask: (query, context) => Array.fromAsync(source.records(query, context)),
  })),
]

/** Foreign and odd answers with which a service does say that it has nothing. */
const own: Readonly<Record<string, readonly string[]>> = {
  'provider_one': ['a 404 without a body', 'an empty list'],
  'dehashed': ['null in entries: none'],
  'xposedornot': ['null in ExposedBreaches: none'],
}

describe('hard cases of providers and leak sources', () => {
  let world: Simulated
  before(async () => { world = await simulate() })
  after(() => world[Symbol.asyncDispose]())

  async function outcome({ ask }: Asked, query: Query, send: Send): Promise<Ended> {
    try {
      const found = await ask(query, { ...world.context(), key, client: { send } })
      return found.length > 0 ? 'found' : 'none'
    } catch (failure) {
      if (failure instanceof SourceFailure) return 'failed'
      throw failure
    }
  }

  /** Asks the simulated service, and returns its answers in their order. */
  async function answersTo(one: Asked, query: Query): Promise<Answer[]> {
    const answers: Answer[] = []
    const { client } = world.context()
    await one.ask(query, { ...world.context(), key, client: { async send(request, signal) {
      const answer = await client.send(request, signal)
      answers.push(answer)
      return answer
    } } })
    return answers
  }

  const inTurn = (answers: readonly Answer[], at: number, other: Partial<Answer>): Send => {
    let next = 0
    return ({ url }: Request) => {
      const index = Math.min(next++, answers.length - 1)
      // without a pause before the next poll
      const answer = { ...answers[index]!, headers: { ...answers[index]!.headers, 'retry-after': '0' } }
      return Promise.resolve({ ...answer, url, ...index === at && other })
    }
  }

  for (const one of asked) {
    for (const query of one.queries) {
      it(`${one.name} says nothing about ${query.type} if a stranger answers any of its requests`, async () => {
        const answers = await answersTo(one, query)
        const believed: string[] = []
        for (const [title, { status, type, body }] of Object.entries(foreignAnswers)) {
          for (const at of answers.keys()) {
            const other = { status, headers: { 'content-type': type }, body: Buffer.from(body) }
            const ended = await outcome(one, query, inTurn(answers, at, other))
            if (ended !== 'failed') believed.push(title)
          }
        }
        expect(believed.filter(title => !own[one.name]?.includes(title))).to.eql([])
      })

      it(`${one.name} keeps what it can read of an odd answer about ${query.type}`, async () => {
        const answers = await answersTo(one, query)
        const wrong: string[] = []
        for (const [at, { body }] of answers.entries()) {
          for (const { title, body: odd, expected } of oddAnswers(body.toString(), '')) {
            const ended = await outcome(one, query, inTurn(answers, at, { body: Buffer.from(odd) }))
            if (expected === 'found' ? ended !== 'found' : ended === 'none') wrong.push(`${title}: ${ended}`)
          }
        }
        expect(wrong.filter(title => !own[one.name]?.includes(title))).to.eql([])
      })
    }
  }
})
