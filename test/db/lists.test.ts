import { randomBytes } from 'node:crypto'
import { expect } from 'chai'
import { fromParts, toParts } from '../../src/core/lists/parts.ts'
import { openDatabase, type Database } from '../../src/db/database.ts'
import { nextTurn } from '../../src/lib/pauses.ts'
import { createTestDatabase, type TestDatabase } from '../../scripts/support/database.ts'
import { onDatabase } from '../../scripts/support/tables.ts'

const at = '2026-11-23T10:00:00.000Z'
const facts = {
  layout: 'l',
  etag: null,
  lastModified: null,
  entries: 1,
  unread: 0,
  leftOut: 3,
  publishedAt: null,
  fetchedAt: at,
}

describe('the stored copy of a list', () => {
  let file: TestDatabase
  let database: Database
  beforeEach(async () => {
    file = await createTestDatabase()
    database = await openDatabase(file.url)
  })
  afterEach(async () => {
    await database.close()
    await file.drop()
  })

  const revisions = () => onDatabase({ databaseUrl: file.url }, db =>
    db('list_parts').distinct('revision').pluck('revision'))

  async function store(token: string, revision: string, content: Buffer): Promise<boolean> {
    return database.lists.replace({ slug: 'a', token }, { ...facts, revision, parts: await toParts(content) })
  }

  it('has parts of at most one mebibyte, and replaces those of the former copy', async () => {
    const [first, second] = [randomBytes(2_500_000), randomBytes(1_100_000)]

    await database.lists.claim({ slug: 'a', token: 'one' }, 60_000)
    await store('one', 'first', first)
    const before = await database.lists.content('a')
    await database.lists.claim({ slug: 'a', token: 'two' }, 60_000)
    await store('two', 'second', second)
    const after = await database.lists.content('a')

    expect(before?.parts).to.have.length(3)
    expect(Math.max(...before!.parts.map(({ length }) => length))).to.be.below(1_100_000)
    expect((await fromParts(before!.parts)).equals(first)).to.equal(true)
    expect((await fromParts(after!.parts)).equals(second)).to.equal(true)
    expect(await revisions()).to.deep.equal(['second'])
  })

  it('stays, without parts of another one, if the lease was lost', async () => {
    await database.lists.claim({ slug: 'a', token: 'one' }, 60_000)
    await store('one', 'first', Buffer.from('content'))
    const isStored = await store('lost', 'second', Buffer.from('other'))

    expect(isStored).to.equal(false)
    expect((await database.lists.content('a'))?.revision).to.equal('first')
    expect(await revisions()).to.deep.equal(['first'])
  })

  it('keeps its parts while the process that stored the former copy still removes older parts', async () => {
    const parts = Array.from({ length: 30 }, (_, at) => Buffer.from([at]))
    const replace = (token: string) =>
      database.lists.replace({ slug: 'a', token }, { ...facts, revision: `of ${token}`, parts })
    await database.lists.claim({ slug: 'a', token: 'one' }, 60_000)
    await replace('one')
    await database.lists.claim({ slug: 'a', token: 'two' }, 60_000)
    const replacing = replace('two')
    while (!await database.lists.claim({ slug: 'a', token: 'three' }, 60_000)) await nextTurn()
    await replace('three')
    await replacing

    expect(await database.lists.content('a')).to.eql({ revision: 'of three', parts })
    expect(await revisions()).to.deep.equal(['of three'])
  })

  it('leaves no parts behind if storing breaks off, as on a full disk', async () => {
    await database.lists.claim({ slug: 'a', token: 'one' }, 60_000)
    const parts = [...await toParts(randomBytes(1_100_000)), null as unknown as Buffer] // null: the column refuses it
    const failed = await database.lists.replace({ slug: 'a', token: 'one' }, { ...facts, revision: 'half', parts })
      .then(() => 'stored', () => 'failed')

    expect(failed).to.equal('failed')
    expect(await revisions()).to.deep.equal([])
  })

  it('loses the parts of a killed process when the list is claimed again', async () => {
    await database.lists.claim({ slug: 'a', token: 'one' }, 60_000)
    await store('one', 'first', Buffer.from('content'))
    await onDatabase({ databaseUrl: file.url }, db =>
      db('list_parts').insert({ slug: 'a', revision: 'half', number: 0, content: Buffer.from('half') }))

    await database.lists.claim({ slug: 'a', token: 'two' }, 60_000)

    expect(await revisions()).to.deep.equal(['first'])
  })
})
