import { expect } from 'chai'
import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const root = resolve(import.meta.dirname, '../..')

describe('npm run prepare, which npm ci calls', () => {
  let folder: string
  beforeEach(async () => { folder = await mkdtemp(join(tmpdir(), 'tracewell-prepare-')) })
  afterEach(() => rm(folder, { recursive: true }))

  const prepare = (options: string[] = [], environment: Record<string, string> = {}) =>
    run(process.execPath, [...options, join(root, 'scripts/prepare.js'), folder], {
      env: { ...process.env, ...environment },
    })

  it('builds the documentation and the console', async () => {
    const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>
    }
    await prepare()

    expect(scripts['prepare']).to.equal('node scripts/prepare.js')
    expect(await readdir(join(folder, 'docs'))).to.include.members(['index.html', 'guides', 'reference'])
    expect(await readdir(join(folder, 'console'))).to.include.members(['index.html', 'console.js', 'console.css'])
  })

  for (const command of ['pack', 'publish']) {
    it(`builds nothing for npm ${command}, whose own script has built both`, async () => {
      await prepare([], { npm_command: command })

      expect(await readdir(folder)).to.deep.equal([])
    })
  }

  it('succeeds without building on a version of Node.js that is too old', async () => {
    const pretend = 'Object.defineProperty(process.versions, "node", { value: "20.19.0" })'

    const { stderr } = await prepare([`--import=data:text/javascript,${encodeURIComponent(pretend)}`])

    expect(stderr).to.equal('')
    expect(await readdir(folder)).to.deep.equal([])
  })
})

describe('the client package', () => {
  it('compiles itself before npm packs it, and is published for everyone', async () => {
    const manifest: unknown = JSON.parse(await readFile(join(root, 'generated/client/package.json'), 'utf8'))

    expect(manifest).to.deep.include({ scripts: { prepack: 'tsc' }, publishConfig: { access: 'public' } })
    expect(manifest).not.to.have.property('private')
  })
})
