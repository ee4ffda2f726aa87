import { expect } from 'chai'
import { onDatabase } from '../../scripts/support/tables.ts'
import { until } from '../../scripts/support/until.ts'
import { barriersOf, goToView, phone, startConsole, textsOf } from '../support/console.ts'

describe('the console for Radar', function () {
  this.timeout(240_000)
  const tested = startConsole()
  const { open, signIn, createManagingKey } = tested

  it('filters the catalogue by severity and year, and shows one breach', async () => {
    await using opened = await open(phone)
    const { page, problems } = opened
    await signIn(page)
    await goToView(page, 'radar')
    await page.getByLabel('Words').pressSequentially('forum')
    await page.getByRole('heading', { level: 1, name: /Radar \d breach/ }).waitFor()
    await page.getByLabel('Words').fill('')
    await page.getByText('More filters').click()
    const kinds = await page.evaluate<string[]>(
      "[...document.querySelectorAll('datalist option')].map(({ value }) => value)",
    )
    await page.getByLabel('Severity').selectOption('critical')
    await page.getByText('More filters: 1 in use').waitFor()
    await page.getByRole('button', { name: /^2012 \d+ breach/ }).click()
    await page.getByText(/^\d+ breach(es)? of 2012\./).waitFor()
    const shown = () => textsOf(page.locator('article.card .severity'))
    await until(async () => new Set(await shown()).size === 1) // the cards of the filter before are shown until then
    const severities = await shown()
    const dates = await page.evaluate<string[]>(
      '[...document.querySelectorAll("article.card time")].map(time => time.dateTime)',
    )
    await page.getByRole('link', { name: 'LinkedIn', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'LinkedIn' }).waitFor()
    await page.getByText('In the catalogue since').waitFor()
    const barriers = await barriersOf(page)

    await page.getByRole('link', { name: 'Radar', exact: true }).first().click()
    await page.getByText(/^\d+ breach(es)? of 2012\./).waitFor()
    await until(async () => (await shown()).length === severities.length)
    const kept = await shown()
    await page.getByRole('button', { name: 'All years' }).click()
    await page.getByText('A click on a year shows only its breaches.').waitFor()

    expect(kept).to.deep.equal(severities)
    expect(dates).not.to.be.empty
    expect(kinds).to.include('Passwords')
    expect(severities).not.to.be.empty
    expect(new Set(severities)).to.deep.equal(new Set(['critical severity']))
    expect(dates.every(date => date.startsWith('2012'))).to.equal(true)
    expect(barriers).to.deep.equal([])
    expect(problems).to.deep.equal([])
  })

  it('begins with the newest years and a breach in sight on a phone', async () => {
    await using opened = await open(phone)
    const { page } = opened
    await signIn(page)
    await goToView(page, 'radar')
    const years = page.getByRole('list', { name: 'Breaches by year' }).getByRole('listitem')
    await years.first().waitFor()
    const newest = (await years.last().boundingBox())!
    const card = (await page.locator('article.card').first().boundingBox())!

    expect(newest.x + newest.width).to.be.at.most(phone.viewport.width)
    expect(card.y).to.be.below(phone.viewport.height)
  })

  it('names the address of the feed, and that it needs a key', async () => {
    await using opened = await open()
    const { page } = opened
    await signIn(page)
    await goToView(page, 'radar')

    await page.getByText('Feed of new breaches').click()
    const feed = await page.locator('.feed').innerText()
    expect(feed).to.include(`${tested.service.url}/radar/feed.atom`).and.to.include('Authorization')
  })

  it('says that there is no breach if the address is no valid encoding', async () => {
    await using opened = await open()
    const { page } = opened
    await signIn(page)
    await goToView(page, 'radar', '%')

    expect(await page.getByRole('alert').textContent({ timeout: 20_000 })).to.include('Breach not found')
  })

  it('shows a sentence without a plan', async () => {
    await using opened = await open()
    const { page } = opened
    const { service } = tested
    const key = await createManagingKey() // the server may still know the plan of a key that was used
    await onDatabase(service, db => db('subscriptions').where({ account_id: service.accountId }).delete())
    await signIn(page, { key })
    await goToView(page, 'radar')

    expect(await page.getByRole('alert').textContent()).to.match(/plan/)
    await page.getByRole('heading', { name: 'Radar' }).waitFor()
  })
})
