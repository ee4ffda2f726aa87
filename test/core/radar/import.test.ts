import { expect } from 'chai'
import fc from 'fast-check'
import type { Breach } from '../../../src/core/radar/breach.ts'
import { createRadarImport } from '../../../src/core/radar/import.ts'
import { openDatabase } from '../../../src/db/database.ts'
import { Failure } from '../../../src/errors.ts'
import { createBreach } from '../../support/breaches.ts'
import { createTestClock } from '../../support/clock.ts'
import { createTestDatabase } from '../../../scripts/support/database.ts'

const hibp = {
  Name: 'ExampleForum',
  Title: 'Example Forum',
  Domain: 'Forum.example.com',
  BreachDate: '2024-03-02',
  AddedDate: '2024-05-06T07:08:09Z',
  ModifiedDate: '2024-06-07T07:08:09Z',
  PwnCount: 183421,
  Description: 'In 2024 the <a href="https://news.example.com" target="_blank">forum</a> was hacked.',
  LogoPath: 'https://logos.example.com/forum.png',
  Attribution: null,
  DisclosureUrl: 'https://news.example.com/forum',
  DataClasses: ['Email addresses', 'Passwords', 'passwords'],
  IsVerified: true,
  IsFabricated: false,
  IsSensitive: true,
  IsRetired: false,
  IsSpamList: false,
  IsMalware: false,
  IsSubscriptionFree: true,
  IsStealerLog: false,
}
const xposed = {
  breachID: 'ExampleBank',
  breachedDate: '2021-01-01T00:00:00+00:00',
  addedDate: '2024-05-06T07:08:09+00:00',
  domain: 'bank.example',
  industry: 'Finance',
  logo: 'https://xposedornot.com/static/logos/bank.png',
  passwordRisk: 'unknown',
  searchable: true,
  sensitive: false,
  verified: true,
  breachType: 'Combolist',
  exposedData: ['Names', 'Phone numbers'],
  exposedRecords: 5300,
  exposureDescription: 'The bank lost letters.',
  referenceURL: '',
}

