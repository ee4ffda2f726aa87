import { readFile } from 'node:fs/promises'
import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { barriersOf, desktop, goToView, openTab, phone, startConsole, textsOf } from '../support/console.ts'
import { createCuttable } from '../support/cuttable.ts'

describe('the console in a browser', function () {
  this.timeout(240_000)
  const tested = startConsole()
  const { open, signIn } = tested

  async function search(page: Page, value: string): Promise<void> {
    await page.getByLabel('What do you want to search?').fill(value)
    await page.getByText('guessed').waitFor()
    await page.getByRole('button', { name: 'Search', exact: true }).click()
  }

  it('refuses a wrong key with a sentence, and selects it so that it can be replaced', async () => {
    await using opened = await open()
    const { page } = opened
    await page.getByLabel('API key').fill('tw_live_wrong')
    await page.getByRole('button', { name: 'Sign in' }).click()

    const sentence = await page.getByRole('alert').textContent()
    await page.keyboard.type('tw_live_other')

    expect(sentence).to.equal('This key is not valid. Ask the person who runs this server.')
    expect(await page.getByLabel('API key').inputValue()).to.equal('tw_live_other')
  })

  it('keeps the key in memory only, and forgets it when the person signs out', async () => {
    await using opened = await open()
    const { page, problems } = opened
    const stored = () => page.evaluate('JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])')
    await signIn(page)
    const signedIn = await stored()
    await page.reload()
    await page.getByLabel('API key').waitFor()

    expect(signedIn).to.equal('[{},{},""]')
    expect(page.url()).not.to.include(tested.service.key)
    expect(problems).to.deep.equal([])
  })

  it('keeps the key for the tab if the person asks, until they sign out', async () => {
    await using opened = await open()
    const { page } = opened
    await signIn(page, { keep: true })
    await page.reload()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByLabel('API key').waitFor()

    expect(await page.evaluate('JSON.stringify({ ...sessionStorage })')).to.equal('{}')
  })

  it('signs in with the code of a link, once, and removes it from the address', async () => {
    const { service } = tested
    const code = service.tracewell.signIn.createCode(service.key)
    await using opened = await open()
    const { page } = opened
    await page.goto(`${service.url}/console/#code=${code}`)
    await page.getByRole('button', { name: 'Sign out' }).waitFor()
    const address = page.url()
    await page.goto('about:blank')
    await page.goto(`${service.url}/console/#code=${code}`)

    expect(address).not.to.include(code)
    expect(await page.getByRole('alert').textContent()).to.include('works once')
  })

  it('keeps the key of a link for the tab if the person asks', async () => {
    const { service } = tested
    await using opened = await open()
    const { page, problems } = opened
    await page.goto(`${service.url}/console/#code=${service.tracewell.signIn.createCode(service.key)}`)
    await page.getByRole('button', { name: 'Sign out' }).waitFor()
    const before = await page.evaluate('sessionStorage.length')
    const barriers = await barriersOf(page)
    await page.getByRole('button', { name: 'Keep me signed in until I close this tab' }).click()
    await page.getByText('The link has signed you in').waitFor({ state: 'detached' })
    await page.reload()
    await page.getByRole('button', { name: 'Sign out' }).waitFor()

    expect(before).to.equal(0)
    expect(barriers).to.deep.equal([])
    expect(problems).to.deep.equal([])
  })

  it('offers the values of the sandbox', async () => {
    await using opened = await open()
    const { page } = opened
    await signIn(page)
    await page.getByRole('button', { name: /^tw-success found$/ }).click()
    await page.getByText('guessed').waitFor()

    expect(await page.getByLabel('What do you want to search?').inputValue()).to.equal('tw-success')
  })

  it('says in words why a source cannot be chosen', async () => {
    await using opened = await open()
    const { page } = opened
    await signIn(page)
    await page.getByLabel('What do you want to search?').fill('tw-none')
    await page.getByText('guessed').waitFor()
    await page.getByText(/^\d+ of \d+ sources$/).click()
    const disabled = page.locator('.chips button.chip:disabled')
    const words = await textsOf(disabled.locator('small'))

    expect(words).not.to.be.empty
    expect(words).to.have.length(await disabled.count())
    expect(words.every(each => ['needs a key', 'switched off', 'paused after failures'].includes(each))).to.equal(true)
  })

  it('shows a search live, and searches what it has found with a click', async () => {
    await using opened = await open()
    const { page, problems } = opened
    await signIn(page)
    await search(page, 'tw-success@example.com')
    await page.getByText(/^Completed in/).waitFor()
    const downloading = page.waitForEvent('download')
    await page.getByLabel('Export').selectOption('Table (CSV)')
    const file = await downloading
    const rows = await page.locator('.site-row').count()
    await openTab(page, 'Values')
    await page.getByRole('button', { name: 'example.com', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Domain example.com' }).waitFor()
    const { body } = await tested.service.request('GET', '/search')

    expect(file.suggestedFilename()).to.match(/^tracewell-e-mail-address-\d{4}-\d\d-\d\d-[0-9a-f]{8}\.csv$/)
    expect(await readFile(await file.path(), 'utf8')).to.include('tw-success@example.com')
    expect(rows).to.be.above(3)
    expect(body.data.searches[0]?.query).to.deep.equal({ type: 'Domain Name', value: 'example.com' })
    expect(problems).to.deep.equal([])
  })

  it('runs a temporary search, which is not in the history', async () => {
    await using opened = await open()
    const { page } = opened
    page.on('dialog', dialog => dialog.accept())
    await signIn(page)
    await page.getByLabel('Temporary').check()
    await search(page, 'tw-success-temporary')
    await page.getByText(/^Completed in/).waitFor()
    await page.getByRole('link', { name: 'History' }).click()
    await page.getByRole('heading', { name: 'History' }).waitFor()
    await page.getByText(/^No search is stored|tw-success@example/).first().waitFor()

    expect(await page.getByText('tw-success-temporary').count()).to.equal(0)
  })

  it('says that the connection was lost, and shows everything after it is back', async () => {
    await using proxy = await createCuttable(tested.service.url)
    await using opened = await open(desktop, proxy.url.replace(/\/$/, ''))
    const { page } = opened
    await signIn(page)
    await search(page, 'tw-hang')
    await page.getByText('Computed from the value').waitFor() // the first card: the stream is open
    await proxy.cut()
    await page.getByText('The connection was lost').waitFor()
    await tested.service.request('POST', `/search/${page.url().split('/').at(-1)}/cancel`)
    await proxy.mend()
    await page.getByText('The search was cancelled').waitFor()
    await page.getByText('The connection was lost').waitFor({ state: 'detached' })

    await page.getByText('The search was cancelled').waitFor()
  })

  it('refuses a value that is no observable before anything is asked', async () => {
    await using opened = await open()
    const { page } = opened
    await signIn(page)
    await page.getByLabel('What do you want to search?').fill('Sam Example')
    await page.getByText('This has spaces').waitFor()

    expect(await page.getByRole('button', { name: 'Search', exact: true }).isDisabled()).to.equal(true)
  })

  for (const [name, look] of Object.entries({ 'on a desktop': desktop, 'on a phone in the dark': phone })) {
    it(`has no serious barrier and no overflow ${name}`, async () => {
      await using opened = await open(look)
      const { page, problems } = opened
      const faults: string[] = []
      const check = async (view: string) => {
        const found = await barriersOf(page)
        faults.push(...found.map(fault => `${view}: ${fault}`))
      }
      await check('sign-in')
      await signIn(page, { key: await tested.createManagingKey() })
      for (const view of ['new', 'investigations', 'history', 'watches', 'radar', 'tools', 'usage', 'keys']) {
        await goToView(page, view)
        await page.getByRole('heading', { level: 1 }).waitFor()
        await page.waitForLoadState('networkidle')
        await check(view)
      }
      await goToView(page, 'new')
      await search(page, 'tw-success@example.com')
      await page.getByText(/^Completed in/).waitFor()
      await check('result')

      expect(faults).to.deep.equal([])
      expect(problems).to.deep.equal([])
    })
  }
})
