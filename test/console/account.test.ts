import { expect } from 'chai'
import { goToView, phone, startConsole } from '../support/console.ts'

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
    await page.getByRole('cell', { name: 'restore key' }).waitFor()

    expect([atFirst, revoked, await isAccepted(secret)]).to.deep.equal([true, false, true])
    expect(await page.content()).not.to.include(secret)
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
    expect(await page.getByRole('meter', { name: /^Core searches of console/ }).count()).to.be.above(0)
    expect(problems).to.deep.equal([])
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
