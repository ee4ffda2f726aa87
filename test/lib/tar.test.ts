import { expect } from 'chai'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readTar, tarEnd, TarFault, tarHeader, tarPadding } from '../../src/lib/tar.ts'

const archiveOf = (files: Record<string, string>): Buffer => Buffer.concat([
  ...Object.entries(files).flatMap(([name, text]) => [
    tarHeader(name, text.length, 0o600), Buffer.from(text), tarPadding(text.length),
  ]),
  tarEnd,
])

describe('a tar archive', () => {
  let folder: string
  beforeEach(() => { folder = mkdtempSync(join(tmpdir(), 'tracewell-')) })
  afterEach(() => rmSync(folder, { recursive: true }))

  async function read(archive: Buffer): Promise<Record<string, string>> {
    writeFileSync(join(folder, 'a.tar'), archive)
    await using file = await open(join(folder, 'a.tar'))
    const files: Record<string, string> = {}
    for await (const { name, content } of readTar(file)) {
      files[name] = Buffer.concat(await Array.fromAsync(content())).toString()
    }
    return files
  }
  const faultOf = (archive: Buffer) => read(archive).then(() => undefined, (error: unknown) => error)

  it('has its files again when it is read, here and by tar', async () => {
    const files = { 'a.txt': 'one', 'b/empty': '', 'b/block': 'x'.repeat(512), 'large': 'y'.repeat(3_000_000) }

    expect(await read(archiveOf(files))).to.deep.equal(files)
    const [first] = execFileSync('tar', ['-tvf', join(folder, 'a.tar')], { encoding: 'utf8' }).split('\n')
    expect(first).to.match(/^-rw------- .* 3 .* a\.txt$/)
  })

  it('is refused if it ends early or is damaged', async () => {
    const whole = archiveOf({ 'a.txt': 'one' })
    for (const length of [0, 100, 514, 1_024]) {
      expect(await faultOf(whole.subarray(0, length)), String(length)).to.be.instanceOf(TarFault)
    }
    const damaged = Buffer.from(whole)
    damaged[3]! ^= 1
    expect(await faultOf(damaged)).to.be.instanceOf(TarFault)
    expect(await faultOf(Buffer.alloc(600, 'x'))).to.be.instanceOf(TarFault)
  })

  it('can hold files of more than 8 GiB', async () => {
    const size = 20 * 2 ** 30
    writeFileSync(join(folder, 'a.tar'), tarHeader('large', size))
    await using file = await open(join(folder, 'a.tar'))

    for await (const entry of readTar(file)) {
      expect(entry).to.include({ name: 'large', size })
      break
    }
    const listed = execFileSync('sh', ['-c', 'tar -tvf a.tar 2>/dev/null || true'], { cwd: folder, encoding: 'utf8' })
    expect(listed).to.include(String(size))
  })

  it('has no name of more than 100 bytes', () => {
    expect(() => tarHeader('n'.repeat(101), 1)).to.throw(RangeError)
  })
})
