import { expect } from 'chai'
import { SourceFailure } from '../../src/sources/failures.ts'
import type { Module } from '../../src/sources/kit/source.ts'
import { isIncomplete } from '../../src/sources/kit/partial.ts'
import { dnsFilters } from '../../src/sources/dns/filters.ts'
import { lookUps } from '../../src/sources/rows/look-ups/index.ts'
import { asking, hardCases, keyOf, type Answers } from '../support/answers-of.ts'
import { simulate, type Simulated } from '../support/simulated.ts'

/** Failures of one question: an error of the server, and none of the source's answers in time. */
const failures = ['UPSTREAM_ERROR', 'UPSTREAM_TIMEOUT'] as const

/** Resolvers that filter: the answer is the difference between two answers, of which none is a finding alone. */
const filters = new Set(dnsFilters.map(({ slug }) => slug))

/** Errors of JSON-RPC calls, and the failures that they are. */
const callErrors = [
  { error: { code: -32_005, message: 'daily request count exceeded' }, code: 'UPSTREAM_RATE_LIMITED' },
  { error: { code: 429, message: 'Too many requests' }, code: 'UPSTREAM_RATE_LIMITED' },
  { error: { code: -32_005, message: 'Node is behind by 42 slots' }, code: 'UPSTREAM_ERROR' },
  { error: { code: -32_603, message: 'Internal error' }, code: 'UPSTREAM_ERROR' },
  { error: { code: -32_601, message: 'Method not found' }, code: 'UPSTREAM_CHANGED' },
] as const

describe('hard cases of several questions', () => {
  let world: Simulated
  before(async () => { world = await simulate() })
  after(() => world[Symbol.asyncDispose]())

  const { answersOf, ran, replay } = hardCases(() => world)

  /** Runs a module while one request fails. `isAlone` is `true` if it sends all others nevertheless. */
  async function without(
    module: Module, { value, answers }: Answers, lost: string, code: (typeof failures)[number],
  ) {
    const sent = new Set<string>()
    const send = replay(answers)
    const { cards, failure } = await ran(module, value, request => {
      sent.add(keyOf(request))
      return keyOf(request) === lost ? Promise.reject(new SourceFailure(code, 'lost')) : send(request)
    })
    return { cards, failure, isSent: sent.has(lost), isAlone: sent.size === answers.size }
  }

  for (const module of asking.filter(({ slug }) => !filters.has(slug))) {
    it(`${module.slug} says which of its questions failed, and keeps the answers to the others`, async () => {
      const found = await answersOf(module, 'found')
      const { answers } = found
      const wrong = []
      for (const lost of answers.keys()) {
        for (const code of failures) {
          const { cards, failure, isSent, isAlone } = await without(module, found, lost, code)
          if (!isSent) continue // the self-test of a list, of which the result is kept
          if (failure !== code) wrong.push(`${lost}: no failure`)
          const isSaid = answers.size === 1 ? cards.length === 0 : cards.some(isIncomplete)
          if (isAlone && !isSaid) wrong.push(`${lost}: ${cards.length} cards, which do not say it`)
        }
      }
      expect(wrong).to.deep.equal([])
    })
  }

  for (const { slug, body } of lookUps) {
    if (!Array.isArray(body)) continue
    it(`${slug} keeps the answers to the other calls of its request`, async () => {
      const module = asking.find(one => one.slug === slug)!
      const { value, answers } = await answersOf(module, 'found')
      const [asked, answer] = [...answers][0]!
      const calls = JSON.parse(answer.body.toString()) as unknown[]
      for (const { error, code } of callErrors) {
        for (const [index] of calls.entries()) {
          const broken = JSON.stringify(calls.with(index, { id: null, error }))
          const { cards, failure } = await ran(module, value, replay(answers, asked, broken))

          expect(failure).to.equal(code)
          expect(cards.map(isIncomplete)).to.deep.equal([true])
        }
        for (const whole of [calls.map(() => ({ id: null, error })), { jsonrpc: '2.0', id: null, error }]) {
          const { cards, failure } = await ran(module, value, replay(answers, asked, JSON.stringify(whole)))

          expect(failure).to.equal(code)
          expect(cards).to.deep.equal([])
        }
      }
    })
  }
})
