import { expect } from 'chai'
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { rowFile, rowKinds, testsOf, typeOf, type RowKind } from '../../scripts/new/row.ts'
import { identifierOf, newSource } from '../../scripts/new/source.ts'

const root = resolve(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const source = {
  slug: 'acme-names', name: "Acme's names", type: 'Pseudonym', homepage: 'https://acme.example',
} as const

describe('npm run new', () => {
  it('turns a slug into an identifier', () => {
    expect(['github', 'dev-to', 'mod-2-db'].map(identifierOf)).to.deep.equal(['github', 'devTo', 'mod2Db'])
  })

  it('puts the source under its type, and both imports in alphabetical order', () => {
    const files = newSource({ ...source, type: 'IP Address' }, read)

    const list = files.get('src/sources/modules.ts')!
    expect(list.indexOf('\n  acmeNames,')).to.be.above(list.indexOf('// IP Address'))
    for (const [path, file] of [
      ['src/sources/modules.ts', './modules/acme-names.ts'],
      ['src/upstreams/index.ts', './acme-names.ts'],
    ] as const) {
      const imports = Array.from(files.get(path)!.matchAll(/^import .* from '(\..+)'$/gm), ([, name]) => name!)
      expect(imports).to.include(file)
      expect(imports).to.deep.equal(imports.toSorted())
    }
  })

  describe('in a copy of the project', () => {
    let copy: string
    const run = (...args: string[]) => spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' })
    before(() => {
      copy = mkdtempSync(join(tmpdir(), 'tracewell-new-'))
      const files = ['package.json', 'tsconfig.json', '.mocharc.json']
      const copied = ['src', 'scripts', 'test', 'generated', 'recorded', ...files]
      for (const name of copied) {
        cpSync(join(root, name), join(copy, name), { recursive: true })
      }
      symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
    })
    after(() => rmSync(copy, { recursive: true, force: true }))

    it('writes a source whose tests fail because it finds nothing yet', () => {
      const written = run('scripts/new.ts', 'source', source.slug, '--name', source.name, '--json')
      const mocha = 'node_modules/mocha/bin/mocha.js'
      const tested = run(mocha, 'test/sources/modules/modules.test.ts', '--grep', source.slug)

      expect(written.status, written.stderr).to.equal(0)
      expect(JSON.parse(written.stdout)).to.deep.equal({
        files: [
          'src/sources/modules/acme-names.ts',
          'src/upstreams/acme-names.ts',
          'src/sources/modules.ts',
          'src/upstreams/index.ts',
        ],
      })
      expect(tested.status).to.be.above(0)
      expect(tested.stdout).to.include('no magic value returns cards (UPSTREAM_CHANGED').and.not.include('SyntaxError')
    })

    it('writes a row of each kind, whose tests fail because it has no examples yet', () => {
      const kinds = Object.keys(rowKinds) as RowKind[]
      const written = kinds.map(kind =>
        run('scripts/new.ts', 'row', `acme-${kind}`, '--kind', kind, '--name', `Acme ${kind}`, '--json'))
      const tests = new Set(kinds.flatMap(kind => testsOf(kind).split(' ')))
      const tested = run('node_modules/mocha/bin/mocha.js', ...tests, '--grep', 'acme-', '--reporter', 'json')
      const { failures } = JSON.parse(tested.stdout.slice(tested.stdout.indexOf('{'))) as {
        failures: Array<{ fullTitle: string }>
      }

      expect(written.map(({ stdout }) => JSON.parse(stdout) as unknown)).to.deep.equal(kinds.map(kind =>
        ({ files: [
          rowFile(kind, typeOf(kind)),
          ...kind === 'address' ? ['recorded/acme-address/found.json', 'recorded/acme-address/none.json'] : [],
        ] })))
      for (const kind of kinds) {
        expect(failures.some(({ fullTitle }) => fullTitle.includes(`acme-${kind}`)), kind).to.equal(true)
      }
    })

    it('asks for the kind of a row, by number or name', () => {
      for (const [slug, answer] of [['acme-asked', '10\n'], ['acme-named', 'key-server\n']] as const) {
        const args = ['scripts/new.ts', 'row', slug, '--json']
        const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8', input: answer })

        expect(stderr).to.include(rowKinds['key-server'])
        expect(JSON.parse(stdout)).to.deep.equal({ files: ['src/sources/rows/key-servers.ts'] })
      }
    })

    it('refuses a slug that is taken, and writes nothing', () => {
      const before = read('src/upstreams/index.ts')

      const { status, stderr } = run('scripts/new.ts', 'source', 'keybase')

      expect(status).to.equal(2)
      expect(stderr).to.include('src/sources/modules/keybase.ts exists already.')
      expect(read('src/upstreams/index.ts')).to.equal(before)
    })

    for (const [what, ...args] of [
      ['no slug', 'source'],
      ['a slug that is no file name', 'source', '../x'],
      ['an unknown type', 'source', 'other-names', '--type', 'phone'],
      ['a home page that is not https', 'source', 'other-names', '--homepage', 'http://acme.example'],
      ['something that is neither a row nor a source', 'sauce', 'other-names'],
      ['an unknown kind of row', 'row', 'other-names', '--kind', 'sauce'],
      ['an address of another type', 'row', 'other-names', '--kind', 'address', '--type', 'domain'],
      ['a look-up of a name', 'row', 'other-names', '--kind', 'look-up', '--type', 'pseudonym'],
    ] as const) {
      it(`refuses ${what} with 2`, () => {
        expect(run('scripts/new.ts', ...args).status).to.equal(2)
        expect(existsSync(join(copy, 'src/sources/modules/other-names.ts'))).to.equal(false)
      })
    }
  })
})
