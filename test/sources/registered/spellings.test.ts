import { expect } from 'chai'
import fc from 'fast-check'
import { accountChecks } from '../../../src/sources/account-checks.ts'
import { createControls } from '../../../src/sources/registered/control.ts'
import { askQuickly, checks, siteOf } from '../../support/careless-sites.ts'
import { amount, propertySeed } from '../../support/amount.ts'

/*
 * Kinds of careless sites: how each reads a name, and names of all scripts. The tables of letters below are not those
 * of the code under test.
 */

const marksOf = /\p{M}/gu
const stripped = (name: string) => name.normalize('NFD').replaceAll(marksOf, '').normalize('NFC')
const replaced = (table: Record<string, string>, rest: (name: string) => string) => (name: string) =>
  rest([...name.normalize('NFC')].map(letter => {
    const form = table[letter] ?? table[letter.toLowerCase()]
    return form === undefined || letter === letter.toLowerCase() ? form ?? letter : form.toUpperCase()
  }).join(''))
const tableOf = (letters: string, forms: string) => {
  const list = forms.split(' ')
  return Object.fromEntries([...letters].map((letter, at) => [letter, list[at] ?? '']))
}

const latinOne = tableOf('øåæœßłđðþıŋſᴊᴏʜɴ', 'o a ae oe ss l d d th i ng s j o h n')
const latinTwo = { ...latinOne, ...tableOf('äöüøå', 'ae oe ue oe aa') }
const russian = tableOf('абвгдеёжзийклмнопрстуфхцчшщъыьэюя',
  'a b v g d e yo zh z i y k l m n o p r s t u f kh ts ch sh shch  y  e yu ya')
const scientific = tableOf('абвгдеёжзийклмнопрстуфхцчшщъыьэюя',
  'a b v g d e e z z i j k l m n o p r s t u f h c c s sc  y  e ju ja')
const greek = tableOf('αβγδεζηθικλμνξοπρσςτυφχψω', 'a v g d e z i th i k l m n x o p r s s t y f ch ps o')
const greekOld = tableOf('αβγδεζηθικλμνξοπρσςτυφχψω', 'a b g d e z e th i k l m n x o p r s s t u ph kh ps o')
const others = {
  ...tableOf('אבגדהוזחטיכלמנסעפצקרשתםןץףך',
    "a b g d h v z kh t y k l m n s ' p ts q r sh t m n ts p k"),
  ...tableOf('ابتثجحخدذرزسشصضطظعغفقكلمنهوي',
    "a b t th j h kh d dh r z s sh s d t z ' gh f q k l m n h w y"),
  ...tableOf('さくらかなサクラカナあいうえお', 'sa ku ra ka na sa ku ra ka na a i u e o'),
  ...tableOf('김철수민나박지성', 'gim cheol su min na bak ji seong'),
  ...tableOf('快块侩嘴摩卡王兦仼小明', 'kuai kuai kuai zui mo ka wang wang wang xiao ming'),
  ...tableOf('कनमहदिीुाे्', 'k n m h d i ii u aa e '),
  ...tableOf('กดตนบมรสวีั', 'k d t n b m r s w ii a'),
  ...tableOf('٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '0 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9'),
}

/** How a site reads a name. */
export const careless: Record<string, (name: string) => string> = {
  'strips marks': stripped,
  'strips what is no ASCII after NFKD': name => name.normalize('NFKD').replaceAll(/[^\x20-\x7e]/g, ''),
  'folds compatibility letters': name => name.normalize('NFKC'),
  'folds case in full': name => name.replaceAll('ß', 'ss').replaceAll('ẞ', 'ss').replaceAll('ſ', 's').toLowerCase(),
  'writes one letter for each': replaced({ ...latinOne, ...russian, ...greek, ...others }, stripped),
  'writes two letters': replaced({ ...latinTwo, ...russian, ...greek, ...others }, stripped),
  'writes letters as scholars do': replaced({ ...latinOne, ...scientific, ...greekOld, ...others }, stripped),
  'drops letters outside ASCII': name => name.replaceAll(/[^\x20-\x7e]/g, ''),
  'drops signs above 16 bits': name => name.replaceAll(/[\u{10000}-\u{10ffff}]/gu, ''),
  'cuts at the first letter outside ASCII': name => name.replace(/[^\x20-\x7e][^]*/, ''),
  'cuts at the first sign above 16 bits': name => name.replace(/[\u{10000}-\u{10ffff}][^]*/u, ''),
  'reads 16 signs': name => [...name].slice(0, 16).join(''),
  'drops the last sign': name => [...name].slice(0, -1).join(''),
  'ignores punctuation': name => name.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, ''),
  'ignores the sign -': name => name.replaceAll('-', ''),
  'ignores the sign _': name => name.replaceAll('_', ''),
  'ignores the sign .': name => name.replaceAll('.', ''),
  'trims signs': name => name.replace(/^[-_.+]+|[-_.+]+$/g, ''),
  'trims signs at the end': name => name.replace(/[-_.+]+$/, ''),
  'trims signs at the beginning': name => name.replace(/^[-_.+]+/, ''),
  'collapses repeated signs': name => name.replaceAll(/([^\p{L}\p{M}\p{N}])\1+/gu, '$1'),
  'reads the beginning up to a sign': name => name.split(/[-_.+]/)[0]!,
  'reads digits only': name => name.replaceAll(/\D/g, ''),
  'reads the leading number': name => /^\d+/.exec(name)?.[0] ?? name,
}

