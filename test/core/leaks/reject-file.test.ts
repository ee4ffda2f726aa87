import { execFileSync } from 'node:child_process'
import { chownSync, linkSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { createRejectFile } from '../../../src/core/leaks/reject-file.ts'

const line = Buffer.from('1\tno value\tsam\n')

describe('the file of rejected rows of a resumed import', () => {
  let folder = ''
  let path = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'rejects-'))
    path = join(folder, 'rejects.tsv')
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  async function resume(): Promise<unknown> {
    await using file = createRejectFile(path, line.length)
    return file.append(line).catch((error: unknown) => error)
  }

  it('is continued behind its last stored row', async () => {
    await using first = createRejectFile(path, 0)
    await first.append(Buffer.concat([line, line]))

    expect(await resume()).to.equal(2 * line.length)
    expect(readFileSync(path, 'utf8')).to.equal(`${line}${line}`)
    expect(statSync(path).mode & 0o777).to.equal(0o600)
  })

  for (const [what, put] of [
    ['a file with a second name', () => {
      writeFileSync(join(folder, 'other'), '')
      linkSync(join(folder, 'other'), path)
    }],
    ['a file of another user', () => {
      writeFileSync(path, '')
      chownSync(path, 12_345, 12_345)
    }],
    ['a pipe without a reader', () => execFileSync('mkfifo', [path])],
  ] as const) {
    it(`is refused, and gets no row, if ${what} is in its place`, async function() {
      if (what.includes('user') && process.getuid?.() !== 0) return this.skip()
      put()

      const refused = await resume()

      expect(refused).to.be.an('error').with.property('code').that.is.oneOf(['VALIDATION_ERROR', 'ENXIO'])
      expect(statSync(path).size).to.equal(0)
    })
  }
})
