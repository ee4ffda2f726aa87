import { expect } from 'chai'
import { importFaults } from '../../scripts/imports/faults.ts'

/** Returns the import faults of these files. Adds an entry file that imports every file of `src`. */
const faultsOf = (sources: Record<string, string>): string[] => {
  const files = Object.keys(sources).filter(file => file.startsWith('src/'))
  const entry = files.map(file => `import '${file.replace(/^src/, '.')}'`).join('\n')
  return importFaults(new Map([['src/main.ts', entry], ...Object.entries(sources)]))
}

describe('importFaults', () => {
  it('reports a layer that imports from above', () => {
    expect(faultsOf({ 'src/lib/a.ts': "import { b } from '../core/b.ts'" })).to.deep.equal([
      'src/lib/a.ts: may not import src/core/b.ts',
    ])
  })

  it('lets core import types of the database, and nothing else of it', () => {
    expect(faultsOf({ 'src/core/a.ts': "import type { B } from '../db/b.ts'" })).to.deep.equal([])
    expect(faultsOf({ 'src/core/a.ts': "import { b } from '../db/b.ts'" })).to.deep.equal([
      'src/core/a.ts: may import only types of src/db/b.ts',
    ])
  })

  it('reports a package outside its place', () => {
    expect(faultsOf({ 'src/core/a.ts': "import Koa from 'koa'" })).to.deep.equal(['src/core/a.ts: may not import koa'])
  })

  it('reports a script that imports a test', () => {
    expect(faultsOf({ 'scripts/a.ts': "import { b } from '../test/b.ts'" })).to.deep.equal([
      'scripts/a.ts: may not import test/b.ts',
    ])
  })

  it('reports a circle of files with the imports that close it', () => {
    expect(faultsOf({
      'src/lib/a.ts': "import { b } from './b.ts'",
      'src/lib/b.ts': "import { c } from './c.ts'\nimport { d } from './d.ts'",
      'src/lib/c.ts': "import { a } from './a.ts'",
      'src/lib/d.ts': '',
    })).to.deep.equal(['circle: src/lib/a.ts → src/lib/b.ts → src/lib/c.ts → src/lib/a.ts'])
  })

  for (const [name, text] of [
    ['of types', "import type { A } from './a.ts'"],
    ['of an import while the program runs', "const a = await import('./a.ts')"],
    ['of an export', "export { a } from './a.ts'"],
  ] as const) {
    it(`reports a circle ${name}`, () => {
      expect(faultsOf({ 'src/lib/a.ts': "import { b } from './b.ts'", 'src/lib/b.ts': text }))
        .to.deep.equal(['circle: src/lib/a.ts → src/lib/b.ts → src/lib/a.ts'])
    })
  }

  it('reports a circle of folders of core, even if no file is part of a circle', () => {
    expect(faultsOf({
      'src/core/search/a.ts': "import { b } from '../webhooks/b.ts'",
      'src/core/webhooks/b.ts': '',
      'src/core/webhooks/c.ts': "import { d } from '../search/d.ts'",
      'src/core/search/d.ts': '',
    })).to.deep.equal(['circle: src/core/search → src/core/webhooks → src/core/search'])
  })

  it('reports a circle of folders below any folder of src, and a file beside them as a room', () => {
    expect(faultsOf({
      'src/sources/modules/list.ts': "import { b } from '../profiles/b.ts'",
      'src/sources/profiles/b.ts': '',
      'src/sources/profiles/c.ts': "import { d } from '../modules/d.ts'",
      'src/sources/modules/d.ts': '',
    })).to.deep.equal(['circle: src/sources/modules → src/sources/profiles → src/sources/modules'])
    expect(faultsOf({
      'src/sources/modules.ts': "import { d } from './modules/d.ts'",
      'src/sources/modules/d.ts': "import { b } from '../profiles/b.ts'",
      'src/sources/profiles/b.ts': '',
    })).to.deep.equal([])
  })

  it('reports a circle of folders of src', () => {
    expect(faultsOf({
      'src/compose/a.ts': "import { b } from '../process/b.ts'",
      'src/process/b.ts': '',
      'src/process/c.ts': "import { d } from '../compose/d.ts'",
      'src/compose/d.ts': '',
    })).to.deep.equal(['circle: src/compose → src/process → src/compose'])
  })

  it('reports a file of src that no other file imports', () => {
    const sources = new Map([
      ['src/main.ts', "import { modules } from './sources/modules.ts'"],
      ['src/sources/modules.ts', ''],
      ['src/sources/modules/forgotten.ts', ''],
      ['test/forgotten.test.ts', "import { forgotten } from '../src/sources/modules/forgotten.ts'"],
    ])

    expect(importFaults(sources)).to.deep.equal([
      'src/sources/modules/forgotten.ts: no file of src imports it; is its line missing in the list of its folder?',
    ])
  })
})
