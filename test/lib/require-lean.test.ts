import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect } from 'chai'
import { requireLean } from '../../src/lib/require-lean.ts'

/** Writes packages into a folder, and returns the address of a file beside them. */
function packages(folder: string, files: Record<string, string>): string {
  for (const [file, text] of Object.entries(files)) {
    const path = join(folder, 'node_modules', file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  return pathToFileURL(join(folder, 'caller.js')).href
}

const loads = (name: string) => `globalThis.leanLoads.push(${JSON.stringify(name)})\n`
const list = globalThis as { leanLoads?: string[] }

interface Main {
  add(one: number, other: number): number
  make(name: string): { name: string }
  label(): string
  half(value: number): number
}

describe('requireLean', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tracewell-lean-'))
    list.leanLoads = []
  })
  afterEach(() => {
    rmSync(folder, { recursive: true })
    delete list.leanLoads
  })

  function load(deferred: ReadonlyArray<readonly string[]>): Main {
    return requireLean<Main>(packages(folder, {
      'main/index.js': `${loads('main')}
        const { add, Thing } = require('sums')
        const sums = require('sums')
        const half = require('half')
        const start = value => value && value.__esModule ? value : { default: value }
        exports.add = (one, other) => add(one, other)
        exports.make = name => new Thing(name)
        exports.label = () => sums.label
        exports.half = value => start(half).default(value)`,
      'sums/index.js': `${loads('sums')}
        exports.add = (one, other) => one + other
        exports.Thing = class { constructor(name) { this.name = name } }
        exports.label = 'the label'`,
      'half/index.js': `${loads('half')} const { parts } = require('parts'); module.exports = value => value / parts()`,
      'parts/index.js': `${loads('parts')} exports.parts = () => 2`,
    }), 'main', deferred)
  }

  it('loads a deferred dependency when one of its functions is called', () => {
    const main = load([['sums'], ['half']])
    const before = [...list.leanLoads!]
    const sum = main.add(1, 2)

    expect(before).to.deep.equal(['main'])
    expect(sum).to.equal(3)
    expect(list.leanLoads).to.deep.equal(['main', 'sums'])
  })

  it('makes instances of deferred classes, and reads values other than functions', () => {
    const main = load([['sums'], ['half']])

    expect(main.label()).to.equal('the label')
    expect(main.make('one').name).to.equal('one')
    expect(list.leanLoads).to.deep.equal(['main', 'sums'])
  })

  it('calls a deferred function that is a whole module, also as the default of a module', () => {
    const main = load([['half']])

    expect(main.half(8)).to.equal(4)
    expect(list.leanLoads).to.deep.equal(['main', 'sums', 'half', 'parts'])
  })

  it('defers a dependency of a dependency', () => {
    const main = load([['half', 'parts']])
    const before = [...list.leanLoads!]

    expect(before).to.deep.equal(['main', 'sums', 'half'])
    expect(main.half(6)).to.equal(3)
  })

  it('leaves the files of deferred dependencies to others that import them', async () => {
    const main = load([['sums']])
    writeFileSync(join(folder, 'other.mjs'), `import { add } from 'sums'
      import { createRequire } from 'node:module'
      const sums = createRequire(import.meta.url)('sums')
      class Named extends sums.Thing { get title() { return this.name } }
      export const found = [add(1, 1), Object.keys(sums), new Named('one').title]`)

    const { found } = await import(pathToFileURL(join(folder, 'other.mjs')).href) as { found: unknown[] }

    expect(found).to.deep.equal([2, ['add', 'Thing', 'label'], 'one'])
    expect(main.add(1, 2)).to.equal(3)
    expect(list.leanLoads).to.deep.equal(['main', 'half', 'parts', 'sums'])
  })

  it('loads a package as usual if a dependency is not found', () => {
    expect(load([['none'], ['sums', 'none']]).add(2, 2)).to.equal(4)
  })
})
