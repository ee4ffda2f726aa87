import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'chai'
import type { Browser, Page } from 'playwright-core'
import { operationsOf, type OpenApi } from '../../scripts/generate/document.ts'
import { exampleRequest } from '../../scripts/docs/reference/request.ts'
import { findBrowser, openBrowser } from '../../scripts/support/browser.ts'
import { start, type Started } from '../../scripts/support/start.ts'
import { builtDocs } from '../support/docs.ts'
import { patientModules } from '../support/patient-modules.ts'

const readDocument = async (name: string): Promise<OpenApi> =>
  JSON.parse(await readFile(join(import.meta.dirname, `../../generated/${name}.json`), 'utf8')) as OpenApi

/** Sends the form also while its button is hidden. */
const submit = 'document.querySelector(".run form").requestSubmit()'

describe('the panel of the documentation that sends requests', function () {
  this.timeout(240_000)
  let browser: Browser
  let folder: string

  before(async function () {
    const found = findBrowser()
    // uses no feature of a database, so a run on another database would only repeat it
    if (found === undefined || process.env['TEST_DATABASE_URL'] !== undefined) return this.skip()
    folder = await builtDocs()
    browser = await openBrowser(found)
  })
  after(() => browser?.close())

  const serve = (environment: Record<string, string> = {}) =>
    start(environment, { docsFolder: folder, modules: patientModules })

  /** Opens the panel of an operation, and enters the key of the account. */
  async function open(page: Page, { url, key }: Pick<Started, 'url' | 'key'>, file: string): Promise<Page> {
    await page.goto(`${url}/docs/${file}.html`)
    await page.getByText('Run it', { exact: true }).click()
    await page.getByRole('button', { name: 'Send' }).waitFor()
    if (await page.getByLabel('Key', { exact: true }).count() > 0) {
      await page.getByLabel('Key', { exact: true }).selectOption('another key')
      await page.getByLabel('Another key').fill(key)
    }
    return page
  }
  const requestSent = (page: Page) => page.getByRole('region', { name: 'Request sent' })
  const response = (page: Page) => page.getByRole('region', { name: 'Response received' })

  it('sends the example of an operation, and shows the request without the key and the response', async () => {
    await using service = await serve()
    const page = await open(await browser.newPage(), service, 'reference/createSearch')
    const problems: string[] = []
    page.on('console', message => problems.push(message.text()))

    await page.getByRole('button', { name: 'Send' }).click()
    await response(page).filter({ hasText: /^201 Created after \d+ ms/ }).waitFor()

    expect(await requestSent(page).innerText()).to.equal([
      `POST ${service.url}/search`,
      'Authorization: Bearer $KEY',
      'Content-Type: application/json',
      '',
      JSON.stringify({ query: { type: 'Pseudonym', value: 'sam-example' } }, null, 2),
    ].join('\n'))
    expect(await response(page).innerText()).to.include('x-request-id: ').and.to.include('"value": "sam-example"')
    expect(problems).to.deep.equal([])
    await page.close()
  })

  it('sends what the form says, and names a text that is not JSON', async () => {
    await using service = await serve()
    const page = await open(await browser.newPage(), service, 'reference/createInvestigation')
    await page.getByText('Optional fields', { exact: true }).click()
    await page.locator('[name="body.labels"]').fill('one\ntwo')
    await page.locator('[name="body.features.breached_accounts"]').selectOption('true')
    await page.locator('[name="body.budget"]').fill('7')
    await page.locator('[name="body.observables"]').fill('[{')

    await page.getByRole('button', { name: 'Send' }).click()

    expect(await page.evaluate<string>(`document.querySelector('[name="body.observables"]').validationMessage`)).to
      .equal('This is not JSON')
    expect(await requestSent(page).count()).to.equal(0)

    await page.locator('[name="body.observables"]').fill('[{"type":"Pseudonym","value":"tw-success"}]')
    await page.getByRole('button', { name: 'Send' }).click()
    await response(page).filter({ hasText: '201 Created' }).waitFor()

    expect(JSON.parse((await requestSent(page).innerText()).split('\n\n')[1]!)).to.deep.equal({
      observables: [{ type: 'Pseudonym', value: 'tw-success' }],
      reference: 'case-2026-0117', // of the example
      labels: ['one', 'two'],
      features: { breached_accounts: true },
      budget: 7,
    })
    await page.close()
  })

  it('shows a stream as it comes, and stops it', async () => {
    await using service = await serve()
    const page = await open(await browser.newPage(), service, 'reference/createTemporarySearch')
    await page.locator('[name="body.query.value"]').fill('tw-hang')

    await page.getByRole('button', { name: 'Send' }).click()
    await response(page).filter({ hasText: 'event: connected' }).waitFor()
    await page.getByRole('button', { name: 'Stop' }).click()
    await response(page).filter({ hasText: 'stopped' }).waitFor()

    expect(await page.getByRole('button', { name: 'Stop' }).count()).to.equal(0)
    await page.close()
  })

  it('shows an image of the image service', async () => {
    await using service = await serve({ PUBLIC_IMAGES_URL: 'http://images.example' })
    const page = await browser.newPage()
    const blocked: string[] = []
    page.on('console', message => blocked.push(message.text()))
    await page.route('http://images.example/**', async route => {
      const { pathname } = new URL(route.request().url())
      await route.fulfill({ response: await route.fetch({ url: `${service.imagesUrl}${pathname}` }) })
    })
    await open(page, service, 'images/getFlag')
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByRole('img', { name: 'The image of the response' }).waitFor()

    expect(await page.evaluate('document.querySelector(".run output img").naturalWidth')).to.be.above(0)
    expect(blocked).to.deep.equal([])
    await page.close()
  })

  it('sends nothing from a server that is not a sandbox, and says how to start one', async () => {
    await using service = await serve({ SANDBOX: '0' })
    const page = await browser.newPage()
    const sent: string[] = []
    page.on('request', request => sent.push(`${request.method()} ${new URL(request.url()).pathname}`))
    await page.goto(`${service.url}/docs/reference/createSearch.html`)
    await page.getByText('Run it', { exact: true }).click()

    await page.getByText('The server of this page is not a sandbox.').waitFor()
    await page.evaluate(submit)
    await page.waitForLoadState('networkidle')

    expect(await page.getByRole('button', { name: 'Send' }).isVisible()).to.equal(false)
    expect(sent.filter(one => one.endsWith('/search'))).to.deep.equal([])
    expect(sent.filter(one => one === 'GET /health')).to.have.length(2)
    await page.close()
  })

  it('keeps a key in memory only', async () => {
    await using service = await serve()
    const page = await open(await browser.newPage(), service, 'reference/getUsage')
    await page.getByRole('button', { name: 'Send' }).click()
    await response(page).filter({ hasText: '200 OK' }).waitFor()

    const kept = await page.evaluate<string>('JSON.stringify([localStorage, sessionStorage, location.href])')
    expect(kept).not.to.include(service.key)
    expect(await page.getByRole('region', { name: 'Request sent' }).innerText()).not.to.include(service.key)
    await page.reload()
    expect(await page.locator('[name=key]').inputValue()).to.equal('')
    await page.close()
  })

  it('fills in the example of every operation', async () => {
    await using service = await serve()
    const page = await browser.newPage()
    const faults: string[] = []
    for (const [folder, name] of [['reference', 'api'], ['images', 'images']] as const) {
      const document = await readDocument(name)
      for (const operation of operationsOf(document)) {
        const { method, path, body } = exampleRequest(document, operation, 'http://example.com')
        await page.goto(`${service.url}/docs/${folder}/${operation.id}.html`)
        // The answer does not matter here. The button is hidden until the server has said that it is a sandbox.
        await page.route(url => url.pathname === path, route => route.fulfill({ status: 204 }))
        await page.evaluate(submit)
        const text = await page.evaluate<string>('document.querySelector(".run output pre").textContent')
        const sent = text.split('\n\n')[1]
        const expected = `${method} ${path}`
        const line = text.split('\n')[0]!.replace(/https?:\/\/[^/]+/, '')
        if (line !== expected) faults.push(`${operation.id}: ${line}, not ${expected}`)
        if (JSON.stringify(sent === undefined ? undefined : JSON.parse(sent)) !== JSON.stringify(body)) {
          faults.push(`${operation.id}: the body ${sent}`)
        }
        await page.unrouteAll()
      }
    }

    expect(faults).to.deep.equal([])
    await page.close()
  })
})
