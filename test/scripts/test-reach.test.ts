import { expect } from 'chai'
import { readNames, testsReachedBy } from '../../scripts/test/reach.ts'

const sources = new Map([
  ['src/a.ts', "import type { B } from './b.ts'"],
  ['src/b.ts', 'export const b = 1'],
  ['src/child.ts', 'process.exit()'],
  ['openapi/guides/one.md', '# One'],
  ['scripts/support/start.ts', "import { a } from '../../src/a.ts'"],
  ['test/a.test.ts', "import { start } from '../scripts/support/start.ts'"],
  ['test/child.test.ts', "resolve(import.meta.dirname, '../src/child.ts')"],
  ['test/guides.test.ts', "readdirSync(join(root, 'openapi/guides'))"],
  ['test/root.test.ts', "resolve(import.meta.dirname, '../src')"],
])
const tests = [...sources.keys()].filter(file => file.startsWith('test/'))
const reachedBy = (...changed: string[]) => testsReachedBy(changed, tests, readNames(sources))

describe('testsReachedBy', () => {
  it('follows imports, also of types', () => {
    expect(reachedBy('src/b.ts')).to.deep.equal(['test/a.test.ts'])
  })

  it('follows paths in quotes, to files and folders', () => {
    expect(reachedBy('src/child.ts')).to.deep.equal(['test/child.test.ts'])
    expect(reachedBy('openapi/guides/one.md')).to.deep.equal(['test/guides.test.ts'])
  })

  it('returns a changed test itself, also if nothing else is known of it', () => {
    expect(reachedBy('test/root.test.ts', 'README.md')).to.deep.equal(['test/root.test.ts'])
  })

  it('returns all tests for a file that every test depends on', () => {
    expect(reachedBy('package-lock.json')).to.deep.equal(tests)
    expect(reachedBy('test/support/hooks.ts')).to.deep.equal(tests)
  })
})
