import { expect } from 'chai'
import { mergeBreaches, toNamed } from '../../src/sources/leaks/breaches/merge.ts'
import type { FoundBreach } from '../../src/sources/leaks/breaches/breach-source.ts'
import { breachSources } from '../../src/sources/leaks/breaches/index.ts'
import { createProvider } from '../../src/sources/byok/index.ts'
import { mappingVersions, providerSlugs } from '../../src/sources/byok/provider.ts'
import { SourceFailure } from '../../src/sources/failures.ts'
import { valueAt } from '../../src/lib/json-path.ts'
import type { Client } from '../../src/sources/egress/client.ts'
import type { Card, Context, Query, QueryType } from '../../src/sources/kit/source.ts'
import { toEntry } from '../../src/sources/leaks/entry.ts'
import { leakSources } from '../../src/sources/leaks/index.ts'
import type { LeakRecord } from '../../src/sources/leaks/leak-source.ts'
import { factPaths, withBlank } from '../support/blank-answers.ts'
import { magicValue } from '../support/remote-source.ts'
import { simulate, type Simulated } from '../support/simulated.ts'

type Send = Client['send']
type Answer = Awaited<ReturnType<Send>>

/** A service that is asked for breaches or records: its questions, and the texts that its findings display. */
interface Asked {
  name: string
  types: readonly QueryType[]
  ask(query: Query, context: Context): Promise<string[][]>
}

const key = 'key-of-a-caller'
const textsOf = ({ items }: Pick<Card, 'items'>) => items.map(({ value }) => value)
const entryOf = (source: (typeof leakSources)[number]) => (record: LeakRecord, index: number) =>
  textsOf(toEntry(record, { source, recordNumber: index + 1, naming: 'source', secrets: true }))
const breachTexts = (slug: string, breaches: readonly FoundBreach[]) =>
  mergeBreaches([[slug, breaches.map(toNamed)]], { sensitive: true }).map(({ sources: _, ...breach }) =>
    Object.values(breach).flat().map(String))

const asked: readonly Asked[] = [
  ...providerSlugs.flatMap(slug => mappingVersions.map((version): Asked => ({
    name: slug,
    types: createProvider[slug](version).types,
    async ask(query, context) {
      const baseUrl = `https://${slug.replace('_', '-')}.example`
      const { cards } = await createProvider[slug](version).run(query, { ...context, apiKey: key, baseUrl })
      return cards.map(textsOf)
    },
  }))),
  ...leakSources.map((source): Asked => ({
    name: source.code,
    types: source.types,
    ask: async (query, context) => (await Array.fromAsync(source.records(query, context))).map(entryOf(source)),
  })),
  ...breachSources.map((source): Asked => ({
    name: `breaches of ${source.slug}`,
    types: source.types,
    ask: async (query, context) => breachTexts(source.slug, await Array.fromAsync(source.breaches(query, context))),
  })),
]

/** Texts that sources write in place of a fact, and in place of a date. */
const placeholders = ['', 'N/A', 'None', 'null', '-', ' ']
const zeroDates = ['0000-00-00', '0001-01-01T00:00:00Z', '1970-01-01', '1970-01-01T00:00:00.000Z', 0]
const isPlaceholder = (text: string): boolean =>
  /^(?:\s*|N\/A|None|null|-|0|0000-.*|0001-01-01.*|1970-01-01.*)$/.test(text)
/** A date of an answer, or a name of one. */
const isDate = (path: string, value: unknown): boolean => /(?:date|_at|compromised|seen)$/i.test(path)
  || (typeof value === 'string' && /^\d{4}-\d\d/.test(value))

/** Members whose value is no fact about the person: a name of a module, a status, a number in a list of ids. */
const own = /(?:^|\.)(?:id|status|success|found|quota|took|balance|total|message|error)$/

describe('hard cases of placeholders and spellings at providers, leak and breach sources', () => {
  let world: Simulated
  before(async () => { world = await simulate() })
  after(() => world[Symbol.asyncDispose]())

  const contextOf = (send: Send): Context => ({ ...world.context(), key, client: { send } })

  /** Asks the simulated service. Returns its last answer, and a client that gives another one in its place. */
  async function lastAnswer({ ask }: Asked, query: Query) {
    const answers: Answer[] = []
    const { client } = world.context()
    await ask(query, contextOf(async (request, signal) => {
      const answer = await client.send(request, signal)
      answers.push(answer)
      return answer
    }))
    const replay = (body: string): Send => {
      let next = 0
      return ({ url }) => {
        const at = Math.min(next++, answers.length - 1)
        const answer = { ...answers[at]!, headers: { ...answers[at]!.headers, 'retry-after': '0' }, url }
        return Promise.resolve(at === answers.length - 1 ? { ...answer, body: Buffer.from(body) } : answer)
      }
    }
    return { body: answers.at(-1)!.body.toString(), replay }
  }

  for (const one of asked) {
    for (const type of one.types) {
      const query: Query = { type, value: magicValue('success', type) }

      it(`${one.name} displays no placeholder about ${type}`, async () => {
        const { body, replay } = await lastAnswer(one, query)
        const answer = JSON.parse(body) as unknown
        const shown: string[] = []
        for (const path of factPaths(answer)) {
          if (own.test(path.join('.'))) continue
          const at = path.join('.')
          const dates = isDate(at, valueAt(answer, at)) ? zeroDates : []
          for (const placeholder of [...placeholders, ...dates]) {
            const other = JSON.stringify(withBlank(answer, path, placeholder))
            const findings = await one.ask(query, contextOf(replay(other))).catch(failed)
            const texts = findings.flat().filter(isPlaceholder)
            if (texts.length > 0) shown.push(`${path.join('.')}: ${JSON.stringify(placeholder)}`)
          }
        }
        expect(shown).to.eql([])
      })
    }
  }

  for (const one of asked.filter(({ types }) => types.includes('Email Address'))) {
    it(`${one.name} finds an address that the answer spells otherwise`, async () => {
      const query: Query = { type: 'Email Address', value: 'tw-success@xn--bcher-kva.example' }
      const { body, replay } = await lastAnswer(one, query)
      const count = (await one.ask(query, contextOf(replay(body)))).length
      const spellings = [
        'TW-Success@XN--BCHER-KVA.Example', 'tw-success@b\u00fccher.example', ' tw-success@xn--bcher-kva.example ',
      ]

      for (const spelling of spellings) {
        const other = body.replaceAll(query.value, spelling)
        expect(await one.ask(query, contextOf(replay(other))), spelling).to.have.length(count)
      }
    })
  }
})

