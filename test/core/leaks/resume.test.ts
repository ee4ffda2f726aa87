import { readFile } from 'node:fs/promises'
import { createHash } from 'node:crypto'
import { gzipSync, zstdCompressSync } from 'node:zlib'
import { expect } from 'chai'
import fc from 'fast-check'
import type { Progress } from '../../../src/core/leaks/import-session.ts'
import { readUnfinished, type Unfinished } from '../../../src/core/leaks/unfinished.ts'
import { createLeakStage, people, peopleMapping as mapping, readAll, type LeakStage } from '../../support/leaks.ts'

/** Stops an import after this many progress reports. */
function stopAfter(times: number): { signal: AbortSignal, onProgress(progress: Progress): void } {
  const stop = new AbortController()
  let told = 0
  return { signal: stop.signal, onProgress: () => { if (++told >= times) stop.abort() } }
}

const recordsOf = (csv: string): string[] => csv.trim().split('\n').slice(1).map(row => {
  const [mail, nick, password, ip] = row.split(',')
  return JSON.stringify({ ip, mail, nick, password })
}).sort()

/** Returns a CSV of logins, about 100 bytes a row, of which gzip and zstd keep about three quarters. */
const hardToCompress = (count: number): string => ['login,password', ...Array.from({ length: count }, (_, number) =>
  `user${number},${createHash('sha512').update(`${number}`).digest('base64')}`)].map(row => `${row}\n`).join('')

/** Returns a file of the same size on disk, with another byte at this offset of its content. */
function changeOneByte(csv: string, at: number, pack: (text: string) => Buffer): Buffer {
  const size = pack(csv).length
  for (const byte of 'abcdefghijklmnopqrstuvwxyz') {
    const changed = pack(csv.slice(0, at) + byte + csv.slice(at + 1))
    if (byte !== csv[at] && changed.length === size) return changed
  }
  throw new Error('every byte changes the size of the file')
}

const unfinishedOf = async ({ database }: LeakStage): Promise<Unfinished> =>
  readUnfinished((await database.leakSources.get('demo'))!.unfinished!)

/** Resolves with the result of a promise, or with its error. */
const settled = (imported: Promise<object>): Promise<object> => imported.catch((error: unknown) => error as object)

