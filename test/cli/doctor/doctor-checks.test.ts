import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { clockCheck } from '../../../src/cli/doctor/doctor-database.ts'
import { checkDisk, checkPages } from '../../../src/cli/doctor/doctor-disk.ts'
import { dateCheck } from '../../../src/cli/doctor/doctor-egress.ts'
import { readConfig } from '../../../src/config/read.ts'

describe('the checks of doctor', () => {
  it('report a disk with too little space', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'tracewell-'))
    const config = readConfig({ DATA_DIR: folder })

    expect(await checkDisk(config, 1)).to.include({ state: 'ok' })
    expect((await checkDisk(config, Infinity)).state).to.equal('todo')
    await rm(folder, { recursive: true })
  })

  it('report pages that are not built', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'tracewell-'))
    await mkdir(join(folder, 'docs'))
    await writeFile(join(folder, 'docs/index.html'), '')
    const check = await checkPages({ documentation: join(folder, 'docs'), console: join(folder, 'console') })

    expect(check).to.include({ state: 'todo', finding: 'not built: console' })
    await rm(folder, { recursive: true })
  })

  it('report a clock that differs from the one of the database, or of an answer', () => {
    expect(clockCheck({ clockOffsetMs: 2_000, postgres: 16 }).state).to.equal('ok')
    expect(clockCheck({ clockOffsetMs: 7_200_000, postgres: 16 }).finding)
      .to.equal('this machine is 2 hours behind PostgreSQL')
    expect(clockCheck({ clockOffsetMs: -90_000, postgres: 16 }).finding)
      .to.equal('this machine is 2 minutes ahead of PostgreSQL')
    expect(dateCheck(new Date().toUTCString()).state).to.equal('ok')
    expect(dateCheck(undefined).state).to.equal('ok')
  })
})
