import { expect } from 'chai'
import fc from 'fast-check'
import type { Breach } from '../../../src/core/radar/breach.ts'
import { shorten, toHtml, toText } from '../../../src/core/radar/html.ts'
import { createRadarImport } from '../../../src/core/radar/import.ts'
import { severityOf } from '../../../src/core/radar/severity.ts'
import { openDatabase } from '../../../src/db/database.ts'
import { Failure } from '../../../src/errors.ts'
import { createBreach } from '../../support/breaches.ts'
import { createTestClock } from '../../support/clock.ts'
import { createTestDatabase } from '../../../scripts/support/database.ts'

const hibp = {
  Name: 'ExampleForum', Title: 'Example Forum', Domain: 'Forum.example.com', BreachDate: '2024-03-02', AddedDate: '2024-05-06T07:08:09Z',
  ModifiedDate: '2024-06-07T07:08:09Z', PwnCount: 183421, Description: 'In 2024 the <a href="https://news.example.com" target="_blank">forum</a> was hacked.',
  LogoPath: 'https://logos.example.com/forum.png', Attribution: null, DisclosureUrl: 'https://news.example.com/forum',
  DataClasses: ['Email addresses', 'Passwords', 'passwords'], IsVerified: true, IsFabricated: false, IsSensitive: true, IsRetired: false,
  IsSpamList: false, IsMalware: false, IsSubscriptionFree: true, IsStealerLog: false,
}
const xposed = {
  breachID: 'ExampleBank', breachedDate: '2021-01-01T00:00:00+00:00', addedDate: '2024-05-06T07:08:09+00:00', domain: 'bank.example', industry: 'Finance',
  logo: 'https://xposedornot.com/static/logos/bank.png', passwordRisk: 'unknown', searchable: true, sensitive: false, verified: true, breachType: 'Combolist',
  exposedData: ['Names', 'Phone numbers'], exposedRecords: 5300, exposureDescription: 'The bank lost letters.', referenceURL: '',
}

/** Creates an empty catalogue, with a clock at 21 November 2026. */
async function setUp() {
  const test = await createTestDatabase()
  const database = await openDatabase(test.url)
  const clock = createTestClock()
  let changes = 0
  const importer = createRadarImport({ database, clock, changed: () => { changes++ } })
  return {
    database, clock, importer,
    get changes() { return changes },
    read: async (name: string): Promise<Breach> => JSON.parse(await database.breaches.record(name) ?? 'null'),
    all: async (): Promise<Breach[]> => (await database.breaches.records()).map(record => JSON.parse(record) as Breach),
    async [Symbol.asyncDispose]() {
      await database.close()
      await test.drop()
    },
  }
}

