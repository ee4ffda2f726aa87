import { expect } from 'chai'
import fc from 'fast-check'
import { accountChecks } from '../../../src/sources/account-checks.ts'
import { madeUpNames } from '../../../src/sources/registered/control-names.ts'
import { graphemes, signTwins } from '../../../src/sources/registered/sign-twins.ts'
import { endTwin, foldTwins } from '../../../src/sources/registered/twin.ts'

const slug = 'site'
const day = '2026-01-02'
const named = [
  '快嘴摩卡', 'EDG_7_', '4eD29+wWf', 'john.doe', 'Ünal', 'émile', 'JOHN', 'a'.repeat(30), 'a', 'Z', '7', 'é', '语',
  'sax̂', 'हिन्दी', 'مُحَمَّد',
]

/** `Common` has letters that no class replaces, such as the Japanese long vowel mark. */
const scripts = ['Latin', 'Greek', 'Cyrillic', 'Hebrew', 'Arabic', 'Thai', 'Hangul', 'Hiragana', 'Katakana', 'Han']

/** Returns the class of a sign. Does not use the code under test. */
function classOf(sign: string): string {
  const script = scripts.find(one => new RegExp(`\\p{Script=${one}}`, 'u').test(sign))
  if (!/[\p{L}\p{Nd}]/u.test(sign) || (script === undefined && !/\d/.test(sign))) return sign
  const kind = /\p{Lu}/u.test(sign) ? 'capital' : /\p{Ll}/u.test(sign) ? 'small' : /\p{Nd}/u.test(sign) ? 'digit' : 'letter'
  return [sign.codePointAt(0)! < 128 ? 'ASCII' : script!, kind].join(' ')
}
const classesOf = (name: string) => [...name].map(classOf)
const base = (sign: string) => sign.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
const hasClass = (sign: string) => classOf(sign) !== sign
const beginning = (name: string) => base([...name].find(hasClass) ?? '')

const sign = fc.oneof(
  fc.constantFrom(...'abcxyzqjABCXYZ0123456789'),
  fc.constantFrom(...'._-+ ~!'),
  fc.constantFrom(...'éèÜßñøЖиёαΩאشไก한国快かアー'),
)
const name = fc.oneof(
  fc.constantFrom(...named),
  fc.string({ unit: sign, minLength: 1, maxLength: 64 }),
).map(text => text.normalize('NFC'))

const isPlain = (value: string) => /^[a-z]{8,15}$/.test(value)
const hasLetter = (value: string) => [...value].some(hasClass)

describe('the made-up names of control questions', () => {
  it('have the length of the searched name and, sign by sign, its classes', () => {
    fc.assert(fc.property(name.filter(value => !isPlain(value) && hasLetter(value)), value => {
      const [control] = madeUpNames({ slug }, value, day)

      expect(classesOf(control!)).to.eql(classesOf(value))
    }), { numRuns: 2_000 })
  })

  it('never equal the searched name or have its beginning, and never contain it', () => {
    fc.assert(fc.property(name, value => {
      for (const control of madeUpNames({ slug }, value, day)) {
        expect(control).to.not.include(value)
        if (hasLetter(value)) expect(beginning(control)).to.not.equal(beginning(value))
      }
    }), { numRuns: 2_000 })
  })

  it('are composed, so that a site that composes names is asked about the same', () => {
    for (const value of ['sax̂', 'हिन्दी', 'مُحَمَّد', 'สวัสดี']) {
      const [control] = madeUpNames({ slug }, value, day)

      expect(control).to.equal(control!.normalize('NFC'))
      expect(control!.replaceAll(/\P{M}/gu, '')).to.equal(value.replaceAll(/\P{M}/gu, ''))
    }
  })

  it('are one a site and day for plain names of 8 to 15 letters, with few exceptions', () => {
    const plain = fc.string({ unit: fc.constantFrom(...'abcdefghijklmnoprstuvwxyz'), minLength: 8, maxLength: 15 })
    const controls = fc.sample(plain, 200).map(value => madeUpNames({ slug }, value, day).join())

    expect(new Set(controls).size).to.equal(1)
    expect(controls[0]).to.match(/^[a-z]{15}$/)
    expect(madeUpNames({ slug }, `${controls[0]![0]!}uokkaquokka`, day)).to.not.include(controls[0])
  })

  it('differ by site and day', () => {
    const controls = [['site', day], ['other', day], ['site', '2026-01-03']].map(([one, when]) =>
      madeUpNames({ slug: one! }, 'john.doe', when!)[0])

    expect(new Set(controls).size).to.equal(3)
  })

  it('follow the rule of the site, in a plainer form if it allows no other', () => {
    const control = (pattern: RegExp, value: string) =>
      madeUpNames({ slug, accepts: { pattern, rule: '' } }, value, day)[0]

    expect(control(/^[a-z]{3,10}$/, 'johnsmith')).to.match(/^[a-z]{10}$/)
    expect(control(/^(7656\d{4}|[a-z]{8,})$/, '76561198')).to.match(/^[a-z]{15}$/)
    expect(control(/^\d+$/, '123')).to.match(/^\d{3}$/)
    expect(control(/^john\.doe$/, 'john.doe')).to.equal(undefined)
  })

  it('exist for every name that an account check asks about', () => {
    const checks = accountChecks.filter(({ types }) => types.includes('Pseudonym'))
    const names = checks.flatMap(({ slug, accepts, examples }) =>
      [...examples.registered, ...named]
        .filter(value => !value.includes('@') && accepts?.pattern.test(value) !== false)
        .filter(value => madeUpNames({ slug, ...accepts && { accepts } }, value, day).length === 0)
        .map(value => `${slug}: ${value}`))

    expect(names).to.eql([])
  })
})

describe('the twins of names', () => {
  it('have the beginning of the name and another end', () => {
    fc.assert(fc.property(name, value => {
      const twin = endTwin(value, undefined)
      if (twin === undefined) {
        expect(value).to.match(/^[a-z\d]{1,15}$/)
        return
      }
      expect(twin).to.not.equal(value)
      expect(graphemes(twin).slice(0, graphemes(value).length - 1)).to.eql(graphemes(value).slice(0, -1))
    }), { numRuns: 2_000 })
  })

  it('have the letters of the name for a site that ignores a sign', () => {
    const letters = (text: string) => base(text).replaceAll(/[^\p{L}\p{N}]/gu, '')

    fc.assert(fc.property(name, value => {
      for (const twin of signTwins(value).flatMap(({ names }) => names)) {
        expect(letters(twin)).to.equal(letters(value))
      }
    }), { numRuns: 2_000 })
  })

  it('follow the rule of the site', async () => {
    const accepts = { pattern: /^[a-z]+(\.[a-z]+)*$/, rule: '' }

    expect(endTwin('john.doe', accepts)).to.equal('john.doq')
    expect((await foldTwins({ value: 'john.doe' }, accepts)).map(twin => twin.name)).to.eql(['joh.ndoe'])
    expect((await foldTwins({ value: 'a.b' }, accepts)).map(twin => twin.name)).to.eql(['ab'])
    expect(endTwin('JOHN', { pattern: /^[A-Z]{4}$/, rule: '' })).to.equal('JOHQ')
  })
})