/** Creates an empty catalogue, with a clock at 21 November 2026. */
async function setUp() {
  const test = await createTestDatabase()
  const database = await openDatabase(test.url)
  const clock = createTestClock()
  let changes = 0
  const importer = createRadarImport({ database, clock, onChange: () => { changes++ } })
  return {
    database,
    clock,
    importer,
    get changes() { return changes },
    read: async (name: string) => JSON.parse(await database.breaches.getRecord(name) ?? 'null') as Breach,
    all: async (): Promise<Breach[]> =>
      (await database.breaches.listRecords()).map(record => JSON.parse(record) as Breach),
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
      name: 'ExampleForum',
      title: 'Example Forum',
      domain: 'forum.example.com',
      breachDate: '2024-03-02',
      addedDate: '2024-05-06',
      modifiedDate: '2024-06-07',
      pwnCount: 183421,
      severity: 'high',
      logoPath: 'https://logos.example.com/forum.png',
      attribution: 'Have I Been Pwned, CC BY 4.0',
      description: 'In 2024 the <a href="https://news.example.com" rel="noopener noreferrer nofollow">forum</a> was hacked.',
      shortDescription: 'In 2024 the forum was hacked.',
      disclosureUrl: 'https://news.example.com/forum',
      dataClasses: ['Email addresses', 'Passwords'],
      isVerified: true,
      isFabricated: false,
      isSensitive: true,
      isRetired: false,
      isSpamList: false,
      isMalware: false,
      isSubscriptionFree: true,
      isStealerLog: false,
      aiEnrichments: {},
    })
  })

  it('reads the format of XposedOrNot', async () => {
    await using radar = await setUp()

    await radar.importer.import({ status: 'success', exposedBreaches: [xposed] })
    const breach = await radar.read('ExampleBank')

    expect(breach).to.include({
      title: 'ExampleBank',
      domain: 'bank.example',
      breachDate: '2021-01-01',
      addedDate: '2024-05-06',
      modifiedDate: '2024-05-06',
      pwnCount: 5300,
      severity: 'medium',
      description: 'The bank lost letters.',
      shortDescription: 'The bank lost letters.',
      disclosureUrl: '',
      isVerified: true,
      isSensitive: false,
    })
    expect(breach.dataClasses).to.deep.equal(['Names', 'Phone numbers'])
  })

  it('reads the responses of Radar, and changes nothing', async () => {
    await using radar = await setUp()
    const enriched = { summary: { text: 'Short', model: 'm1', date: '2026-11-20' }, more: [1] }
    const breach = createBreach('Own', {
      severity: 'critical',
      description: '<p>R &amp; D &lt;3</p>',
      shortDescription: 'Mine.',
      title: 'R & D <3',
      aiEnrichments: enriched,
    })
    await radar.importer.import({ breaches: [breach], pagination: {} })

    const again = await radar.importer.import({ breach })

    expect(again).to.include({ added: 0, changed: 0, unchanged: 1 })
    expect(await radar.read('Own')).to.deep.equal(breach)
  })

  it('changes nothing when it is repeated, with any texts', async () => {
    await using radar = await setUp()
    const html = ['<b>', '</b>', '&amp;', '&lt;', '<a href="http://x.example/?a&b">', '<script>', '"', 'é', ' ', '\n']
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.array(fc.constantFrom(...html), { maxLength: 20 }).map(parts => parts.join('')),
    )
    const someNames = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,4}$/), { minLength: 1, maxLength: 4 })

    await fc.assert(fc.asyncProperty(someNames, text, text, async (names, title, description) => {
      await radar.importer.import(names.map(name => ({
        Name: name,
        Title: title,
        Description: description,
        Attribution: title,
        DataClasses: [title, 'x'],
      })))
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
      { ...hibp, AddedDate: '2025-01-01T00:00:00Z', PwnCount: 200_000 },
      { ...hibp, Name: 'Same' },
      { ...hibp, Name: 'Touched', ModifiedDate: '2025-02-03T00:00:00Z' },
      { ...hibp, Name: 'New' },
    ])

    expect(imported).to.include({ added: 1, changed: 2, unchanged: 1 })
    expect(await radar.read('ExampleForum'))
      .to.include({ addedDate: '2024-05-06', modifiedDate: '2026-11-21', pwnCount: 200_000 })
    expect(await radar.read('Same')).to.include({ addedDate: '2024-05-06', modifiedDate: '2024-06-07' })
    expect(await radar.read('Touched')).to.include({ modifiedDate: '2025-02-03' })
    expect(await radar.read('New')).to.include({ addedDate: '2024-05-06', modifiedDate: '2024-06-07' })
  })

  it('keeps fields that the new catalogue does not have', async () => {
    await using radar = await setUp()
    const enriched = { summary: { text: 'Short', model: 'm1', date: '2026-11-20' } }
    await radar.importer.import([createBreach('ExampleForum', {
      severity: 'low',
      isSpamList: true,
      aiEnrichments: enriched,
      pwnCount: 50_000_000,
      dataClasses: ['Passwords'],
    })])

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
      null, {}, { Name: '' }, { Name: 'x'.repeat(201) }, { Name: 'a\nb' }, { Name: '..' }, { Name: ' a' },
      { Name: '\ud800' }, { name: 7 }, { Name: 'A', PwnCount: -1 }, { Name: 'A', PwnCount: '12' },
      { Name: 'A', BreachDate: 'long ago' }, { Name: 'A', IsVerified: 'maybe' }, { Name: 'A', DataClasses: 'Names' },
      { name: 'A', severity: 'grave' }, { name: 'A', aiEnrichments: { summary: 'text' } },
      { Name: 'A', Description: 'x'.repeat(100_001) }, { Name: 'A', Description: '<b>'.repeat(5_001) },
      { Name: 'A', Attribution: '<b>'.repeat(100_000) }, { Name: 'Fine' }, { Name: 'Fine' },
    ]

    const { added, rejected } = await radar.importer.import(bad)

    expect(added).to.equal(1)
    expect(rejected.map(({ entry }) => entry))
      .to.deep.equal([...Array.from({ length: 19 }, (_, index) => index + 1), 21])
    expect(rejected.every(({ reason }) => reason.length > 5)).to.equal(true)
  })

  for (const [what, catalogue] of [
    ['a number', 7],
    ['an object without a list', { breachCount: 3 }],
    ['entries of another kind', [{ id: 1 }]],
  ] as const) {
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
      { Name: 'First', DisclosureUrl: 'https://a.example/1, https://b.example/2' },
      { Name: 'Separated', DisclosureUrl: separated },
      { Name: 'Long', DisclosureUrl: `https://a.example/${'x'.repeat(2_000)}` },
    ])

    expect((await radar.all()).map(({ name, disclosureUrl }) => [name, disclosureUrl]))
      .to.deep.equal([['First', 'https://a.example/1'], ['Long', ''], ['Separated', '']])
  })

  it('counts only its own changes if another import runs at the same time', async () => {
    await using radar = await setUp()
    const named = (...names: string[]) => names.map(Name => ({ Name }))

    const catalogues = [named('A', 'B'), named('B', 'C'), named('A', 'B', 'C', 'D')]
    const counts = await Promise.all(catalogues.map(async catalogue => {
      const { added, changed: changed, unchanged } = await radar.importer.import(catalogue)
      return { added, changed, unchanged }
    }))

    expect(counts.map(({ added, unchanged }) => added + unchanged), 'each import counts all of its entries')
      .to.deep.equal([2, 2, 4])
    expect(counts.reduce((sum, { added }) => sum + added, 0), 'each breach is added once').to.equal(4)
    expect(counts.map(({ changed }) => changed)).to.deep.equal([0, 0, 0])
    expect((await radar.all()).map(({ name }) => name)).to.deep.equal(['A', 'B', 'C', 'D'])
  })

  it('creates one revision for 900 breaches', async () => {
    await using radar = await setUp()
    const many = Array.from({ length: 900 }, (_, index) => ({ ...hibp, Name: `Breach${index}` }))

    const imported = await radar.importer.import(many)

    expect(imported).to.include({ added: 900 })
    expect((await radar.database.breaches.getState()).revision).to.equal(1)
    expect(await radar.all()).to.have.length(900)
  })

  it('removes old versions after a day', async () => {
    await using radar = await setUp()
    await radar.importer.import([hibp])
    await radar.importer.import([{ ...hibp, PwnCount: 1 }])
    radar.clock.advance(25 * 3_600_000)

    await radar.importer.import([])

    expect(await radar.database.breaches.getState()).to.include({ revision: 2, oldestRevision: 2 })
    expect(await radar.database.breaches.count(1, {})).to.equal(0)
    expect(await radar.database.breaches.count(2, {})).to.equal(1)
  })
})