describe('an import into Radar', () => {
  it('recognises a name in any equivalent Unicode form', async () => {
    await using radar = await setUp()

    const added = await radar.importer.import([{ ...hibp, Name: 'Cafe\u0301' }])
    const again = await radar.importer.import([{ ...hibp, Name: 'Caf\u00e9' }])
    const names = (await radar.all()).map(({ name }) => name)
    await radar.importer.remove(['Cafe\u0301'])

    expect([added.added, again.unchanged]).to.deep.equal([1, 1])
    expect(names).to.deep.equal(['Caf\u00e9'])
    expect(await radar.all()).to.deep.equal([])
  })

  it('reads the format of Have I Been Pwned, and adds its attribution', async () => {
    await using radar = await setUp()

    const imported = await radar.importer.import([hibp])
    const { id, ...breach } = await radar.read('ExampleForum')

    expect(imported).to.deep.equal({ added: 1, changed: 0, unchanged: 0, rejected: [] })
    expect(id).to.match(/^[\da-f-]{36}$/)
    expect(breach).to.deep.equal({
      name: 'ExampleForum', title: 'Example Forum', domain: 'forum.example.com', breachDate: '2024-03-02', addedDate: '2024-05-06', modifiedDate: '2024-06-07',
      pwnCount: 183421, severity: 'high', logoPath: 'https://logos.example.com/forum.png', attribution: 'Have I Been Pwned, CC BY 4.0',
      description: 'In 2024 the <a href="https://news.example.com" rel="noopener noreferrer nofollow">forum</a> was hacked.',
      shortDescription: 'In 2024 the forum was hacked.', disclosureUrl: 'https://news.example.com/forum', dataClasses: ['Email addresses', 'Passwords'],
      isVerified: true, isFabricated: false, isSensitive: true, isRetired: false, isSpamList: false, isMalware: false, isSubscriptionFree: true,
      isStealerLog: false, aiEnrichments: {},
    })
  })

  it('reads the format of XposedOrNot', async () => {
    await using radar = await setUp()

    await radar.importer.import({ status: 'success', exposedBreaches: [xposed] })
    const breach = await radar.read('ExampleBank')

    expect(breach).to.include({
      title: 'ExampleBank', domain: 'bank.example', breachDate: '2021-01-01', addedDate: '2024-05-06', modifiedDate: '2024-05-06', pwnCount: 5300, severity: 'medium',
      description: 'The bank lost letters.', shortDescription: 'The bank lost letters.', disclosureUrl: '', isVerified: true, isSensitive: false,
    })
    expect(breach.dataClasses).to.deep.equal(['Names', 'Phone numbers'])
  })

  it('reads the responses of Radar, and finds nothing new in them', async () => {
    await using radar = await setUp()
    const enriched = { summary: { text: 'Short', model: 'm1', date: '2026-11-20' }, more: [1] }
    const breach = createBreach('Own', { severity: 'critical', description: '<p>R &amp; D &lt;3</p>', shortDescription: 'Mine.', title: 'R & D <3', aiEnrichments: enriched })
    await radar.importer.import({ breaches: [breach], pagination: {} })

    const again = await radar.importer.import({ breach })

    expect(again).to.include({ added: 0, changed: 0, unchanged: 1 })
    expect(await radar.read('Own')).to.deep.equal(breach)
  })

  it('changes nothing when it is repeated, with any texts', async () => {
    await using radar = await setUp()
    const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 40 }), fc.array(fc.constantFrom('<b>', '</b>', '&amp;', '&lt;', '<a href="http://x.example/?a&b">', '<script>', '"', 'é', ' ', '\n'), { maxLength: 20 }).map(parts => parts.join('')))

    await fc.assert(fc.asyncProperty(fc.uniqueArray(fc.stringMatching(/^[a-z]{1,4}$/), { minLength: 1, maxLength: 4 }), text, text, async (names, title, description) => {
      await radar.importer.import(names.map(name => ({ Name: name, Title: title, Description: description, Attribution: title, DataClasses: [title, 'x'] })))
      const first = await radar.all()

      const own = await radar.importer.import({ breaches: first })

      expect(own).to.deep.equal({ added: 0, changed: 0, unchanged: first.length, rejected: [] })
      expect(await radar.all()).to.deep.equal(first)
    }), { numRuns: 60 })
  })

  it('keeps addedDate, and sets modifiedDate if something changes', async () => {
    await using radar = await setUp()
    await radar.importer.import([hibp, { ...hibp, Name: 'Same' }, { ...hibp, Name: 'Touched' }])

    const imported = await radar.importer.import([
      { ...hibp, AddedDate: '2025-01-01T00:00:00Z', PwnCount: 200_000 }, { ...hibp, Name: 'Same' }, { ...hibp, Name: 'Touched', ModifiedDate: '2025-02-03T00:00:00Z' }, { ...hibp, Name: 'New' },
    ])

    expect(imported).to.include({ added: 1, changed: 2, unchanged: 1 })
    expect(await radar.read('ExampleForum')).to.include({ addedDate: '2024-05-06', modifiedDate: '2026-11-21', pwnCount: 200_000 })
    expect(await radar.read('Same')).to.include({ addedDate: '2024-05-06', modifiedDate: '2024-06-07' })
    expect(await radar.read('Touched')).to.include({ modifiedDate: '2025-02-03' })
    expect(await radar.read('New')).to.include({ addedDate: '2024-05-06', modifiedDate: '2024-06-07' })
  })

  it('keeps fields that the new catalogue does not have', async () => {
    await using radar = await setUp()
    const enriched = { summary: { text: 'Short', model: 'm1', date: '2026-11-20' } }
    await radar.importer.import([createBreach('ExampleForum', { severity: 'low', isSpamList: true, aiEnrichments: enriched, pwnCount: 50_000_000, dataClasses: ['Passwords'] })])

    await radar.importer.import({ exposedBreaches: [{ breachID: 'ExampleForum', domain: 'new.example' }] })
    const breach = await radar.read('ExampleForum')

    expect(breach).to.include({ domain: 'new.example', severity: 'low', isSpamList: true, pwnCount: 50_000_000 })
    expect(breach.aiEnrichments).to.deep.equal(enriched)
  })

  it('computes a severity unless a catalogue has set one', async () => {
    await using radar = await setUp()
    await radar.importer.import([{ Name: 'A', PwnCount: 10, DataClasses: ['Names'] }])
    const before = (await radar.read('A')).severity

    await radar.importer.import([{ Name: 'A', PwnCount: 20_000_000, DataClasses: ['Names', 'Passwords'] }])

    expect([before, (await radar.read('A')).severity]).to.deep.equal(['low', 'critical'])
  })

  it('skips unreadable entries, and reports the reason', async () => {
    await using radar = await setUp()
    const bad = [
      null, {}, { Name: '' }, { Name: 'x'.repeat(201) }, { Name: 'a\nb' }, { Name: '..' }, { Name: ' a' }, { Name: '\ud800' }, { name: 7 }, { Name: 'A', PwnCount: -1 },
      { Name: 'A', PwnCount: '12' }, { Name: 'A', BreachDate: 'long ago' }, { Name: 'A', IsVerified: 'maybe' }, { Name: 'A', DataClasses: 'Names' },
      { name: 'A', severity: 'grave' }, { name: 'A', aiEnrichments: { summary: 'text' } }, { Name: 'A', Description: 'x'.repeat(100_001) },
      { Name: 'A', Description: '<b>'.repeat(5_001) }, { Name: 'A', Attribution: '<b>'.repeat(100_000) }, { Name: 'Fine' }, { Name: 'Fine' },
    ]

    const { added, rejected } = await radar.importer.import(bad)

    expect(added).to.equal(1)
    expect(rejected.map(({ entry }) => entry)).to.deep.equal([...Array.from({ length: 19 }, (_, index) => index + 1), 21])
    expect(rejected.every(({ reason }) => reason.length > 5)).to.equal(true)
  })

  for (const [what, catalogue] of [['a number', 7], ['no list', { breachCount: 3 }], ['entries of another kind', [{ id: 1 }]]] as const) {
    it(`refuses ${what}, and changes nothing`, async () => {
      await using radar = await setUp()

      const refused = await radar.importer.import(catalogue).then(() => undefined, (error: unknown) => error)

      expect(refused).to.be.instanceOf(Failure).and.to.include({ code: 'VALIDATION_ERROR' })
      expect([await radar.all(), radar.changes]).to.deep.equal([[], 0])
    })
  }

  it('reads the first of several addresses, and no address that is too long', async () => {
    await using radar = await setUp()
    const separated = `https://a.example/${','.repeat(300_000)}`

    await radar.importer.import([
      { Name: 'First', DisclosureUrl: 'https://a.example/1, https://b.example/2' }, { Name: 'Separated', DisclosureUrl: separated },
      { Name: 'Long', DisclosureUrl: `https://a.example/${'x'.repeat(2_000)}` },
    ])

    expect((await radar.all()).map(({ name, disclosureUrl }) => [name, disclosureUrl])).to.deep.equal([['First', 'https://a.example/1'], ['Long', ''], ['Separated', '']])
  })

  it('counts only its own changes if another import runs at the same time', async () => {
    await using radar = await setUp()
    const named = (...names: string[]) => names.map(Name => ({ Name }))

    const counts = await Promise.all([named('A', 'B'), named('B', 'C'), named('A', 'B', 'C', 'D')].map(async catalogue => {
      const { added, changed, unchanged } = await radar.importer.import(catalogue)
      return { added, changed, unchanged }
    }))

    expect(counts.map(({ added, unchanged }) => added + unchanged), 'all that each has').to.deep.equal([2, 2, 4])
    expect(counts.reduce((sum, { added }) => sum + added, 0), 'each breach added once, whoever comes first').to.equal(4)
    expect(counts.map(({ changed }) => changed)).to.deep.equal([0, 0, 0])
    expect((await radar.all()).map(({ name }) => name)).to.deep.equal(['A', 'B', 'C', 'D'])
  })

  it('makes one revision of 900 breaches', async () => {
    await using radar = await setUp()
    const many = Array.from({ length: 900 }, (_, index) => ({ ...hibp, Name: `Breach${index}` }))

    const imported = await radar.importer.import(many)

    expect(imported).to.include({ added: 900 })
    expect((await radar.database.breaches.state()).revision).to.equal(1)
    expect(await radar.all()).to.have.length(900)
  })

  it('removes old versions after a day', async () => {
    await using radar = await setUp()
    await radar.importer.import([hibp])
    await radar.importer.import([{ ...hibp, PwnCount: 1 }])
    radar.clock.advance(25 * 3_600_000)

    await radar.importer.import([])

    expect(await radar.database.breaches.state()).to.include({ revision: 2, oldestRevision: 2 })
    expect(await radar.database.breaches.count(1, {})).to.equal(0)
    expect(await radar.database.breaches.count(2, {})).to.equal(1)
  })
})

