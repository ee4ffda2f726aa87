import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { goToView, investigationsIn, startConsole } from '../support/console.ts'

describe('an error in a page of the console', function () {
  this.timeout(240_000)
  const tested = startConsole()
  const { open, signIn } = tested
  const { createInvestigation } = investigationsIn(tested)

  /** Changes the events of the streams that the page reads. */
  async function changeStream(page: Page, change: (text: string) => string): Promise<void> {
    await page.route('**/stream*', async route => {
      const response = await route.fetch()
      await route.fulfill({ response, body: change(await response.text()) })
    })
  }

  /** Returns the errors of the page itself. */
  const faultsIn = (problems: readonly string[]): string[] => problems.filter(problem => !/^Failed to load/.test(problem))

  it('costs the part of a result that cannot be drawn, and is raised once', async () => {
    const { service } = tested
    const id = await service.createSearch('Pseudonym', 'tw-partial')
    await service.events(`/search/${id}/stream`) // until it ends
    await using opened = await open()
    const { page, problems } = opened
    await signIn(page)
    await changeStream(page, text => text.replace(/"items":\[/, '"items":null,"x":['))
    await goToView(page, 'search', id)
    await page.getByText('Found: this part cannot be shown').waitFor()
    await page.getByRole('heading', { name: /^When/ }).waitFor()
    const head = await page.locator('p.state').textContent()
    await page.getByRole('alert').filter({ hasText: 'Found' }).getByRole('button').click()
    await page.getByText('Found: this part cannot be shown').waitFor()

    expect(head).to.match(/^Completed in .*5 of 8 sources could not answer$/)
    expect(await page.getByText('cannot be reached').count()).to.equal(0)
    expect(faultsIn(problems).filter(fault => fault.startsWith('Found'))).to.have.length(2)
  })

  it('costs an event that cannot be read, not the page', async () => {
    const { service } = tested
    const id = await service.createSearch('Pseudonym', 'tw-partial')
    await service.events(`/search/${id}/stream`) // until it ends
    await using opened = await open()
    const { page, problems } = opened
    await signIn(page)
    await changeStream(page, text => text
      .replace(/"source":\{"kind"/, '"source":null,"x":{"kind"')
      .replace(/"sources":\[[^\]]*\]/, '"x":[]'))
    await goToView(page, 'search', id)
    await page.getByText('1 event of the server could not be read').waitFor()
    await page.getByText(/^Completed in/).waitFor()

    expect(await page.getByText('cannot be reached').count()).to.equal(0)
    expect(faultsIn(problems)).to.have.length(1)
  })

  it('reads the end of a search without its sources, also in an investigation', async () => {
    const id = await createInvestigation()
    await using opened = await open()
    const { page, problems } = opened
    await signIn(page)
    await goToView(page, 'investigation', id)
    await page.getByText(/^Finished: \d+ searches/).waitFor()
    await changeStream(page, text => text.replaceAll(/"sources":\[[^\]]*\]/g, '"x":[]'))
    await page.reload()
    await signIn(page)
    await page.getByText(/^Finished: \d+ searches/).waitFor()
    await page.getByRole('region', { name: 'Values of the investigation' }).getByText('tw-follow').first().waitFor()

    expect(await page.getByRole('alert').count()).to.equal(0)
    expect(faultsIn(problems)).to.deep.equal([])
  })

  it('costs one person of the merged picture', async () => {
    const { service } = tested
    const id = await service.createSearch('Email Address', 'tw-success@example.com')
    await service.events(`/search/${id}/stream`) // until it ends
    await using opened = await open()
    const { page, problems } = opened
    await signIn(page)
    await page.route('**/profile*', async route => {
      const response = await route.fetch()
      const body = await response.json() as { data: { persons: Array<{ contradictions: unknown }> } }
      body.data.persons[0]!.contradictions = [{}]
      await route.fulfill({ response, json: body })
    })
    await goToView(page, 'picture', id)
    await page.getByText('Person 1: this part cannot be shown').waitFor()

    await page.getByRole('heading', { name: 'About the searched value itself' }).waitFor()
    expect(faultsIn(problems)).to.have.length(1)
  })
})
