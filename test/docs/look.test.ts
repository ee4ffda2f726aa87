import { execFile } from 'node:child_process'
import { copyFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect } from 'chai'

const root = resolve(import.meta.dirname, '../..')
const guide = join(root, 'openapi/guides/publishing.md')
const addresses = ['--base-url', 'https://api.acme.example', '--images-url', 'https://images.acme.example']

const docs = (...args: string[]): Promise<{ code: number, err: string }> => new Promise(done => {
  execFile(process.execPath, [join(root, 'scripts/docs.ts'), ...args], (error, _out, err) =>
    done({ code: typeof error?.code === 'number' ? error.code : 0, err }))
})

describe('npm run docs with --look', () => {
  let folder: string
  before(async () => { folder = await mkdtemp(join(tmpdir(), 'tracewell-look-')) })
  after(() => rm(folder, { recursive: true }))

  const look = async (content: string): Promise<string> => {
    const file = join(folder, 'look.json')
    await writeFile(file, content)
    return file
  }

  describe('of the guide', () => {
    const page = (name: string) => readFile(join(folder, 'site', name), 'utf8')
    let names: string[]
    before(async () => {
      const [, sample] = /```json file=look\.json\n([^]*?)```/.exec(await readFile(guide, 'utf8'))!
      for (const image of ['logo.svg', 'icon.svg']) {
        await copyFile(join(root, 'scripts/docs/assets/icon.svg'), join(folder, image))
      }
      const ran = await docs('--out', join(folder, 'site'), ...addresses, '--look', await look(sample!))
      expect(ran).to.deep.equal({ code: 0, err: '' })
      names = await readdir(join(folder, 'site'), { recursive: true })
    })

    it('has its title, logo, icon, colour, footer and canonical address on every page', async () => {
      const pages = names.filter(name => name.endsWith('.html') && name !== '404.html')
      for (const name of pages) {
        const text = await page(name)
        const root = name.includes('/') ? '../' : ''
        expect(text, name).to.match(/<title>[^<]+ – Acme Search<\/title>/)
          .and.include(`<img src="${root}logo.svg" alt="">Acme Search`)
          .and.include(`<link rel="icon" href="${root}icon.svg">`)
          .and.include('© Acme Ltd. <a href="https://acme.example/terms">Terms</a>')
          .and.include(`rel="canonical" href="https://acme.example/help/${name.replace(/(^|\/)index\.html$/, '$1')}"`)
      }
      expect(await page('site.css')).to.include('--accent: light-dark(#7a1fa2, #d8a4f0)')
      expect(await page('llms.txt')).to.match(/^# Acme Search\n/)
    })

    it('has only its guides, and every page in the sitemap', async () => {
      const has = (prefix: string) => names.filter(name => name.startsWith(prefix) && name.endsWith('.html')).sort()
      const listed = [...(await page('sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)
      const pages = names.filter(name => name.endsWith('.html') && name !== '404.html')

      expect(has('guides/')).to.deep.equal(['first-search', 'searches', 'streams', 'webhooks', 'errors', 'plans',
        'clients'].map(name => `guides/${name}.html`).sort())
      expect(names).not.to.include('changelog.html')
      expect(listed).to.have.members(pages.map(name =>
        `https://acme.example/help/${name.replace(/(^|\/)index\.html$/, '$1')}`))
    })

    it('leads to its root from the page for unknown addresses, at any depth', async () => {
      const targets = [...(await page('404.html')).matchAll(/ (?:href|src)="([^"#]+)"/g)].map(([, target]) => target!)
      const own = targets.filter(target => !target.startsWith('https:'))

      expect(own).not.to.be.empty
      expect(own.filter(target => !target.startsWith('/help/'))).to.deep.equal([])
      expect(own.map(target => target.slice('/help/'.length)).filter(target => !names.includes(target)))
        .to.deep.equal([])
    })

    it('names no server on the machine of the reader', async () => {
      const texts = names.filter(name => /\.(html|md|json|txt)$/.test(name))
      const left = await Promise.all(texts.map(async name =>
        [...(await page(name)).matchAll(/(?:localhost|127\.0\.0\.1):808[01]/g)].map(() => name)))

      expect(left.flat()).to.deep.equal([])
    })
  })

  it('names each fault of the file', async () => {
    const faulty = {
      title: '',
      accent: { light: 'red' },
      address: 'docs',
      guides: ['nonsense'],
      colour: 1,
      logo: 'a.gif',
    }
    const wrong = await docs('--look', await look(JSON.stringify(faulty)))
    const text = await docs('--look', await look('{'))
    const missing = await docs('--look', join(folder, 'none.json'))
    const image = await docs('--look', await look('{"logo":"none.svg"}'))

    expect([wrong.code, text.code, missing.code, image.code]).to.deep.equal([1, 1, 1, 1])
    for (const path of ['/title', '/accent', '/accent/light', '/address', '/guides/0', '/logo']) {
      expect(wrong.err).to.include(`look.json: ${path} must `)
    }
    expect(wrong.err).to.include('additional properties: colour').and.to.include('first-search')
    expect(text.err).to.include('look.json is not JSON')
    expect(missing.err).to.include('none.json cannot be read: ENOENT')
    expect(image.err).to.include('look.json: /logo none.svg cannot be read: ENOENT')
  })
})