const names = [
  'sax̂', 'हिन्दी', 'مُحَمَّد', 'שָׁלוֹם', 'สวัสดี', 'मन', 'aกb', 'محمد', 'שלום', 'sam٣',
  'søren', 'łukasz', 'müller', 'straße', 'jörgß', 'ılgaz', 'İstanbul', 'émile', 'été.été', 'ñandú', 'đặng', 'Zoë',
  'Ærøskøbing', 'nguyễn_văn', 'иван', 'иван7', 'Юлия', 'андрей', 'ангел-хранитель', 'γιώργος',
  'さくら', 'サクラ', '김철수', '박지성', '快嘴摩卡', '王小明', 'a語b', 'ŋaba', 'ᴊᴏʜɴ', 'ⓢⓐⓜ', 'ＪＯＨＮ',
  'ﬁnnegan', 'x²y', 'ｱｲｳ', 'sam😀', 'sa😀m',
  'a.b-c', 'EDG_7_', '_sam_', 'john.1987', '123sam', 'john__doe', 'ab--cd', '4eD29+wWf',
]

const isPlain = (name: string) => /^[a-z]{1,15}$/i.test(name) || /^(?!\d)[a-z\d]{1,15}$/.test(name)
/** Plain names with a number have a twin only for sites that read the number. */
const isTried = (name: string, kind: string) => !isPlain(name) && (/[^a-z\d]/.test(name) || kind.includes('number'))
/** Returns `true` if a careless site shows the account of another name. Letter case alone makes no other name. */
const showsOther = (name: string, read: string) =>
  read !== '' && read.toLowerCase().normalize('NFC') !== name.toLowerCase().normalize('NFC')

const formats = ['an own check', 'WhatsMyName', 'Sherlock by status', 'Maigret by message']

describe('an account check, and names of all scripts', () => {
  for (const [format, check] of Object.entries(checks)) {
    for (const [kind, fold] of formats.includes(format) ? Object.entries(careless) : []) {
      it(`gives no registered for the account of another name if the site ${kind}: ${format}`, async () => {
        const wrong = []
        for (const name of names.filter(one => isTried(one, kind) && showsOther(one, fold(one)))) {
          const { verdict } = await askQuickly(check, name, siteOf([fold(name)], fold))
          if (verdict === 'registered') wrong.push(name)
        }

        expect(wrong).to.eql([])
      })
    }

    it(`gives the truth if the site reads names as they are: ${format}`, async () => {
      const wrong = []
      for (const name of names) {
        const similar = Object.values(careless).map(fold => fold(name)).filter(other => showsOther(name, other))
        const verdicts = [
          (await askQuickly(check, name, siteOf([name]))).verdict,
          (await askQuickly(check, name, siteOf(similar))).verdict,
        ]
        if (verdicts.join() !== 'registered,not_registered') wrong.push([name, verdicts])
      }

      expect(wrong).to.eql([])
    })
  }
})

