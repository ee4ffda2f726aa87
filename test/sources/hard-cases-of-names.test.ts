import { expect } from 'chai'
import type { Module, QueryType } from '../../src/sources/kit/source.ts'
import { keyServers } from '../../src/sources/rows/key-servers.ts'
import { lookUps } from '../../src/sources/rows/look-ups/index.ts'
import { profileSites } from '../../src/sources/rows/profiles/index.ts'
import { asking, hardCases } from '../support/answers-of.ts'
import { simulate, type Simulated } from '../support/simulated.ts'

const rows = new Set([...lookUps, ...profileSites, ...keyServers].map(({ slug }) => slug))
/** Modules that are no rows: a row names the member that must be the searched value. */
const own = asking.filter(({ slug, kind, types }) => !rows.has(slug) && kind === 'api' && types[0] !== 'Cryptocurrency')

/** Values of a type, other spellings of a value, and another value. */
interface Spellings {
  values: string[]
  same: Array<(value: string) => string>
  other: string
}

const spellings: Partial<Record<QueryType, Spellings>> = {
  'Pseudonym': {
    values: ['tw_success', 'tw-success', 'twsuccess'],
    same: [value => value.toUpperCase(), value => value.charAt(0).toUpperCase() + value.slice(1)],
    other: 'somebody',
  },
  'Domain Name': {
    values: ['xn--bcher-kva.example'],
    same: [value => value.toUpperCase(), value => `${value}.`, () => 'B\u00fccher.example'],
    other: 'other.example',
  },
  'IP Address': {
    values: ['2001:db8::1', '192.0.2.1'],
    same: [value => value.replace('2001:db8::1', '2001:0DB8:0000:0000:0000:0000:0000:0001')],
    other: '198.51.100.7',
  },
  'Email Address': {
    values: ['tw-success@tw-success.example'],
    same: [value => value.toUpperCase(), value => value.replace('@tw', '@TW')],
    other: 'other@elsewhere.example',
  },
}

const lacking = 'no answer has the value'

/** Modules whose answers do not have the value: they have its hash, a key, a range of addresses or a display name. */
const nameless = new Set([
  'fediverse-handle',
  'gravatar',
  'openpgp-keys',
  'rdap-ip',
  'ripestat',
  'ripestat-abuse-contact',
  'ripestat-blocklist',
  'ripestat-route-consistency',
  'ripestat-routing-history',
  'ripestat-routing-status',
  'ripestat-rpki',
  'runescape',
])

describe('hard cases of names', () => {
  let world: Simulated
  before(async () => { world = await simulate() })
  after(() => world[Symbol.asyncDispose]())

  const { answersOf, outcome, replay } = hardCases(() => world)

  /** Returns how a module ends if its answers have another text in place of the value. */
  async function ended(module: Module, text: (value: string) => string): Promise<string> {
    const { value, answers } = await answersOf(module, 'found', spellings[module.types[0]!]!.values)
    const inAnyCase = new RegExp(value.replace(/\W/g, '\\$&'), 'gi')
    const [asked, answer] = [...answers].findLast(([, { body }]) => body.toString().search(inAnyCase) >= 0) ?? []
    if (asked === undefined) return lacking
    const body = answer!.body.toString().replace(inAnyCase, () => text(value))
    return outcome(module, value, replay(answers, asked, body))
  }

  for (const module of own) {
    if (nameless.has(module.slug)) {
      it(`${module.slug} has answers without the value`, async () => {
        expect(await ended(module, value => value)).to.equal(lacking)
      })
      continue
    }
    const { same, other } = spellings[module.types[0]!]!

    it(`${module.slug} knows the value in other spellings, and no other value`, async () => {
      const found = []
      for (const spelled of same) found.push(await ended(module, spelled))

      expect(new Set(found)).to.deep.equal(new Set(['found']))
      expect(await ended(module, () => other)).to.be.oneOf(['UPSTREAM_CHANGED', 'none'])
    })
  }
})
