import { expect } from 'chai'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readEnvFile } from '../../src/config/env-file.ts'
import { command } from '../support/command.ts'

describe('readEnvFile', () => {
  let folder: string
  beforeEach(async () => { folder = await mkdtemp(join(tmpdir(), 'tracewell-')) })
  afterEach(() => rm(folder, { recursive: true }))

  async function read(text: string) {
    await writeFile(join(folder, '.env'), text)
    return readEnvFile(join(folder, '.env'))
  }

  it('reads one value a line, and skips comments and empty lines', async () => {
    const { values, faults } =
      await read('\ufeffPORT=8090\r\n\r\n# a comment\n  export HOST = "0.0.0.0" # all\nA_1=x"y\nEMPTY=\n')

    expect(faults).to.deep.equal([])
    expect(values).to.deep.equal({ PORT: '8090', HOST: '0.0.0.0', A_1: 'x"y', EMPTY: '' })
  })

  it('reports every other line by its number, without its value', async () => {
    const { faults } = await read('PORT=8090\nSECRET hush\n\n1X=hush\nA="hush\nB: hush\n=hush\nD=\'x\'')

    expect(faults.map(fault => /^\.env line (\d): /.exec(fault)?.[1])).to.deep.equal(['2', '4', '5', '6', '7'])
    expect(faults[2]).to.include('quote')
    expect(faults.join()).not.to.include('hush')
  })

  it('accepts a missing file, and reports an unreadable one', async () => {
    const missing = readEnvFile(join(folder, '.env'))
    await mkdir(join(folder, '.env'))
    const unreadable = readEnvFile(join(folder, '.env'))

    expect(missing).to.deep.equal({ values: {}, faults: [] })
    expect(unreadable.faults).to.deep.equal(['.env: cannot be read: it is a folder'])
  })

  it('adds its faults to the other faults of the configuration', async () => {
    await writeFile(join(folder, '.env'), 'PORT=8090\nnonsense\nROLE=cook\n')

    const { code, err } = await command(['config'], {}, folder)

    expect(code).to.equal(2)
    expect(err).to.match(/^The configuration is not valid:\n {2}\.env line 2: .*\n {2}ROLE: .*\n$/)
  })
})
