import { expect } from 'chai'
import { SourceFailure } from '../../src/sources/failures.ts'
import type { Request, Response } from '../../src/sources/egress/client.ts'
import type { Module } from '../../src/sources/kit/source.ts'
import { modules } from '../../src/sources/modules.ts'
import { outcomeOf, readRecordings, recordedNames } from '../../src/upstreams/recordings.ts'
import { magicSpellings } from '../../src/upstreams/outcomes.ts'
import { keyFor, simulate, type Simulated } from '../support/simulated.ts'
import { foreignAnswers } from '../support/foreign-answers.ts'
import { oddAnswers } from '../support/odd-answers.ts'

type Send = (request: Request) => Promise<Response>

/** Modules that ask somebody about the value. Lists have files, which do not depend on it. */
const asking = modules.filter(({ kind }) => kind !== 'derived' && kind !== 'list')

describe('hard cases', () => {
  let world: Simulated
  before(async () => { world = await simulate() })
  after(() => world[Symbol.asyncDispose]())

  /** Returns `found` or `none`, or the code of the failure. */
  async function outcome(module: Module, value: string, send: Send): Promise<string> {
    const context = { ...world.context(), key: keyFor(module), client: { send } }
    try {
      for await (const _ of module.run({ type: module.types[0]!, value }, context)) return 'found'
      return 'none'
    } catch (failure) {
      if (failure instanceof SourceFailure) return failure.code
      throw failure
    }
  }

  /** Runs a module against the simulator. Returns the value that it takes, and the answers by request. */
  async function answersOf(module: Module, wanted: 'found' | 'none') {
    const spellings = magicSpellings[wanted === 'found' ? 'success' : 'none'][module.types[0]!]
    for (const value of [...spellings, ...module.examples[wanted === 'found' ? 'found' : 'notFound']]) {
      if (module.skipReason?.({ type: module.types[0]!, value }) !== undefined) continue
      const answers = new Map<string, Response>()
      const { client } = world.context()
      const ended = await outcome(module, value, async request => {
        const answer = await client.send(request)
        answers.set(keyOf(request), answer)
        return answer
      })
      if (ended === wanted) return { value, answers }
    }
    throw new Error(`${module.slug}: no value is ${wanted}`)
  }

  /** Returns the answers with which a source says that it has nothing: simulated and recorded ones. */
  async function ownAbsences(module: Module): Promise<Array<{ status: number, body: string }>> {
    const { answers } = await answersOf(module, 'none')
    const name = module.recorded?.as ?? module.slug
    const recorded = recordedNames().includes(name) ? readRecordings(name) : []
    return [
      ...answers.values().map(({ status, body }) => ({ status, body: body.toString() })),
      ...recorded.filter(one => outcomeOf(one) === 'none').flatMap(({ exchanges }) => exchanges)
        .map(({ response: { status, body = '' } }) =>
          ({ status, body: typeof body === 'string' ? body : JSON.stringify(body) })),
    ]
  }

  for (const module of asking) {
    it(`${module.slug} says nothing about the value if a stranger answers`, async () => {
      const { value } = await answersOf(module, 'found')
      const own = await ownAbsences(module)
      const wrong = []
      for (const [title, { status, type, body }] of Object.entries(foreignAnswers)) {
        if (own.some(answer => answer.status === status && same(answer.body, body))) continue
        const ended = await outcome(module, value, ({ url }) =>
          Promise.resolve({ status, headers: { 'content-type': type }, body: Buffer.from(body), url }))
        if (ended === 'found' || ended === 'none') wrong.push(`${title}: ${ended}`)
      }
      expect(wrong).to.deep.equal([])
    })

    it(`${module.slug} keeps what it can read of an odd answer`, async () => {
      const { value, answers } = await answersOf(module, 'found')
      const none = await answersOf(module, 'none')
      const absences = [...none.answers.values()].map(({ body }) => body.toString().replaceAll(none.value, value))
      const wrong = []
      for (const [index, [asked, answer]] of [...answers].entries()) {
        for (const { title, body, expected } of oddAnswers(answer.body.toString(), absences[index] ?? '')) {
          const ended = await outcome(module, value, request => {
            const known = answers.get(keyOf(request))
            if (!known) throw new SourceFailure('UPSTREAM_ERROR', 'there is no such answer')
            return Promise.resolve(keyOf(request) === asked ? { ...answer, body: Buffer.from(body) } : known)
          })
          if (expected === 'found' ? ended !== 'found' : ended === 'none') wrong.push(`${title}: ${ended}`)
        }
      }
      expect(wrong).to.deep.equal([])
    })
  }
})

const keyOf = ({ method = 'GET', url, body = '' }: Request): string => `${method} ${url} ${body}`

/** Returns `true` if two bodies are the same text or the same JSON. */
function same(one: string, other: string): boolean {
  if (one.trim() === other.trim()) return true
  try {
    expect(JSON.parse(one)).to.deep.equal(JSON.parse(other))
    return true
  } catch {
    return false
  }
}
