import { expect } from 'chai'
import { openDocs, type DocsBrowser } from '../support/docs-browser.ts'

describe('the documentation in a browser', function () {
  this.timeout(240_000)
  let docs: DocsBrowser

  before(async function () {
    const opened = await openDocs()
    if (opened === undefined) return this.skip()
    docs = opened
  })
  after(() => docs?.[Symbol.asyncDispose]())

  it('names the columns of a table in each row on a phone, where it is still a table', async () => {
    const context = await docs.open('on a phone in the dark')
    const page = await context.newPage()
    await page.goto(`${docs.url}/docs/guides/plans.html`)

    const row = page.getByRole('table').first().getByRole('row').nth(1)

    expect(await page.getByRole('table').first().getByRole('columnheader').count()).to.equal(8)
    expect(await row.getByRole('cell').count()).to.equal(8)
    expect(await row.getByRole('cell').nth(1).getAttribute('data-label')).to.equal('Features')
    await context.close()
  })

  it('finds a section with the keyboard alone', async () => {
    const context = await docs.open('on a desktop')
    const page = await context.newPage()
    await page.goto(`${docs.url}/docs/index.html`)
    await page.keyboard.press('/')
    await page.keyboard.type('verifier in python')
    await page.getByRole('dialog').getByRole('link', { name: 'Webhooks › A verifier in Python' }).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL(/guides\/webhooks\.html#a-verifier-in-python$/)

    expect(await page.getByRole('dialog').isVisible()).to.equal(false)
    await context.close()
  })

  it('tells that nothing was found', async () => {
    const context = await docs.open('on a phone in the dark')
    const page = await context.newPage()
    await page.goto(`${docs.url}/docs/reference/index.html`)
    await page.getByRole('button', { name: 'Search' }).click()
    await page.getByRole('searchbox').fill('zzzzqqqq')

    await page.getByText('Nothing found').waitFor()
    await context.close()
  })

  it('copies a block of code', async () => {
    const context = await docs.open('on a desktop')
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const page = await context.newPage()
    await page.goto(`${docs.url}/docs/guides/first-search.html`)

    await page.getByRole('button', { name: 'Copy' }).nth(2).click()
    await page.getByRole('button', { name: 'Copied' }).waitFor()

    expect(await page.evaluate('navigator.clipboard.readText()')).to
      .equal('curl -sS https://osint.example/ -H "Authorization: Bearer $KEY"')
    await context.close()
  })

  it('keeps the theme that the reader chose', async () => {
    const context = await docs.open('on a desktop')
    const page = await context.newPage()
    const background = () => page.evaluate<string>('getComputedStyle(document.body).backgroundColor')
    await page.goto(`${docs.url}/docs/index.html`)
    const light = await background()
    await page.getByRole('button', { name: 'Theme: system' }).click()
    await page.getByRole('button', { name: 'Theme: light' }).click()
    const dark = await background()
    await page.goto(`${docs.url}/docs/guides/webhooks.html`)

    expect(dark).not.to.equal(light)
    expect(await background()).to.equal(dark)
    await page.getByRole('button', { name: 'Theme: dark' }).click()
    expect(await background()).to.equal(light)
    await context.close()
  })

  it('shows one language of the samples, and remembers it', async () => {
    const context = await docs.open('on a desktop')
    const page = await context.newPage()
    await page.goto(`${docs.url}/docs/reference/createSearch.html`)
    const curl = page.locator('.in-sh')
    const python = page.locator('.in-py')
    const before = [await curl.isVisible(), await python.isVisible()]
    await page.getByText('Python', { exact: true }).first().click()
    const after = [await curl.isVisible(), await python.isVisible()]
    await page.goto(`${docs.url}/docs/reference/getSearch.html`)

    expect([before, after]).to.deep.equal([[true, false], [false, true]])
    expect(await page.locator('.in-py').innerText()).to.include('client.searches.get("')
      .and.to.include('Tracewell("https://osint.example"')
    await context.close()
  })

  it('shows the samples beside the text, opens all that is folded, and leads to a folded field', async () => {
    const context = await docs.open('on a desktop')
    const page = await context.newPage()
    await page.goto(`${docs.url}/docs/reference/createSearch.html`)
    const [title, request] = await Promise.all(['Create a search', 'Request'].map(name =>
      page.getByRole('heading', { name, exact: true }).boundingBox()
    ))
    const field = page.locator('[id="201.data.search.query"]')
    const wasVisible = await field.isVisible()
    await page.goto(`${docs.url}/docs/reference/createSearch.html#201.data.search.query`)

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
    const context = await docs.open('on a phone in the dark')
    const page = await context.newPage()
    await page.goto(`${docs.url}/docs`)
    const menu = page.getByRole('navigation', { name: 'Documentation' })
    expect(await menu.isVisible()).to.equal(false)

    await page.getByRole('link', { name: 'Menu', exact: true }).click()
    await menu.getByText('Tools', { exact: true }).click()
    await menu.getByRole('link', { name: /Decode a VIN/ }).first().click()

    await page.waitForURL('**/docs/reference/decodeVin.html')
    expect(await menu.isVisible()).to.equal(false)
    await context.close()
  })

  it('prints the whole page in dark on white, also what is folded or scrolls on a screen', async () => {
    const context = await docs.open('on a phone in the dark')
    await context.addInitScript("localStorage.setItem('theme', 'dark')")
    const page = await context.newPage()
    await page.setViewportSize({ width: 718, height: 1000 }) // A4 with margins of 1 cm
    await page.emulateMedia({ media: 'print' })
    const lost: string[] = []
    for (const name of ['reference/createSearch', 'guides/first-search', 'guides/errors', 'guides/plans']) {
      await page.goto(`${docs.url}/docs/${name}.html`)
      const found = await page.evaluate<{ dark: boolean, cut: number, folded: number, shown: number }>(`(() => {
        const all = selector => [...document.querySelectorAll('main ' + selector)]
        const blocks = all(':is(pre, .scroll)').filter(block => block.checkVisibility())
        return {
          dark: getComputedStyle(document.body).backgroundColor !== 'rgb(255, 255, 255)',
          cut: blocks.filter(block => block.scrollHeight > block.clientHeight + 1 ||
            block.scrollWidth > block.clientWidth + 1).length,
          folded: all('details > :not(summary)').filter(part => !part.closest('.run') &&
            !part.checkVisibility({ contentVisibilityAuto: true })).length,
          shown: blocks.length,
        }
      })()`)
      expect(found.shown, name).to.be.above(0)
      if (found.dark || found.cut > 0 || found.folded > 0) lost.push(`${name} ${JSON.stringify(found)}`)
    }

    expect(lost).to.deep.equal([])
    await context.close()
  })

  it('works without scripts', async () => {
    const context = await docs.browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()

    await page.goto(`${docs.url}/docs/reference/createSearch.html`)

    expect(await page.getByRole('heading', { name: '201 Created' }).isVisible()).to.equal(true)
    expect(await page.getByRole('button').count()).to.equal(0)
    await context.close()
  })
})
