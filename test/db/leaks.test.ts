import { expect } from 'chai'
import type { StoredLeakSource } from '../../src/db/leak-sources.ts'
import { openDatabase } from '../../src/db/database.ts'
import { createTestDatabase } from '../../scripts/support/database.ts'

const source: StoredLeakSource = {
  code: 'demo',
  name: 'Demo',
  template: 'credentials',
  mapping: '{}',
  types: '[]',
  breach: null,
  dataKey: 'key',
  state: 'importing',
  recordCount: 0,
  indexBatch: null,
  unfinished: '{"at":1}',
  createdAt: '2026-11-21T00:00:00.000Z',
  updatedAt: '2026-11-21T00:00:00.000Z',
}

async function open() {
  const { url, drop } = await createTestDatabase()
  const database = await openDatabase(url)
  return {
    ...database,
    async [Symbol.asyncDispose]() {
      await database.close()
      await drop()
    },
  }
}

const page = (first: number) => ({ first: Buffer.alloc(16, first), entries: Buffer.from([first]) })

describe('leak source repository', () => {
  it('stores every field and refuses a code that exists', async () => {
    await using database = await open()
    const whole = {
      ...source,
      breach: 'Adobe',
      recordCount: 5_000_000_000,
      indexBatch: 7,
      unfinished: null,
    }

    const inserted = [await database.leakSources.insert(whole), await database.leakSources.insert(source)]

    expect(inserted).to.deep.equal([true, false])
    expect(await database.leakSources.get('demo')).to.deep.equal(whole)
    expect(await database.leakSources.list()).to.deep.equal([whole])
    expect(await database.leakSources.get('other')).to.equal(undefined)
  })

  it('changes a source only if the caller has read its latest state', async () => {
    await using database = await open()
    await database.leakSources.insert(source)

    const first = await database.leakSources.update(source, { unfinished: '{"at":2}' })
    const stale = await database.leakSources.update(source, { unfinished: '{"at":3}' })
    const last = await database.leakSources.update({ ...source, unfinished: '{"at":2}' }, {
      unfinished: null,
      state: 'ready',
    })
    const again = await database.leakSources.update({ ...source, unfinished: null, state: 'ready' }, { name: 'Other' })
    await database.leakSources.dropDataKey('demo', source.createdAt)
    const forgotten = await database.leakSources.update({ ...source, unfinished: null, state: 'ready' }, {
      name: 'Third',
    })

    expect([first, stale, last, again, forgotten]).to.deep.equal([true, false, true, true, false])
    expect(await database.leakSources.get('demo')).to.include({ name: 'Other', state: 'removing', dataKey: '' })
  })
})

describe('leak source that another process changed without a visible difference of state', () => {
  const ready: StoredLeakSource = { ...source, state: 'ready', unfinished: null, indexBatch: 1 }

  it('is not overwritten by a process that read it before another import', async () => {
    await using database = await open()
    await database.leakSources.insert(ready)
    await database.leakSources.update(ready, { unfinished: '{"at":1}' })
    await database.leakSources.update({ ...ready, unfinished: '{"at":1}' }, { unfinished: null, indexBatch: 3 })

    const stale = await database.leakSources.update(ready, { ...ready, unfinished: '{"at":2}' })

    expect(stale).to.equal(false)
    expect(await database.leakSources.get('demo')).to.include({ indexBatch: 3, unfinished: null })
  })

  it('keeps its data key if the source was removed and created again since the read', async () => {
    await using database = await open()
    await database.leakSources.insert({ ...ready, dataKey: 'another' })

    const stale = await database.leakSources.update(ready, { ...ready, unfinished: '{"at":2}' })

    expect(stale).to.equal(false)
    expect(await database.leakSources.get('demo')).to.include({ dataKey: 'another', unfinished: null })
  })
})