describe('a description', () => {
  for (const [html, expected] of [
    ['<p onclick="x()">Hi <b>there</b></p>', '<p>Hi <b>there</b></p>'],
    ['<script>alert(1)</script><style>p{}</style>text', 'text'],
    ['<img src=x onerror=alert(1)>text<iframe src="//x"></iframe>', 'text'],
    ['<a href="javascript:alert(1)">a</a><a href="/here">b</a><a href="//x.example">c</a>', '<a>a</a><a>b</a><a>c</a>'],
    ['<a href="data:text/html,x">a</a><a href=" java\nscript:x">b</a>', '<a>a</a><a>b</a>'],
    ['<A HREF="HTTPS://x.example/?a=1&amp;b" STYLE="x">a</A>', '<a href="HTTPS://x.example/?a=1&amp;b" rel="noopener noreferrer nofollow">a</a>'],
    ['<h1>Big</h1><table><tr><td>cell</td></tr></table>', 'Bigcell'],
    ['5 < 6 & 7 > 3', '5 &lt; 6 &amp; 7 &gt; 3'],
    ['<b>open', '<b>open</b>'],
  ] as const) {
    it(`${html.replaceAll('\n', ' ')} becomes ${expected}`, () => {
      expect(toHtml(html)).to.equal(expected)
    })
  }

  it('contains allowed HTML only, for any input', () => {
    const allowed = new Set(['a', 'b', 'blockquote', 'br', 'code', 'em', 'i', 'li', 'ol', 'p', 'strong', 'ul'])
    const part = fc.constantFrom('<', '>', '"', '\'', '=', '/', ' ', 'a', 'b', 'script', 'svg', 'onload', 'href', 'javascript:', '<!--', '-->', '<a href=', 'style', '&#106;', '\0', '<math>', '<p')

    fc.assert(fc.property(fc.array(part, { maxLength: 40 }).map(parts => parts.join('')), html => {
      const clean = toHtml(html)

      for (const [, name, attributes] of clean.matchAll(/<\/?([^\s>/]*)([^>]*)>/g)) {
        expect(allowed.has(name!), `${name} in ${clean}`).to.equal(true)
        expect(attributes!.replaceAll(/ (?:href="https?:[^"]*"|rel="noopener noreferrer nofollow"|\/)/gi, '')).to.equal('')
      }
      expect(toHtml(clean)).to.equal(clean)
    }), { numRuns: 500 })
  })

  it('is shortened to sentences, else to words, and to at most 200 characters', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 500 }), text => {
      expect(shorten(text).length).to.be.at.most(200)
      expect(shorten(text).isWellFormed() || !text.isWellFormed()).to.equal(true)
    }))
    expect(shorten(`${'First sentence here it is. '.repeat(7)}${'Word '.repeat(40)}`)).to.equal('First sentence here it is. '.repeat(7).trim())
    expect(shorten('word '.repeat(60))).to.match(/word…$/)
  })

  it('has a plain text without tags and entities', () => {
    expect(toText('<p>One &amp; <b>two</b></p><ul><li>a&nbsp;b</li><li>&lt;c&gt;</li></ul>')).to.equal('One & two a b <c>')
  })
})

describe('the severity of a breach', () => {
  for (const [dataClasses, counts] of [
    [['Email addresses', 'Passwords'], ['high', 'high', 'critical']],
    [['Credit cards'], ['high', 'high', 'critical']],
    [['Email addresses', 'Phone numbers'], ['medium', 'medium', 'high']],
    [['Password hints'], ['medium', 'medium', 'high']],
    [['Email addresses', 'Usernames'], ['low', 'medium', 'medium']],
    [[], ['low', 'medium', 'medium']],
  ] as const) {
    it(`with ${dataClasses.join(' and ') || 'nothing known'} is ${counts.join(', ')} as it grows`, () => {
      expect([99_999, 100_000, 10_000_000].map(pwnCount => severityOf({ pwnCount, dataClasses }))).to.deep.equal(counts)
    })
  }
})
