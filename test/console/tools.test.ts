import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { treeOf } from '../../src/console/ui/name-tree.ts'
import { barriersOf, goToView, phone, startConsole, textsOf } from '../support/console.ts'
import { until } from '../../scripts/support/until.ts'

describe('the console for direct tools', function () {
  this.timeout(240_000)
  const tested = startConsole()
  const { open, signIn } = tested

  async function ask(page: Page, operation: string, input: string, value: string): Promise<void> {
    await goToView(page, 'tools', ...operation.split('/'))
    await page.getByRole('textbox', { name: input }).fill(value)
    await page.getByRole('button', { name: 'Ask' }).click()
  }

  it('makes a form of each operation, and shows subdomains as a tree', async () => {
    await using opened = await open(phone)
    const { page, problems } = opened
    await signIn(page)
    await goToView(page, 'tools')
    await page.getByRole('link', { name: 'Find subdomains' }).click()
    await page.getByRole('textbox', { name: 'domain' }).fill('tw-success.example')
    await page.getByRole('button', { name: 'Ask' }).click()
    await page.getByText(/^Complete, in/).waitFor()

    const tree = page.getByRole('region', { name: 'Names as a tree' })
    await tree.getByText('www.tw-success.example').waitFor()
    await page.locator('.sources .success').nth(5).waitFor()
    expect(await barriersOf(page)).to.deep.equal([])
    expect(problems).to.deep.equal([])
  })

  it('shows all data of a domain without a barrier', async () => {
    await using opened = await open(phone)
    const { page, problems } = opened
    await signIn(page)
    await ask(page, 'domain-intelligence/all', 'domain', 'tw-success.example')
    await page.getByText(/^Complete, in/).waitFor()
    const labels = await textsOf(page.locator('.data dt'))
    const closed = await page.getByText('objectClassName').count()
    const original = page.getByText('Response of the source as it came').first()
    await original.click()
    await page.getByText('objectClassName').first().waitFor()

    expect(labels).to.include.members(['Registration', 'Expires at', 'Mail servers (MX) 2'])
    expect(labels.filter(label => /^[a-z]|_/.test(label))).to.deep.equal([])
    expect(closed).to.equal(0)
    expect(await barriersOf(page)).to.deep.equal([])
    expect(problems).to.deep.equal([])
  })

  it('names the fields without a value in one row, and writes yes and no in tables', async () => {
    await using opened = await open()
    const { page, problems } = opened
    await signIn(page)
    await ask(page, 'vehicle-intelligence/vin', 'vehicle identification number', '1M8GDM9AXKP042788')
    await page.getByText(/^Complete, in/).waitFor()
    const rows = await textsOf(page.locator('.data .facts > div'))
    const cells = await textsOf(page.locator('.data td'))

    expect(rows).to.include('No dataSuggested VIN')
    expect(rows.filter(row => row.endsWith('–'))).to.deep.equal([])
    expect(cells).to.include('no').and.not.include('false').and.not.include('–')
    expect(problems).to.deep.equal([])
  })

  it('writes no code of the API into a form or the list', async () => {
    await using opened = await open()
    const { page } = opened
    await signIn(page)
    await goToView(page, 'tools')
    await page.getByRole('link', { name: 'Look up an IP address' }).waitFor()
    const texts = [await page.locator('main').innerText()]
    for (const path of ['ip-intelligence/lookup', 'account-intelligence/email', 'gaming-intelligence/profile']) {
      await goToView(page, 'tools', ...path.split('/'))
      await page.getByRole('button', { name: 'Ask' }).waitFor()
      texts.push(await page.locator('main').innerText())
    }

    expect(texts[1]).to.include('IP address\n').and.to.include('An IPv4 or IPv6 address in its usual notation.')
    for (const text of texts) expect(text).not.to.match(/[A-Z]+_[A-Z]+|[a-z]+_[a-z]+|`/)
  })

  it('says in one line of everyday words what a tool is for, and marks a field with a wrong value', async () => {
    await using opened = await open(phone)
    const { page } = opened
    await signIn(page)
    await goToView(page, 'tools')
    const line = 'Names below a domain, such as mail.example.com, from public records.'
    await page.getByText(line).waitFor()
    const texts = await textsOf(page.locator('.list .tool-text'))
    await page.getByRole('link', { name: 'Find subdomains' }).click()
    await page.getByText(line).waitFor()
    const field = page.getByRole('textbox', { name: 'domain' })
    await field.fill('§')
    await page.getByRole('button', { name: 'Ask' }).click()
    await page.getByRole('alert').waitFor()

    expect(texts.filter(text => text.length > 90)).to.deep.equal([])
    expect(await field.getAttribute('aria-invalid')).to.equal('true')
  })

  it('shows what sources found as the sources present it', async () => {
    await using opened = await open()
    const { page, problems } = opened
    await signIn(page)
    await ask(page, 'account-intelligence/pseudonym', 'pseudonym', 'tw-success')
    await page.getByText(/^(Complete|Incomplete)/).waitFor()
    const text = await page.locator('.data').innerText()
    const card = page.locator('.data article').filter({ has: page.getByRole('heading', { name: 'Hacker News' }) })

    expect(await card.locator('time').first().getAttribute('datetime')).to.equal('2007-03-15T01:50:46.000Z')
    expect(text).not.to.match(/\b1[0-9]{9}(?:[0-9]{3})?$|&(?:[a-z]+|#x?[0-9a-f]+);|<\/?[ap]\b|Jan 1, 1\b/im)
    expect(problems).to.deep.equal([])
  })

  it('brings the result into sight', async () => {
    await using opened = await open(phone)
    const { page } = opened
    await signIn(page)
    await ask(page, 'domain-intelligence/dns', 'domain', 'tw-success.example')
    const sentence = page.getByText(/^Complete, in/)
    await sentence.waitFor()

    expect((await sentence.boundingBox())!.y).to.be.below(phone.viewport.height / 2)
  })

  it('begins the check of mail policies with its findings, as sentences without codes', async () => {
    await using opened = await open(phone)
    const { page, problems } = opened
    await signIn(page)
    await ask(page, 'domain-intelligence/email-security', 'domain', 'tw-partial.example')
    await page.getByText(/^Incomplete/).waitFor()
    const [label] = await textsOf(page.locator('.data dt'))
    const text = await page.locator('.data .entries').first().innerText()

    expect(label).to.match(/^Findings \d+/)
    expect(text).to.match(/^info Rules for forged mail \(DMARC\): This could not be checked/)
    expect(text).not.to.match(/[A-Z]+_[A-Z]+/)
    expect(await barriersOf(page)).to.deep.equal([])
    expect(problems).to.deep.equal([])
  })

  it('names the sources that failed, and why', async () => {
    await using opened = await open()
    const { page, problems } = opened
    await signIn(page)
    await ask(page, 'ip-intelligence/reputation', 'ip', '192.0.2.3')
    await page.getByText(/^Incomplete/).waitFor()

    expect(await page.locator('.sources .failed .reason').first().textContent()).to.include('500')
    expect(problems).to.deep.equal([])
  })

  it('waits for a late result', async () => {
    await using opened = await open()
    const { page } = opened
    await signIn(page)
    await ask(page, 'ip-intelligence/lookup', 'ip', '192.0.2.13')
    await page.getByText('Sources are still running').waitFor()
    await page.getByText(/^Complete, in/).waitFor()
  })

  it('asks no longer for a late result when the view is left', async () => {
    await using opened = await open()
    const { page } = opened
    const asked: string[] = []
    await page.clock.install()
    await signIn(page)
    await ask(page, 'ip-intelligence/lookup', 'ip', '192.0.2.14')
    await page.route('**/tools/results/*', route => {
      asked.push(route.request().url())
      return route.fulfill({ status: 202, headers: { 'retry-after': '2' }, json: {} })
    })
    await page.getByText('Sources are still running').waitFor()
    await expectRequests(1)
    await page.clock.fastForward(10_000)
    await expectRequests(2)
    await goToView(page, 'usage')
    await page.getByRole('heading', { level: 1 }).waitFor()
    const before = asked.length
    await page.clock.fastForward(60_000)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.evaluate('fetch("./")') // a later request than one of the view

    expect(asked.length).to.equal(before)

    async function expectRequests(count: number): Promise<void> {
      await until(() => Promise.resolve(asked.length >= count))
    }
  })

  it('shows a sentence on a plan without tools', async () => {
    await using opened = await open()
    const { page } = opened
    await signIn(page, { key: await tested.service.newKey('starter') })
    await ask(page, 'domain-intelligence/dns', 'domain', 'tw-success.example')

    expect(await page.getByRole('alert').textContent())
      .to.match(/^The plan of this account does not include direct tools\. Ask the person who runs this server/)
  })
})

describe('treeOf', () => {
  it('arranges names by their labels, and marks those that no source has named', () => {
    expect(treeOf(['a.b.example.com', 'www.example.com'], 'example.com')).to.deep.equal([
      {
        name: 'b.example.com',
        isFound: false,
        below: [{ name: 'a.b.example.com', isFound: true, below: [] }],
      },
      { name: 'www.example.com', isFound: true, below: [] },
    ])
  })
})