describe('the requests of an account check', () => {
  it('are one more for each further hit with a letter, and none more for a miss and for plain names', async () => {
    const check = checks['WhatsMyName']!
    const site = siteOf(['søren', 'bjørn', 'jørgen', 'torvaldsson', 'lindqvist', 'user19871987'])
    const controls = createControls()

    const counts: Record<string, number> = {}
    for (const name of [
      'torvaldsson', 'lindqvist', 'user19871987', 'søren', 'bjørn', 'jørgen', 'møller', 'nobodyhere',
    ]) {
      counts[name] = (await askQuickly(check, name, site, controls)).requests
    }

    expect(counts).to.eql({
      torvaldsson: 3, // with the control name, and a second question about a weak hit
      lindqvist: 3,
      user19871987: 3, // the control name of another form
      søren: 7, // also twins of the end and of `ø`: `ó`, `óe` and another letter
      bjørn: 4, // with the control name of its form, and the twin of its end
      jørgen: 4,
      møller: 1,
      nobodyhere: 1,
    })
  })
})

const letters = [
  'abcdeinoxzABZ', 'éèñçüöäåøæœßłđþıőŷÉÜØŁ', 'абвгинорйёжЖИ', 'αβιοςάέ', 'אבמן', 'امنبد', 'कनमहि', 'กนมส',
  'さくら', 'サクラ', '김수민나', '语国山', 'Ｊｏ', '0123456789', '̂̃', '😀🎉',
]
const word = fc.oneof(...letters.map(all => fc.string({ unit: fc.constantFrom(...all), minLength: 1, maxLength: 6 })))
const anyName = fc.tuple(
  fc.array(word, { minLength: 1, maxLength: 3 }),
  fc.constantFrom('', '.', '_', '-', '__'),
  fc.constantFrom('', '', '', '_', '.'),
).map(([words, sign, end]) => `${words.join(sign)}${end}`.normalize('NFC'))
  .filter(name => !/^\d+$/.test(name) && !isPlain(name) && /[\p{L}\d]/u.test(name) && !/(^|[-._])\p{M}/u.test(name))

describe('an account check, and random names of mixed scripts', () => {
  for (const format of formats) {
    const check = checks[format]!

    it(`gives no registered for the account of another name: ${format}`, async () => {
      await fc.assert(fc.asyncProperty(anyName, fc.constantFrom(...Object.keys(careless)), async (name, kind) => {
        const fold = careless[kind]!
        if (!isTried(name, kind) || !showsOther(name, fold(name))) return
        const { verdict } = await askQuickly(check, name, siteOf([fold(name)], fold))

        expect(verdict, kind).to.not.equal('registered')
      }), { numRuns: amount(1_500), seed: propertySeed })
    })

    it(`gives the truth about a site that reads names as they are: ${format}`, async () => {
      await fc.assert(fc.asyncProperty(anyName, async name => {
        expect((await askQuickly(check, name, siteOf([name]))).verdict).to.equal('registered')
        expect((await askQuickly(check, name, siteOf([]))).verdict).to.equal('not_registered')
      }), { numRuns: amount(500), seed: propertySeed })
    })
  }
})

describe('an account check of a wiki', () => {
  const wikis = accountChecks.filter(({ slug }) => /^(mediawiki-|wikimedia$|wikipedia$)/.test(slug))

  /** A wiki with `John doe` and known accounts. It reads `_` as a space, trims spaces, and raises the first letter. */
  const answerOf = (asked: string) => {
    const spaced = asked.replaceAll(/[_ ]+/g, ' ').trim()
    const name = spaced.charAt(0).toUpperCase() + spaced.slice(1)
    const isThere = ['John doe', 'Jimbo Wales', 'Admin'].includes(name)
    const account = isThere ? { userid: 1, id: 1, name } : { name, missing: true }
    return JSON.stringify({ batchcomplete: true, query: { users: [account], globaluserinfo: account } })
  }

  it('finds an account in the spelling of the wiki, and none for a name that no account can have', async () => {
    expect(wikis).to.have.length.above(4)
    for (const check of wikis) {
      const verdicts = []
      for (const name of ['John doe', 'john_doe', '_john_doe', 'john_doe_', 'john__doe', 'John_Doe']) {
        const answer = (_: string, path: string) => {
          const asked = new URLSearchParams(path.split('?')[1])
          return {
            headers: { 'content-type': 'application/json' },
            body: answerOf(asked.get('guiuser') ?? asked.get('ususers')!),
          }
        }
        verdicts.push((await askQuickly(check, name, answer)).verdict)
      }

      const not = 'NAME_NOT_POSSIBLE'
      expect(verdicts, check.slug).to.eql(['registered', 'registered', not, not, not, 'not_registered'])
    }
  })
})
