import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
})
