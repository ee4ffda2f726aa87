import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { openRecordingFolder } from '../../../../src/cli/sources/recording/folder.ts'
import type { Recording } from '../../../../src/upstreams/recordings.ts'
import { smallDisk } from '../../../support/small-disk.ts'

const recording: Recording = {
  basis: 'recorded',
  seen: '2026-11-28',
  source: 'run',
  value: 'sam',
  exchanges: [{ request: { url: 'https://acme.example/' }, response: { status: 200, body: 'x'.repeat(100_000) } }],
  expected: { cards: [] },
}

describe('openRecordingFolder', () => {
  let folder: string
  let file: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tracewell-recordings-'))
    file = join(folder, 'acme', 'none.json')
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const write = (path = folder) => openRecordingFolder(path).write('acme', 'none', recording)

  it('stores recordings for the owner only, and replaces them', () => {
    const place = join(folder, 'nights', 'today')
    write(place)
    write(place)

    expect(openRecordingFolder(place).read('acme', 'none')).to.deep.equal(recording)
    expect(openRecordingFolder(place).read('acme', 'found')).to.equal(undefined)
    if (process.platform === 'win32') return
    const modes = ['.', 'acme', 'acme/none.json'].map(path => statSync(join(place, path)).mode & 0o777)
    expect(modes).to.deep.equal([0o700, 0o700, 0o600])
  })

  it('replaces no other file, and no symbolic link', () => {
    mkdirSync(join(folder, 'acme'))
    for (const text of ['mine', '{"basis":"mine"}', '{"basis":"recorded"}', '[]', 'null']) {
      writeFileSync(file, text)
      expect(() => write(), text).to.throw(`--record: ${file} is no recording: move it, or give another folder`)
      expect(readFileSync(file, 'utf8')).to.equal(text)
    }
    const other = join(folder, 'other.json')
    writeFileSync(other, JSON.stringify(recording))
    rmSync(file)
    symlinkSync(other, file)
    expect(() => write()).to.throw(`${file} is no recording`)
    rmSync(join(folder, 'acme'), { recursive: true })
    mkdirSync(join(folder, 'target'))
    symlinkSync(join(folder, 'target'), join(folder, 'acme'))
    expect(() => write()).to.throw(`${join(folder, 'acme')} is no recording`)
    expect(existsSync(join(folder, 'target', 'none.json'))).to.equal(false)
  })

  it('is one error if it cannot be written', () => {
    writeFileSync(join(folder, 'file'), '')

    expect(() => write(join(folder, 'file'))).to.throw(/^--record: .*file: a part of its path is not a folder$/)
  })

  it('is one error if the disk is full, and leaves no part of a file', async function () {
    await using disk = await smallDisk(40).catch(() => this.skip()) // only root on Linux can mount one

    expect(() => write(disk.path)).to.throw(/^--record: .*none\.json: the disk is full$/)
    expect(openRecordingFolder(disk.path).read('acme', 'none')).to.equal(undefined)
  })
})
