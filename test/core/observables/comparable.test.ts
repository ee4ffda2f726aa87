import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect } from 'chai'
import fc from 'fast-check'
import { createBlocklist, refuseBlocked } from '../../../src/core/admission/blocklist.ts'
import { indexText } from '../../../src/core/leaks/index-text.ts'
import { comparableValue, foldText } from '../../../src/core/observables/comparable.ts'
import { observableKey } from '../../../src/core/observables/normal-form.ts'
import { parseObservable } from '../../../src/core/observables/observable.ts'
import { repeats } from '../../../src/core/observables/read-fact.ts'
import { createServiceKeys } from '../../../src/core/service-keys.ts'
import { openDatabase, type Database } from '../../../src/db/database.ts'
import { systemClock } from '../../../src/lib/clock.ts'
import { createSealer } from '../../../src/lib/sealed.ts'
import { queryTypes, type QueryType } from '../../../src/sources/kit/source.ts'
import { createTestDatabase, type TestDatabase } from '../../../scripts/support/database.ts'
import { walletSpellings } from '../../support/wallet-spellings.ts'

/** Spellings of the first value of each row. All of them are the same observable. */
const spellings: ReadonlyArray<readonly [QueryType, string, ...string[]]> = [
  ['Pseudonym', 'quokka', 'QUOKKA', '@quokka', 'quo\u200bkka', '\u202equokka\u202c', 'quo\u00adkka', 'quokka\u{e0061}',
    '\u2066quokka\u2069', 'ｑｕｏｋｋａ', '＠quokka', 'quokka\ufe0f', '\u3164quokka', 'quo\u034fkka', '𝐪𝐮𝐨𝐤𝐤𝐚',
    'quo\u2800kka', '\ufff9quokka', 'ⓠuokka'],
  ['Pseudonym', 'sam b', 'sam\u00a0b', 'Sam\u3000B', 'sam  b'],
  ['Pseudonym', 'straße', 'STRASSE', 'STRAẞE'],
  ['Pseudonym', 'οδος', 'ΟΔΟΣ', 'οδοσ'],
  ['Pseudonym', 'josé', 'jose\u0301'],
  ['Email Address', 'sam@example.com', 'SAM@EXAMPLE.com', 'ｓam@example.com', 'sam\ufe0f@example.com',
    'sam@ｅxample.com'],
  ['Domain Name', 'bücher.example', 'xn--bcher-kva.example', 'BÜCHER.example.', 'bu\u0308cher.example',
    'bücher。example', 'bü\u00adcher.example'],
  ['IP Address', '198.51.100.7', '::ffff:198.51.100.7', '64:ff9b::c633:6407', '64:ff9b:1::c633:6407',
    '2002:c633:6407::1', '2001:0:4136:e378:8000:63bf:39cc:9bf8', '::198.51.100.7'],
  ['IP Address', '2001:db8::1', '2001:0DB8:0:0::0001'],
  ['Cryptocurrency', '0xb6760faa0298b6AA89672fD84B6C3FB3c5477be1', '0xb6760faa0298b6aa89672fd84b6c3fb3c5477be1'],
  ...walletSpellings.map(({ all }) => ['Cryptocurrency', ...all] as const),
]
const pairs = spellings.flatMap(([type, value, ...others]) =>
  others.map(other => [type, value, other] as const))

type Rule = (type: QueryType, value: string, other: string) => Promise<boolean> | boolean

function parsed(type: QueryType, text: string): string {
  const result = parseObservable(type, text)
  if ('fault' in result) throw new Error(`${type} ${JSON.stringify(text)}: ${result.fault}`)
  return result.value
}

