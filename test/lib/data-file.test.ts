import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { constants, createZstdCompress, gzipSync, zstdCompressSync } from 'node:zlib'
import { expect } from 'chai'
import { DamagedFile } from '../../src/lib/rows/damaged-file.ts'
import { openDataFile } from '../../src/lib/rows/data-file.ts'
import { foreignFormatOf } from '../../src/lib/rows/foreign-format.ts'
import { zip } from '../support/zip.ts'

const [first, second] = ['first row\n', 'second row\n']
const [one, two] = [gzipSync(first), gzipSync(second)]
const [three, four] = [zstdCompressSync(first), zstdCompressSync(second)]
const skippable = Buffer.from([0x53, 0x2a, 0x4d, 0x18, 3, 0, 0, 0, 1, 2, 3])

/** Returns a gzip member with an extra field, a name, a comment and a checksum of the header. */
function fullHeader(text: string): Buffer {
  const plain = gzipSync(text)
  return Buffer.concat([Buffer.from([0x1f, 0x8b, 8, 2 + 4 + 8 + 16, 0, 0, 0, 0, 0, 3, 2, 0, 7, 7]),
    Buffer.from('name\0comment\0cc', 'latin1'), plain.subarray(10)])
}

async function longWindow(): Promise<Buffer> {
  const packer = createZstdCompress({ params: { [constants.ZSTD_c_windowLog]: 30 } })
  packer.end(first)
  return Buffer.concat(await Array.fromAsync(packer as AsyncIterable<Buffer>))
}

describe('a data file', () => {
  let folder: string
  before(async () => { folder = await mkdtemp(join(tmpdir(), 'tracewell-data-')) })
  after(() => rm(folder, { recursive: true }))

  async function read(bytes: Buffer): Promise<{ text: string, hasTrailing: boolean }> {
    const path = join(folder, 'data')
    await writeFile(path, bytes)
    const file = await openDataFile(path)
    const text = Buffer.concat(await Array.fromAsync(file.content())).toString()
    return { text, hasTrailing: file.hasTrailing }
  }

  const whole: ReadonlyArray<readonly [string, Buffer, boolean?]> = [
    ['plain text', Buffer.from(first + second)],
    ['gzip members side by side', Buffer.concat([one, two])],
    ['gzip members with zeros between and behind', Buffer.concat([one, Buffer.alloc(512), two, Buffer.alloc(512)])],
    ['gzip members and other bytes behind them', Buffer.concat([one, two, Buffer.from('signature')]), true],
    ['gzip members with all fields of a header', Buffer.concat([fullHeader(first), fullHeader(second)])],
    ['an empty gzip member in front', Buffer.concat([gzipSync(''), one, two])],
    ['zstd frames', Buffer.concat([three, four])],
    ['zstd frames with skippable ones', Buffer.concat([skippable, three, skippable, four, skippable])],
  ]
  for (const [what, bytes, hasTrailing = false] of whole) {
    it(`is read to its end: ${what}`, async () => {
      expect(await read(bytes)).to.deep.equal({ text: first + second, hasTrailing })
    })
  }

  const damaged: ReadonlyArray<readonly [string, () => Buffer | Promise<Buffer>, RegExp]> = [
    ['a gzip member that is cut off', () => Buffer.concat([one, two.subarray(0, -9)]), /ends within|unexpected end/],
    ['a gzip header that is cut off', () => Buffer.concat([one, two.subarray(0, 6)]), /ends within a gzip member/],
    ['a wrong checksum of gzip', () => changed(one, one.length - 6), /checksum of a gzip member is wrong/],
    ['many other bytes behind a gzip member', () => Buffer.concat([one, Buffer.alloc(70_000, 1)]), /invalid header/],
    ['a zstd frame that is cut off', () => Buffer.concat([three, four.subarray(0, -3)]), /unexpected end/],
    ['other bytes behind a zstd frame', () => Buffer.concat([three, Buffer.from('signature')]), /Unknown frame/],
    ['a long window of zstd', longWindow, /window of more than 128 MiB: unpack .* "zstd -d --long=31"/],
  ]
  for (const [what, make, fault] of damaged) {
    it(`is reported as damaged, with the position: ${what}`, async () => {
      const error = await read(await make()).catch((thrown: unknown) => thrown)

      expect(error).to.be.instanceOf(DamagedFile).with.property('message').that.matches(/after \d+ bytes/).and
        .matches(fault)
    })
  }

  it('is the only file of a zip archive, stored or deflated', async () => {
    for (const method of [0, 8]) {
      expect((await read(zip([{ name: 'a/', text: '' }, { name: 'a/b.txt', text: first }], method))).text)
        .to.equal(first)
    }
  })

  it('is refused if a zip archive has other files, is encrypted or has no directory', async () => {
    const archive = zip([{ name: 'a', text: first }], 8)
    const refusals = await Promise.all([
      zip([{ name: 'a', text: first }, { name: 'b', text: first }], 8),
      zip([{ name: 'a', text: first }], 8, 1),
      zip([{ name: '[Content_Types].xml', text: first }, { name: 'b', text: first }], 8),
      archive.subarray(0, 40),
    ].map(async (bytes, number) => {
      const path = join(folder, `archive-${number}`)
      await writeFile(path, bytes)
      return openDataFile(path).then(() => 'read', (error: unknown) => (error as Error).message)
    }))

    expect(refusals[0]).to.match(/several files: unpack it first/)
    expect(refusals[1]).to.match(/encrypted/)
    expect(refusals[2]).to.match(/office program: convert it first/)
    expect(refusals[3]).to.match(/no directory/)
  })

  it('of another format is named, with a command for its path', () => {
    const rows: ReadonlyArray<readonly [string, RegExp]> = [
      ['7z\xbc\xaf\x27\x1c', /7z x '\/my list'$/], ['Rar!\x1a\x07\x01', /unrar/], ['\xfd7zXZ\0', /xz --decompress/],
      ['BZh91AY&SY', /bzip2/], ['SQLite format 3\0', /sqlite3 '\/my list' .dump/], ['PGDMP', /pg_restore/],
      [`${'x'.repeat(257)}ustar`, /tar -xf/], ['PAR1', /duckdb/], ['%PDF-1.7', /pdftotext/],
    ]
    for (const [head, command] of rows) {
      expect(foreignFormatOf(Buffer.from(head, 'latin1'), '/my list')).to.match(command)
    }
    expect(foreignFormatOf(Buffer.from(first), '/list')).to.equal(undefined)
  })
})

function changed(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes)
  copy[at]! ^= 1
  return copy
}
