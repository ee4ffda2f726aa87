import { expect } from 'chai'
import { goToView, startConsole, textsOf } from '../support/console.ts'

describe('times in the console', function () {
  this.timeout(240_000)
  const tested = startConsole()
  const { open, signIn } = tested

  it('have the zone of the reader, which one switch changes for all views, also after a reload', async () => {
    const id = await tested.service.createSearch('Pseudonym', 'tw-success')
    await tested.service.events(`/search/${id}/stream`) // until it ends
    await using opened = await open({ timezoneId: 'Asia/Tokyo', locale: 'fr-FR' })
    const { page, problems } = opened
    await signIn(page)
    await goToView(page, 'search', id)
    await page.getByText(/^Completed in/).waitFor()
    const begun = page.locator('.identity time')
    const own = await begun.textContent()
    const at = await begun.getAttribute('datetime')
    await page.getByText('Times are in Asia/Tokyo.').waitFor()
    await page.getByRole('button', { name: 'Show them in UTC' }).click()
    const utc = await begun.textContent()
    await goToView(page, 'history')
    const listed = await page.locator('.searches time').first().textContent()
    await page.reload()
    await signIn(page)
    await page.getByText('Times are in UTC.').waitFor()

    const format = /^\d{1,2} [A-Z][a-z]{2,3} \d{4}, \d\d:\d\d (GMT\+9|UTC)$/
    expect([own, utc, listed].filter(text => !format.test(text!))).to.deep.equal([])
    expect(own).to.include('GMT+9')
    expect(utc).to.equal(listed)
    expect(utc).to.include(`${at!.slice(11, 16)} UTC`)
    expect(problems).to.deep.equal([])
  })

  it('of sources have a zone, and days stay days', async () => {
    const id = await tested.service.createSearch('Pseudonym', 'tw-success')
    await tested.service.events(`/search/${id}/stream`)
    await using opened = await open({ timezoneId: 'America/Los_Angeles' })
    const { page } = opened
    await signIn(page)
    await goToView(page, 'search', id, 'accounts?look=cards')
    await page.getByText(/^Completed in/).waitFor()
    const texts = await textsOf(page.locator('.card time'))
    const days = await textsOf(page.locator('.card time[datetime$="T00:00:00.000Z"]'))

    expect(texts.length).to.be.above(3)
    expect(texts.filter(text => !/^\d{1,2} [A-Z][a-z]{2,3} \d{4}(, \d\d:\d\d (GMT-[78]|P[DS]T))?$/.test(text)))
      .to.deep.equal([])
    expect(days.length).to.be.above(0)
    expect(days.filter(text => text.includes(':'))).to.deep.equal([])
  })
})
