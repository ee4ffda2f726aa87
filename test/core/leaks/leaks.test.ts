import { readFile, symlink } from 'node:fs/promises'
import { gzipSync, zstdCompressSync } from 'node:zlib'
import { expect } from 'chai'
import type { Failure } from '../../../src/errors.ts'
import { createLeakStage, people, peopleMapping } from '../../support/leaks.ts'
import { onDatabase } from '../../../scripts/support/tables.ts'

const mapping = peopleMapping

describe('an imported leak source', () => {
  it('finds each of its records, and nothing else', async () => {
    await using stage = await createLeakStage()
    const path = await stage.file('people.csv', people(300))

    const imported = await stage.leaks.import(stage.request(path, { mapping, breach: 'Demo2019' }))
    const [source] = await stage.leaks.sources()

    expect(imported).to.deep.equal({
      code: 'demo',
      isResumed: false,
      finished: true,
      records: 300,
      rejected: 0,
      added: 300,
      unindexed: 0,
      fields: ['ip', 'mail', 'nick', 'password'].map((column, index) => ({
        name: column,
        field: (['ip', 'email', 'username', 'password'] as const)[index]!,
        rows: 300,
        indexed: column === 'password' ? 0 : 300,
        types: [['IP Address'], ['Domain Name', 'Email Address'], ['Pseudonym'], []][index]!,
        not_indexed: column === 'password' ? [{ reason: 'secret', rows: 300 }] : [],
      })),
    })
    expect(source).to.deep.include({
      code: 'demo',
      name: 'Demo',
      template: 'credentials',
      mapping,
      breach: 'Demo2019',
      requiresKey: false,
      homepage: null,
      types: ['Domain Name', 'Email Address', 'IP Address', 'Pseudonym'],
    })
    for (const number of [0, 1, 150, 299]) {
      const expected = {
        mail: `person${number}@example.com`,
        nick: `user${number}`,
        password: `secret${number}`,
        ip: `192.0.2.${number % 250}`,
      }
      expect(await stage.find('Email Address', `person${number}@example.com`)).to.deep.equal([expected])
      expect(await stage.find('Pseudonym', `user${number}`)).to.deep.equal([expected])
    }
    expect(await stage.find('Email Address', 'person300@example.com')).to.deep.equal([])
    expect(await stage.find('Pseudonym', 'person1@example.com')).to.deep.equal([])
    expect((await stage.find('IP Address', '192.0.2.7')).map(({ nick }) => nick)).to.have.members(['user7', 'user257'])
  })

  it('is stored so that a look-up writes nothing to PostgreSQL', async function () {
    if (process.env['TEST_DATABASE_URL'] === undefined) return this.skip()
    await using stage = await createLeakStage()

    await stage.leaks.import(stage.request(await stage.file('people.csv', people(300)), { mapping }))
    const tables = await onDatabase({ databaseUrl: stage.url }, db =>
      db('pg_class').whereIn('relname', ['leak_blocks', 'leak_pages']).orderBy('relname')
        .select('relname', db.raw('relpages > 0 and relallvisible = relpages as "isVisible"')))

    expect(tables).to.deep.equal([
      { relname: 'leak_blocks', isVisible: true },
      { relname: 'leak_pages', isVisible: true },
    ])
  })

  it('returns every record of a value once, from all blocks', async () => {
    await using stage = await createLeakStage()
    const numbers = Array.from({ length: 400 }, (_, number) => number)
    const path = await stage.file(
      'many.csv',
      `domain,note\n${numbers.map(number => `many.example,note ${number}\n`).join('')}`,
    )

    await stage.leaks.import(stage.request(path))
    const found = await stage.find('Domain Name', 'many.example')

    expect(found.map(({ note }) => note)).to.have.members(numbers.map(number => `note ${number}`))
  })

  it('finds values of all five types, in any spelling', async () => {
    await using stage = await createLeakStage()
    const record = {
      email: ' Sam.Smith@EXAMPLE.com',
      username: 'SamSmith',
      url: 'https://Login.Example.ORG:8443/in?x=1',
      domain: 'München.example',
      wallet: '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed',
      ip: '2001:DB8:0:0::1',
    }
    const path = await stage.file('one.jsonl', JSON.stringify(record))

    await stage.leaks.import(stage.request(path))

    const [source] = await stage.leaks.sources()
    expect(source!.types).to.have.members(['Email Address', 'Pseudonym', 'Domain Name', 'Cryptocurrency', 'IP Address'])
    for (
      const [type, value] of [
        ['Email Address', 'sam.smith@example.com'],
        ['Pseudonym', 'samsmith'],
        ['Domain Name', 'login.example.org'],
        ['Domain Name', 'example.org'],
        ['Domain Name', 'example.com'],
        ['Domain Name', 'xn--mnchen-3ya.example'],
        ['Cryptocurrency', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
        ['IP Address', '2001:db8::1'],
      ] as const
    ) expect(await stage.find(type, value), `${type} ${value}`).to.deep.equal([record])
    for (
      const [type, value] of [['Domain Name', 'org'], ['Domain Name', 'other.example.com'], ['Pseudonym',
        'sam']] as const
    ) {
      expect(await stage.find(type, value), `${type} ${value}`).to.deep.equal([])
    }
  })

  it('finds every value of a list', async () => {
    await using stage = await createLeakStage()
    const record = { username: ['sam', 'SAM', 'kim'], note: 'x' }

    await stage.leaks.import(stage.request(await stage.file('one.jsonl', JSON.stringify(record))))

    expect(await stage.find('Pseudonym', 'kim')).to.deep.equal([record])
    expect(await stage.find('Pseudonym', 'sam')).to.deep.equal([record])
  })

  it('returns all records of a value, even if there are many', async () => {
    await using stage = await createLeakStage()
    const rows = Array.from({ length: 1_000 }, (_, number) => `all@example.com:secret${number}\nuser${number}:x\n`)

    await stage.leaks.import(stage.request(await stage.file('combos.txt', rows.join(''))))
    const found = await stage.find('Email Address', 'all@example.com')

    expect(new Set(found.map(({ password }) => password)).size).to.equal(1_000)
    expect(await stage.find('Pseudonym', 'user999')).to.have.length(1)
  })

  for (const [name, compress] of [['gzip', gzipSync], ['zstd', zstdCompressSync]] as const) {
    it(`is read from ${name}`, async () => {
      await using stage = await createLeakStage()
      const content = people(500)
      const half = content.indexOf('\n', content.length / 2) + 1
      const parts = [content.slice(0, half), content.slice(half)].map(part => compress(Buffer.from(part)))

      const { added } = await stage.leaks
        .import(stage.request(await stage.file('people.csv.packed', Buffer.concat(parts)), { mapping, format: 'csv' }))

      expect(added).to.equal(500)
      expect(await stage.find('Pseudonym', 'user499')).to.have.length(1)
    })
  }

  it('fails on a damaged file with an error', async () => {
    await using stage = await createLeakStage()
    const packed = gzipSync(Buffer.from(people(5_000)))
    const path = await stage.file('people.csv.gz', packed.subarray(0, packed.length - 100))

    const error = await stage.leaks.import(stage.request(path, { mapping })).catch((thrown: unknown) => thrown as Error)

    expect(error).to.include({ code: 'VALIDATION_ERROR' }).with.property('message').that
      .matches(/people\.csv\.gz is damaged or cut off after \d+ bytes of .*: (the file ends within|unexpected end)/)
    expect(await stage.leaks.sources()).to.deep.equal([])
  })

  it('counts the rows with bytes that are no character in the encoding of the file', async () => {
    await using stage = await createLeakStage()
    const rows = [
      'email,name,note',
      'a@corp.example,\xd5\xc5,\xd5.',
      'b@corp.example,\xd5\xc5,',
      'c@corp.example,x\xd5.,y\xd5.',
    ]
    const path = await stage.file('gbk.csv', Buffer.from(`${rows.join('\n')}\n`, 'latin1'))

    const { records, notes } = await stage.leaks.import(stage.request(path, { encoding: 'gb18030' }))

    expect([records, notes]).to.deep.equal([3, ['2 rows have bytes that are not gb18030, read as \ufffd']])
    expect(await stage.find('Email Address', 'b@corp.example')).to.have.length(1)
  })

  it('adds nothing from the same file, and only new records from another file', async () => {
    await using stage = await createLeakStage()
    const first = await stage.file('first.csv', people(400))
    const second = await stage.file('second.csv', people(400, 300))
    await stage.leaks.import(stage.request(first, { mapping }))
    const blocks = () =>
      onDatabase(
        { databaseUrl: stage.url },
        async db => Number((await db('leak_blocks').count({ count: '*' }).first())!['count']),
      )
    const before = await blocks()

    const again = await stage.leaks.import(stage.request(first, { mapping }))
    const after = await blocks()
    const more = await stage.leaks.import({ code: 'demo', path: second, rejects: stage.rejects })
    const [listed] = await stage.leaks.list()

    expect(again).to.include({ records: 400, added: 0, isResumed: false })
    expect(after).to.equal(before)
    expect(more).to.include({ records: 400, added: 300 })
    expect(listed).to.include({ records: 700, state: 'ready', unfinished: null })
    for (const number of [0, 350, 699]) expect(await stage.find('Pseudonym', `user${number}`)).to.have.length(1)
  })

  it('counts equal records of one file once', async () => {
    await using stage = await createLeakStage()
    const rows = people(50).split('\n')
    const path = await stage.file('people.csv', [...rows, ...rows.slice(1)].join('\n'))

    const imported = await stage.leaks.import(stage.request(path, { mapping }))

    expect(imported).to.include({ records: 100, added: 50 })
    expect(await stage.find('Pseudonym', 'user7')).to.have.length(1)
  })

  it('skips bad rows and writes each with its line and its fault', async () => {
    await using stage = await createLeakStage({ pieceBytes: 60 })
    const path = await stage.file('people.csv', 'mail,nick\na@example.com,a\nb\n\n"c,c\nbare,\nd@example.com,d\n')

    const imported = await stage.leaks.import(stage.request(path, { mapping }))

    expect(imported).to.deep.include({
      records: 3,
      rejected: 2,
      added: 3,
      notes: ['1 row has a quote without its pair, which was kept as a part of the cell'],
    })
    expect(await readFile(stage.rejects, 'utf8')).to.equal([
      '3\tit has 1 cells instead of 2\tb\n',
      '5\tit is stored, but not found by its mail, which is no Email Address\t"c\n',
      '6\tit has no value in an indexed field\tbare,\n',
    ].join(''))
  })

  it('refuses the data set as the file of rejects', async () => {
    await using stage = await createLeakStage()
    const rows = `${people(1)}bad\n`
    const path = await stage.file('people.csv', rows)
    await symlink(path, stage.rejects)

    const refused = await stage.leaks.import(stage.request(path, { mapping })).catch((error: Failure) => error.code)

    expect(refused).to.equal('VALIDATION_ERROR')
    expect(await readFile(path, 'utf8')).to.equal(rows)
  })

  it('writes no file of rejects if all rows are good', async () => {
    await using stage = await createLeakStage()

    await stage.leaks.import(stage.request(await stage.file('people.csv', people(3)), { mapping }))

    expect(await readFile(stage.rejects).catch((error: NodeJS.ErrnoException) => error.code)).to.equal('ENOENT')
  })

  it('writes rejected rows to a path that is no regular file', async () => {
    await using stage = await createLeakStage()
    const path = await stage.file('people.csv', `${people(1)}bad\n`)

    const imported = await stage.leaks.import(stage.request(path, { mapping, rejects: '/dev/null' }))

    expect(imported).to.include({ finished: true, records: 1, rejected: 1 })
  })

  it('reports a file without a record if its rejects went to a path that is no regular file', async () => {
    await using stage = await createLeakStage()
    const path = await stage.file('bad.jsonl', '{"note":"x"}\n')

    const refused = stage.leaks.import(stage.request(path, { rejects: '/dev/null' }))

    expect(await refused.catch((error: Failure) => error.message))
      .to.equal('Nothing was imported: none of the 1 rows holds a record')
  })

  it('is removed with all of its rows', async () => {
    await using stage = await createLeakStage()
    const path = await stage.file('people.csv', people(300))
    await stage.leaks.import(stage.request(path, { mapping }))
    await stage.leaks.import(stage.request(path, { mapping, code: 'other' }))

    const removed = await stage.leaks.remove('demo')

    expect(removed).to.deep.equal({ code: 'demo', records: 300 })
    expect((await stage.leaks.list()).map(({ code }) => code)).to.deep.equal(['other'])
    expect(await stage.find('Pseudonym', 'user1')).to.deep.equal([])
    expect(await stage.find('Pseudonym', 'user1', 'other')).to.have.length(1)
    const left = await onDatabase({ databaseUrl: stage.url }, async db => [
      ...await db<{ source: string }>('leak_blocks').distinct().pluck('source'),
      ...await db<{ source: string }>('leak_pages').distinct().pluck('source'),
    ])
    expect(left).to.deep.equal(['other', 'other'])
  })

  it('resumes a removal that was stopped', async () => {
    await using stage = await createLeakStage()
    const path = await stage.file('people.csv', people(300))
    await stage.leaks.import(stage.request(path, { mapping }))
    await stage.database.leakSources.dropDataKey('demo', new Date().toISOString())

    const refused = await stage.leaks.import(stage.request(path, { mapping })).catch((error: unknown) => error)
    const found = await stage.find('Pseudonym', 'user1')
    await stage.leaks.remove('demo')

    expect(refused).to.include({ code: 'CONFLICT' })
    expect(found).to.deep.equal([])
    expect(await stage.leaks.list()).to.deep.equal([])
  })

  it('cannot be read with another secret, or with swapped blocks', async () => {
    await using stage = await createLeakStage()
    await stage.leaks.import(stage.request(await stage.file('people.csv', people(600)), { mapping }))
    const [foreign] = await stage.withSecret('quite another secret of 32 characters').sources()
    const context = { signal: new AbortController().signal } as Parameters<NonNullable<typeof foreign>['records']>[1]

    const refused = await Array.fromAsync(foreign!.records({ type: 'Pseudonym', value: 'user1' }, context)).catch((
      error: unknown,
    ) => error)
    await onDatabase({ databaseUrl: stage.url }, async db => {
      const [one] = await db<{ batch: number, number: number, data: Buffer }>('leak_blocks')
        .orderBy([{ column: 'batch', order: 'desc' }, { column: 'number', order: 'desc' }]).limit(1)
      await db('leak_blocks').update({ data: one!.data })
    })
    const swapped = await stage.find('Pseudonym', 'user1').catch((error: unknown) => error)

    expect(refused).to.be.instanceOf(Error).with.property('message').that.matches(/secret/)
    expect(swapped).to.be.instanceOf(Error)
  })

  it('stores no readable value in the database', async () => {
    await using stage = await createLeakStage()
    await stage.leaks.import(stage.request(await stage.file('people.csv', people(300)), { mapping }))

    const rows = await onDatabase({ databaseUrl: stage.url }, async db =>
      [
        ...await db<{ data: Buffer }>('leak_blocks').pluck('data'),
        ...await db<{ entries: Buffer }>('leak_pages').pluck('entries'),
      ])

    expect(rows.length).to.be.above(1)
    for (const row of rows) expect(row.toString('latin1')).to.not.match(/person1|user1|secret1|example\.com|192\.0/)
  })
})
