import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { startConsole } from '../support/console.ts'
import { until } from '../../scripts/support/until.ts'

describe('the console in many tabs of one browser', function () {
  this.timeout(240_000)
  const tested = startConsole()

  /** Starts a search of one module, which does not end. More would take the slots of the service. */
  async function startHanging(value: string, key = tested.service.key): Promise<string> {
    const { body: { data } } = await tested.service.request('GET', '/modules?type=Pseudonym', { key })
    const { id } = data.modules.find(({ slug }) => slug === 'github')!
    const { body } = await tested.service.request('POST', '/search', {
      key, body: { query: { type: 'Pseudonym', value }, modules: { mode: 'selected', ids: [id] } },
    })
    return body.data.search.id
  }

  /** Returns how many connections of streams the tabs of the browser hold. */
  const connectionsOf = (page: Page) =>
    page.evaluate<number>(`navigator.locks.query()
      .then(({ held }) => held.filter(({ name }) => name.startsWith('tracewell-stream-')).length)`)

  const statusOf = (page: Page) => page.getByRole('status').first().innerText()

  it('shows every event in seven tabs over one connection, also after the first tab is closed', async () => {
    const { service } = tested
    const key = await service.newKey('business')
    await using opened = await tested.open()
    const context = opened.page.context()
    const { body: { data } } = await service.request('POST', '/investigations', {
      key, body: { observables: [{ value: 'tw-hang-one' }] },
    })
    const { id } = data.investigation
    const pages: Page[] = []
    for (let number = 1; number <= 7; number++) {
      const page = await context.newPage()
      page.setDefaultTimeout(60_000)
      await page.goto(`${service.url}/console/#/investigation/${id}`)
      await tested.signIn(page, { key })
      pages.push(page)
    }
    const everywhere = async (text: RegExp) => {
      for (const page of pages) await page.getByText(text).first().waitFor()
    }

    await everywhere(/^Investigation of 1 value/)
    const held = await connectionsOf(pages[3]!)
    const status = await pages[3]!.evaluate<number>('fetch("../openapi.json").then(({ status }) => status)')
    await pages.shift()!.close() // the tab with the connection
    await service.request('POST', `/investigations/${id}/follow`, { key, body: { observables: [{ value: 'kim' }] } })
    await everywhere(/^Investigation of 2 values/)
    const heldLater = await connectionsOf(pages[3]!)
    await service.request('POST', `/investigations/${id}/cancel`, { key })
    await until(async () => await connectionsOf(pages[3]!) === 0)
    // after the last event, each tab loads the state again
    await until(async () => new Set(await Promise.all(pages.map(statusOf))).size === 1)

    expect([held, status, heldLater]).to.deep.equal([1, 200, 1])
    expect(opened.problems).to.deep.equal([])
  })

  it('shows the progress and the end of ten searches that run, over the six connections of HTTP/1.1', async () => {
    const { service } = tested
    const key = await service.newKey('business')
    await using opened = await tested.open()
    const context = opened.page.context()
    const ids: string[] = []
    const pages: Page[] = []
    for (let number = 1; number <= 10; number++) ids.push(await startHanging(`tw-hang-${number}`, key))
    for (const id of ids) {
      const page = await context.newPage()
      page.setDefaultTimeout(60_000)
      await page.goto(`${service.url}/console/#/search/${id}`)
      await tested.signIn(page, { key })
      pages.push(page)
    }

    for (const page of pages) await page.getByText(/^Searching …/).waitFor() // after the first event of the stream
    const held = await connectionsOf(pages[0]!)
    for (const id of ids) await service.request('POST', `/search/${id}/cancel`, { key })
    // no tab is brought to the front or loaded again: each shows the end at its turn
    for (const page of pages) await page.getByText(/^The search was cancelled/).first().waitFor()

    expect(held).to.be.within(1, 3)
    expect(opened.problems).to.deep.equal([])
  })

  it('closes the stream of a hidden tab, and resumes it when the tab is shown', async () => {
    const { service } = tested
    await using opened = await tested.open()
    const { page } = opened
    const id = await startHanging('tw-hang-hidden')
    const hide = (isHidden: boolean) => page.evaluate(`
      Object.defineProperty(document, 'hidden', { configurable: true, value: ${isHidden} })
      document.dispatchEvent(new Event('visibilitychange'))`)
    const held = () => connectionsOf(page)
    await page.goto(`${service.url}/console/#/search/${id}`)
    await tested.signIn(page)
    await page.getByText(/^Searching …/).waitFor()

    await hide(true)
    await until(async () => await held() === 0)
    await hide(false)
    await until(async () => await held() === 1)
    await service.request('POST', `/search/${id}/cancel`)
    await page.getByText(/^The search was cancelled/).first().waitFor()

    expect(opened.problems).to.deep.equal([])
  })
})
