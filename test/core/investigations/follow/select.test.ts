import { expect } from 'chai'
import fc from 'fast-check'
import { readFollow } from '../../../../src/core/investigations/follow/options.ts'
import { selectFollowed } from '../../../../src/core/investigations/follow/select.ts'
import type { Merged } from '../../../../src/core/observables/merge.ts'
import { observableKey } from '../../../../src/core/observables/normal-form.ts'
import { atOnce } from '../../../../src/lib/slices.ts'
import { queryTypes } from '../../../../src/sources/kit/query-types.ts'

const found = (
  type: Merged['type'], value: string, { strength = 60, relation = 'contact' }: Partial<Merged> = {},
): Merged => ({
  key: observableKey(type, value),
  type,
  value,
  strength,
  relation,
  cards: [],
})
const label = fc.stringMatching(/^[a-z]{1,8}$/)
const domain = fc.tuple(label, label).map(labels => `${labels.join('.')}.example`)
const optionsOf = (draft: Parameters<typeof readFollow>[0]) => atOnce(readFollow({ depth: 1, ...draft }, 1)).follow
async function isFollowed(one: Merged, draft: Parameters<typeof readFollow>[0] = {}): Promise<boolean> {
  return (await selectFollowed([one], optionsOf(draft))).observables.length === 1
}

describe('the findings that an investigation follows', () => {
  it('have a chosen type and enough strength, in the order of the findings', () => fc.assert(fc.asyncProperty(
    fc.array(fc.record({ type: fc.constantFrom(...queryTypes), strength: fc.integer({ min: 1, max: 99 }) })),
    fc.uniqueArray(fc.constantFrom(...queryTypes), { minLength: 1 }),
    fc.integer({ min: 1, max: 99 }),
    async (all, types, least) => {
      const list = all.map(({ type, strength }, index) => found(type, `value${index}.own.example`, { strength }))

      const { observables } = await selectFollowed(list, optionsOf({ types, min_strength: least }))

      expect(observables).to.deep.equal(list.filter(one =>
        types.some(type => type === one.type) && one.strength >= least))
    },
  )))

  it('are not at an excluded domain or below it, and are at any other', () => fc.assert(fc.asyncProperty(
    domain, domain, fc.array(label, { maxLength: 3 }), async (excluded, other, below) => {
      fc.pre(other !== excluded && !other.endsWith(`.${excluded}`))
      const exclude = { exclude: { domains: [excluded.toUpperCase()] } }
      const name = [...below, excluded].join('.')

      expect(await isFollowed(found('Domain Name', name), exclude)).to.equal(false)
      expect(await isFollowed(found('Email Address', `sam@${name}`), exclude)).to.equal(false)
      expect(await isFollowed(found('Domain Name', other), exclude)).to.equal(true)
      expect(await isFollowed(found('Domain Name', `x${excluded}`), exclude)).to.equal(true)
      expect(await isFollowed(found('Email Address', `sam@${other}`), exclude)).to.equal(true)
    },
  )))

  it('are no excluded value, however it is spelled', () => fc.assert(fc.asyncProperty(
    label, domain, async (name, host) => {
      const exclude = { exclude: { values: [{ value: ` ${name.toUpperCase()}@${host.toUpperCase()} ` }] } }

      expect(await isFollowed(found('Email Address', `${name}@${host}`), exclude)).to.equal(false)
      expect(await isFollowed(found('Email Address', `x${name}@${host}`), exclude)).to.equal(true)
      expect(await isFollowed(found('Pseudonym', name), exclude)).to.equal(true)
    },
  )))

  for (const value of ['gmail.com', 'mail.gmail.com', 'github.com', 'gist.github.com', 'github.io', 'cloudfront.net']) {
    it(`are not the shared domain ${value}`, async () => {
      expect(await isFollowed(found('Domain Name', value))).to.equal(false)
    })
  }

  it('may be the domain of one customer below a public suffix', async () => {
    expect(await isFollowed(found('Domain Name', 'sam.github.io'))).to.equal(true)
  })

  for (const relation of ['name_server', 'mail_server', 'counterparty'] as const) {
    it(`are not tied as ${relation}`, async () => {
      expect(await isFollowed(found('Domain Name', 'ns.own.example', { relation, strength: 90 }))).to.equal(false)
    })
  }

  it('are no mailbox of a role', async () => {
    expect(await isFollowed(found('Email Address', 'Abuse@own.example'))).to.equal(false)
    expect(await isFollowed(found('Email Address', 'sam@gmail.com'))).to.equal(true)
  })
})
