import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { goToView, startConsole } from '../support/console.ts'
import { until } from '../../scripts/support/until.ts'

const value = 'tw-success@example.com'

describe('the console before the result of a temporary search is lost', function () {
  this.timeout(240_000)
  const tested = startConsole()
  const { open, signIn } = tested

  /** Runs a temporary search, and waits for its end. */
  async function runTemporary(page: Page): Promise<void> {
    await page.getByLabel('Temporary').check()
    await page.getByLabel('What do you want to search?').fill(value)
    await page.keyboard.press('Enter')
    await page.getByText(/^Completed in/).waitFor()
  }

  /** Answers each question of the page with `answers`, in their order. Returns the questions. */
  function answer(page: Page, ...answers: boolean[]): { type: string, message: string }[] {
    const asked: { type: string, message: string }[] = []
    page.on('dialog', dialog => {
      const isYes = answers[asked.length] === true
      asked.push({ type: dialog.type(), message: dialog.message() })
      void (isYes ? dialog.accept() : dialog.dismiss())
    })
    return asked
  }

  /** Collects the temporary searches that the page begins. */
  function begunIn(page: Page): string[] {
    const begun: string[] = []
    page.on('request', request => { if (request.url().endsWith('/search/temporary')) begun.push(request.url()) })
    return begun
  }

  /** Waits until the page has asked so many questions, and has its address again. */
  async function returnedAfter(page: Page, asked: readonly object[], questions: number): Promise<void> {
    await until(() => Promise.resolve(asked.length === questions))
    await page.waitForFunction("location.hash === '#/temporary'")
  }

  const isShown = async (page: Page) =>
    await page.getByRole('heading', { level: 1, name: `E-mail address ${value}` }).count() === 1

  it('asks at the Back button, and goes back only if the person agrees', async () => {
    await using opened = await open()
    const { page, problems } = opened
    await signIn(page)
    await goToView(page, 'history')
    await page.getByRole('heading', { name: 'History' }).waitFor()
    await goToView(page, 'new')
    await runTemporary(page)
    const asked = answer(page, false, true)
    await page.evaluate('history.back()')
    await returnedAfter(page, asked, 1)
    const isKept = await isShown(page)
    await page.evaluate('history.back()')
    await page.getByLabel('What do you want to search?').waitFor()
    await page.evaluate('history.back()')
    await page.getByRole('heading', { name: 'History' }).waitFor()

    expect(isKept).to.equal(true)
    expect(asked).to.have.length(2)
    expect(asked[1]?.message).to.match(/not stored: it is lost/)
    expect(problems).to.deep.equal([])
  })

  it('asks at another address and at signing out, in the same words', async () => {
    await using opened = await open()
    const { page } = opened
    await signIn(page)
    await runTemporary(page)
    const asked = answer(page, false, false, true)
    await goToView(page, 'usage')
    await returnedAfter(page, asked, 1)
    await page.getByRole('button', { name: 'Sign out' }).click()
    const isKept = await isShown(page)
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByLabel('API key').waitFor()

    expect(isKept).to.equal(true)
    expect(asked.map(({ type }) => type)).to.deep.equal(['confirm', 'confirm', 'confirm'])
    expect(new Set(asked.map(({ message }) => message))).to.have.property('size', 1)
  })

  it('asks at a reload, and says afterwards that the result is lost instead of searching again', async () => {
    await using opened = await open()
    const { page } = opened
    await signIn(page, { keep: true })
    const begun = begunIn(page)
    await runTemporary(page)
    const asked = answer(page, true)
    await page.reload()
    await page.getByText('It was lost when its page was left.').waitFor()
    await page.getByRole('link', { name: 'New search' }).click()
    await page.getByLabel('What do you want to search?').waitFor()

    expect(asked.map(({ type }) => type)).to.deep.equal(['beforeunload'])
    expect(begun).to.have.length(1)
  })

  it('does not search again on the way back to a temporary search', async () => {
    await using opened = await open()
    const { page } = opened
    await signIn(page)
    const begun = begunIn(page)
    await runTemporary(page)
    answer(page, true)
    await page.getByRole('link', { name: 'Usage' }).click()
    await page.getByRole('heading', { name: 'Usage' }).waitFor()
    await page.evaluate('history.back()')
    await page.getByText('It was lost when its page was left.').waitFor()

    expect(begun).to.have.length(1)
  })
})
