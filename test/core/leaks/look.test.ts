import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect } from 'chai'
import fc from 'fast-check'
import { lookAtFile } from '../../../src/core/leaks/look.ts'
import { Failure } from '../../../src/errors.ts'

const samples = join(import.meta.dirname, 'files')

describe('a look at a file', () => {
  let folder: string
  before(async () => { folder = await mkdtemp(join(tmpdir(), 'tracewell-look-')) })
  after(() => rm(folder, { recursive: true }))

  const look = (path: string) => lookAtFile({ code: 'demo', path, rejects: join(folder, 'rejects') })

  it('ends with an answer or an error of the file, whatever its bytes are', async () => {
    const files = await Promise.all((await readdir(samples)).map(name => readFile(join(samples, name))))
    const part = fc.tuple(fc.constantFrom(...files), fc.nat(400), fc.nat(400))
      .map(([bytes, from, length]) => bytes.subarray(from, from + length))
    const noise = fc.uint8Array({ maxLength: 40 }).map(bytes => Buffer.from(bytes))
    const names = fc.constantFrom('a.txt', 'a.csv', 'a.tsv', 'a.jsonl', 'a.json', 'a.sql', 'a')

    await fc.assert(fc.asyncProperty(fc.array(fc.oneof(part, noise), { maxLength: 4 }), names, async (parts, name) => {
      const path = join(folder, name)
      await writeFile(path, Buffer.concat(parts))

      const looked = await look(path).catch((error: unknown) => error)

      if (looked instanceof Error) expect(looked).to.be.instanceOf(Failure).with.property('code', 'VALIDATION_ERROR')
      else expect(looked).to.have.property('columns')
    }), { numRuns: 300 })
  })

  it('displays no secret and no whole address', async () => {
    for (const name of ['mail-password.txt', 'stealer-blocks.txt', 'mysql.sql', '000webhost.txt']) {
      const shown = JSON.stringify((await look(join(samples, name))).examples)

      expect(shown).to.not.match(/Kestrel|mooring|amber\.lane@|Amber Lane|198\.51\.100/)
      expect(shown).to.match(/\*{6}e?@mail0\.example/)
    }
  })

  const lookAt = async (name: string, content: string | Buffer) => {
    await writeFile(join(folder, name), content)
    return look(join(folder, name))
  }
  const refusal = (name: string, content: string | Buffer): Promise<string> =>
    lookAt(name, content).then(() => 'none', (error: Error) => error.message)
  const lines = (line: (index: number) => string) => Array.from({ length: 20 }, (_, index) => line(index)).join('\n')

  it('refuses what is packed twice', async () => {
    const packed = gzipSync(lines(index => `amber${index}@mail0.example:mooring${index}`))

    expect(await refusal('twice.txt.gz', gzipSync(packed))).to.match(/compressed a second time, with gzip: .*7z x/)
  })

  it('doubts a file of which it has seen no row, because a statement or a value is too long', async () => {
    const rows = Array.from({ length: 60_000 }, (_, index) => `(${index},'nothing','to find ${index}')`).join(',')
    const dump = `CREATE TABLE people (id int);\nINSERT INTO people VALUES ${rows};\n`
    const { rows: seen, doubts } = await lookAt('long.sql', dump)
    const value = await lookAt('long.json', `[{"id":"${'x'.repeat(2_000_000)}"}]`)

    expect([seen, value.rows]).to.deep.equal([0, 0])
    for (const found of [doubts, value.doubts]) expect(found.join()).to.include('no row is in the sample')
  })

  it('doubts rows of binary content', async () => {
    const looked = await lookAt('binary.txt', lines(index => `amber${index}@mail0.example:\u0001\u0002${index}`))

    expect(looked.doubts).to.deep.equal(['20 of 20 sampled rows have control characters, which text has not'])
  })

  it('reads the names of columns in the encoding of the rows', async () => {
    const bytes = Buffer.from(lines(index => index === 0 ? 'email,\xd0\xc1\xd2\xcf\xcc\xd8'
      : `amber${index}@mail0.example,\xd0\xc1\xd2\xcf\xcc\xd8${index}`), 'latin1')

    expect((await lookAt('koi8.csv', bytes)).columns.map(({ name }) => name)).to.deep.equal(['email', 'пароль'])
  })

  it('takes the delimiter that separates values, not the comma of decimal numbers', async () => {
    const looked = await lookAt('decimals.csv', lines(index => `${index};amber${index}@mail0.example;${index},50`))

    expect(looked).to.include({ delimiter: ';', rows: 20 })
  })

  it('takes a column for a secret only by its values, not by its place', async () => {
    const words = 'Amber Birch Cedar Dahlia Elm Fern Gorse Hazel Iris Juniper'.split(' ')
    const columnsOf = async (last: (word: string, index: number) => string) =>
      (await lookAt('no-names.csv', words.map((word, index) =>
        `${index},${word.toLowerCase()}.lane@mail${index}.example,${last(word, index)}`).join('\n')))
        .columns.map(({ name }) => name).sort()

    expect(await columnsOf(word => word)).to.deep.equal(['email', 'name', 'user_id'])
    expect(await columnsOf(word => `${word} Lane`)).to.deep.equal(['email', 'name', 'user_id'])
    expect(await columnsOf((_, index) => index % 4 === 0 ? `moor${index}` : `mooring${words[index]}`))
      .to.deep.equal(['email', 'password', 'user_id'])
  })

  it('asks for the encoding before it misses a column, if the header is in that encoding too', async () => {
    const text = Buffer.from('c0cca0bdc0cf2cc0ccb8a72cbaf1b9d0b9f8c8a30a', 'hex') // two Korean words and a third
    const rows = Buffer.concat(Array.from({ length: 40 }, (_, index) => Buffer.concat([
      Buffer.from(`amber${index}@mail0.example,`), Buffer.from('b1e8b9cebcf6', 'hex'),
      Buffer.from(`,mooring${index}\n`),
    ])))

    expect(await refusal('header.csv', Buffer.concat([text, rows])))
      .to.match(/valid in .+ and in .+: name one with --encoding/)
  })

  it('asks for the encoding if the bytes are valid in several', async () => {
    const { doubts } = await look(join(samples, 'euc-kr.csv'))

    expect(doubts).to.deep.equal([
      'its bytes are valid in gb18030 and in euc-jp and in euc-kr: name one with --encoding',
    ])
    expect(await lookAtFile({ code: 'demo', path: join(samples, 'euc-kr.csv'), rejects: '', encoding: 'euc-kr' }))
      .to.deep.include({ encoding: 'euc-kr', doubts: [] })
  })

  it('displays no record in an error that lists the columns', async () => {
    expect(await refusal('one.csv', 'amber:Kestrel!9,east\nelm:mooring!7,west')).to.match(/The file has: a\*{6}9, east$/)
  })

  it('masks secrets in the query of a URL', async () => {
    const { examples } = await lookAt('query.txt',
      lines(index => `https://shop.example.org/?password=Kestrel${index}:amber${index}:mooring${index}`))

    expect(JSON.stringify(examples)).to.include('password=K******').and.not.match(/Kestrel\d/)
  })

  it('reads INSERT without INTO, as SQL Server writes it', async () => {
    const looked = await lookAt('server.txt',
      lines(index => `INSERT [dbo].[People] ([Id], [Email]) VALUES (${index}, N'amber${index}@mail0.example')\nGO`))

    expect(looked).to.include({ format: 'sql', rows: 20, rejected: 0 })
  })

  it('recognises a long line in seconds', async () => {
    expect(await refusal('long.txt', 'a:b,'.repeat(50_000))).to.match(/map at least one column/)
  })
})
