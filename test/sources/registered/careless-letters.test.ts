import { expect } from 'chai'
import fc from 'fast-check'
import { askQuickly, checks, siteOf } from '../../support/careless-sites.ts'
import { amount, propertySeed } from '../../support/amount.ts'

/*
 * Careless sites, and letters whose case, width or script they read in ways of their own. The tables below are not
 * those of the code under test.
 */

const without = (signs: RegExp) => (name: string) => name.replaceAll(signs, '')
const first = (length: number) => (name: string) => [...name].slice(0, length).join('')
const tableOf = (letters: string, forms: string) =>
  [...letters].map((letter, at) => [letter, forms.split(' ')[at] ?? ''] as const)
const ascii = new Map([
  ...tableOf('ሰላምበክተነህሮጊዙ', 'sa laa m ba ke ta na h ro gi zu'),
  ...tableOf('ភសមករនលហពបទត', 'ph s m k r n l h p b t t'),
  ...tableOf('ລວສມນກປທຕດ', 'l w s m n k p th t d'),
  ...tableOf('မနကတလရပဗဂ', 'm n k t l r p b g'),
  ...tableOf('བདཀལསམནརགཔ', 'b d k l s m n r g p'),
  ...tableOf('ᎠᎹꭰꮉ𐐀𐐨ı', 'a ma a ma i i i'),
  ...tableOf('ßﬁﬂǆǅæø', 'ss fi fl dz Dz ae o'),
])
const inherent = new Map([...ascii].map(([letter, form]) =>
  [letter, /[\u0e80-\u109f\u1780-\u17ff]/.test(letter) && /^[a-z]$/.test(form) ? `${form}a` : form] as const))
const written = (forms: ReadonlyMap<string, string>) => (name: string) =>
  [...name.normalize('NFKD')].map(letter => forms.get(letter) ?? letter).join('').replaceAll(/\p{M}/gu, '')

/** How a site reads a name. */
const careless: Record<string, (name: string) => string> = {
  'reads small letters': name => name.toLowerCase(),
  'reads small letters one by one': name => name.replaceAll('İ', 'i').toLowerCase(),
  'reads capitals': name => name.toUpperCase(),
  'folds compatibility letters': name => name.normalize('NFKC'),
  'strips marks after NFKD': name => name.normalize('NFKD').replaceAll(/\p{M}/gu, ''),
  'keeps ASCII after NFKD': name => name.normalize('NFKD').replaceAll(/[^ -~]/g, ''),
  'writes names in ASCII': written(ascii),
  'writes names in ASCII with the vowels of consonants': written(inherent),
  'reads 15 signs': first(15),
  'reads 20 signs': first(20),
  'reads 30 signs': first(30),
  'drops punctuation': without(/\p{P}/gu),
  'drops symbols': without(/\p{S}/gu),
  'drops marks': without(/\p{M}/gu),
  'drops digits': without(/\p{Nd}/gu),
  'drops capitals': without(/[A-Z]/g),
  'drops joiners': without(/[\u200d\ufe0f]/g),
  'drops skin tones': without(/[\u{1f3fb}-\u{1f3ff}]/gu),
  'drops signs above 16 bits': without(/[\u{10000}-\u{10ffff}]/gu),
  'decodes twice': name => { try { return decodeURIComponent(name) } catch { return name } },
  'reads + as a space': name => name.replaceAll('+', ' '),
  'reads the first segment': name => name.split('/')[0]!,
}

const names = [
  'ሰላም', 'በከተማ', 'ភាសា', 'ខ្មែរ7', 'ລາວ', 'ສະບາຍ', 'မြန်မာ', 'ကလေး_7', 'བོད', 'ལྷ་ས', 'ᎠᎹ', 'ꭰꮉx', '𐐀𐐨𐐩', 'sam𐐨',
  'ılgaz', 'kırmızı.x', 'İzmir', 'straße', 'STRAẞE', 'γιώργος', 'ΓΙΏΡΓΟΣ', 'ﬂora', 'ﬁnn', 'ŉame', 'Ǆon', 'ǆon', 'ǅon',
  'ſam',
  '𝒜𝐚𝓫', '𝕊am', '𝟙𝟚sam', '🄰sam', '①sam', 'ℓee', 'sam👩‍👩‍👧', '👩‍💻', 'i❤️x', 'sam🇩🇪', '🇩🇪🇫🇷', '👍🏽', 'sam👍🏻lee', '1️⃣sam',
  'john.1987', 'a1_b2', 'JohnDoe', 'EDG_7_', 'a+b', 'sam+lee', 'a%41b', '%73am-lee', 'sam/lee', 'sam$', 'x™y',
  'bartholomew_cdecdecde', 'john.doe.the.second.of.his.name.1987', 'Maximiliana-Theresia',
]

