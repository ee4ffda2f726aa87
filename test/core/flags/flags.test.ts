import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createRequire } from 'node:module'
import { expect } from 'chai'
import fc from 'fast-check'
import { aliasKey, toAlias } from '../../../src/core/flags/alias.ts'
import { ambiguousAliases, severalFlags } from '../../../src/core/flags/extra-aliases.ts'
import { createFlagFinder, flagTable, indexFlags } from '../../../src/core/flags/table.ts'

const table = flagTable()
const { find, several } = createFlagFinder(table)

describe('the table of flags', () => {
  it('has every flag of the package under its code', () => {
    const folder = join(dirname(createRequire(import.meta.url).resolve('flag-icons/package.json')), 'flags/4x3')
    const files = readdirSync(folder).map(name => name.replace('.svg', ''))

    expect(files).to.have.length.above(250)
    expect(table.map(({ code }) => code).sort()).to.deep.equal(files.sort())
    for (const code of files) expect(find(code)).to.equal(code)
  })

  it('has no ambiguous alias', () => {
    const aliases = table.flatMap(({ aliases }) => aliases.map(aliasKey))

    expect(new Set(aliases).size).to.equal(aliases.length)
    expect(aliases).not.to.include('')
  })

  it('cannot be built with an ambiguous alias', () => {
    const twice = [{ code: 'aa', name: 'A', aliases: ['aa', 'new-a'] }, {
      code: 'bb',
      name: 'B',
      aliases: ['bb', 'newa'],
    }]

    expect(() => indexFlags(twice)).to.throw('the alias newa belongs to aa and bb')
  })

  it('has the English and French Unicode name of each country', () => {
    // these names find the island of Saint Helena, which has its own flag
    const contested = ['St. Helena', 'Sainte-Hélène']
    const namesOf = (code: string) =>
      (['en', 'fr'] as const).flatMap(language =>
        (['long', 'short'] as const).map(style =>
          new Intl.DisplayNames(language, { type: 'region', style }).of(code.toUpperCase())!
        )
      )
    const unknown = table.filter(({ code }) => code.length === 2).flatMap(({ code }) =>
      namesOf(code).filter(name => !contested.includes(name) && find(name) !== code).map(name => `${code} ${name}`))

    expect(unknown).to.deep.equal([])
  })

  it('has the names of each country in the lists of ISO, the UN, the World Bank, the CIA and others', () => {
    const lines = readFileSync(new URL('published-names.tsv', import.meta.url), 'utf8').trimEnd().split('\n')
    const lists = lines.filter(line => !line.startsWith('#')).map(line => line.split('\t'))
    const isNamed = (name: string, code: string) =>
      find(name) === code || several(name).includes(code) || find(name) === ambiguousAliases[toAlias(name)]
    const unknown = lists.flatMap(([code = '', ...names]) =>
      names.filter(name => !isNamed(name, code)).map(name => `${code} ${name}`))

    expect(lists).to.have.length.above(240)
    expect(unknown).to.deep.equal([])
  })

  it('has flags for each name that means several, and finds none by it', () => {
    for (const [name, codes] of Object.entries(severalFlags)) {
      expect([name, find(name)]).to.deep.equal([name, undefined])
      expect(codes.map(find)).to.deep.equal(codes)
      expect(several(name.toUpperCase())).to.deep.equal(codes)
    }
    expect(several('france')).to.deep.equal([])
  })

  for (const [alias, code] of Object.entries({
    'U.S.A.': 'us',
    'E.U.': 'eu',
    'É.-U.': 'us',
    'R.-U.': 'gb',
    'Republic of Korea': 'kr',
    'Korea, Republic of': 'kr',
    'Korea, Democratic People\'s Republic of': 'kp',
    'Congo, Republic of the': 'cg',
    'Congo, Dem. Rep.': 'cd',
    'Micronesia, Fed. Sts.': 'fm',
    'the Netherlands': 'nl',
    'Afghanistan (l’)': 'af',
    'Republic of China': 'tw',
    'Chinese Taipei': 'tw',
    'Taiwan*': 'tw',
    'Hong Kong SAR, China': 'hk',
    'China, Hong Kong SAR': 'hk',
    'Viet Nam (le)': 'vn',
    fr: 'fr',
    FRA: 'fr',
    '250': 'fr',
    '004': 'af',
    '4': 'af',
    '04': 'af',
    'cote-d-ivoire': 'ci',
    'Côte d’Ivoire': 'ci',
    'Côte d\'Ivoire': 'ci',
    'ivory coast': 'ci',
    'etats-unis': 'us',
    'États_Unis': 'us',
    usa: 'us',
    uk: 'gb',
    'Royaume-Uni': 'gb',
    uae: 'ae',
    eu: 'eu',
    'Union européenne': 'eu',
    un: 'un',
    england: 'gb-eng',
    Angleterre: 'gb-eng',
    scotland: 'gb-sct',
    Écosse: 'gb-sct',
    wales: 'gb-wls',
    'pays-de-galles': 'gb-wls',
    'northern-ireland': 'gb-nir',
    'Irlande du Nord': 'gb-nir',
    'GB-SCT': 'gb-sct',
    kosovo: 'xk',
    taiwan: 'tw',
    'hong kong': 'hk',
    png: 'pg',
    congo: 'cg',
    'congo-brazzaville': 'cg',
    'dr-congo': 'cd',
    'Congo (Kinshasa)': 'cd',
    rdc: 'cd',
    korea: 'kr',
    'corée': 'kr',
    'north-korea': 'kp',
    'corée-du-nord': 'kp',
    georgia: 'ge',
    'south-georgia': 'gs',
    guinea: 'gn',
    'guinea-bissau': 'gw',
    'equatorial-guinea': 'gq',
    'papua-new-guinea': 'pg',
    guyane: 'gf',
    guyana: 'gy',
    niger: 'ne',
    nigeria: 'ng',
    dominica: 'dm',
    'dominican-republic': 'do',
    samoa: 'ws',
    'american-samoa': 'as',
    ireland: 'ie',
    sudan: 'sd',
    'south-sudan': 'ss',
    'saint-martin': 'mf',
    'sint-maarten': 'sx',
    'saint-helena': 'sh-hl',
    sh: 'sh',
    micronesia: 'fm',
    macedonia: 'mk',
    'St. Lucia': 'lc',
    'Ste-Lucie': 'lc',
    'Trinidad & Tobago': 'tt',
    'São Tomé': 'st',
    st: 'st',
    Türkiye: 'tr',
    turkey: 'tr',
    Åland: 'ax',
    holland: 'nl',
    burma: 'mm',
    swaziland: 'sz',
    'cap-vert': 'cv',
    vatican: 'va',
    el: 'gr',
  })) {
    it(`finds ${code} by ${alias}`, () => {
      expect(find(alias)).to.equal(code)
    })
  }

  const unknown = ['virgin-islands', 'zz', '999', 'atlantis', 'english', '', 'the', 'de la', 'State of Georgia',
    'New Mexico', 'South America']
  for (const alias of unknown) {
    it(`finds nothing by ${JSON.stringify(alias)}`, () => {
      expect(find(alias)).to.equal(undefined)
    })
  }
})

