import { expect } from 'chai'
import type { Module } from '../../src/sources/kit/source.ts'
import { outcomeOf, readRecordings, recordedNames } from '../../src/upstreams/recordings.ts'
import { asking, hardCases } from '../support/answers-of.ts'
import { simulate, type Simulated } from '../support/simulated.ts'
import { foreignAnswers } from '../support/foreign-answers.ts'
import { oddAnswers } from '../support/odd-answers.ts'

describe('hard cases', () => {
  let world: Simulated
  before(async () => { world = await simulate() })
  after(() => world[Symbol.asyncDispose]())

  const { answersOf, outcome, replay } = hardCases(() => world)

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
          const ended = await outcome(module, value, replay(answers, asked, body))
          if (expected === 'found' ? ended !== 'found' : ended === 'none') wrong.push(`${title}: ${ended}`)
        }
      }
      expect(wrong).to.deep.equal([])
    })
  }
})

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