const isPlain = (name: string) =>
  /^[a-z]{1,15}$/i.test(name) || /^(?!\d)[a-z\d]{1,15}$/i.test(name) || /^\d+$/.test(name)
const folded = (text: string) => text.normalize('NFC').toLowerCase().replaceAll('ς', 'σ')
/** Returns `true` if a careless site shows the account of another name. Letter case alone makes no other name. */
const showsOther = (name: string, read: string) => read.trim() !== '' && folded(read) !== folded(name)
/** Names that Unicode gives in two ways are one name: `ſ` and `s` are, by simple case folding. */
const isTried = (name: string, kind: string) => !isPlain(name) && !(kind === 'reads capitals' && name.includes('ſ'))
const formats = ['an own check', 'WhatsMyName', 'Sherlock by status', 'Maigret by message']

const letters = [
  'abisxABIS', 'ሰላምበክተነ', 'ភសមករាិ', 'ລວສມນາ', 'မနကတလာိ', 'བདཀལསོ', 'ᎠᎹꭰꮉ', '𐐀𐐨𐐩', 'ıİßẞﬁﬂǆ', 'ςσΣώ', '𝒜𝐚𝟙ℓ①',
  '0123456789', '+._-', '/%$',
]
const emoji = ['👩‍👩‍👧', '❤️', '🇩🇪', '👍🏽', '👍🏿', '🎉']
const anyName = fc.array(fc.oneof(
  ...letters.map(all => fc.string({ unit: fc.constantFrom(...all), minLength: 1, maxLength: 5 })),
  fc.constantFrom(...emoji),
), { minLength: 1, maxLength: 7 }).map(parts => parts.join('').normalize('NFC'))
  .filter(name => !isPlain(name) && /[\p{L}\d]/u.test(name) && !/^[\p{M}/]/u.test(name) && !/^\d*$/.test(name))

describe('an account check, and letters whose case, width or script careless sites read otherwise', () => {
  for (const format of formats) {
    const check = checks[format]!

    it(`gives no registered for the account of another name: ${format}`, async () => {
      const wrong = []
      for (const [kind, fold] of Object.entries(careless)) {
        for (const name of names.filter(one => isTried(one, kind) && showsOther(one, fold(one)))) {
          const { verdict } = await askQuickly(check, name, siteOf([fold(name)], fold))
          if (verdict === 'registered') wrong.push(`${name}: ${kind}`)
        }
      }

      expect(wrong).to.eql([])
    })

    it(`gives the truth if the site reads names as they are: ${format}`, async () => {
      const wrong = []
      for (const name of names.filter(one => !/[%/]/.test(one))) {
        const similar = Object.values(careless).map(fold => fold(name)).filter(other => showsOther(name, other))
        const verdicts = [
          (await askQuickly(check, name, siteOf([name]))).verdict,
          (await askQuickly(check, name, siteOf(similar))).verdict,
        ]
        if (verdicts.join() !== 'registered,not_registered') wrong.push([name, verdicts])
      }

      expect(wrong).to.eql([])
    })

    it(`gives no registered for the account of another name, about random names: ${format}`, async () => {
      await fc.assert(fc.asyncProperty(anyName, fc.constantFrom(...Object.keys(careless)), async (name, kind) => {
        const fold = careless[kind]!
        if (!isTried(name, kind) || !showsOther(name, fold(name))) return
        const { verdict } = await askQuickly(check, name, siteOf([fold(name)], fold))

        expect(verdict, kind).to.not.equal('registered')
      }), { numRuns: amount(1_000), seed: propertySeed })
    })
  }
})
