import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { refuseSpecialFile } from '../../src/lib/readable-file.ts'

describe('refuseSpecialFile', () => {
  let folder: string
  beforeEach(() => { folder = mkdtempSync(join(tmpdir(), 'tracewell-')) })
  afterEach(() => rmSync(folder, { recursive: true }))
  const at = (name: string) => join(folder, name)

  const refused = (path: string): boolean[] => [false, true].filter(takesPipes => {
    try {
      refuseSpecialFile(path, { takesPipes })
      return false
    } catch (error) {
      expect((error as NodeJS.ErrnoException).code).to.equal(path === folder ? 'EISDIR' : 'NOT_A_FILE')
      return true
    }
  })

  it('takes files, missing files and /dev/null, and no folder, socket or other device', async function() {
    if (process.platform === 'win32') return this.skip()
    writeFileSync(at('file'), '')
    const server = createServer().listen(at('socket'))
    await once(server, 'listening')

    try {
      for (const path of [at('file'), at('missing'), '/dev/null']) expect(refused(path), path).to.eql([])
      for (const path of [folder, at('socket'), '/dev/zero']) {
        expect(refused(path), path).to.eql([false, true])
      }
    } finally {
      server.close()
      await once(server, 'close')
    }
  })

  it('takes a pipe only where it is read once', function() {
    if (process.platform === 'win32') return this.skip()
    execFileSync('mkfifo', [at('pipe')])

    expect(refused(at('pipe'))).to.eql([false])
  })
})
