import { readFile } from 'node:fs/promises'
import { expect } from 'chai'
import { moduleId } from '../../src/core/catalogue/modules.ts'
import { desktop, followOptions, goToView, investigationsIn, startConsole, textsOf } from '../support/console.ts'
import { createCuttable } from '../support/cuttable.ts'
import { until } from '../../scripts/support/until.ts'

describe('the console for investigations', function () {
  this.timeout(240_000)
  const tested = startConsole()
  const { open, signIn } = tested

  const { createInvestigation, openFinished } = investigationsIn(tested)

  it('makes an investigation of several values within limits, and shows it live to its end', async () => {
    await using opened = await open()
    const { page, problems } = opened
    await signIn(page)
    await page.getByLabel('What do you want to search?').fill('tw-follow\nsam@example.com')
    await page.getByText('An investigation of 2 values').waitFor()
    await page.getByLabel('Search what is found').selectOption('1')
    await page.getByLabel('Most searches').fill('6')
    await page.getByLabel('Most core searches').fill('9')
    await page.getByText('More options').click()
    await page.getByLabel('Case name').fill('case 7')
    await page.getByText('Costs at least 2 core searches').waitFor()
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await page.getByRole('heading', { name: 'case 7' }).waitFor()
    const id = page.url().split('/').at(-1)!
    await page.getByText(/^Finished: 6 searches/).waitFor()
    const { body: { data } } = await tested.service.request('GET', `/investigations/${id}`)
    const values = page.getByRole('region', { name: 'Values of the investigation' })
    const text = await values.textContent()
    const counts = await page.getByText(/^2 entered/).textContent()
    const leftOut = await page.getByText(/as many searches as you allowed\. /).textContent()
    await values.getByRole('link', { name: 'tw-follow', exact: true }).first().click()
    await page.getByText(/^Completed in/).waitFor()

    expect(data.investigation).to.deep.include({ budget: 9, reference: 'case 7' })
    expect(data.investigation.options.follow).to.include(followOptions)
    expect(text).to.match(/tw-follow.*entered.*\d+ accounts/).and.to.match(/sam\.example.*at step 1, from tw-follow/)
    expect(counts).to.equal('2 entered · 7 at step 1') // three of them are left out
    expect(leftOut).to.match(/found values? (was|were) left out/)
    expect(problems).to.deep.equal([])
  })

  it('asks the chosen sources about several values of one type', async () => {
    await using opened = await open()
    const { page } = opened
    await signIn(page)
    await page.getByLabel('What do you want to search?').fill('tw-success\ntw-none')
    await page.getByText('An investigation of 2 values').waitFor()
    await page.getByText(/of \d+ sources/).click()
    const chips = page.getByRole('button', { pressed: true })
    for (const name of await textsOf(chips)) {
      if (name !== 'GitHub') await page.getByRole('button', { name, exact: true }).click()
    }
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await page.waitForURL(/investigation\//)
    const id = page.url().split('/').at(-1)!
    const { body: { data } } = await tested.service.request('GET', `/investigations/${id}`)

    expect(data.investigation.options.modules).to.eql({ mode: 'selected', ids: [moduleId('github')] })
  })

  it('offers no choice of sources for values of several types', async () => {
    await using opened = await open()
    const { page } = opened
    await signIn(page)
    await page.getByLabel('What do you want to search?').fill('tw-success\nexample.com')
    await page.getByText('An investigation of 2 values').waitFor()

    expect(await page.getByText(/of \d+ sources/).count()).to.equal(0)
  })

  it('follows what is found about one value', async () => {
    await using opened = await open()
    const { page } = opened
    await signIn(page)
    await page.getByLabel('What do you want to search?').fill('tw-none')
    await page.getByText('guessed').waitFor()
    await page.getByLabel('Search what is found').selectOption('1')
    await page.getByLabel('Most searches').fill('0')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    const refused = page.url()
    await page.getByLabel('Most searches').fill('1')
    await page.getByLabel('What do you want to search?').press('Enter')
    await page.getByText(/^Finished: 1 search$/).waitFor()

    expect(refused).not.to.include('investigation')
  })

  it('lists the investigations, with the reason of one that stopped', async () => {
    await using opened = await open()
    const { page, problems } = opened
    await signIn(page)
    const observables = [{ value: 'tw-none' }, { value: 'tw-success' }, { value: 'sam' }]
    await createInvestigation({ observables, follow: undefined, budget: 1, reference: 'a small budget' })
    await goToView(page, 'investigations')
    await createInvestigation({ observables: [...observables, { value: 'sam@example.com' }], follow: undefined })
    const row = page.getByRole('listitem').filter({ hasText: 'a small budget' })
    await until(async () => {
      await page.reload()
      await signIn(page)
      await row.waitFor()
      return /used up/.test(await row.textContent() ?? '')
    })
    const withoutName = await page.getByRole('link', { name: 'tw-none, tw-success, sam and 1 more' }).count()
    await row.getByRole('link').click()
    const advice = page.getByText(/2 values were not searched\. .*may cost more/)
    await advice.waitFor()
    const values = page.getByRole('region', { name: 'Values of the investigation' })

    expect(withoutName).to.equal(1)
    expect(await values.textContent()).to.match(/not searched.*The budget of the investigation is used up/)
    expect(problems).to.deep.equal([])
  })

  it('says why an investigation stopped whose plan no longer includes searches', async () => {
    await using opened = await open()
    const { page } = opened
    const { accounts, keys, plans } = tested.service.tracewell
    const account = await accounts.create('changing@example.com')
    await plans.set(account.id, 'starter')
    const { secret: key } = await keys.create(account.id, 'console')
    await signIn(page, { key })
    const observables = ['tw-hang', 'tw-hang-2', 'tw-hang-3', 'tw-hang-4'].map(value => ({ value }))
    const { body } = await tested.service.request('POST', '/investigations', { key, body: { observables } })
    const { id } = body.data.investigation
    await goToView(page, 'investigation', id)
    const running = async () => {
      const state = await tested.service.request('GET', `/investigations/${id}`, { key })
      return state.body.data.observables.flatMap(({ search }) => search?.status === 'processing' ? [search.id] : [])
    }
    await until(async () => (await running()).length === 2) // as many as the plan allows
    await plans.claim(account.id, 'free', true)
    for (const each of await running()) await tested.service.request('POST', `/search/${each}/cancel`, { key })
    await page.getByText(/the account needs a plan that includes searches/).waitFor()

    expect(await page.getByRole('status').first().textContent()).to.match(/plan/)
  })

  it('says that there is no such investigation, and leads to the list', async () => {
    await using opened = await open()
    const { page } = opened
    await signIn(page)
    for (const parts of [[], ['graph']]) {
      await goToView(page, 'investigation', '3f2a9c1e-7b54-4d0c-9e61-8a7d5c4b3e21', ...parts)
      await page.getByText('There is no investigation with this id').waitFor()
      await page.getByRole('heading', { level: 1, name: 'Investigation' }).waitFor()
    }
    await page.getByRole('link', { name: 'All investigations' }).click()

    await page.getByRole('heading', { name: 'Investigations' }).waitFor()
  })

  it('saves an investigation and its graph as files', async () => {
    await using opened = await open()
    const { page, problems } = opened
    await signIn(page)
    const id = await openFinished(page)
    const saved = async (action: () => Promise<unknown>) => {
      const [file] = await Promise.all([page.waitForEvent('download'), action()])
      return [file.suggestedFilename(), await readFile(await file.path(), 'utf8')] as const
    }
    const [csvName, csv] = await saved(() => page.getByLabel('Export').selectOption('Table (CSV)'))
    await page.getByRole('link', { name: 'Graph of what was found' }).click()
    const [gexfName, gexf] = await saved(() => page.getByRole('button', { name: 'Save for Gephi' }).click())

    expect(csvName).to.match(new RegExp(`^tracewell-investigation-\\d{4}-\\d\\d-\\d\\d-${id.slice(-8)}\\.csv$`))
    expect(gexfName).to.equal(`tracewell-${id}.gexf`)
    expect(csv).to.include('sam.example')
    expect(gexf).to.include('<gexf')
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
    await page.getByRole('region', { name: 'Values of the investigation' }).getByText('tw-hang').first().waitFor()
    await proxy.cut()
    await page.getByText('The connection was lost').waitFor()
    await tested.service.request('POST', `/investigations/${id}/cancel`)
    await proxy.mend()
    await page.getByText('The investigation was cancelled').waitFor()
    await page.getByText('The connection was lost').waitFor({ state: 'detached' })

    await page.getByText('The investigation was cancelled').waitFor()
  })

  it('shows values that another client adds, and what they lead to, while it runs', async () => {
    await using opened = await open()
    const { page, problems } = opened
    await signIn(page)
    const id = await createInvestigation({ observables: [{ value: 'tw-hang' }] })
    await goToView(page, 'investigation', id)
    await page.getByRole('region', { name: 'Values of the investigation' }).getByText('tw-hang').first().waitFor()
    const observables = [{ value: 'tw-follow' }]
    await tested.service.request('POST', `/investigations/${id}/follow`, { body: { observables } })
    const values = page.getByRole('region', { name: 'Values of the investigation' })
    await values.getByText('at step 1, from').first().waitFor()
    const state = await page.getByRole('status').first().textContent()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByText('The investigation was cancelled').waitFor()

    expect(state).to.equal('Searching …')
    expect(problems).to.deep.equal([])
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
    await page.getByRole('button', { name: 'Deliver it again' }).click()
    while (await attempts() < 2);

    expect(problems).to.deep.equal([])
  })
})
