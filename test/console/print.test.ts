import { expect } from 'chai'
import { goToView, openTab, startConsole, textsOf } from '../support/console.ts'

/** Size of paper at 96 pixels an inch, without margins: A4, portrait. */
const paper = { width: 718, height: 1047 }

describe('the console on paper', function () {
  this.timeout(240_000)
  const tested = startConsole()
  const { open, signIn } = tested

  it('has every row of a long list, and neither menus nor boxes that cut something off', async () => {
    await using opened = await open({ viewport: paper, colorScheme: 'dark' })
    const { page, problems } = opened
    await signIn(page)
    const id = await tested.service.createSearch('Pseudonym', 'tw-partial', {
      features: { registered_accounts: 'include' },
    })
    await goToView(page, 'search', id)
    await page.getByText(/^Completed in/).waitFor()
    await openTab(page, 'Accounts')
    const rows = page.locator('.site-row')
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await page.evaluate("dispatchEvent(new Event('beforeprint'))")
    await rows.nth(73).waitFor({ state: 'attached' })
    const printed = await textsOf(rows)
    const cut = await page.evaluate<string[]>(`[...document.querySelectorAll('main *')]
      .filter(one => one.scrollHeight > one.clientHeight + 2 && getComputedStyle(one).overflowY !== 'visible')
      .map(one => one.className)`)
    const wide = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')
    const background = await page.evaluate('getComputedStyle(document.body).backgroundColor')
    const controls = await page.locator('.top, .actions, .jump, .filters, button.copy')
      .filter({ visible: true }).count()

    expect(printed).to.have.length.at.least(74)
    expect(cut).to.deep.equal([])
    expect(wide).to.be.at.most(0)
    expect([background, controls]).to.deep.equal(['rgb(255, 255, 255)', 0])
    expect(problems).to.deep.equal([])
  })
})
