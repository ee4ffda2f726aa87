import { expect } from 'chai'
import { listSources } from '../../../src/sources/lists/index.ts'
import { modules } from '../../../src/sources/modules.ts'
import { labelMeanings } from '../../../src/sources/kit/meanings/labels.ts'
import { queryTypes } from '../../../src/sources/kit/source.ts'
import type { Card, Module, QueryType } from '../../../src/sources/kit/source.ts'
import { magicSpellings, outcomeOf, outcomes } from '../../../src/upstreams/outcomes.ts'
import type { Outcome } from '../../../src/upstreams/outcomes.ts'
import { failureCodes } from '../../support/remote-source.ts'
import { simulate } from '../../support/simulated.ts'
import type { Simulated } from '../../support/simulated.ts'
import { until } from '../../../scripts/support/until.ts'

/** `true` if the module computes its result without a request. */
const isOffline = (module: Module): boolean => module.category === 'analysis'

/** `true` if the module fetches lists that do not depend on the value. A magic value then cannot set the outcome. */
const readsLists = ({ slug }: Module): boolean =>
  slug === 'ofac-sanctions' || listSources.some(list => list.slug === slug)

function expectWellFormed(card: Card): void {
  expect(card.items).to.not.be.empty
  for (const item of card.items) {
    expect(item.label).to.be.a('string').that.is.not.empty
    expect(item.value).to.be.a('string').that.is.not.empty
    expect([typeof item.copy, typeof item.isdate, typeof item.islink]).to.eql(['boolean', 'boolean', 'boolean'])
    expect(item.value, item.label).to.not.match(/\bundefined\b|\bNaN\b|\[object /)
    if (item.islink) expect(new URL(item.value).protocol).to.match(/^https?:$/)
    if (item.isdate) expect(new Date(item.value).toISOString()).to.equal(item.value)
  }
  expect(JSON.parse(JSON.stringify(card.raw))).to.eql(card.raw)
}

/** Expects a declared meaning for every label. It may be empty, for facts without observables. */
function expectMeanings({ meanings }: Module, type: QueryType, cards: readonly Card[]): void {
  const labels = new Set(cards.flatMap(({ items }) => items.map(({ label }) => label)))
  const unknown = [...labels].filter(label => !(meanings?.[label] ?? labelMeanings(label, type) ?? meanings?.['*']))
  const advice = 'give these labels a meaning in src/sources/kit/meanings/labels.ts, or none in without-observables.ts'
  expect(unknown, advice).to.eql([])
}

describe('modules', () => {
  let world: Simulated
  let forced: Outcome | undefined
  before(async () => { world = await simulate({ outcomes: subject => forced ?? outcomeOf(subject) }) })
  afterEach(() => { forced = undefined })
  after(() => world[Symbol.asyncDispose]())

  it('have unique slugs in kebab case', () => {
    const slugs = modules.map(module => module.slug)

    expect(new Set(slugs).size).to.equal(slugs.length)
    for (const slug of slugs) expect(slug).to.match(/^[a-z\d]+(-[a-z\d]+)*$/)
  })

  it('have unique names', () => {
    const names = modules.map(module => module.name)

    expect(new Set(names).size).to.equal(names.length)
  })

  it('cover every type of query', () => {
    const types = new Set(modules.flatMap(module => module.types))

    expect([...types]).to.have.members([...queryTypes])
  })

  for (const type of queryTypes) {
    for (const value of magicSpellings.partial[type].slice(0, 2)) { // few sources take the further spellings
      it(`both fail and succeed in a partial search for ${value}`, async () => {
        const searched = modules.filter(module => module.types.includes(type))

        const ran = await Promise.all(searched.map(module => world.run(module, type, value)))

        expect(ran.some(({ failure }) => failure === 'UPSTREAM_ERROR'), 'one fails').to.equal(true)
        expect(ran.some(({ cards }) => cards.length > 0), 'one succeeds').to.equal(true)
      })
    }
  }

  for (const module of modules) {
    describe(module.slug, () => {
      it('has all facts for the catalogue', () => {
        expect(module.description, 'description').to.not.be.empty
        expect(module.types, 'types').to.not.be.empty
        expect(new URL(module.homepage).protocol).to.equal('https:')
        // the entries of most lists change, so no value is always in them
        if (!readsLists(module)) expect(module.examples.found, 'examples.found').to.not.be.empty
        expect([...module.examples.found, ...module.examples.notFound], 'examples').to.not.include('')
        if (!isOffline(module)) expect(module.examples.notFound, 'examples.notFound').to.not.be.empty
        expect(module.deadlineMs).to.be.within(1, 30_000)
        expect(module.cacheMs).to.be.at.least(0)
      })

      for (const type of module.types) describe(type, () => isOffline(module) ? offline(type) : online(type))
    })

    function offline(type: QueryType): void {
      it('returns cards without a request', async () => {
        const before = world.requestCount

        const ran = await Promise.all(magicSpellings.success[type].map(value => world.run(module, type, value)))

        expect(world.requestCount).to.equal(before)
        const cards = ran.flatMap(({ cards }) => cards)
        expect(cards).to.not.be.empty
        cards.forEach(expectWellFormed)
        expectMeanings(module, type, cards)
      })
    }

    function online(type: QueryType): void {
      /**
       * Index of the magic value that the source accepts. For example, Keybase refuses hyphens, and the source for a
       * blockchain refuses addresses of other chains.
       */
      let spelling = -1
      const run = (outcome: Outcome, signal?: AbortSignal) =>
        world.run(module, type, magicSpellings[outcome][type][spelling] ?? '', signal)

      before(async () => {
        const ran = await Promise.all(magicSpellings.success[type].map(value => world.run(module, type, value)))
        spelling = ran.findIndex(({ cards }) => cards.length > 0)
        const ended = ran.map(({ failure }) => failure ?? 'nothing').join(', ')
        if (spelling < 0) {
          const hint = ran.some(({ failure }) => failure === 'UPSTREAM_ERROR')
            ? 'is its upstream missing in src/upstreams/index.ts?'
            : 'does the module read what its upstream in src/upstreams answers?'
          throw new Error(`no magic value returns cards (${ended}): ${hint}`)
        }
      })

      it('returns cards', async () => {
        const before = world.requestCount

        const { cards, failure } = await run('success')

        expect(failure).to.equal(undefined)
        expect(cards).to.not.be.empty
        cards.forEach(expectWellFormed)
        expectMeanings(module, type, cards)
        expect(world.requestCount).to.be.above(before)
      })

      it('returns cards after a slow response', async () => {
        const { cards } = await run('slow')

        expect(cards).to.not.be.empty
      })

      it('returns no card if there is no result', async () => {
        const before = world.requestCount

        const ran = await run('none')

        expect(ran).to.eql({ cards: [], failure: undefined })
        expect(world.requestCount).to.be.above(before)
      })

      for (const outcome of outcomes) {
        const code = failureCodes[outcome]
        if (code) {
          it(`fails with ${code} for the simulated outcome ${outcome}`, async () => {
            if (readsLists(module)) forced = outcome

            const ran = await run(outcome)

            expect(ran).to.eql({ cards: [], failure: code })
          })
        }
      }

      it('stops when it is aborted', async () => {
        const stop = new AbortController()
        const before = world.requestCount
        if (readsLists(module)) forced = 'hang'

        const running = run('hang', stop.signal).catch((thrown: unknown) => thrown)
        await until(() => world.requestCount > before)
        stop.abort(new Error('stopped'))

        expect(await running).to.have.property('message', 'stopped')
      })
    }
  }
})
