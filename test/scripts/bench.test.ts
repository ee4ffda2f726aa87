import { execFile } from 'node:child_process'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect } from 'chai'

const run = promisify(execFile)
const root = resolve(import.meta.dirname, '../..')

describe('npm run bench', () => {
  it('exits with 1 if a bench fails', async () => {
    const env = { PATH: process.env['PATH'], TMPDIR: join(root, 'no-such-folder') }
    const failed = await run(process.execPath, [join(root, 'scripts/bench.ts'), 'start', '--json'], { env })
      .catch((error: unknown) => error)

    expect(failed).to.include({ code: 1 }).and.have.property('stderr').that.includes('start: broke: Error: ENOENT')
  })
})
