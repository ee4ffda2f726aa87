import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { expect } from 'chai'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { axeFile, findBrowser, openBrowser } from '../../scripts/support/browser.ts'
import { start, type Started } from '../../scripts/support/start.ts'
import { builtDocs } from '../support/docs.ts'

interface Seen {
  /** Console errors, requests to other sites, and missing files. */
  problems: string[]
  /** Width of the content beyond the right edge of the screen, in pixels. */
  overflow: number
  title: string
  axe: string[]
}

const looks = {
  'on a desktop': { viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  'on a phone in the dark': { viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
} as const

/** Rules of axe that run. The run for a phone repeats only the rules that depend on the screen size or the colours. */
const rules = {
  'on a desktop': '{}',
  'on a phone in the dark': '{ runOnly: ["color-contrast", "scrollable-region-focusable", "target-size"] }',
} as const

describe('the documentation in a browser', function () {
  this.timeout(240_000)
  const pageMs = 240_000 // hang guard of one page
  let service: Started
  let browser: Browser
  let pages: string[]

  before(async function () {
    const found = findBrowser()
    // uses no database, so a run on another database would only repeat it
    if (found === undefined || process.env['TEST_DATABASE_URL'] !== undefined) return this.skip()
    const docsFolder = await builtDocs()
    pages = globSync('**/*.html', { cwd: docsFolder })
    service = await start({ PUBLIC_URL: 'https://osint.example' }, { docsFolder })
    browser = await openBrowser(found)
  })
  after(async () => {
    await browser?.close()
    await service?.[Symbol.asyncDispose]()
  })

  const open = (look: keyof typeof looks): Promise<BrowserContext> => browser.newContext({ ...looks[look] })

  for (const look of Object.keys(looks) as (keyof typeof looks)[]) {
    it(`shows every page ${look} without errors, requests to other sites, overflow and barriers`, async function () {
      const context = await open(look)
      const see = await createLook(await context.newPage(), rules[look])

      const seen = new Map<string, Seen>()
      for (const page of pages) {
        this.timeout(pageMs) // starts the time of this test anew
        seen.set(page, await see(`${service.url}/docs/${page}`))
      }
      this.timeout(0) // Mocha compares the time of the whole test at its end
      await context.close()

      const faults = [...seen].flatMap(([page, { problems, overflow, axe: barriers }]) =>
        [...problems, ...barriers, ...overflow > 0 ? [`${overflow} pixels too wide`] : []].map(fault =>
          `${page}: ${fault}`
        )
      )
      expect(faults).to.deep.equal([])
      expect(new Set([...seen.values()].map(({ title }) => title))).not.to.include('')
      expect(seen.size).to.be.above(50)
    })
  }

  for (const width of [1280, 390]) {
    it(`shows every table whole at ${width} pixels`, async function () {
      const context = await browser.newContext({ viewport: { width, height: 900 } })
      const page = await context.newPage()

      const faults: string[] = []
      let tables = 0
      for (const name of pages) {
        this.timeout(pageMs)
        await page.goto(`${service.url}/docs/${name}`)
        const seen = await page.evaluate<{ tables: number, faults: string[] }>(`(${measureTables.toString()})()`)
        tables += seen.tables
        faults.push(...seen.faults.map(fault => `${name}: ${fault}`))
      }
      this.timeout(0)
      await context.close()

      expect(faults).to.deep.equal([])
      expect(tables).to.be.above(30)
    })
  }

  it('names the columns of a table in each row on a phone, where it is still a table', async () => {
    const context = await open('on a phone in the dark')
    const page = await context.newPage()
    await page.goto(`${service.url}/docs/guides/plans.html`)

    const row = page.getByRole('table').first().getByRole('row').nth(1)

    expect(await page.getByRole('table').first().getByRole('columnheader').count()).to.equal(8)
    expect(await row.getByRole('cell').count()).to.equal(8)
    expect(await row.getByRole('cell').nth(1).getAttribute('data-label')).to.equal('Features')
    await context.close()
  })

  it('finds a section with the keyboard alone', async () => {
    const context = await open('on a desktop')
    const page = await context.newPage()
    await page.goto(`${service.url}/docs/index.html`)
    await page.keyboard.press('/')
    await page.keyboard.type('verifier in python')
    await page.getByRole('dialog').getByRole('link', { name: 'Webhooks › A verifier in Python' }).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL(/guides\/webhooks\.html#a-verifier-in-python$/)

    expect(await page.getByRole('dialog').isVisible()).to.equal(false)
    await context.close()
  })

  it('tells that nothing was found', async () => {
    const context = await open('on a phone in the dark')
    const page = await context.newPage()
    await page.goto(`${service.url}/docs/reference/index.html`)
    await page.getByRole('button', { name: 'Search' }).click()
    await page.getByRole('searchbox').fill('zzzzqqqq')

    await page.getByText('Nothing found').waitFor()
    await context.close()
  })

  it('copies a block of code', async () => {
    const context = await open('on a desktop')
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const page = await context.newPage()
    await page.goto(`${service.url}/docs/guides/first-search.html`)

    await page.getByRole('button', { name: 'Copy' }).nth(2).click()
    await page.getByRole('button', { name: 'Copied' }).waitFor()

    expect(await page.evaluate('navigator.clipboard.readText()')).to
      .equal('curl -sS https://osint.example/ -H "Authorization: Bearer $KEY"')
    await context.close()
  })

  it('keeps the theme that the reader chose', async () => {
    const context = await open('on a desktop')
    const page = await context.newPage()
    const background = () => page.evaluate<string>('getComputedStyle(document.body).backgroundColor')
    await page.goto(`${service.url}/docs/index.html`)
    const light = await background()
    await page.getByRole('button', { name: 'Theme: system' }).click()
    await page.getByRole('button', { name: 'Theme: light' }).click()
    const dark = await background()
    await page.goto(`${service.url}/docs/guides/webhooks.html`)

    expect(dark).not.to.equal(light)
    expect(await background()).to.equal(dark)
    await page.getByRole('button', { name: 'Theme: dark' }).click()
    expect(await background()).to.equal(light)
    await context.close()
  })

  it('shows one language of the samples, and remembers it', async () => {
    const context = await open('on a desktop')
    const page = await context.newPage()
    await page.goto(`${service.url}/docs/reference/createSearch.html`)
    const curl = page.locator('.in-sh')
    const python = page.locator('.in-py')
    const before = [await curl.isVisible(), await python.isVisible()]
    await page.getByText('Python', { exact: true }).first().click()
    const after = [await curl.isVisible(), await python.isVisible()]
    await page.goto(`${service.url}/docs/reference/getSearch.html`)

    expect([before, after]).to.deep.equal([[true, false], [false, true]])
    expect(await page.locator('.in-py').innerText()).to.include('client.searches.get("')
      .and.to.include('Tracewell("https://osint.example"')
    await context.close()
  })

  it('shows the samples beside the text, opens all that is folded, and leads to a folded field', async () => {
    const context = await open('on a desktop')
    const page = await context.newPage()
    await page.goto(`${service.url}/docs/reference/createSearch.html`)
    const [title, request] = await Promise.all(['Create a search', 'Request'].map(name =>
      page.getByRole('heading', { name, exact: true }).boundingBox()
    ))
    const field = page.locator('[id="201.data.search.query"]')
    const wasVisible = await field.isVisible()
    await page.goto(`${service.url}/docs/reference/createSearch.html#201.data.search.query`)

    expect(request!.x).to.be.above(title!.x + 400)
    expect(Math.abs(request!.y - title!.y)).to.be.below(100)
    expect([wasVisible, await field.isVisible()]).to.deep.equal([false, true])

    await page.getByRole('button', { name: 'Expand all' }).click()
    expect(await page.locator('main details:not([open])').count()).to.equal(0)
    await page.getByRole('button', { name: 'Collapse all' }).click()
    expect(await page.locator('main details[open]').count()).to.equal(0)
    await context.close()
  })

  it('opens the menu on a phone, with links to every page', async () => {
    const context = await open('on a phone in the dark')
    const page = await context.newPage()
    await page.goto(`${service.url}/docs`)
    const menu = page.getByRole('navigation', { name: 'Documentation' })
    expect(await menu.isVisible()).to.equal(false)

    await page.getByRole('link', { name: 'Menu', exact: true }).click()
    await menu.getByText('Tools', { exact: true }).click()
    await menu.getByRole('link', { name: /Decode a VIN/ }).first().click()

    await page.waitForURL('**/docs/reference/decodeVin.html')
    expect(await menu.isVisible()).to.equal(false)
    await context.close()
  })

  it('works without scripts', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()

    await page.goto(`${service.url}/docs/reference/createSearch.html`)

    expect(await page.getByRole('heading', { name: '201 Created' }).isVisible()).to.equal(true)
    expect(await page.getByRole('button').count()).to.equal(0)
    await context.close()
  })
})

/**
 * Runs in the browser. Opens every folded section, and returns what is cut off or needs sideways scrolling, and columns
 * that are too narrow to read.
 */
function measureTables() {
  interface Box { scrollWidth: number, clientWidth: number, textContent: string }
  interface Root extends Box { querySelectorAll(selector: string): Iterable<Box & { open: boolean }> }
  const { documentElement: root } = (globalThis as unknown as { document: { documentElement: Root } }).document
  for (const one of root.querySelectorAll('details')) one.open = true
  const tooWide = (one: Box) => one.scrollWidth > one.clientWidth + 1
  const tables = [...root.querySelectorAll('.scroll')]
  const cells = [...root.querySelectorAll('.scroll :is(th, td)')]
  const text = ({ textContent }: Box) => textContent.trim().slice(0, 40)
  return {
    tables: tables.length,
    faults: [
      ...(tooWide(root) ? ['the page scrolls sideways'] : []),
      ...tables.filter(tooWide).map(one => `the table "${text(one)}" scrolls sideways`),
      ...cells.filter(tooWide).map(one => `the cell "${text(one)}" is cut off`),
      ...[...root.querySelectorAll('.scroll tbody td')]
        .filter(one => text(one).length > 8 && one.clientWidth < 50).map(one => `"${text(one)}" is too narrow`),
    ],
  }
}

/**
 * Returns a function that opens a page and checks it. The function opens every folded section first, because axe does
 * not check hidden content.
 */
async function createLook(page: Page, axeOptions: string): Promise<(url: string) => Promise<Seen>> {
  const axe = await readFile(axeFile, 'utf8')
  let problems: string[] = []
  let origin = ''
  page.on('console', message => {
    if (['error', 'warning'].includes(message.type())) problems.push(`console: ${message.text()}`)
  })
  page.on('pageerror', error => problems.push(`script: ${error.message}`))
  page.on('request', request => {
    if (new URL(request.url()).origin !== origin) problems.push(`asked ${request.url()}`)
  })
  page.on('response', response => {
    if (response.status() >= 400) problems.push(`${response.status()} for ${response.url()}`)
  })

  return async url => {
    problems = []
    origin = new URL(url).origin
    await page.goto(url)
    await page.evaluate('for (const one of document.querySelectorAll("details")) one.open = true')
    const overflow = await page.evaluate<
      number
    >('document.documentElement.scrollWidth - document.documentElement.clientWidth')
    await page.evaluate(`${axe}; undefined`)
    const found = await page.evaluate<
      { impact: string, id: string, where: string[] }[]
    >(`axe.run(${axeOptions}).then(({ violations }) => violations.map(({ impact, id, nodes }) =>
      ({ impact, id, where: nodes.map(({ target }) => target.join(" ")).slice(0, 3) })))`)
    return {
      problems,
      overflow,
      title: await page.title(),
      axe: found.map(({ impact, id, where }) => `axe, ${impact}: ${id} at ${where.join(', ')}`),
    }
  }
}