describe('an import that is stopped', () => {
  for (
    const [name, pack] of [['people.csv', (text: string) => text], ['people.csv.gz',
      (text: string) => gzipSync(text)]] as const
  ) {
    it(`resumes until all records are stored: ${name}`, async () => {
      await using stage = await createLeakStage()
      const csv = people(400)
      const path = await stage.file(name, pack(csv))
      const rows: number[] = []

      for (let run = 0; ; run++) {
        const imported = await stage.leaks.import(stage.request(path, { mapping }), stopAfter(2))
        expect(imported.isResumed).to.equal(run > 0)
        rows.push(imported.records)
        if (imported.finished) break
      }

      expect(rows.length).to.be.above(4)
      expect(rows).to.deep.equal([...rows].sort((a, b) => a - b))
      const { records, stored, entries, batches } = await readAll(stage)
      expect(records).to.deep.equal(recordsOf(csv))
      expect(stored).to.deep.equal(records)
      expect(entries).to.equal(4 * 400)
      expect(batches).to.have.length(1)
    })
  }

  it('leaves a file at another path of rejects alone, if it has rejected no further row', async () => {
    await using stage = await createLeakStage({ pieceBytes: 20 })
    const path = await stage.file('bad.jsonl', '{"note":"x"}\n'.repeat(4))
    const other = await stage.file('other.tsv', 'of another import')
    const stop = new AbortController()
    const onProgress = ({ rows }: Progress) => { if (rows === 4) stop.abort() }
    await stage.leaks.import(stage.request(path), { signal: stop.signal, onProgress })

    const refused = stage.leaks.import(stage.request(path, { rejects: other, force: true }))

    expect(await refused.catch((error: Error) => error.message))
      .to.equal('Nothing was imported: none of the 4 rows holds a record')
    expect(await readFile(other, 'utf8')).to.equal('of another import')
  })

  for (
    const [name, pack] of [
      ['names.csv', (text: string) => Buffer.from(text)],
      ['names.csv.gz', (text: string) => gzipSync(text)],
      ['names.csv.zst', (text: string) => zstdCompressSync(text)],
    ] as const
  ) {
    it(`resumes only if no byte of the stored part has changed: ${name}`, async () => {
      await using stage = await createLeakStage({ pieceBytes: 500_000 })
      const csv = hardToCompress(40_000)
      const original = pack(csv)
      const at = csv.indexOf('\n', csv.length / 2) + 50 // in a password
      const path = await stage.file(name, original)
      const request = stage.request(path, { mapping: { login: 'username' } })
      // the change is behind the first MiB on disk, so that the size and the digest of the head are the same
      expect(pack(csv.slice(0, at)).length).to.be.above(1_048_576)

      await stage.leaks.import(request, stopAfter(Math.ceil(at / 500_000) + 1))
      const before = await unfinishedOf(stage)
      await stage.file(name, changeOneByte(csv, at, pack))
      const refusal = await settled(stage.leaks.import(request))
      const after = await unfinishedOf(stage)
      await stage.file(name, original)
      const resumed = await stage.leaks.import(request)

      expect(refusal).to.include({ code: 'VALIDATION_ERROR' }).with.property('message')
        .that.matches(/^The file \/.* has changed since .*--restart$/).and.includes(path)
      expect(before.offset).to.be.within(at + 1, csv.length - 1)
      expect({ ...after, token: before.token }).to.deep.equal(before)
      expect(resumed).to.include({ isResumed: true, finished: true, records: 40_000, added: 40_000 })
    })
  }

  it('is not a source yet, and is listed with its progress', async () => {
    await using stage = await createLeakStage()
    const path = await stage.file('people.csv', people(400))

    await stage.leaks.import(stage.request(path, { mapping }), stopAfter(1))
    const [listed] = await stage.leaks.list()

    expect(await stage.leaks.sources()).to.deep.equal([])
    expect(listed).to.deep.include({ state: 'importing', records: 0 })
    expect(listed!.unfinished).to.have.property('rows').that.is.within(1, 399)
    expect(listed!.unfinished).to.have.property('file', path)
  })

  it('leaves an existing source unchanged until it ends', async () => {
    await using stage = await createLeakStage()
    await stage.leaks.import(stage.request(await stage.file('first.csv', people(100)), { mapping }))
    const second = await stage.file('second.csv', people(400, 50))

    await stage.leaks.import(stage.request(second), stopAfter(3))
    const between = [await stage.find('Pseudonym', 'user7'), await stage.find('Pseudonym', 'user120')]
    const { added } = await stage.leaks.import(stage.request(second))

    expect(between.map(found => found.length)).to.deep.equal([1, 0])
    expect(added).to.equal(350)
    expect(await stage.find('Pseudonym', 'user120')).to.have.length(1)
    expect((await readAll(stage)).records).to.deep.equal(recordsOf(people(450)))
  })

  it('writes every bad row once, at any stop', async () => {
    const rows = people(200).split('\n').map((row, index) => index % 7 === 3 ? `bad ${index}` : row).join('\n')
    const faults = rows.split('\n').flatMap((row, index) =>
      row.startsWith('bad') ? [`${index + 1}\tit has 1 cells instead of 4\t${row}\n`] : []
    )
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 5 }), async stops => {
        await using stage = await createLeakStage({ pieceBytes: 700 })
        const path = await stage.file('people.csv', rows)

      const request = stage.request(path, { mapping, force: true }) // a run after the end replaces the file
      for (const times of stops) await stage.leaks.import(request, stopAfter(times))
      await stage.leaks.import(request)

      expect(await readFile(stage.rejects, 'utf8')).to.equal(faults.join(''))
    }), { numRuns: 5 })
  })

  it('ends with every record of overlapping files once, wherever it was stopped', async () => {
    const file = fc.record({
      from: fc.nat(150),
      count: fc.integer({ min: 1, max: 150 }),
      stops: fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 3 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(file, { minLength: 1, maxLength: 4 }), async files => {
        await using stage = await createLeakStage({ pieceBytes: 900 })

        for (const [index, { from, count, stops }] of files.entries()) {
          const path = await stage.file(`${index}.csv`, people(count, from))
          let isOver = false
          for (const times of stops) {
            if (!isOver) {
              isOver = (await stage.leaks.import(stage.request(path, { mapping }), stopAfter(times))).finished
            }
          }
          if (!isOver) await stage.leaks.import(stage.request(path, { mapping }))
        }

      const rows = new Set(files.flatMap(({ from, count }) => recordsOf(people(count, from))))
      const { records, entries } = await readAll(stage)
      expect(records).to.deep.equal([...rows].sort())
      expect(entries).to.equal(4 * rows.size)
      expect((await stage.leaks.list())[0]).to.deep.include({ records: rows.size, unfinished: null })
    }), { numRuns: 8 })
  })

  it('resumes only with the same file and options, unless it is discarded', async () => {
    await using stage = await createLeakStage()
    const first = await stage.file('first.csv', people(300))
    const second = await stage.file('second.csv', people(200, 1_000))
    await stage.leaks.import(stage.request(first, { mapping }), stopAfter(2))
    const refusal = (more: Partial<Parameters<LeakStage['request']>[1]>, path = first) =>
      stage.leaks.import(stage.request(path, more)).then(
        () => 'taken',
        (error: unknown) => (error as { code: string }).code,
      )

    const refused = [await refusal({}, second), await refusal({ mapping: { mail: 'email' } }),
      await refusal({ delimiter: ';' }), await refusal({ format: 'tsv' })]
    const restarted = await stage.leaks.import(stage.request(second, { restart: true }))

    expect(refused).to.deep.equal(['CONFLICT', 'CONFLICT', 'VALIDATION_ERROR', 'VALIDATION_ERROR'])
    expect(restarted).to.include({ isResumed: false, added: 200 })
    const { records, stored } = await readAll(stage)
    expect(records).to.deep.equal(recordsOf(people(200, 1_000)))
    expect(stored).to.deep.equal(records)
  })

  it('is taken over by another process: the first one ends, and no record is stored twice', async () => {
    await using stage = await createLeakStage()
    const csv = people(400)
    const path = await stage.file('people.csv', csv)
    const begun = Promise.withResolvers<void>()
    let second: Promise<object> | undefined

    const first =
      await settled(stage.other({ beforeEach: () => second && begun.promise }).import(
        stage.request(path, { mapping }),
        {
          onProgress: () => {
            second ??=
              settled(stage.leaks.import(stage.request(path, { mapping }), { onProgress: () => begun.resolve() }))
                .finally(begun.resolve)
          },
        },
      ))

    expect(first).to.include({ code: 'CONFLICT' })
    expect(await second).to.include({ finished: true, isResumed: true, added: 400 })
    const { records, stored } = await readAll(stage)
    expect(records).to.deep.equal(recordsOf(csv))
    expect(stored).to.deep.equal(records)
  })

  it('continues if another process begins too late to take it over, and that process ends', async () => {
    await using stage = await createLeakStage()
    const csv = people(400)
    const path = await stage.file('people.csv', csv)
    const atTheDoor = Promise.withResolvers<void>()
    let second: Promise<object> | undefined

    const first: Promise<object> =
      settled(stage.other({ beforeEach: () => second && atTheDoor.promise }).import(stage.request(path, { mapping }), {
        onProgress: () => {
          second ??= settled(late.import(stage.request(path, { mapping }))).finally(atTheDoor.resolve)
        },
      }))
    const late = stage.other({
      beforeTaking: () => {
        atTheDoor.resolve()
        return first
      },
    })

    expect(await first).to.include({ finished: true, isResumed: false, added: 400 })
    expect(await second).to.include({ code: 'CONFLICT' })
    const { records, stored } = await readAll(stage)
    expect(records).to.deep.equal(recordsOf(csv))
    expect(stored).to.deep.equal(records)
  })

  it('ends if its source is removed', async () => {
    await using stage = await createLeakStage()
    const path = await stage.file('people.csv', people(400))
    let removed: Promise<unknown> | undefined

    const first = await settled(stage.other({ beforeEach: () => removed }).import(stage.request(path, { mapping }), {
      onProgress: () => { removed ??= stage.leaks.remove('demo') },
    }))

    expect(first).to.include({ code: 'CONFLICT' })
    expect(await stage.leaks.list()).to.deep.equal([])
  })
})

