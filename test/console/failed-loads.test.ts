import { expect } from 'chai'
import { goToView, startConsole } from '../support/console.ts'

describe('a load of the console that fails', function () {
  this.timeout(240_000)
  const tested = startConsole()
  const { open, signIn } = tested

  it('has a button that tries again, or is repeated by itself, in every view', async () => {
    await using opened = await open()
    const { page } = opened
    await signIn(page, { key: await tested.createManagingKey() })
    const without: string[] = []
    const isRefused = { value: true }
    await page.route(url => !url.pathname.startsWith('/console'), route => isRefused.value
      ? route.fulfill({ status: 500, contentType: 'application/json', body: '{}' })
      : route.continue())
    const views = ['investigations', 'history', 'watches', 'radar', 'tools', 'usage', 'keys',
      'search/0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10', 'picture/0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10',
      'investigation/0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10',
      'investigation/0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10/graph']
    for (const view of views) {
      await goToView(page, view)
      // a stream is opened again by itself
      await page.getByRole('button', { name: 'Try again' }).or(page.getByText('The connection was lost')).first()
        .waitFor({ timeout: 30_000 })
        .catch(() => without.push(view))
    }
    await goToView(page, 'history')
    const button = page.getByRole('button', { name: 'Try again' })
    await button.waitFor()
    isRefused.value = false
    await button.click()
    await page.getByText(/^No search is stored|^tw-/).first().waitFor()

    expect(without).to.deep.equal([])
  })

  it('is repeated by itself when the computer is online again', async () => {
    await using opened = await open()
    const { page } = opened
    await signIn(page)
    for (const view of ['usage', 'history']) { // the parts of the page are loaded once
      await goToView(page, view)
      await page.getByRole('heading', { level: 1, name: new RegExp(view, 'i') }).waitFor()
    }
    await page.context().setOffline(true)
    await goToView(page, 'usage')
    await page.getByText('This computer is offline.').waitFor()
    await page.context().setOffline(false)
    await page.getByText('This computer is offline.').waitFor({ state: 'detached' })

    await page.getByRole('heading', { level: 1, name: 'Usage' }).waitFor()
  })
})