describe('an alias', () => {
  const known = fc.constantFrom(...table.flatMap(({ code, aliases }) => aliases.map(alias => ({ code, alias }))))
  const separators = fc.constantFrom(' ', '-', '_', '’', '\'', '  ', ' - ', ', ', '. ', '\u00a0')
  const marks = fc.constantFrom('', '\u0301', '\u0308', '\u0327')

  it('finds the same flag in any case, with any marks and separators', () => {
    fc.assert(fc.property(
      known,
      fc.infiniteStream(separators),
      fc.infiniteStream(marks),
      fc.infiniteStream(fc.boolean()),
      fc.constantFrom('NFC', 'NFD'),
      ({ code, alias }, parted, marked, upper, form) => {
        const next = <Value>(stream: Iterator<Value>): Value => stream.next().value as Value
        const written = [...alias].map(letter => letter === '-'
          ? next(parted)
          : `${next(upper) ? letter.toUpperCase() : letter}${/[a-z]/.test(letter) ? next(marked) : ''}`
        ).join('').normalize(form)

        expect(find(written)).to.equal(code)
      }))
  })

  it('is unchanged if it has the form of the table already', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), text => {
      const alias = toAlias(text)

      expect(toAlias(alias)).to.equal(alias)
      expect(alias).to.match(/^(?:[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*)?$/u)
    }))
  })

  it('does not depend on case', () => {
    fc.assert(fc.property(fc.string({ unit: fc.constantFrom(...'aéÎœßıİñ -’&ΣZ9') }), text => {
      expect(aliasKey(text.toLowerCase())).to.equal(aliasKey(text))
    }))
  })
})