describe('the form in which values are compared', () => {
  let test: TestDatabase
  let database: Database
  before(async () => {
    test = await createTestDatabase()
    database = await openDatabase(test.url)
  })
  after(async () => {
    await database.close()
    await test.drop()
  })

  /** Rules that compare two values. Each receives normal forms. */
  const rules: Readonly<Record<string, Rule>> = {
    'the key of an observable': (type, value, other) => observableKey(type, value) === observableKey(type, other),
    'the index of leaks': (type, value, other) => indexText({ type, value }) === indexText({ type, value: other }),
    'a finding that repeats the search': (type, value, other) => repeats({ type, value: other }, { type, value }),
    'the blocklist': (type, value, other) => isBlocked(type, value, other, false),
    'the hashed blocklist': (type, value, other) => isBlocked(type, value, other, true),
  }

  async function isBlocked(type: QueryType, value: string, other: string, isHashed: boolean): Promise<boolean> {
    const serviceKeys = createServiceKeys({ database, sealer: () => createSealer(() => ['s'.repeat(32)]) })
    const blocklist = createBlocklist({ database, clock: systemClock, serviceKeys })
    const key = await serviceKeys.get('blocklist')
    await blocklist.add('exact', value, '', { isHashed })
    try {
      return await refuseBlocked(database, key, { type, value: other }).then(() => false, () => true)
    } finally {
      await blocklist.remove('exact', value)
    }
  }

  for (const [name, isSame] of Object.entries(rules)) {
    it(`is the same for every spelling of a value in ${name}`, async () => {
      const different: string[] = []
      for (const [type, value, other] of pairs) {
        const isMatch = await isSame(type, parsed(type, value), parsed(type, other))
        if (!isMatch) different.push(`${type} ${JSON.stringify(other)}`)
      }

      expect(different).to.deep.equal([])
    })

    it(`differs for other values in ${name}`, async () => {
      for (const [type, value, other] of [
        ['Pseudonym', 'quokka', 'quokka1'],
        ['Pseudonym', 'quokka', 'quоkka'], // with a Cyrillic letter
        ['Pseudonym', 'ısam', 'isam'],
        ['Email Address', 'sam@example.com', 'sam@example.org'],
        ['IP Address', '198.51.100.7', '64:ff9b::c633:6408'],
        // one key on two chains, and one hash in two formats
        [
          'Cryptocurrency',
          'cosmos1fl48vsnmsdzcv85q5d2q4z5ajdha8yu34mf0eh',
          'osmo1fl48vsnmsdzcv85q5d2q4z5ajdha8yu3aq6l09',
        ],
        ['Cryptocurrency', '1BpEi6DfDAUFd7GtittLSdBeYJvcoaVggu', '3CWFddi6m4ndiGyKqzYvsFYagqDLPVMTzC'],
      ] as const) expect(await isSame(type, value, other), other).to.equal(false)
    })
  }

  it('blocks a pseudonym that spells a blocked value of another type', async () => {
    for (const [type, value, other] of [
      ['Email Address', 'sam@example.com', 'Ｓam@example.com'],
      ['IP Address', '198.51.100.7', '64:ff9b::c633:6407'],
      ['Domain Name', 'bücher.example', 'xn--bcher-kva.example'],
    ] as const) expect(await isBlocked('Pseudonym', parsed(type, value), other, false), other).to.equal(true)
  })

  it('blocks an IPv4 network also inside IPv6 addresses', async () => {
    const blocklist = createBlocklist({ database, clock: systemClock, serviceKeys: createServiceKeys({
      database, sealer: () => createSealer(() => ['s'.repeat(32)]),
    }) })
    await blocklist.add('network', '198.51.100.0/24', '')
    for (const [type, , other] of pairs.filter(([, value]) => value === '198.51.100.7')) {
      const refusal = await refuseBlocked(database, undefined, { type, value: parsed(type, other) })
        .then(() => 'allowed', (error: Error) => error.message)
      expect(refusal, other).to.include('may not be searched')
    }
    await blocklist.remove('network', '198.51.100.0/24')
  })

  it('is the same after a second conversion, for every text', () => {
    const text = fc.string({ unit: 'binary', maxLength: 20 })
    fc.assert(fc.property(text, value => foldText(foldText(value)) === foldText(value)), { numRuns: 5_000 })
    fc.assert(fc.property(fc.constantFrom(...queryTypes), text, (type, value) => {
      const result = parseObservable(type, value)
      if ('fault' in result) return true
      const form = comparableValue(type, result.value)
      return comparableValue(type, form) === form
    }), { numRuns: 5_000 })
  })

  it('ignores invisible characters and full-width letters anywhere in a name', () => {
    const invisible = fc.constantFrom('\u200b', '\u200d', '\u2060', '\u00ad', '\u202e', '\u{e0041}', '\ufe0f', '\u061c')
    const letters = fc.array(fc.tuple(fc.integer({ min: 97, max: 122 }), invisible, fc.boolean()), { minLength: 1 })
    fc.assert(fc.property(letters, parts => {
      const plain = parts.map(([code]) => String.fromCharCode(code)).join('')
      const disguised = parts.map(([code, mark, isWide]) =>
        String.fromCodePoint(code + (isWide ? 0xfee0 : 0)) + mark).join('')
      return observableKey('Pseudonym', plain) === observableKey('Pseudonym', disguised)
    }))
  })

  it('has no other rule beside it: each file that converts the case or the form of a text is known', () => {
    const folder = resolve(import.meta.dirname, '../../../src')
    const found = globSync('{core,db,api,cli,compose,process,mcp}/**/*.ts', { cwd: folder })
      .filter(file => /\.to(?:Locale)?LowerCase\(|\.normalize\(/.test(readFileSync(join(folder, file), 'utf8')))

    expect(found.sort()).to.deep.equal(Object.keys(others).sort())
  })
})

const id = 'an id, whose letters are hexadecimal'
const word = 'a word of a fixed list in ASCII'
const domain = 'a domain of a catalogue, in ASCII'

/** Files that convert texts, and what they convert. A new file that compares observables uses `comparableValue`. */
const others: Readonly<Record<string, string>> = {
  'api/account.ts': id,
  'api/exports.ts': id,
  'api/investigations.ts': id,
  'api/preference.ts': 'the name of a preference',
  'api/search-creation.ts': id,
  'api/tools.ts': id,
  'cli/kit/query-type.ts': word,
  'cli/search/export-option.ts': word,
  'cli/search/site-lines.ts': 'the name of a site',
  'cli/sources/recording/changes.ts': 'a media type',
  'cli/tools/tools.ts': 'the first letter of a sentence',
  'core/access/accounts.ts': 'the e-mail address of an account, as its operator writes it',
  'core/access/lock-owned.ts': id,
  'core/catalogue/account-packs.ts': 'the name of a file, for the name of a pack',
  'core/catalogue/modules.ts': id,
  'core/exports/formats/csv-cell.ts': 'the name of a month, which a spreadsheet would convert',
  'core/exports/many-searches.ts': id,
  'core/exports/profile-rows.ts': 'the code of a reason',
  'core/exports/tool-export.ts': 'the name of a member',
  'core/flags/alias.ts': 'the name of a country',
  'core/flags/table.ts': 'the code of a country',
  'core/domains/own-domains.ts': id,
  'core/investigations/follow/by-hand.ts': id,
  'core/investigations/investigations.ts': id,
  'core/investigations/retry.ts': id,
  'core/leaks/detect.ts': 'a label of a leak file, for the name of a column',
  'core/leaks/labels.ts': word,
  'core/observables/account-sites.ts': word,
  'core/observables/comparable.ts': 'the form itself',
  'core/observables/normal-form.ts': 'the form that is displayed',
  'core/observables/observable.ts': 'the form that is searched',
  'core/observables/other-identifiers.ts': 'the name of a host and an account number, to recognise them',
  'core/own/own-keys.ts': id,
  'core/paging/list-query.ts': 'an id, and the letters of a time',
  'core/profile/common-values.ts': 'the part of an address before the @, to find roles',
  'core/profile/contradict.ts': 'the words of a name, without accents, to weigh how similar two names are',
  'core/profile/default-pictures.ts': 'the address of a picture',
  'core/profile/marks.ts': id,
  'core/profile/placeholders.ts': 'a hexadecimal wallet address, to find placeholders',
  'core/profile/signs.ts': 'the path of a page of accounts',
  'core/radar/breach.ts': 'the words of a breach',
  'core/radar/facts.ts': domain,
  'core/radar/fields.ts': domain,
  'core/radar/page.ts': domain,
  'core/search/choose-modules.ts': id,
  'core/search/deletion.ts': id,
  'core/search/searches.ts': id,
  'core/search/start-from.ts': id,
  'core/tools/tools.ts': id,
  'core/watches/radar.ts': domain,
  'core/watches/watches.ts': id,
  'core/webhooks/delivery-list.ts': id,
  'core/webhooks/endpoint-request.ts': 'the name of a header',
  'core/webhooks/endpoints.ts': id,
  'db/migrations/20261130_label_keys.ts': 'a label of a caller',
  'process/start-options.ts': 'the name of a setting',
}
