import { expect } from 'chai'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { buildOnce } from '../../scripts/clients/built.ts'
import { languages } from '../../scripts/clients/languages.ts'

const root = resolve(import.meta.dirname, '../..')

describe('npm run clients', () => {
  it('has a language for each client of the guide, and CI runs all of them and requires their tools', () => {
    const guide = readFileSync(join(root, 'openapi/guides/clients.md'), 'utf8')
    const table = guide.slice(guide.indexOf('| Language |'), guide.indexOf('\n\nDownload'))
    const rows = table.split('\n').filter(line => /^\| [A-Z]/.test(line)).slice(1)

    const step = /^step clients .*$/m.exec(readFileSync(join(root, '.ci/run'), 'utf8'))?.[0]

    expect(languages).to.have.length(rows.length)
    expect(step).to.include('npm run -s clients -- --cache --required >')
  })
})

describe('buildOnce', () => {
  let folder: string
  let builds: string[]
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tracewell-built-'))
    builds = []
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const build = (hash: string, fails = false) =>
    buildOnce(folder, hash, async where => {
      builds.push(hash)
      writeFileSync(join(where, `from-${hash}`), '')
      if (fails) throw new Error('broken')
    })

  it('builds again only from other files, in an empty folder', async () => {
    await build('one')
    await build('one')
    await build('two')

    expect(builds).to.deep.equal(['one', 'two'])
    expect(readdirSync(folder).sort()).to.deep.equal(['built-from', 'from-two'])
  })

  it('builds again what broke off', async () => {
    const first = await build('one', true).catch((error: Error) => error.message)
    await build('one')

    expect(first).to.equal('broken')
    expect(builds).to.deep.equal(['one', 'one'])
  })
})