const many = <Entry>(count: number, entry: (index: number) => Entry): Entry[] =>
  Array.from({ length: count }, (_, index) => entry(index))
const filler = (length: number) => 'Example. '.repeat(Math.ceil(length / 9)).slice(0, length)
const members = [
  'name', 'username', 'password', 'hashed_password', 'address', 'phone', 'dob', 'company', 'url', 'social',
]

/** The largest answers known: the findings and their number. */
type LargeAnswer = readonly [name: string, known: string, body: (value: string) => unknown, count: number]
const largest: readonly LargeAnswer[] = [
  ['dehashed', '10,000 records of 16 facts', value => ({
    balance: 1,
    took: '1ms',
    total: 10_000,
    entries: many(10_000, id => ({
      id: `${id}`,
      email: [value],
      ip_address: ['192.0.2.77'],
      database_name: `Database ${id}`,
      ...Object.fromEntries(members.map(name => [name, [`${name} ${id}`, `other ${id}`]])),
    })),
  }), 10_000],
  ['leakcheck', '999 records of 20 facts', value => ({
    success: true,
    found: 999,
    quota: 1,
    result: many(999, id => ({
      email: value,
      source: { name: `Database ${id}`, breach_date: '2024-03', unverified: 0 },
      ...Object.fromEntries(members.map(name => [name, `${name} ${id}`])),
      fields: members,
    })),
  }), 999],
  ['xposedornot', '500 breaches with their descriptions', () => ({
    ExposedBreaches: {
      breaches_details: many(500, id => ({
        breach: `Breach ${id}`,
        details: filler(900),
        domain: 'example.com',
        industry: 'Example',
        logo: 'https://logo.example/logo.png',
        password_risk: 'easytocrack',
        references: 'https://news.example/breach',
        searchable: 'Yes',
        verified: 'Yes',
        xposed_data: 'Usernames;Email addresses;Passwords;Names;Phone numbers',
        xposed_date: '2019',
        xposed_records: 1_000_000,
      })),
    },
  }), 500],
  ['hudson-rock', '1,000 infected computers', () => ({
    stealers: many(1_000, id => ({
      total_corporate_services: 1,
      total_user_services: 40,
      date_compromised: '2026-01-02T03:04:05.000Z',
      computer_name: `DESKTOP-${id}`,
      operating_system: 'Windows 11',
      antiviruses: ['Example Defender'],
      top_passwords: many(5, index => `p****${index}`),
      top_logins: many(5, index => `s****${index}@example.com`),
    })),
  }), 1_000],
  ['breaches of haveibeenpwned', '600 breaches with their descriptions', () => many(600, id => ({
    Name: `Breach${id}`,
    Title: `Breach ${id}`,
    Domain: `example-${id}.com`,
    BreachDate: '2019-05-06',
    AddedDate: '2019-06-06T00:00:00Z',
    ModifiedDate: '2019-06-06T00:00:00Z',
    PwnCount: 1_000_000,
    Description: filler(900),
    LogoPath: 'https://logos.example/logo.png',
    DataClasses: many(12, index => `Kind of data ${index}`),
    IsVerified: true,
    IsFabricated: false,
    IsSensitive: false,
    IsRetired: false,
    IsSpamList: false,
    IsMalware: false,
    IsSubscriptionFree: false,
    IsStealerLog: false,
  })), 600],
  ['provider_one', '800 modules of 12 facts', () => many(800, id => ({
    module: `module-${id}`,
    status: 'found',
    data: Object.fromEntries(many(12, index => [`fact_${index}`, `${id} ${filler(40)}`])),
  })), 800],
]

describe('the largest answers known of providers, leak and breach sources', () => {
  for (const [name, known, body, count] of largest) {
    it(`are read whole: ${name}, ${known}`, async () => {
      const query: Query = { type: 'Email Address', value: 'sam@example.com' }
      const send: Send = ({ url, maxBytes }) => {
        const answer = Buffer.from(JSON.stringify(body(query.value)))
        expect(answer.length, 'size of the answer').to.be.below(maxBytes ?? 262_144)
        return Promise.resolve({ status: 200, headers: { 'content-type': 'application/json' }, body: answer, url })
      }
      const signal = new AbortController().signal
      const context: Context = { client: { send }, key, now: new Date('2026-11-28'), signal }

      expect(await asked.find(one => one.name === name)!.ask(query, context)).to.have.length(count)
    })
  }
})

function failed(failure: unknown): string[][] {
  if (failure instanceof SourceFailure) return []
  throw failure
}
