import { expect } from 'chai'
import { Failure } from '../../../src/errors.ts'
import { createBreach } from '../../support/breaches.ts'
import { hibp, setUpImport } from '../../support/radar-import.ts'

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

describe('an import of breaches', () => {
  it('reads the format of Have I Been Pwned, and adds its attribution', async () => {
    await using radar = await setUpImport()

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
      description:
        'In 2024 the <a href="https://news.example.com" rel="noopener noreferrer nofollow">forum</a> was hacked.',
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
    await using radar = await setUpImport()

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
    await using radar = await setUpImport()
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

  it('skips unreadable entries, and reports the reason', async () => {
    await using radar = await setUpImport()
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
      await using radar = await setUpImport()

      const refused = await radar.importer.import(catalogue).then(() => undefined, (error: unknown) => error)

      expect(refused).to.be.instanceOf(Failure).and.to.include({ code: 'VALIDATION_ERROR' })
      expect([await radar.all(), radar.changes]).to.deep.equal([[], 0])
    })
  }

  it('reads the first of several addresses, and no address that is too long', async () => {
    await using radar = await setUpImport()
    const separated = `https://a.example/${','.repeat(300_000)}`

    await radar.importer.import([
      { Name: 'First', DisclosureUrl: 'https://a.example/1, https://b.example/2' },
      { Name: 'Separated', DisclosureUrl: separated },
      { Name: 'Long', DisclosureUrl: `https://a.example/${'x'.repeat(2_000)}` },
    ])

    expect((await radar.all()).map(({ name, disclosureUrl }) => [name, disclosureUrl]))
      .to.deep.equal([['First', 'https://a.example/1'], ['Long', ''], ['Separated', '']])
  })
})
