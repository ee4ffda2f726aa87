import { expect } from 'chai'
import type { Page } from 'playwright-core'
import type { QueryType } from '../../src/console/model/kinds.ts'
import { barriersOf, goToView, openTab, phone, startConsole, textsOf } from '../support/console.ts'

const withAccounts = { features: { registered_accounts: 'include' } }

describe('the console for the results of a search', function () {
  this.timeout(240_000)
  const tested = startConsole()
  const { open, signIn } = tested

  /** Creates a search, opens its page and waits for its end. */
  async function openFinished(page: Page, type: QueryType, value: string, options: object = {}): Promise<string> {
    const id = await tested.service.createSearch(type, value, options)
    await goToView(page, 'search', id)
    await page.getByText(/^Completed in/).waitFor()
    return id
  }

  const sentenceOf = (page: Page) => page.locator('p.state').textContent()
  const isShown = async (page: Page, name: string) => await page.getByRole('button', { name }).count() > 0

  it('says that nothing is known if no source could answer, with the same numbers everywhere', async () => {
    await using opened = await open()
    const { page, problems } = opened
    await signIn(page)
    await goToView(page, 'search', await tested.service.createSearch('Pseudonym', 'tw-failure'))
    await page.getByText('None of 8 sources could answer, so nothing is known').waitFor()
    const found = await page.locator('#found').textContent()
    await page.getByRole('button', { name: 'Retry' }).waitFor()
    const buttons = await textsOf(page.locator('.result-head .actions button'))

    expect(await page.locator('p.state').getAttribute('class')).to.equal('state failed')
    expect(await page.locator('main').textContent()).not.to.match(/nothing (was )?found/i)
    expect(buttons[0]).to.equal('Retry')
    expect(await page.getByRole('button', { name: 'Retry' }).getAttribute('class')).to.equal('main')
    expect(found).to.include('8 of 8 sources could not answer, so nothing is known about the value.')
    await openTab(page, 'Sources')
    expect(await page.getByRole('heading', { name: 'Sources' }).textContent()).to.equal('Sources 8 asked')
    expect(problems).to.deep.equal([])
  })

  it('keeps its buttons in their place when a search ends with failures', async () => {
    await using opened = await open()
    const { page } = opened
    await signIn(page)
    await goToView(page, 'search', await tested.service.createSearch('Pseudonym', 'tw-lost'))
    await page.getByText(/so far$/).waitFor()
    const topOf = async () => (await page.getByLabel('Export').boundingBox())?.y
    const before = await topOf()
    await page.getByText(/could answer, so nothing is known/).waitFor()

    expect(before).to.be.above(0)
    expect(await topOf()).to.equal(before)
  })

  it('says that nothing was found if every source has answered, and offers no retry', async () => {
    await using opened = await open()
    const { page } = opened
    await signIn(page)
    await openFinished(page, 'Pseudonym', 'tw-none')

    expect(await page.locator('#found').textContent()).to.include('Nothing was found. 8 sources have answered.')
    expect(await isShown(page, 'Retry what failed')).to.equal(false)
  })

  it('offers no retry if the sites without an answer cannot have the name', async () => {
    await using opened = await open()
    const { page } = opened
    await signIn(page)
    const features = { account_checks: { sites: ['nightbot'] } }
    const id = await openFinished(page, 'Pseudonym', 'tw-none', { features })
    const end = (await tested.service.request('GET', `/search/${id}/stream`)).text.split('event: search.finished')[1]
    const offered = await isShown(page, 'Retry what failed')
    const { status } = await tested.service.request('POST', `/search/${id}/retry`)

    expect(end).to.include('"complete":true').and.include('NAME_NOT_POSSIBLE')
    expect(status).to.equal(409)
    expect(offered).to.equal(false)
  })

  it('counts the shown sites and sources, keeps sites not asked apart, and has the filter in its address', async () => {
    await using opened = await open()
    const { page } = opened
    await signIn(page)
    await openFinished(page, 'Pseudonym', 'tw-partial', withAccounts)
    const tabs = await textsOf(page.getByRole('navigation', { name: 'Parts of the search' }).getByRole('link'))
    await openTab(page, 'Accounts')
    const count = page.locator('.row-count .quiet')
    const counts = await textsOf(count)
    await page.getByLabel('Verdict').selectOption('not_asked')
    counts.push(...await textsOf(count))
    const row = page.locator('.site-row').first()
    const address = page.url()

    expect(await sentenceOf(page)).to.match(/74 accounts(, \d findings?)?; 78 of 159 sources could not answer$/)
    expect(tabs).to.include('Sources 8')
    const found = Number(/\d+/.exec(tabs.find(tab => tab.startsWith('Accounts'))!)![0])
    expect(found).to.be.within(74, 77)
    expect(counts[0]).to.equal(`${found} of ${found - 74 + 178} rows shown`)
    expect(counts[1]).to.equal(`27 of ${found - 74 + 178} rows shown`)
    expect(address).to.match(/\/accounts\?verdict=not_asked$/)
    expect(await row.textContent()).to.include('not asked')
    await openTab(page, 'Sources')
    expect(await page.getByRole('heading', { name: 'Sources' }).textContent())
      .to.equal('Sources 8 asked, 159 with the sites')
  })

  it('watches the value of a search with a click and Enter', async () => {
    await using opened = await open(phone)
    const { page, problems } = opened
    await signIn(page)
    await openFinished(page, 'Email Address', 'tw-success@example.com')
    await page.getByRole('button', { name: 'Watch this' }).click()
    await page.getByText('Choose how often it runs').waitFor()
    const given = await page.getByRole('textbox', { name: 'Value' }).inputValue()
    const barriers = await barriersOf(page)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: /tw-success@example\.com$/ }).waitFor()
    await page.getByRole('link', { name: 'last one' }).click()
    await page.getByRole('link', { name: 'Its watch' }).waitFor()
    const offered = await isShown(page, 'Watch this')
    await goToView(page, 'watches')
    await page.getByRole('link', { name: 'tw-success@example.com' }).waitFor()

    expect(given).to.equal('tw-success@example.com')
    expect(await page.getByRole('textbox', { name: 'Value' }).inputValue()).to.equal('') // prefilled once
    expect(offered).to.equal(false)
    expect(barriers).to.deep.equal([])
    expect(problems).to.deep.equal([])
  })

  it('names every source of a subdomain and of a breach', async () => {
    await using opened = await open()
    const { page, problems } = opened
    await signIn(page)
    const id = await openFinished(page, 'Domain Name', 'tw-success.example', { modules: { mode: 'all' } })
    const { body } = await tested.service.request('GET', `/search/${id}/observables?limit=1000`)
    const www = body.data.observables.find(({ value }) => value === 'www.tw-success.example')!
    const names = [...new Set(www.cards.map(({ name }) => name))].join(', ')
    await page.getByRole('region', { name: 'Map' }).waitFor()
    await openTab(page, 'Values')
    await page.getByRole('listitem').filter({ hasText: `www.tw-success.example${names}` }).waitFor()
    await openFinished(page, 'Email Address', 'tw-success@example.com', { leaks: { mode: 'all' } })
    await page.locator('#breaches').getByText('named by XposedOrNot').first().waitFor()

    expect(names).to.include(', ')
    await openTab(page, 'Leaks')
    expect(await textsOf(page.locator('#leaks summary'))).to.include('Hudson Rock: 2 records')
    expect(problems).to.deep.equal([])
  })

  it('says that sources were cancelled, not that they were not asked', async () => {
    await using opened = await open()
    const { page } = opened
    await signIn(page)
    const id = await tested.service.createSearch('Pseudonym', 'tw-hang')
    await goToView(page, 'search', id)
    await page.getByText('Computed from the value').waitFor()
    await page.getByRole('button', { name: 'Cancel', exact: true }).click()
    await page.getByText('The search was cancelled', { exact: true }).waitFor()

    expect(await page.locator('#found').textContent()).to
      .include('cancelled before a source answered, so nothing is known')
    await openTab(page, 'Sources')
    expect(await page.locator('#sources li').filter({ hasText: 'GitHub' }).textContent()).to.equal('GitHubcancelled')
  })

  it('leads back from an address without a search', async () => {
    await using opened = await open()
    const { page } = opened
    await signIn(page)
    const sentences: (string | null)[] = []
    for (const id of ['abc', '0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10']) {
      await goToView(page, 'search', id)
      await page.getByRole('alert').waitFor()
      sentences.push(await page.getByRole('alert').textContent())
      await page.getByRole('link', { name: 'All searches' }).click()
      await page.getByRole('heading', { name: 'History' }).waitFor()
    }

    const sentence = 'There is no such search. Perhaps it was deleted, or its address is not complete.'
    expect(sentences).to.deep.equal([sentence, sentence])
  })

  it('says that a temporary result is lost, and asks before a link or a click on a find loses it', async () => {
    await using opened = await open()
    const { page } = opened
    const asked: string[] = []
    page.on('dialog', dialog => {
      asked.push(dialog.message())
      void (asked.length < 3 ? dialog.dismiss() : dialog.accept())
    })
    await signIn(page)
    await page.getByLabel('Temporary').check()
    await page.getByLabel('What do you want to search?').fill('tw-success@example.com')
    await page.keyboard.press('Enter')
    await page.getByText(/^Completed in/).waitFor()
    const notice = await page.getByText('This result is not stored').count()
    await page.getByRole('link', { name: 'History' }).click()
    await openTab(page, 'Values') // a tab loses nothing, so it does not ask
    await page.getByRole('button', { name: 'example.com', exact: true }).click()
    const kept = await page.getByRole('heading', { level: 1 }).textContent()
    await page.getByRole('link', { name: 'History' }).click()
    await page.getByRole('heading', { name: 'History' }).waitFor()
    await page.getByRole('link', { name: 'Watches' }).click()
    await page.getByRole('heading', { name: 'Watches' }).waitFor()

    expect(notice).to.equal(1)
    expect(kept).to.equal('E-mail address tw-success@example.com')
    expect(asked).to.have.length(3)
    expect(asked[0]).to.match(/not stored: it is lost/)
  })

  it('names every source of what a temporary search has found, as a stored one does', async () => {
    await using opened = await open()
    const { page, problems } = opened
    await signIn(page)
    await page.getByLabel('Temporary').check()
    await page.getByText('All sources').click()
    await page.getByLabel('What do you want to search?').fill('tw-success.example')
    await page.keyboard.press('Enter')
    await page.getByText(/^Completed in/).waitFor()
    await openTab(page, 'Values')
    const row = page.getByRole('listitem').filter({ hasText: 'www.tw-success.example' }).first()
    const ofTemporary = await row.textContent()
    page.on('dialog', dialog => dialog.accept())
    await openFinished(page, 'Domain Name', 'tw-success.example', { modules: { mode: 'all' } })
    await openTab(page, 'Values')
    await row.getByText(', ').waitFor() // the stored ones are loaded

    expect(ofTemporary).to.equal(await row.textContent())
    expect(problems).to.deep.equal([])
  })

  it('shows what can hurt first, then breaches before accounts, and the sources of what else was found', async () => {
    await using opened = await open()
    const { page } = opened
    await signIn(page)
    await openFinished(page, 'Email Address', 'tw-success@example.com')
    const danger = page.getByRole('region', { name: 'Danger' })
    await danger.getByRole('link', { name: '1 breach with passwords' }).waitFor()
    await page.locator('#breaches').waitFor()
    const parts = await page.evaluate<string[]>(
      `[...document.querySelectorAll('.danger, nav.tabs, #breaches, #found')]
        .map(({ id, className }) => id || className)`,
    )
    await openTab(page, 'Values')
    const item = page.locator('.value-row[data-row=samexample]')
    await item.filter({ hasText: 'from Gravatar' }).waitFor()

    expect(parts).to.deep.equal(['danger', 'tabs', 'breaches', 'found'])
    expect(await item.textContent()).to.match(/^samexamplePseudonym · same account · \d+ % sure · from Gravatar$/)
  })

  it('explains that a retry asks only the sources without an answer, and shows both at the end', async () => {
    await using opened = await open()
    const { page } = opened
    await signIn(page)
    const first = await openFinished(page, 'Pseudonym', 'tw-partial')
    await page.getByRole('button', { name: 'Retry what failed' }).click()
    await page.getByText('Only the sources without an answer are asked again here.').waitFor()
    await openTab(page, 'Sources')
    await page.getByRole('heading', { name: 'Sources' }).filter({ hasText: '8 asked' }).waitFor()
    await page.getByRole('link', { name: 'the search that this retries' }).click()
    await page.waitForURL(new RegExp(`${first}$`))
    await page.getByRole('link', { name: 'Retry 1' }).waitFor()
    await openTab(page, 'Sources')
    await page.getByRole('heading', { name: 'Sources' }).filter({ hasText: '8 asked' }).waitFor()
    await page.getByRole('link', { name: 'Retry 1' }).waitFor()

    expect(await textsOf(page.getByRole('heading', { name: 'Sources' }))).to.deep.equal(['Sources 8 asked'])
  })
})
