import { expect } from 'chai'
import type { Page } from 'playwright-core'
import type { SearchFinishedData } from '../../src/console/model/client.ts'
import type { QueryType } from '../../src/console/model/kinds.ts'
import { moduleId } from '../../src/core/catalogue/modules.ts'
import { barriersOf, desktop, goToView, openTab, phone, startConsole, textsOf } from '../support/console.ts'
import { until } from '../../scripts/support/until.ts'

describe('the console for the parts of a search', function () {
  this.timeout(240_000)
  const tested = startConsole({ PICTURE_FINGERPRINTS: 'on' })
  const { open, signIn } = tested

  /** Creates a search, opens its page and waits for its end. */
  async function openFinished(page: Page, type: QueryType, value: string, options: object = {}): Promise<string> {
    const id = await tested.service.createSearch(type, value, options)
    await goToView(page, 'search', id)
    await page.getByText(/^Completed in/).waitFor()
    return id
  }

  it('shows the subdomains of a domain as a tree, and searches one with a click', async () => {
    await using opened = await open()
    const { page, problems } = opened
    await signIn(page)
    await openFinished(page, 'Domain Name', 'tw-success.example', { modules: { mode: 'all' } })
    await openTab(page, 'Values')
    const names = page.getByRole('region', { name: 'Names as a tree' })
    const shown = await textsOf(names.getByRole('button', { name: /\.tw-success\.example$/ }))
    await names.getByRole('button', { name: 'mail.tw-success.example' }).click()
    await page.getByRole('heading', { level: 1, name: 'Domain mail.tw-success.example' }).waitFor()

    expect(shown).to.include.members(['www.tw-success.example', 'mail.tw-success.example'])
    expect(problems).to.deep.equal([])
  })

  it('lets a person type at once after signing in', async () => {
    await using opened = await open()
    const { page } = opened
    await signIn(page)
    await page.keyboard.type('tw-success')

    expect(await page.getByLabel('What do you want to search?').inputValue()).to.equal('tw-success')
  })

  it('says what was found although sources failed, and names them with their reasons', async () => {
    await using opened = await open()
    const { page } = opened
    await signIn(page)
    await openFinished(page, 'Pseudonym', 'tw-partial')
    const sentence = page.getByRole('status').filter({ hasText: /^Completed/ })

    expect(await sentence.textContent()).to.match(/: 3 findings; 5 of 8 sources could not answer$/)
    expect(await sentence.getAttribute('class')).to.include('stopped')
    await openTab(page, 'Sources')
    await page.getByText('the site has a fault of its own (500)').nth(1).waitFor()
  })

  it('says in words why a search failed', async () => {
    await using opened = await open()
    const { page } = opened
    await signIn(page)
    const id = await tested.service.createSearch('Pseudonym', 'tw-none')
    await tested.service.events(`/search/${id}/stream`) // the search has ended, as the event below says
    const data: SearchFinishedData = {
      search_id: id,
      status: 'failed',
      complete: false,
      sources: [],
      error: 'SEARCH_TIME_LIMIT_EXCEEDED',
      error_code: 'SEARCH_TIME_LIMIT_EXCEEDED',
      timestamp: new Date().toISOString(),
    }
    const body = `event: search.finished\ndata: ${JSON.stringify(data)}\nid: 1\n\n`
    await page.route('**/stream', route => route.fulfill({ contentType: 'text/event-stream', body }))
    await goToView(page, 'search', id)
    const sentence = page.getByText('Failed: the sources took longer than the server allows')
    await sentence.waitFor()

    expect(await sentence.getAttribute('class')).to.include('failed')
  })

  it('shows the logos of sources and the flags of countries', async () => {
    await using opened = await open()
    const { page, problems } = opened
    await signIn(page)
    await openFinished(page, 'Pseudonym', 'tw-success')
    await openTab(page, 'Accounts|Findings')
    await page.getByLabel('Show as').selectOption('cards')
    const pictures = (kind: string) => page.evaluate<number>(
      `[...document.querySelectorAll('.card img.${kind}')].filter(({ naturalWidth }) => naturalWidth > 0).length`,
    )
    await until(async () => await pictures('logo') > 3 && await pictures('flag') > 0)

    expect(problems).to.deep.equal([])
  })

  it('has the links of account checks on a phone too', async () => {
    await using opened = await open(phone)
    const { page } = opened
    await signIn(page)
    await openFinished(page, 'Email Address', 'tw-success@example.com')
    const table = page.getByRole('list', { name: 'Sites and findings' })

    await table.getByRole('link', { name: /^gravatar\.com/ }).waitFor()
  })

  it('shows the avatar of an account as a picture, without a request to its site', async () => {
    await using opened = await open()
    const { page, problems } = opened
    await signIn(page)
    await openFinished(page, 'Pseudonym', 'tw-success', { modules: { mode: 'selected', ids: [moduleId('gitlab')] } })
    await page.locator('.site-row .avatar.shown canvas').waitFor()
    const colours = await page.evaluate<number>(
      `new Set(document.querySelector('.site-row .avatar.shown canvas')
        .getContext('2d').getImageData(0, 0, 128, 128).data).size`,
    )

    expect(colours).to.be.above(16)
    expect(problems).to.deep.equal([])
  })

  it('searches what a temporary search found temporarily', async () => {
    await using opened = await open()
    const { page } = opened
    await signIn(page)
    page.on('dialog', dialog => dialog.accept())
    await page.getByLabel('Temporary').check()
    await page.getByLabel('What do you want to search?').fill('tw-success@example.com')
    await page.getByText('guessed').waitFor()
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await page.getByText(/^Completed in/).waitFor()
    await openTab(page, 'Values')
    await page.getByRole('button', { name: 'example.com', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Domain example.com' }).waitFor()
    const { body } = await tested.service.request('GET', '/search')
    const stored = body.data.searches.map(({ query }: { query: { value: string } }) => query.value)

    expect(stored).not.to.include('example.com')
  })

  it('marks the countries of an address on a map', async () => {
    await using opened = await open()
    const { page, problems } = opened
    await signIn(page)
    await openFinished(page, 'IP Address', '192.0.2.1', { modules: { mode: 'all' } })
    const map = page.getByRole('region', { name: 'Map' })
    await map.getByRole('img', { name: /^Map of the world with .*France/ }).waitFor()
    const marked = await map.locator('path.marked').count()

    expect(marked).to.be.above(1)
    expect(await map.textContent()).to.match(/France.*Network registration \(RDAP\)/)
    expect(problems).to.deep.equal([])
  })

  it('shows the attempts of the webhook of a search, and delivers it again', async () => {
    await using opened = await open()
    const { page, problems } = opened
    await signIn(page)
    const delivery = { webhook: { url: 'https://tw-success.example/' } }
    await openFinished(page, 'Pseudonym', 'tw-success', { delivery })
    const attempts = async (count: number) => until(async () => {
      await page.getByRole('button', { name: 'Look again' }).click()
      await page.waitForLoadState('networkidle')
      return await page.getByText(/^HTTP 2\d\d/).count() >= count
    })
    await attempts(1)
    await page.getByRole('button', { name: 'Deliver it again' }).click()
    await attempts(2)

    expect(problems).to.deep.equal([])
  })

  it('finds searches again by a label that they were given', async () => {
    await using opened = await open()
    const { page, problems } = opened
    await signIn(page)
    await page.getByLabel('What do you want to search?').fill('tw-none')
    await page.getByText('guessed').waitFor()
    await page.getByText('More options').click()
    await page.getByLabel('Labels').fill('press, case-9')
    await page.getByLabel('Name of the search').fill('The ninth case')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await page.getByText('The ninth case').waitFor()
    await tested.service.createSearch('Pseudonym', 'without-a-label')
    await page.getByRole('button', { name: 'case-9' }).click()
    await page.getByRole('heading', { name: 'History' }).waitFor()
    await page.getByRole('link', { name: 'tw-none' }).waitFor()
    const filtered = await page.getByRole('listitem').filter({ has: page.getByRole('link') }).count()
    await page.getByLabel('Label', { exact: true }).fill('')
    await page.getByLabel('Label', { exact: true }).press('Enter')
    await page.getByRole('link', { name: 'without-a-label' }).waitFor()

    expect(filtered).to.equal(1)
    expect(problems).to.deep.equal([])
  })

  it('says what a deletion means, and deletes the search', async () => {
    await using opened = await open()
    const { page } = opened
    const questions: string[] = []
    page.on('dialog', dialog => {
      questions.push(dialog.message())
      void dialog.accept()
    })
    await signIn(page)
    const id = await openFinished(page, 'Pseudonym', 'tw-none')
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('heading', { name: 'History' }).waitFor()

    expect(questions[0]).to.match(/erased.*cannot be undone.*not returned/s)
    expect((await tested.service.request('GET', `/search/${id}`)).status).to.equal(404)
  })

  for (const [name, look] of Object.entries({ 'on a desktop': desktop, 'on a phone in the dark': phone })) {
    it(`has no barrier and no overflow with a tree and a map ${name}`, async () => {
      await using opened = await open(look)
      const { page, problems } = opened
      const faults: string[] = []
      await signIn(page)
      for (const [type, value] of [['Domain Name', 'tw-success.example'], ['IP Address', '192.0.2.1']] as const) {
        await openFinished(page, type, value, { modules: { mode: 'all' } })
        await page.getByRole('region', { name: 'Map' }).waitFor()
        for (const tab of ['Overview', 'Findings', 'Values', 'Graph', 'Sources', 'Raw']) {
          await openTab(page, tab)
          await page.waitForLoadState('networkidle')
          faults.push(...(await barriersOf(page)).map(fault => `${type}, ${tab}: ${fault}`))
        }
      }

      expect(faults).to.deep.equal([])
      expect(problems).to.deep.equal([])
    })
  }
})
