import { expect } from 'chai'
import { barriersOf, goToView, phone, startConsole } from '../support/console.ts'
import { until } from '../../scripts/support/until.ts'

describe('the console for watches', function () {
  this.timeout(240_000)
  const tested = startConsole()
  const { open, signIn } = tested

  it('creates a watch, runs it, shows its changes as they come and the attempts of its webhook', async () => {
    await using opened = await open(phone)
    const { page, problems } = opened
    page.on('dialog', dialog => dialog.accept())
    await signIn(page)
    await goToView(page, 'watches')
    await page.getByRole('textbox', { name: 'Value' }).fill('tw-watch')
    await page.getByText('What is searched, and a webhook').click()
    await page.getByLabel('Webhook').fill('https://tw-success.example/')
    await page.getByText(/of \d+ sources/).waitFor()
    const following = await page.getByLabel('Search what is found').count()
    await page.getByRole('button', { name: 'Watch', exact: true }).click()
    await page.getByText(/^1 run since.* ended /).waitFor()
    await page.getByText('Nothing has changed').waitFor()
    await page.getByRole('button', { name: 'Run now' }).click()
    const account = page.getByRole('list', { name: 'Changes' }).getByRole('listitem').filter({ hasText: 'GitHub' })
    await account.waitFor()
    const text = await account.textContent()
    await page.getByText(/^2 runs since.* ended /).waitFor()
    const attempted = (number: number) => until(async () => {
      await page.getByRole('button', { name: 'Look again' }).click()
      return await page.getByText(`Attempt ${number}`).count() > 0
    })
    await attempted(1)
    await page.getByRole('button', { name: 'Deliver it again' }).click()
    await attempted(2)
    const barriers = await barriersOf(page)
    await account.getByRole('link', { name: 'the search that found it' }).click()
    await page.getByText(/^Completed in/).waitFor()

    expect(following).to.equal(0) // a watch does not follow
    expect(text).to.match(/New account github\.com\/tw-watch/)
    expect(barriers).to.deep.equal([])
    expect(problems).to.deep.equal([])
  })

  it('pauses, resumes and deletes a watch', async () => {
    await using opened = await open()
    const { page, problems } = opened
    page.on('dialog', dialog => dialog.accept())
    const body = { observable: { value: 'tw-watch-pause' }, interval_hours: 24 }
    const created = await tested.service.request('POST', '/watches', { body })
    await signIn(page)
    await goToView(page, 'watches')
    await page.getByRole('link', { name: 'tw-watch-pause' }).click()
    await page.getByRole('button', { name: 'Pause' }).click()
    await page.getByRole('button', { name: 'Resume' }).click()
    await page.getByRole('button', { name: 'Pause' }).waitFor()
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('heading', { name: 'Watches' }).waitFor()
    const { status } = await tested.service.request('GET', `/watches/${created.body.data.watch.id}`)

    expect(status).to.equal(404)
    expect(problems).to.deep.equal([])
  })

  it('shows a sentence on a plan without searches', async () => {
    await using opened = await open()
    const { page } = opened
    await signIn(page, { key: await tested.service.newKey('free') })
    await goToView(page, 'watches')
    await page.getByRole('textbox', { name: 'Value' }).fill('tw-watch')
    await page.getByRole('button', { name: 'Watch', exact: true }).click()

    expect(await page.getByRole('alert').textContent()).to.match(/plan/)
  })
})
