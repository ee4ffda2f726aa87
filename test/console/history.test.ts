import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { moduleId } from '../../src/core/catalogue/modules.ts'
import { barriersOf, desktop, goToView, phone, startConsole, textsOf } from '../support/console.ts'
import { until } from '../../scripts/support/until.ts'

describe('the console for the history', function () {
  this.timeout(240_000)
  const tested = startConsole()
  const { open, signIn } = tested

  const links = (page: Page) => textsOf(page.locator('.list.searches li > a'))
  const ended = (id: string) => until(async () => {
    const { body } = await tested.service.request('GET', `/search/${id}`)
    return body.data.search.completed_at !== null
  })

  before(async function () {
    const create = (value: string, more = {}) => tested.service.createSearch('Pseudonym', value, more)
    await ended(await create('tw-partial', { labels: ['press'], reference: 'The ninth case' }))
    await ended(await create('tw-none'))
    for (let number = 1; number <= 60; number += 1) {
      await ended(await create(`crowd-${number}`, { modules: { mode: 'selected', ids: [moduleId('github')] } }))
    }
  })

  it('finds searches by a part of their value on all pages, without naming it in a request', async () => {
    await using opened = await open()
    const { page, problems } = opened
    const addresses: string[] = []
    page.on('request', request => addresses.push(request.url()))
    await signIn(page)
    await goToView(page, 'history')
    await page.getByRole('link', { name: 'crowd-60' }).waitFor()
    const atFirst = await page.getByRole('link', { name: 'tw-partial' }).count()
    await page.getByLabel(/^Value, in the newest 1,000/).pressSequentially('PARTI')
    await page.getByText('1 search has this in the value.').waitFor()
    const found = await links(page)
    await page.getByLabel(/^Value, in the newest 1,000/).fill('')
    await page.getByRole('link', { name: 'crowd-60' }).waitFor()

    expect(atFirst).to.equal(0)
    expect(found).to.deep.equal(['tw-partial'])
    expect(addresses.filter(address => /parti/i.test(address))).to.deep.equal([])
    expect(problems).to.deep.equal([])
  })

  it('finds searches that are older than the newest ones by the beginning of their value', async () => {
    await using opened = await open()
    const { page, problems } = opened
    const addresses: string[] = []
    page.on('request', request => addresses.push(request.url()))
    // stands for a list whose newest searches are all others
    await page.route(/\/search\?/, async route => {
      const response = await route.fetch()
      const list = await response.json() as { data: { searches: object[], pagination: { nextCursor: string | null } } }
      list.data.searches = []
      await route.fulfill({ response, json: list })
    })
    await signIn(page)
    await goToView(page, 'history')
    const value = page.getByLabel(/^Value, in the newest 1,000/)
    await value.pressSequentially('TW-Part')
    await page.getByText('1 search has this in the value.').waitFor()
    const found = await links(page)
    await value.fill('crowd-1')
    await page.getByText('11 searches have this in the value.').waitFor()

    expect(found).to.deep.equal(['tw-partial'])
    expect(await links(page)).to.include.members(['crowd-1', 'crowd-10', 'crowd-19'])
    expect(addresses.filter(address => /tw-part|crowd/i.test(address))).to.deep.equal([])
    expect(problems).to.deep.equal([])
  })

  it('does not show a search of which sources failed as if all had answered', async () => {
    await using opened = await open()
    const { page } = opened
    await signIn(page)
    await goToView(page, 'history')
    await page.getByLabel('Case name').pressSequentially('The ninth case')
    const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'tw-partial' }) })
    const state = row.locator('.state')
    await state.waitFor()
    const partial = [await state.textContent(), await state.getAttribute('class')]
    await page.getByLabel('Case name').fill('')
    await page.getByRole('link', { name: 'crowd-60' }).waitFor()

    expect(partial[0]).to.equal('3 findings · 5 of 8 sources could not answer')
    expect(partial[1]).to.equal('state stopped')
  })

  for (const [name, look] of Object.entries({ 'a desktop': desktop, 'a phone in the dark': phone })) {
    it(`begins on the first screen of ${name}, without a barrier`, async () => {
      await using opened = await open(look)
      const { page, problems } = opened
      await signIn(page)
      await goToView(page, 'history')
      const first = page.getByRole('link', { name: 'crowd-60' })
      await first.waitFor()
      const barriers = await barriersOf(page)
      const top = (await first.boundingBox())!.y

      expect(top).to.be.below(look.viewport.height / 2)
      expect(barriers).to.deep.equal([])
      expect(problems).to.deep.equal([])
    })
  }
})
