import { readFile } from 'node:fs/promises'
import { expect } from 'chai'
import { after, before } from 'mocha'
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { buildConsole } from '../../scripts/console/build.ts'
import { axeFile, findBrowser, openBrowser } from '../../scripts/support/browser.ts'
import { freePort } from '../../scripts/support/free-port.ts'
import type { Environment } from '../../src/config/given.ts'
import { start, type Started } from '../../scripts/support/start.ts'
import { buildOnce } from './build-once.ts'
import { patientModules } from './patient-modules.ts'

export const desktop = { viewport: { width: 1280, height: 900 }, colorScheme: 'light' } as const
export const phone = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' } as const

export interface Opened extends AsyncDisposable {
  page: Page
  /** Console errors, and requests to other places than this service. */
  problems: string[]
}

export interface ConsoleInBrowser {
  service: Started
  /** Opens the console in a new window. `url` is another address of the service. */
  open(look?: BrowserContextOptions, url?: string): Promise<Opened>
  /** Signs in, by default with the key of the service. */
  signIn(page: Page, options?: { key?: string, keep?: boolean }): Promise<void>
  /** Creates a key that may manage the account of the service. */
  createManagingKey(): Promise<string>
}

/**
 * Builds the console, and starts the service and Chromium for the tests of a `describe`. They are skipped without
 * Chromium.
 */
export function startConsole(environment: Environment = {}): ConsoleInBrowser {
  let service: Started
  let browser: Browser
  let imagesUrl: string

  before(async function () {
    const found = findBrowser()
    // a run on another database would only repeat it
    if (found === undefined || process.env['TEST_DATABASE_URL'] !== undefined) return this.skip()
    const consoleFolder = await buildOnce('console', async folder => {
      const { firstPageBytes } = await buildConsole({ folder })
      expect(firstPageBytes).to.be.below(80_000)
    })
    const imagesPort = String(await freePort())
    imagesUrl = `http://localhost:${imagesPort}`
    const overrides = { consoleFolder, modules: patientModules }
    service = await start({ IMAGES_PORT: imagesPort, ...environment }, overrides)
    browser = await openBrowser(found)
  })
  after(async () => {
    await browser?.close()
    await service?.[Symbol.asyncDispose]()
  })

  return {
    get service() {
      return service
    },

    async open(look = desktop, url = service.url) {
      const context = await browser.newContext(look)
      const page = await context.newPage()
      page.setDefaultTimeout(120_000)
      const problems: string[] = []
      page.on('console', message => {
        // A source whose site has no logo, and a country without a flag, are shown without one.
        const isMissingImage = message.location().url.startsWith(imagesUrl)
        if (['error', 'warning'].includes(message.type()) && !isMissingImage) problems.push(message.text())
      })
      page.on('pageerror', error => problems.push(error.message))
      page.on('request', request => {
        if (![url, imagesUrl].some(own => request.url().startsWith(own))) problems.push(request.url())
      })
      await page.goto(`${url}/`)
      return { page, problems, [Symbol.asyncDispose]: () => context.close() }
    },

    async signIn(page, { key = service.key, keep = false } = {}) {
      await page.getByLabel('API key').fill(key)
      if (keep) await page.getByLabel('Keep me signed in').check()
      await page.getByRole('button', { name: 'Sign in' }).click()
      await page.getByRole('button', { name: 'Sign out' }).waitFor()
    },

    createManagingKey: async () => (await service.tracewell.keys.create(service.accountId, 'console', true)).secret,
  }
}

/** Opens a view of the console in a page that is signed in. */
export const goToView = (page: Page, ...parts: string[]): Promise<unknown> =>
  page.goto(`${page.url().replace(/#.*/, '')}#/${parts.join('/')}`)

/** Opens a tab of a result by the beginning of its title, such as `Sources`. */
export const openTab = (page: Page, title: string): Promise<void> =>
  page.getByRole('navigation', { name: 'Parts of the search' }).getByRole('link', { name: new RegExp(`^${title}`) })
    .click()

/** Waits until the page shows one of them, and returns the texts of all. */
export async function textsOf(shown: Locator): Promise<string[]> {
  await shown.first().waitFor()
  return shown.allTextContents()
}

export const followOptions = { depth: 1, max_searches: 6 }

/** Creates investigations for the tests of the console: by default of two values, followed one step. */
export function investigationsIn(tested: ConsoleInBrowser) {
  async function createInvestigation(more: object = {}): Promise<string> {
    const { body } = await tested.service.request('POST', '/investigations', {
      body: { observables: [{ value: 'tw-follow' }, { value: 'sam@example.com' }], follow: followOptions, ...more },
    })
    return body.data.investigation.id
  }

  /** Creates an investigation, opens its page and waits for its end. */
  async function openFinished(page: Page): Promise<string> {
    const id = await createInvestigation()
    await goToView(page, 'investigation', id)
    await page.getByText(/^Finished: \d+ searches/).waitFor()
    return id
  }

  return { createInvestigation, openFinished }
}

/** Runs axe in the page, and measures whether it is too wide. */
export async function barriersOf(page: Page): Promise<string[]> {
  await page.evaluate(`${await readFile(axeFile, 'utf8')}; undefined`)
  const { violations } = await page.evaluate<{
    violations: { id: string, impact: string, nodes: { html: string }[] }[]
  }>('axe.run()')
  const overflow = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')
  return [
    ...violations.map(({ id, impact, nodes }) => `${impact} ${id} ${nodes[0]?.html.slice(0, 120)}`),
    ...overflow > 0 ? [`${overflow} pixels too wide`] : [],
  ]
}
