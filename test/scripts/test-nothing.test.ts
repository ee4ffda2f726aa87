import { expect } from 'chai'
import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, TEST_ON: 'sqlite' },
  })
  return { status, printed: `${stdout}${stderr}` }
}

describe('a run of tests that finds none', () => {
  const file = 'test/lib/ids.test.ts'

  it('fails and names the title that nothing matches', () => {
    const runner = run('scripts/test.ts', '--grep', 'no such title', file)
    const mocha = run('node_modules/mocha/bin/mocha.js', '--grep', 'no such title', file)

    expect([runner.status, mocha.status]).to.deep.equal([1, 1])
    expect(runner.printed).to.include('No test ran: no title in these files matches no such title')
    expect(mocha.printed).to.include('No test ran: no title in these files matches, or they have no tests')
  })

  it('fails and names the file that does not exist', () => {
    const runner = run('scripts/test.ts', 'nothing-matches')
    const mocha = run('node_modules/mocha/bin/mocha.js', 'nothing-matches')

    expect([runner.status, mocha.status]).to.deep.equal([2, 1])
    expect(runner.printed).to.match(/^There is no file nothing-matches\n/)
    expect(mocha.printed).to.include('No test files found: "nothing-matches"')
  })
})