describe('an invalid import', () => {
  const cases: ReadonlyArray<readonly [string, string, Partial<Parameters<LeakStage['request']>[1]>, RegExp]> = [
    ['rows of no layout', 'people.dat', { delimiter: '#' }, /no constant number of separators: set --delimiter/],
    ['an unknown column', 'people.csv', { mapping: { nope: 'email' } }, /no column "nope"; it has: mail, nick/],
    ['no indexed field', 'people.csv', { mapping: { mail: 'note' }, columns: ['mail', 'b', 'c', 'd'] },
      /map at least one column/],
    ['a column that the options name twice', 'people.csv', { columns: ['mail', 'nick', 'mail ', 'ip'] }, /"mail" twice/],
    ['a bad code', 'people.csv', { mapping, code: 'Ümlaut' }, /lower-case/],
    ['a delimiter for lines without cells', 'people.txt', { format: 'user-secret', delimiter: ';' },
      /--columns and --delimiter are for csv/],
    ['names of columns for JSON', 'people.jsonl', { columns: ['email'] }, /but the format is jsonl/],
    ['columns for lines without columns', 'people.csv', { mapping, format: 'user-secret' }, /no columns to map/],
  ]

  for (const [what, name, more, message] of cases) {
    it(`is refused: ${what}`, async () => {
      await using stage = await createLeakStage()
      const path = await stage.file(name, people(3))

      const error = await stage.leaks.import(stage.request(path, more)).catch((thrown: unknown) => thrown)

      expect(error).to.include({ code: 'VALIDATION_ERROR' }).with.property('message').that.matches(message)
      expect(await stage.leaks.list()).to.deep.equal([])
    })
  }

  it('is refused: no file, an empty file, a new source without a name, an unknown encoding', async () => {
    await using stage = await createLeakStage()
    const empty = await stage.file('empty.csv', '')
    const one = await stage.file('one.csv', people(1))

    const messages = await Promise.all([
      stage.leaks.import(stage.request(`${empty}.not`)),
      stage.leaks.import(stage.request(empty)),
      stage.leaks.import({ code: 'demo', path: one, rejects: stage.rejects, mapping }),
      stage.leaks.import(stage.request(one, { encoding: 'utf-99' })),
    ].map(imported => imported.then(() => 'taken', (error: unknown) => (error as Error).message)))

    expect(messages[0]).to.match(/cannot be read/)
    expect(messages[1]).to.match(/empty/)
    expect(messages[2]).to.match(/--name and --template/)
    expect(messages[3]).to.match(/"utf-99" is no encoding/)
  })

  it('is refused: the code of an external source', async () => {
    await using stage = await createLeakStage()
    const path = await stage.file('people.csv', people(3))

    const error = await stage.leaks.import(stage.request(path, { mapping, code: 'hudson-rock' })).catch((
      thrown: unknown,
    ) => thrown)

    expect(error).to.include({ code: 'CONFLICT' })
  })

  it('may have no header, a UTF-8 byte order mark, CRLF and another delimiter', async () => {
    await using stage = await createLeakStage()
    const path = await stage.file('people.csv', '\ufeffsam@example.com;"a;b"\r\nkim@example.com;c\r\n')

    const { added } = await stage.leaks.import(stage.request(path, { delimiter: ';', columns: ['email', 'note'] }))

    expect(added).to.equal(2)
    expect(await stage.find('Email Address', 'sam@example.com')).to.deep.equal([{
      email: 'sam@example.com',
      note: 'a;b',
    }])
  })
})
