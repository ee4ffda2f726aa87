import { expect } from 'chai'
import { isFact } from '../../src/sources/kit/finding.ts'
import type { Module } from '../../src/sources/kit/source.ts'
import { asking, hardCases } from '../support/answers-of.ts'
import { factPaths, withBlank } from '../support/blank-answers.ts'
import { simulate, type Simulated } from '../support/simulated.ts'

/** Modules whose cards must have a fact. That an account exists is a fact of its own. */
const held = asking.filter(({ category }) => category !== 'profile')

describe('hard cases of placeholders', () => {
  let world: Simulated
  before(async () => { world = await simulate() })
  after(() => world[Symbol.asyncDispose]())

  const { answersOf, ran, replay } = hardCases(() => world)

  /** Returns the cards of the answer in which every fact is blank that the module can do without. */
  async function barest(module: Module) {
    const { value, answers } = await answersOf(module, 'found')
    let { cards } = await ran(module, value, replay(answers))
    for (const [asked, answer] of answers) {
      let body: unknown
      try {
        body = JSON.parse(answer.body.toString())
      } catch {
        continue
      }
      for (const path of factPaths(body)) {
        const blank = withBlank(body, path)
        const bare = await ran(module, value, replay(answers, asked, JSON.stringify(blank)))
        if (bare.cards.length === 0 || bare.failure !== undefined) continue
        body = blank
        cards = bare.cards
      }
      answers.set(asked, { ...answer, body: Buffer.from(JSON.stringify(body)) })
    }
    return { query: { type: module.types[0]!, value }, cards }
  }

  for (const module of held) {
    it(`${module.slug} has no card without a fact`, async () => {
      const { query, cards } = await barest(module)

      const bare = cards.filter(({ items }) => !items.some(item => isFact(item, query)))
      expect(bare.map(({ items }) => items.map(({ label, value }) => `${label}: ${value}`))).to.deep.equal([])
    })
  }
})
