import { expect } from 'chai'
import { entryBytes, isFirstOfRecord } from '../../../src/core/leaks/index-entry.ts'
import { indexPageEntries, toPages } from '../../../src/core/leaks/pages.ts'
import { createLeakStage, people, peopleMapping as mapping, type LeakStage } from '../../support/leaks.ts'

/** Leaves only the first entry of each record in the index of the source, as rules with fewer values would. */
async function keepFirstEntries({ database }: LeakStage): Promise<void> {
  const { indexBatch } = (await database.leakSources.get('demo'))!
  const pages = await database.leakRecords.listPagesAfter('demo', indexBatch!, undefined, 1_000)
  const all = Buffer.concat(pages.map(({ entries }) => entries))
  const kept = Array.from({ length: all.length / entryBytes }, (_, index) => index * entryBytes)
    .filter(at => isFirstOfRecord(all, at)).map(at => all.subarray(at, at + entryBytes))
  while (await database.leakRecords.removePages('demo', indexBatch!));
  await database.inTransaction(tx => tx.leakRecords.insert('demo', indexBatch!, {
    blocks: [], pages: toPages(Buffer.concat(kept), indexPageEntries),
  }))
}

describe('the domains of an imported leak source', () => {
  it('find the records of each host below them, and of addresses at these hosts', async () => {
    await using stage = await createLeakStage()
    const rows = [
      { 'E-Mail': 'sam@corp.example', 'Seite': '1' },
      { 'E-Mail': 'kim@mail.corp.example', 'Seite': '2' },
      { 'E-Mail': 'lee@other.example', 'Seite': 'https://login.corp.example/in' },
      { 'E-Mail': 'pat@notcorp.example', 'Seite': '4' },
      { 'E-Mail': 'jo@gmail.com', 'Seite': '5' },
    ]

    const path = await stage.file('rows.jsonl', rows.map(row => JSON.stringify(row)).join('\n'))
    await stage.leaks.import(stage.request(path))

    expect(await stage.find('Domain Name', 'corp.example')).to.have.deep.members(rows.slice(0, 3))
    expect(await stage.find('Domain Name', 'mail.corp.example')).to.deep.equal([rows[1]])
    expect(await stage.find('Domain Name', 'login.corp.example')).to.deep.equal([rows[2]])
    expect(await stage.find('Domain Name', 'gmail.com')).to.deep.equal([])
    expect(await stage.find('Email Address', 'jo@gmail.com')).to.deep.equal([rows[4]])
  })

  it('find the records of an earlier version after its file was imported again', async () => {
    await using stage = await createLeakStage()
    const path = await stage.file('people.csv', people(300))
    await stage.leaks.import(stage.request(path, { mapping }))
    await keepFirstEntries(stage)
    expect(await stage.find('Domain Name', 'example.com')).to.deep.equal([])

    const { records, added } = await stage.leaks.import(stage.request(path, { mapping }))

    expect({ records, added }).to.deep.equal({ records: 300, added: 0 })
    expect(await stage.find('Domain Name', 'example.com')).to.have.length(300)
    expect(await stage.find('Email Address', 'person7@example.com')).to.have.length(1)
    expect(await stage.find('Pseudonym', 'user7')).to.have.length(1)
    expect((await stage.leaks.list())[0]!.records).to.equal(300)
    const again = await stage.leaks.import(stage.request(path, { mapping }))
    expect(again.added).to.equal(0)
    expect(await stage.find('Domain Name', 'example.com')).to.have.length(300)
  })
})
