import { createHash } from 'node:crypto'
import { expect } from 'chai'
import { findBrowser, openBrowser } from '../support/browser.ts'
import { start, type Started } from '../../scripts/support/start.ts'

const browserAccept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'

describe('GET / in a browser', () => {
  let service: Started
  before(async () => { service = await start({}) })
  after(() => service[Symbol.asyncDispose]())

  const get = (headers: Record<string, string>, method = 'GET') => fetch(`${service.url}/`, { method, headers })

  it('answers with a page that links to the documentation, under a strict policy', async () => {
    const response = await get({ Accept: browserAccept })
    const html = await response.text()
    const [, style = ''] = /<style>(.*)<\/style>/s.exec(html) ?? []
    const hash = createHash('sha256').update(style).digest('base64')

    expect(response.status).to.equal(200)
    expect(response.headers.get('content-type')).to.equal('text/html; charset=utf-8')
    expect(html).to.include('self-hosted service for investigations').and.to.include('<a href="docs/">')
    expect(response.headers.get('content-security-policy')).to.equal(
      `default-src 'none'; style-src 'sha256-${hash}'; img-src data:; base-uri 'none'; form-action 'none'; ` +
        "frame-ancestors 'none'",
    )
    expect(response.headers.get('vary')).to.include('Accept, Authorization')
    expect(html).not.to.match(/https?:\/\/|<script/)
    expect(await (await get({ Accept: browserAccept }, 'HEAD')).text()).to.equal('')
  })

  it('links only to addresses that exist', async () => {
    const html = await (await get({ Accept: browserAccept })).text()
    const links = [...html.matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href!)

    expect(links).to.deep.equal(['docs/', 'docs/guides/first-search.html', 'openapi.json', 'health'])
    for (const href of ['openapi.json', 'health']) expect((await fetch(`${service.url}/${href}`)).status).to.equal(200)
  })

  for (const accept of ['*/*', 'application/json', 'application/json, text/html;q=0.5', 'text/html;q=0, */*']) {
    it(`keeps the JSON of the operation for Accept: ${accept}`, async () => {
      const response = await get({ Accept: accept })

      expect(response.status).to.equal(401)
      expect(await response.json()).to.include({ success: false })
      expect(response.headers.get('vary')).to.equal('Accept, Authorization')
    })
  }

  it('keeps the JSON of the operation for every key', async () => {
    const valid = await get({ Accept: browserAccept, Authorization: `Bearer ${service.key}` })
    const wrong = await get({ Accept: browserAccept, Authorization: 'Bearer nonsense' })

    expect([valid.status, wrong.status]).to.deep.equal([200, 401])
    expect(await valid.json()).to.include({ message: 'The API key is valid' })
    expect(valid.headers.get('vary')).to.equal('Accept, Authorization')
  })

  it('is readable on a phone and on a desktop, light and dark, without other requests', async function () {
    const found = findBrowser()
    if (found === undefined || process.env['TEST_DATABASE_URL'] !== undefined) return this.skip()
    const browser = await openBrowser(found)
    for (const width of [390, 1280]) {
      for (const colorScheme of ['light', 'dark'] as const) {
        const page = await browser.newPage({ viewport: { width, height: 800 }, colorScheme })
        const problems: string[] = []
        page.on('console', message => problems.push(message.text()))
        page.on('request', request => problems.push(request.url()))
        await page.goto(`${service.url}/`)

        const overflow = await page.evaluate('document.documentElement.scrollWidth > innerWidth')
        const background = await page.evaluate('getComputedStyle(document.body).backgroundColor')
        await page.close()

        expect(overflow).to.equal(false)
        expect(background).to.equal(colorScheme === 'light' ? 'rgb(255, 255, 255)' : 'rgb(18, 23, 26)')
        expect(problems.filter(one => one !== `${service.url}/` && !one.startsWith('data:'))).to.deep.equal([])
      }
    }
    await browser.close()
  })
})
