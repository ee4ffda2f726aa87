import { expect } from 'chai'
import type { Breach } from '../../../src/core/radar/breach.ts'
import { start } from '../../../scripts/support/start.ts'

describe('a fresh Radar', () => {
  it('has a starter catalogue of at least 60 breaches with their facts and references', async () => {
    await using service = await start()

    const { body } = await service.request('GET', '/radar/breaches?limit=1000')
    const { body: one } = await service.request('GET', '/radar/breaches/Adobe')
    const breaches = body.breaches

    expect(breaches.length).to.be.at.least(60)
    expect(new Set(breaches.map(({ name }) => name.toLowerCase())).size).to.equal(breaches.length)
    for (const breach of breaches) {
      expect(breach.disclosureUrl, breach.name).to.match(/^https?:\/\/[^/]+\/./)
      expect(breach.breachDate, breach.name).to.match(/^20\d\d-\d\d-\d\d$/)
      expect(breach.addedDate >= breach.breachDate, breach.name).to.equal(true)
      expect(breach.pwnCount, breach.name).to.be.above(0)
      expect(breach.dataClasses, breach.name).not.to.deep.equal([])
      expect(breach.description.length, breach.name).to.be.above(40)
      expect(breach.shortDescription, breach.name).not.to.equal('')
    }
    expect(one.breach).to.include({
      domain: 'adobe.com',
      breachDate: '2013-10-04',
      pwnCount: 152_445_165,
      severity: 'critical',
    })
  })

  it('is filled once, so that changes and removals by the operator survive later starts', async () => {
    await using service = await start()
    const { radarImport, fillRadar, database } = service.tracewell
    await radarImport.import([{ name: 'Adobe', title: 'Adobe Systems' }])
    await radarImport.remove(['Canva', 'Dropbox'])
    const before = await database.breaches.getState()

    await fillRadar()

    expect(await database.breaches.getState()).to.deep.equal(before)
    expect((await service.request('GET', '/radar/breaches/Adobe')).body.breach.title).to.equal('Adobe Systems')
    expect((await service.request('GET', '/radar/breaches/Canva')).status).to.equal(404)
    expect((await service.request('GET', '/radar/breaches/Dropbox')).status).to.equal(404)
  })

  it('stays empty if the operator has removed all breaches', async () => {
    await using service = await start()
    const { radarImport, fillRadar, database } = service.tracewell
    await radarImport.remove((await database.breaches.listRecords()).map(record => (JSON.parse(record) as Breach).name))

    await fillRadar()

    expect((await service.request('GET', '/radar/breaches')).body).to.deep.equal({
      breaches: [],
      pagination: { limit: 100, total: 0, nextCursor: null },
    })
  })
})
