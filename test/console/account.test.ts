import { expect } from 'chai'
import type { Locator } from 'playwright-core'
import sharp from 'sharp'
import { barriersOf, desktop, goToView, phone, startConsole, textsOf } from '../support/console.ts'

describe('the console for keys and usage', function () {
  this.timeout(240_000)
  const tested = startConsole()
  const { open, signIn } = tested

  it('creates a key and shows its secret once, renames, revokes and restores it', async () => {
    await using opened = await open()
    const { page, problems } = opened
    page.on('dialog', dialog => dialog.accept())
    const isAccepted = async (key: string) => (await tested.service.request('GET', '/', { key })).status === 200
    await signIn(page, { key: await tested.createManagingKey() })
    await goToView(page, 'keys')
    await page.getByLabel('Label', { exact: true }).fill('ci')
    await page.getByRole('button', { name: 'Create a key' }).click()
    const secret = await page.locator('.secret code').textContent() ?? ''
    const atFirst = await isAccepted(secret)
    await page.getByRole('button', { name: 'I have stored it' }).click()
    await page.getByRole('button', { name: 'Rename ci' }).click()
    await page.getByLabel('New label').fill('nightly')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('button', { name: 'Revoke nightly' }).click()
    await page.getByRole('button', { name: 'Restore nightly' }).waitFor()
    const revoked = await isAccepted(secret)
    await page.getByRole('button', { name: 'Restore nightly' }).click()
    await page.getByRole('button', { name: 'Revoke nightly' }).waitFor()
    const record = page.getByRole('row').filter({ has: page.getByRole('cell', { name: 'restored a key' }) })
    await record.getByRole('cell', { name: 'console' }).waitFor()
    const cells = await textsOf(record.getByRole('cell'))

    expect([atFirst, revoked, await isAccepted(secret)]).to.deep.equal([true, false, true])
    expect(await page.content()).not.to.include(secret)
    expect(cells.slice(1)).to.deep.equal(['console', 'restored a key', 'done', '0'])
    expect(problems).to.deep.equal([])
  })

  it('asks twice before it revokes its own key, and is then signed out', async () => {
    await using opened = await open()
    const { page } = opened
    const answers = [true, false, true, true]
    const asked: string[] = []
    page.on('dialog', dialog => {
      asked.push(dialog.message())
      return answers.shift() ? dialog.accept() : dialog.dismiss()
    })
    const key = await tested.createManagingKey()
    await signIn(page, { key })
    await goToView(page, 'keys')
    const own = page.getByRole('listitem').filter({ hasText: 'this key' })
    await own.getByRole('button', { name: 'Revoke' }).click()
    const kept = (await tested.service.request('GET', '/', { key })).status
    await own.getByRole('button', { name: 'Revoke' }).click()
    await page.getByLabel('API key').waitFor()

    expect(asked).to.have.length(4)
    expect(asked[0]).to.match(/^console is the key that you are signed in with/).and.to.include('restore it')
    expect(kept).to.equal(200)
    expect((await tested.service.request('GET', '/', { key })).status).to.equal(401)
  })

  it('shows the use by day and by key to a key that may manage the account', async () => {
    await using opened = await open()
    const { page, problems } = opened
    const key = await tested.createManagingKey()
    const body = { domain: 'tw-success.example' }
    await tested.service.request('POST', '/tools/domain-intelligence/dns', { key, body })
    await signIn(page, { key })
    await goToView(page, 'usage')
    await page.getByText('By day (UTC) as a table').click()
    const rows = await page.getByRole('row').count()

    expect(rows).to.equal(31)
    await page.getByRole('meter', { name: /^Core searches of console/ }).first().waitFor()
    expect(problems).to.deep.equal([])
  })

  it('shows the audit as lines with words on a phone', async () => {
    await using opened = await open(phone)
    const { page, problems } = opened
    const key = await tested.createManagingKey()
    const query = { type: 'Domain Name', value: 'tw-none.example' } as const
    await tested.service.request('POST', '/search', { key, body: { query } })
    await signIn(page, { key })
    await goToView(page, 'keys')
    const line = page.getByRole('list', { name: 'Audit' }).getByRole('listitem').filter({ hasText: 'searched' }).first()
    await line.filter({ hasText: 'console' }).waitFor()
    const text = await line.textContent()

    expect(text).to.match(/^searched Domain/)
    expect(await barriersOf(page)).to.deep.equal([])
    expect(problems).to.deep.equal([])
  })

  it('has placeholders with enough contrast and bars of one colour, in the light and in the dark', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await using opened = await open({ ...desktop, colorScheme })
      const { page } = opened
      const key = await tested.createManagingKey()
      const body = { domain: 'tw-success.example' }
      await tested.service.request('POST', '/tools/domain-intelligence/dns', { key, body })
      await signIn(page, { key })
      const contrast = await page.evaluate<number>(`(${contrastOf.toString()})(
        getComputedStyle(document.querySelector('textarea'), '::placeholder').color,
        getComputedStyle(document.querySelector('textarea')).backgroundColor,
      )`)
      await goToView(page, 'usage')
      const bar = await colourOf(page.locator('.list meter:not([value="0"])').first())
      const column = await colourOf(page.locator('.plot span').last())

      expect(contrast).to.be.at.least(4.5)
      expect(bar).to.deep.equal(column)
    }
  })

  it('shows a sentence if the key may not manage the account', async () => {
    await using opened = await open(phone)
    const { page } = opened
    await signIn(page)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('link', { name: 'Keys' }).click()

    expect(await page.getByRole('alert').textContent()).to.match(/manage/)
    expect(await page.getByRole('link', { name: 'History' }).isVisible()).to.equal(false)
  })
})

/** Returns the colour of an element at its left edge, half way up. */
async function colourOf(element: Locator): Promise<number[]> {
  const pixels = sharp(await element.screenshot()).removeAlpha().raw()
  const { data, info } = await pixels.toBuffer({ resolveWithObject: true })
  const at = (Math.floor(info.height / 2) * info.width + 4) * info.channels
  return [...data.subarray(at, at + 3)]
}

/** Contrast of two colours as WCAG 2 defines it. Runs in the page. */
function contrastOf(one: string, other: string): number {
  const lightness = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = colour.match(/[\d.]+/g)!.slice(0, 3).map(part => {
      const share = Number(part) / 255
      return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const [low = 0, high = 0] = [lightness(one), lightness(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}