describe('leak record repository', () => {
  it('finds the index page that begins at or before a key, in the current index', async () => {
    await using database = await open()
    await database.leakSources.insert({ ...source, indexBatch: 2 })
    await database.inTransaction(async tx => {
      await tx.leakRecords.insert('demo', 1, { blocks: [], pages: [page(1)] })
      await tx.leakRecords.insert('demo', 2, { blocks: [], pages: [page(0x10), page(0x7f), page(0x80), page(0xff)] })
      await tx.leakRecords.insert('other', 2, { blocks: [], pages: [page(0x20)] })
    })

    const at = async (first: number) => [
      (await database.leakRecords.getIndexPage('demo', Buffer.alloc(16, first)))?.entries[0],
      (await database.leakRecords.getIndexPageAfter('demo', Buffer.alloc(16, first)))?.entries[0],
    ]

    expect(await at(0x05)).to.deep.equal([undefined, 0x10])
    expect(await at(0x10)).to.deep.equal([0x10, 0x7f])
    expect(await at(0x7f)).to.deep.equal([0x7f, 0x80])
    expect(await at(0xfe)).to.deep.equal([0x80, 0xff])
    expect(await at(0xff)).to.deep.equal([0xff, undefined])
    expect(await database.leakRecords.getIndexPage('nothing', Buffer.alloc(16))).to.equal(undefined)
  })

  it('returns the block of the first entry of a value with its page on PostgreSQL', async () => {
    await using database = await open()
    await database.leakSources.insert({ ...source, indexBatch: 2 })
    const hashOf = (byte: number) => Buffer.alloc(8, byte)
    const entries = Buffer.concat([
      Buffer.from([...hashOf(1), ...hashOf(0xa1), 0, 0, 0, 2, 0, 9, 0x80, 1]),
      Buffer.from([...hashOf(3), ...hashOf(0xa3), 0, 1, 2, 3, 2, 1, 0x80, 5]),
      Buffer.from([...hashOf(3), ...hashOf(0xa4), 0, 0, 0, 2, 0, 9, 0x80, 2]),
      Buffer.from([...hashOf(4), ...hashOf(0xa5), 0, 0, 0, 7, 0, 7, 0x80, 2]),
    ])
    const block = { number: 0x0201, data: Buffer.from('block') }
    await database.inTransaction(async tx => {
      await tx.leakRecords.insert('demo', 2, { blocks: [], pages: [{ first: entries.subarray(0, 16), entries }] })
      await tx.leakRecords.insert('demo', 0x0001_0203, { blocks: [block], pages: [] })
      await tx.leakRecords.insert('other', 7, { blocks: [{ ...block, number: 7 }], pages: [] })
    })

    const blockOf = async (byte: number) => {
      const found = await database.leakRecords.getIndexPage('demo', Buffer.concat([hashOf(byte), Buffer.alloc(8)]))
      return found?.block && [found.block.batch, found.block.number, String(Buffer.from(found.block.data))]
    }

    const onPostgres = process.env['TEST_DATABASE_URL'] !== undefined
    expect(await blockOf(3)).to.deep.equal(onPostgres ? [0x0001_0203, 0x0201, 'block'] : undefined)
    expect(await blockOf(4)).to.equal(undefined) // the block of number 4 is that of another source
    expect(await blockOf(0xa4)).to.equal(undefined) // the hash of a record, not of a value
  })

  it('reads and removes blocks and pages by batch and number', async () => {
    await using database = await open()
    const blocks = Array.from({ length: 1_200 }, (_, number) => ({ number, data: Buffer.alloc(number, number) }))
    await database.inTransaction(async tx => {
      await tx.leakRecords.insert('demo', 3, {
        blocks,
        pages: blocks.map(({ number }) => ({ first: Buffer.from([number >> 8, number]), entries: Buffer.alloc(1) })),
      })
      await tx.leakRecords.insert('demo', 4, { blocks: blocks.slice(0, 1), pages: [page(1)] })
    })
    const { leakRecords } = database

    const pages = await leakRecords.listPagesAfter('demo', 3, Buffer.from([0, 255]), 2)
    const block = await leakRecords.getBlock('demo', 3, 1_199)
    await leakRecords.removeBlocks('demo', 3, blocks.slice(2).map(({ number }) => number))
    const left = await leakRecords.listBlockNumbers('demo', 3)
    while (await leakRecords.removeBlocksFrom('demo', 4));
    while (await leakRecords.removePagesExcept('demo', [4]));

    expect(pages.map(({ first }) => [...first])).to.deep.equal([[1, 0], [1, 1]])
    expect(Buffer.from(block!).equals(blocks[1_199]!.data)).to.equal(true)
    expect(left).to.deep.equal([0, 1])
    expect(await leakRecords.listBlockNumbers('demo', 3)).to.deep.equal([0, 1])
    expect(await leakRecords.listBlockNumbers('demo', 4)).to.deep.equal([])
    expect([await leakRecords.countPages('demo', 3), await leakRecords.countPages('demo', 4)]).to.deep.equal([0, 1])
  })

  it('inserts all rows or none, and only in a transaction', async () => {
    await using database = await open()
    const some = { blocks: [{ number: 0, data: Buffer.alloc(3) }], pages: [page(1), page(1)] }

    const twice = await database.inTransaction(tx => tx.leakRecords.insert('demo', 1, some)).then(
      () => 'stored',
      () => 'refused',
    )
    const outside = await database.leakRecords.insert('demo', 1, some).then(() => 'stored', () => 'refused')

    expect([twice, outside]).to.deep.equal(['refused', 'refused'])
    expect(await database.leakRecords.listBlockNumbers('demo', 1)).to.deep.equal([])
  })
})
