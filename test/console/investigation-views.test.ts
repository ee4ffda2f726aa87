import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { barriersOf, desktop, goToView, phone, startConsole } from '../support/console.ts'
import { createCuttable } from '../support/cuttable.ts'

describe('the console for investigations', function () {
  this.timeout(240_000)
  const tested = startConsole()
  const { open, signIn } = tested

  const follow = { depth: 1, max_searches: 6 }

  async function createInvestigation(more: object = {}): Promise<string> {
    const { body } = await tested.service.request('POST', '/investigations', {
      body: { observables: [{ value: 'tw-follow' }, { value: 'sam@example.com' }], follow, ...more },
    })
    return body.data.investigation.id
  }

  async function openFinished(page: Page): Promise<string> {
    const id = await createInvestigation()
    await goToView(page, 'investigation', id)
    await page.getByText(/^Finished: \d+ searches/).waitFor()
    return id
  }

  it('makes an investigation of several values, and shows it live to its end', async () => {
    await using opened = await open()
    const { page, problems } = opened
    await signIn(page)
    await page.getByRole('textbox').fill('tw-follow\nsam@example.com')
    await page.getByText('An investigation of 2 values').waitFor()
    await page.getByLabel('Search what is found').selectOption('1')
    await page.getByLabel('Most searches').fill('6')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await page.getByText(/^Finished: 6 searches/).waitFor()
    const values = page.getByRole('region', { name: 'Values of the investigation' })
    const text = await values.textContent()
    await values.getByRole('link', { name: 'tw-follow', exact: true }).click()
    await page.getByText(/^Completed in/).waitFor()

    expect(text).to.match(/tw-follow.*given.*9 cards/).and.to.match(/found by this search/)
    expect(problems).to.deep.equal([])
  })

  it('searches a found value too, and goes on after its end', async () => {
    await using opened = await open()
    const { page, problems } = opened
    await signIn(page)
    await openFinished(page)
    const button = page.getByRole('button', { name: /^Search .*\.example$/ }).first()
    const value = (await button.getAttribute('aria-label'))!.replace('Search ', '')
    await button.click()
    await page.getByText(/^Finished: 7 searches/).waitFor()
    const link = page.getByRole('link', { name: value, exact: true })

    expect(await link.getAttribute('href')).to.match(/^#\/search\//)
    expect(problems).to.deep.equal([])
  })

  it('says that the connection was lost, and goes on', async () => {
    await using proxy = await createCuttable(tested.service.url)
    await using opened = await open(desktop, proxy.url.replace(/\/$/, ''))
    const { page } = opened
    await signIn(page)
    const id = await createInvestigation({ observables: [{ value: 'tw-hang' }] })
    await goToView(page, 'investigation', id)
    await page.getByText(/^\d+ cards?$/).waitFor() // the stream is open
    await proxy.cut()
    await page.getByText('The connection was lost').waitFor()
    await tested.service.request('POST', `/investigations/${id}/cancel`)
    await proxy.mend()
    await page.getByText('The investigation was cancelled').waitFor()

    expect(await page.getByText('The connection was lost').count()).to.equal(0)
  })

  it('cancels and deletes an investigation', async () => {
    await using opened = await open()
    const { page, problems } = opened
    page.on('dialog', dialog => void dialog.accept())
    await signIn(page)
    const id = await createInvestigation({ observables: [{ value: 'tw-hang' }], reference: 'to delete' })
    await goToView(page, 'investigation', id)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('heading', { name: 'Investigations' }).waitFor()

    expect((await tested.service.request('GET', `/investigations/${id}`)).status).to.equal(404)
    expect(problems).to.deep.equal([])
  })

  it('shows the attempts of its webhook, and sends it again', async () => {
    await using opened = await open()
    const { page, problems } = opened
    await signIn(page)
    const delivery = { webhook: { url: 'https://tw-success.example/' } }
    const id = await createInvestigation({ observables: [{ value: 'tw-success' }], delivery })
    await goToView(page, 'investigation', id)
    await page.getByText(/^Finished/).waitFor()
    const attempts = async () => {
      await page.getByRole('button', { name: 'Look again' }).click()
      await page.waitForLoadState('networkidle')
      return page.getByText(/^HTTP 2\d\d/).count()
    }
    while (await attempts() < 1);
    await page.getByRole('button', { name: 'Send it again' }).click()
    while (await attempts() < 2);

    expect(problems).to.deep.equal([])
  })

  it('shows the evidence of a value of the graph, by pointer and by keyboard', async () => {
    await using opened = await open()
    const { page, problems } = opened
    await signIn(page)
    await openFinished(page)
    await page.getByRole('link', { name: 'Graph of what was found' }).click()
    const graph = page.getByRole('img', { name: /^Graph of/ })
    const details = page.getByRole('complementary', { name: 'Selected' })
    await graph.waitFor()
    // the library keeps the drawn graph at its element
    const position = await page.evaluate<{ x: number, y: number }>(
      `document.querySelector('.graph')._cyreg.cy.nodes().filter(node => node.data('label') === 'sam.example')
        .renderedPosition()`,
    )
    await graph.click({ position })
    await details.getByRole('heading', { name: 'sam.example' }).waitFor()
    const evidence = await details.textContent()
    await page.getByRole('region', { name: 'Values' }).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await details.getByRole('heading', { name: 'tw-follow', exact: true }).waitFor()
    await page.getByLabel('Show').selectOption('edges')
    await page.getByRole('region', { name: 'Connections' }).getByRole('button', { name: /tw-follow → sam\.example/ })
      .click()
    const edge = await details.textContent()
    await details.getByRole('link', { name: 'The search that found it' }).click()
    await page.getByText(/^Completed in/).waitFor()

    expect(evidence).to.match(/Domain.*Found by tw-follow.*strength \d+ %.*\(stated\)/)
    expect(edge).to.match(/from tw-follow to sam\.example.*strength/)
    expect(problems).to.deep.equal([])
  })

  it('shows the merged picture of a search with its reasons', async () => {
    await using opened = await open()
    const { page, problems } = opened
    await signIn(page)
    const id = await tested.service.createSearch('Pseudonym', 'tw-success', { modules: { mode: 'all' } })
    await goToView(page, 'search', id)
    await page.getByRole('link', { name: 'Merged picture' }).click()
    const person = page.getByRole('region', { name: 'Person 1', exact: true })
    await person.getByText(/^Why they are one person/).click()
    await person.getByText(/the same|names the other|verified/).first().waitFor()
    const text = await person.textContent()

    expect(text).to.match(/one person with \d+ %/).and.to.match(/First activity/).and.to.match(/Picture/)
    expect(problems).to.deep.equal([])
  })

  for (const [name, look] of Object.entries({ 'on a desktop': desktop, 'on a phone in the dark': phone })) {
    it(`has no barrier and no overflow ${name}`, async () => {
      await using opened = await open(look)
      const { page, problems } = opened
      const faults: string[] = []
      const check = async (view: string) => {
        faults.push(...(await barriersOf(page)).map(fault => `${view}: ${fault}`))
      }
      await signIn(page)
      const id = await openFinished(page)
      await check('investigation')
      await goToView(page, 'investigation', id, 'graph')
      await page.getByRole('region', { name: 'Values' }).getByRole('button').first().click()
      await page.getByRole('heading', { name: 'tw-follow', exact: true }).waitFor()
      await check('graph')
      await goToView(page, 'investigation', id)
      await page.getByRole('link', { name: 'tw-follow', exact: true }).click()
      await page.getByRole('link', { name: 'Merged picture' }).click()
      await page.getByText(/^Why they are one person/).first().click()
      await check('picture')

      expect(faults).to.deep.equal([])
      expect(problems).to.deep.equal([])
    })
  }
})
