import { expect } from 'chai'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')
const calls = /start(?:Child|Hostile)\('([^']+)'/g

describe('startChild', () => {
  // Its path is text, relative to scripts, so that neither the compiler nor check:imports sees a wrong one.
  it('is called only with scripts that exist', () => {
    const named = globSync('{scripts,test}/**/*.ts', { cwd: root }).flatMap(file =>
      Array.from(readFileSync(join(root, file), 'utf8').matchAll(calls), ([, script]) => script!))

    expect(named.length).to.be.above(10)
    expect(named.filter(script => !existsSync(join(root, 'scripts', script)))).to.deep.equal([])
  })
})
