import { expect } from 'chai'
import { partsOfAddress } from '../../src/console/search/parts-of-address.ts'
import { barriersOf, goToView, phone, startConsole, textsOf } from '../support/console.ts'

describe('the form of searches in the console', function () {
  this.timeout(240_000)
  const tested = startConsole()
  const { open, signIn } = tested

  it('searches a refused value with a click on "all the same", and not with Enter before', async () => {
    await using opened = await open()
    const { page } = opened
    await signIn(page)
    const created: string[] = []
    page.on('request', request => {
      if (request.method() === 'POST' && request.url().endsWith('/search')) created.push(request.postData()!)
    })
    const field = page.getByLabel('What do you want to search?')
    await field.fill('Sam Example')
    const anyway = page.getByRole('button', { name: /^Search it all the same/ })
    await anyway.waitFor()
    await field.press('Enter')
    const early = created.length
    await anyway.click()
    await page.getByRole('heading', { level: 1, name: /Sam Example/ }).waitFor()

    expect(early).to.equal(0)
    expect(created).to.have.length(1)
  })

  it('leads to the direct tool that takes a value which no search accepts', async () => {
    await using opened = await open()
    const { page } = opened
    await signIn(page)

    await page.getByLabel('What do you want to search?').fill('AS3333')
    await page.getByRole('link', { name: 'Open the direct tool' }).click()

    await page.getByRole('heading', { level: 1, name: 'Look up an autonomous system' }).waitFor()
  })

  it('shows, before a search by address runs, how many checks of each class it asks', async () => {
    await using opened = await open()
    const { page } = opened
    await signIn(page)

    await page.getByLabel('What do you want to search?').fill('sam@example.com')

    await page.getByText(/^Accounts by e-mail address: \d+ public look-ups\.$/).waitFor()
  })

  it('sends the usual preset at first, and what another one or an own choice asks', async () => {
    await using opened = await open()
    const { page } = opened
    await signIn(page)
    const sent = async (value: string): Promise<unknown> => {
      await page.getByLabel('What do you want to search?').fill(value)
      await page.getByText('guessed').waitFor()
      const sending = page.waitForRequest(request => request.method() === 'POST' && request.url().endsWith('/search'))
      await page.getByRole('button', { name: 'Search', exact: true }).click()
      const { query: _query, ...parts } = (await sending).postDataJSON() as { query: object }
      await page.getByRole('heading', { level: 1, name: new RegExp(value) }).waitFor()
      await goToView(page)
      return parts
    }
    const isChosen = (name: string) => page.getByRole('radio', { name }).isChecked()

    const first = await isChosen('Usual:')
    const usual = await sent('tw-none')
    await page.getByRole('radio', { name: 'Everything:' }).check()
    const everything = await sent('tw-none')
    await page.getByRole('radio', { name: 'Quick:' }).check()
    const quick = await sent('tw-none')
    await page.getByRole('switch', { name: 'Leaks' }).check()

    expect(first).to.equal(true)
    expect(usual).to.deep.equal({ features: { registered_accounts: 'include' } })
    expect(everything).to.deep.equal({
      modules: { mode: 'all' },
      leaks: { mode: 'all' },
      features: { registered_accounts: 'include' },
    })
    expect(quick).to.deep.equal({})
    await page.getByText('Your own choice').waitFor()
  })

  it('starts with Enter while the type is still guessed', async () => {
    await using opened = await open()
    const { page, problems } = opened
    await signIn(page)
    await page.keyboard.type('tw-none')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Pseudonym tw-none' }).waitFor()
    await goToView(page, 'watches')
    await page.getByRole('textbox', { name: 'Value' }).pressSequentially('tw-none@example.com')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: /tw-none@example\.com$/ }).waitFor()

    expect(problems).to.deep.equal([])
  })

  it('starts nothing with an early Enter if the value changes or is refused', async () => {
    await using opened = await open()
    const { page } = opened
    const created: string[] = []
    page.on('request', request => {
      if (request.method() === 'POST' && request.url().endsWith('/search')) created.push(request.postData()!)
    })
    await signIn(page)
    await page.keyboard.type('tw-none')
    await page.keyboard.press('Enter')
    await page.keyboard.type('x')
    await page.getByText('guessed').waitFor()
    await page.keyboard.press('Control+A')
    await page.keyboard.type('Sam Example')
    await page.keyboard.press('Enter')
    await page.getByText('This has spaces').waitFor()
    await page.getByLabel('What do you want to search?').fill('tw-success')
    await page.getByText('guessed').waitFor()

    expect(created).to.deep.equal([])
    await page.getByRole('button', { name: 'Search', exact: true, disabled: false }).waitFor()
  })

  it('sends a webhook at the end, and names the field that has a fault', async () => {
    await using opened = await open()
    const { page, problems } = opened
    await signIn(page)
    await page.getByLabel('What do you want to search?').fill('tw-success')
    await page.getByText('guessed').waitFor()
    const search = page.getByRole('button', { name: 'Search', exact: true })
    await page.getByText('More options').click()
    await page.getByLabel('Webhook').fill('ftp://tw-success.example/')
    await page.getByLabel('Secret that signs it').fill('correct-horse')
    await search.click()
    const fault = page.getByText('must begin with http:// or https://', { exact: true })
    await fault.waitFor()
    const isInvalid = await page.getByLabel('Webhook').getAttribute('aria-invalid')
    const box = await page.getByRole('alert').textContent()
    await page.getByLabel('Webhook').fill('https://tw-success.example/')
    await search.click()
    await page.getByText(/^Completed in/).waitFor()
    const { body } = await tested.service.request('GET', `/search/${page.url().split('/').at(-1)!}`)
    const stored = await page.evaluate<string>('JSON.stringify([sessionStorage, localStorage, location.href])')

    expect(isInvalid).to.equal('true')
    expect(box).to.include('Webhook: must begin with')
    expect(body.data.search.options.delivery?.webhook?.url).to.equal('https://tw-success.example/')
    expect(stored).not.to.match(/correct-horse|success\.example/)
    expect(problems.filter(problem => !problem.includes('400'))).to.deep.equal([])
  })

  it('leaves out the values of an investigation that cannot be searched', async () => {
    await using opened = await open()
    const { page } = opened
    await signIn(page)
    const field = page.getByLabel('What do you want to search?')
    await field.fill('tw-none\nSam Example\ntw-success@example.com')
    await page.getByText('An investigation of 3 values').waitFor()
    await page.getByRole('button', { name: 'Leave it out' }).click()
    await page.getByText('An investigation of 2 values').waitFor()

    expect(await field.inputValue()).to.equal('tw-none\ntw-success@example.com')
    expect(await page.getByRole('button', { name: 'Leave it out' }).count()).to.equal(0)
  })

  it('keeps names, labels and a webhook closed, and gives an investigation the name of a case', async () => {
    await using opened = await open()
    const { page } = opened
    await signIn(page)
    await page.keyboard.type('tw-none')
    const isOpen = await page.getByLabel('Name of the search').isVisible()
    await page.getByLabel('What do you want to search?').fill('tw-none\ntw-success')
    await page.getByText('More options').click()
    await page.getByLabel('Case name').fill('The tenth case')
    await page.getByText('More options (1 set)').click()
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await page.getByText('The tenth case').waitFor()

    expect(isOpen).to.equal(false)
  })

  it('lets the type of each value of an investigation be chosen, also of one that is refused without it', async () => {
    await using opened = await open(phone)
    const { page, problems } = opened
    await signIn(page)
    await page.getByLabel('What do you want to search?').fill('tw-none\nSam Example\ntw-success')
    await page.getByText('This has spaces').waitFor()
    const search = page.getByRole('button', { name: 'Search', exact: true })
    const canStart = await search.isEnabled()
    const advice = await page.locator('.several').textContent()
    const barriers = await barriersOf(page)
    await page.getByLabel('Type of Sam Example').selectOption('Pseudonym')
    await page.getByText('This has spaces').waitFor({ state: 'detached' })
    await page.getByLabel('Type of tw-none').selectOption('Domain')
    await page.getByLabel('Type of tw-none').selectOption('Pseudonym')
    const sending = page.waitForRequest(request =>
      request.method() === 'POST' && request.url().endsWith('/investigations'))
    await search.click()
    const sent = (await sending).postDataJSON() as { observables: object[] }
    await page.getByText('Investigation of 3 values').waitFor()

    expect(canStart).to.equal(false)
    expect(advice).not.to.include('give its type')
    expect(sent.observables).to.deep.equal([
      { value: 'tw-none', type: 'Pseudonym' },
      { value: 'Sam Example', type: 'Pseudonym' },
      { value: 'tw-success' },
    ])
    expect(barriers).to.deep.equal([])
    expect(problems).to.deep.equal([])
  })

  it('says once what a core search is, where it costs', async () => {
    await using opened = await open()
    const { page } = opened
    await signIn(page)
    const meaning = page.getByText('the search of one value costs one, however many sources it asks')
    const counts: number[] = []
    for (const view of [['new'], ['usage'], ['tools', 'domain-intelligence', 'dns']]) {
      await goToView(page, ...view)
      await meaning.first().waitFor()
      counts.push(await meaning.count())
    }

    expect(counts).to.deep.equal([1, 1, 1])
  })

  it('offers the parts of the address of a page, and filters a long list of sources', async () => {
    await using opened = await open()
    const { page, problems } = opened
    await signIn(page)
    const field = page.getByLabel('What do you want to search?')
    await field.fill('https://site.example/@nightowl_77')
    await page.getByRole('button', { name: 'Search nightowl_77 instead' }).click()
    await page.getByText('guessed').waitFor()
    await page.getByText(/^\d+ of \d+ sources$/).click()
    await page.getByLabel('Find a source').fill('git')
    const names = await textsOf(page.locator('.options .chips button'))

    expect(await field.inputValue()).to.equal('nightowl_77')
    expect(names).to.include('GitHub')
    expect(names.filter(name => !/git/i.test(name))).to.deep.equal([])
    expect(problems).to.deep.equal([])
  })

  it('closes the menu of a phone at the link of the shown view', async () => {
    await using opened = await open(phone)
    const { page } = opened
    await signIn(page)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'Search' }).click()
    await page.getByRole('navigation', { name: 'Views' }).waitFor({ state: 'hidden' })
  })
})

describe('partsOfAddress', () => {
  it('returns the names of the path and the host', () => {
    expect(partsOfAddress('https://www.site.example/people/nightowl_77')).to.deep.equal([
      'nightowl_77', 'people', 'site.example',
    ])
    expect(partsOfAddress('site.example/@nightowl')).to.deep.equal(['nightowl', 'site.example'])
  })

  it('returns none for a text that is no address', () => {
    for (const text of ['nightowl', 'Sam Example', 'sam@example.com/x', 'javascript:alert(1)', '10/24']) {
      expect(partsOfAddress(text), text).to.deep.equal([])
    }
  })
})
