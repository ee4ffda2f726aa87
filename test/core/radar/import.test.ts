import { expect } from 'chai'
import fc from 'fast-check'
import { createBreach } from '../../support/breaches.ts'
import { hibp, setUpImport } from '../../support/radar-import.ts'

describe('an import into Radar', () => {
  it('recognises a name in any equivalent Unicode form', async () => {
    await using radar = await setUpImport()

    const added = await radar.importer.import([{ ...hibp, Name: 'Cafe\u0301' }])
    const again = await radar.importer.import([{ ...hibp, Name: 'Caf\u00e9' }])
    const names = (await radar.all()).map(({ name }) => name)
    await radar.importer.remove(['Cafe\u0301'])

    expect([added.added, again.unchanged]).to.deep.equal([1, 1])
    expect(names).to.deep.equal(['Caf\u00e9'])
    expect(await radar.all()).to.deep.equal([])
  })

  it('changes nothing when it is repeated, with any texts', async () => {
    await using radar = await setUpImport()
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
    await using radar = await setUpImport()
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
    await using radar = await setUpImport()
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
    await using radar = await setUpImport()
    await radar.importer.import([{ Name: 'A', PwnCount: 10, DataClasses: ['Names'] }])
    const before = (await radar.read('A')).severity

    await radar.importer.import([{ Name: 'A', PwnCount: 20_000_000, DataClasses: ['Names', 'Passwords'] }])

    expect([before, (await radar.read('A')).severity]).to.deep.equal(['low', 'critical'])
  })

  it('counts only its own changes if another import runs at the same time', async () => {
    await using radar = await setUpImport()
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
    await using radar = await setUpImport()
    const many = Array.from({ length: 900 }, (_, index) => ({ ...hibp, Name: `Breach${index}` }))

    const imported = await radar.importer.import(many)

    expect(imported).to.include({ added: 900 })
    expect((await radar.database.breaches.getState()).revision).to.equal(1)
    expect(await radar.all()).to.have.length(900)
  })

  it('removes old versions after a day', async () => {
    await using radar = await setUpImport()
    await radar.importer.import([hibp])
    await radar.importer.import([{ ...hibp, PwnCount: 1 }])
    radar.clock.advance(25 * 3_600_000)

    await radar.importer.import([])

    expect(await radar.database.breaches.getState()).to.include({ revision: 2, oldestRevision: 2 })
    expect(await radar.database.breaches.count(1, {})).to.equal(0)
    expect(await radar.database.breaches.count(2, {})).to.equal(1)
  })
})
