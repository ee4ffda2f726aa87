import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { expect } from 'chai'
import { exportFormats } from '../../src/core/exports/formats.ts'
import { breakings } from '../../scripts/exports/breakings.ts'

const run = (words: readonly string[], path = process.env['PATH']) =>
  spawnSync(process.execPath, [resolve(import.meta.dirname, '../../scripts/exports.ts'), ...words], {
    encoding: 'utf8',
    cwd: tmpdir(),
    env: { ...process.env, PATH: path },
  })

describe('npm run exports', () => {
  it('prints its usage, and refuses wrong arguments', () => {
    const [help, option] = [run(['--help']), run(['--colour'])]
    expect([help.status, option.status]).to.deep.equal([0, 2])
    expect(help.stdout).to.match(/^Usage: npm run exports/)
  })

  it('ends with 2 if Python is named and missing', () => {
    const { status, stdout } = run(['python'], '')
    expect([status, stdout.split('\n')[0]]).to.deep.equal([2, 'python: skipped, 0 s'])
  })

  it('breaks an export of every format', () => {
    const broken = new Set(breakings.map(([ending]) => ending))
    expect([...broken].sort()).to.deep.equal(Object.values(exportFormats).map(({ ending }) => ending).sort())
  })
})
