import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { barriersOf, goToView, openTab, startConsole } from '../support/console.ts'

describe('the console by keyboard', function () {
  this.timeout(240_000)
  const tested = startConsole()
  const { open, signIn } = tested

  async function openFinished(page: Page): Promise<string> {
    const id = await tested.service.createSearch('Email Address', 'tw-success@example.com')
    await goToView(page, 'search', id)
    await page.getByText(/^Completed in/).waitFor()
    return id
  }

  const focused = (page: Page) => page.evaluate<string>(
    "document.activeElement.dataset.row ?? document.activeElement.id ?? document.activeElement.tagName",
  )

  it('moves through rows, selects one, opens its panel, and gives the focus back', async () => {
    await using opened = await open()
    const { page, problems } = opened
    await signIn(page)
    await openFinished(page)
    await openTab(page, 'Accounts')
    await page.locator('.site-row').nth(2).waitFor()
    await page.locator('#main').focus()
    await page.keyboard.press('j')
    const first = await focused(page)
    await page.keyboard.press('j')
    const second = await focused(page)
    await page.keyboard.press('k')
    const back = await focused(page)
    await page.keyboard.press('x')
    await page.getByText('1 row selected').waitFor()
    await page.keyboard.press('Enter')
    const panel = page.getByRole('complementary', { name: /^Details of/ })
    await panel.waitFor()
    const barriers = await barriersOf(page)
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'detached' })

    expect(first).to.match(/^(account|card) /)
    expect(second).not.to.equal(first)
    expect(back).to.equal(first)
    expect(await focused(page)).to.equal(first)
    expect(barriers).to.deep.equal([])
    expect(problems).to.deep.equal([])
  })

  it('goes to views and tabs by two letters, and types letters into fields', async () => {
    await using opened = await open()
    const { page } = opened
    await signIn(page)
    const id = await openFinished(page)
    await page.locator('#main').focus()
    await page.keyboard.press('g')
    await page.keyboard.press('v')
    await page.waitForURL(new RegExp(`/search/${id}/values$`))
    await page.getByRole('heading', { name: 'Values' }).waitFor()
    await page.keyboard.press('/')
    await page.keyboard.type('njx')
    const typed = await page.getByLabel('Filter').inputValue()
    await page.locator('#main').focus()
    await page.keyboard.press('g')
    await page.keyboard.press('h')
    await page.getByRole('heading', { name: 'History' }).waitFor()
    await page.locator('#main').focus()
    await page.keyboard.press('n')
    await page.getByLabel('What do you want to search?').waitFor()

    expect(typed).to.equal('njx')
  })

  it('finds an earlier search in the palette, lists the shortcuts, and switches them off', async () => {
    await using opened = await open()
    const { page, problems } = opened
    await signIn(page)
    const id = await openFinished(page)
    await goToView(page, 'history')
    await page.getByRole('heading', { name: 'History' }).waitFor()
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').getByRole('combobox').fill('tw-success@')
    await page.getByRole('option', { name: /tw-success@example\.com/ }).first().waitFor()
    const barriers = await barriersOf(page)
    await page.keyboard.press('Enter')
    await page.waitForURL(new RegExp(`/search/${id}$`))
    await page.getByText(/^Completed in/).waitFor()
    await page.locator('#main').focus()
    await page.keyboard.press('?')
    await page.getByLabel('Use shortcuts of one letter').uncheck()
    barriers.push(...await barriersOf(page))
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.locator('#main').focus()
    await page.keyboard.press('n')
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog', { name: 'Go to' }).waitFor()

    expect(page.url()).to.match(new RegExp(`/search/${id}$`))
    expect(barriers).to.deep.equal([])
    expect(problems).to.deep.equal([])
  })
})
