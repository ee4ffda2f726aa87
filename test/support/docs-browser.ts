import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { axeFile, findBrowser, openBrowser } from '../../scripts/support/browser.ts'
import { start } from '../../scripts/support/start.ts'
import { builtDocs } from './docs.ts'

export const looks = {
  'on a desktop': { viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  'on a phone in the dark': { viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
} as const

export type Look = keyof typeof looks

export interface DocsBrowser extends AsyncDisposable {
  /** Address of the service. */
  url: string
  /** Paths of all pages of the documentation, relative to `/docs/`. */
  pages: string[]
  browser: Browser
  open(look: Look): Promise<BrowserContext>
}

/**
 * Opens a browser and a service with the documentation. Returns `undefined` if there is no browser, or on PostgreSQL,
 * where the pages would be the same.
 */
export async function openDocs(): Promise<DocsBrowser | undefined> {
  const found = findBrowser()
  if (found === undefined || process.env['TEST_DATABASE_URL'] !== undefined) return undefined
  const docsFolder = await builtDocs()
  const service = await start({ PUBLIC_URL: 'https://osint.example' }, { docsFolder })
  const browser = await openBrowser(found)
  return {
    url: service.url,
    pages: globSync('**/*.html', { cwd: docsFolder }),
    browser,
    open: look => browser.newContext(looks[look]),
    async [Symbol.asyncDispose]() {
      await browser.close()
      await service[Symbol.asyncDispose]()
    },
  }
}

export interface Seen {
  /**
   * Console errors, requests to other sites, missing files, what is wider than the screen, tables that cannot be read,
   * and barriers that axe found.
   */
  faults: string[]
  title: string
  tables: number
  /** Texts and addresses of the links of the menu. */
  menu: string[]
}

/**
 * Returns a function that opens a page of the documentation, opens every folded section, because axe does not check
 * hidden content, and looks at it. Tables are measured at `tableWidth`. axe leaves out the menu on every page but the
 * index.
 */
export async function createLook(
  page: Page, axeOptions: object, tableWidth: number,
): Promise<(url: string) => Promise<Seen>> {
  const axe = await readFile(axeFile, 'utf8')
  let problems: string[] = []
  let origin = ''
  page.on('console', message => {
    if (['error', 'warning'].includes(message.type())) problems.push(`console: ${message.text()}`)
  })
  page.on('pageerror', error => problems.push(`script: ${error.message}`))
  page.on('request', request => {
    if (new URL(request.url()).origin !== origin) problems.push(`asked ${request.url()}`)
  })
  page.on('response', response => {
    if (response.status() >= 400) problems.push(`${response.status()} for ${response.url()}`)
  })
  const { height, width } = page.viewportSize()!

  return async url => {
    problems = []
    origin = new URL(url).origin
    const { pathname } = new URL(url)
    await page.setViewportSize({ width, height })
    await page.goto(url)
    await page.evaluate('for (const one of document.querySelectorAll("details")) one.open = true')
    const overflow = await page.evaluate<
      number
    >('document.documentElement.scrollWidth - document.documentElement.clientWidth')
    await page.evaluate(`${axe}; undefined`)
    const context = pathname === '/docs/index.html' ? 'document' : '{ exclude: ["#navigation"] }'
    const barriers = await page.evaluate<
      { impact: string, id: string, where: string[] }[]
    >(`axe.run(${context}, ${JSON.stringify(axeOptions)}).then(({ violations }) =>
      violations.map(({ impact, id, nodes }) =>
        ({ impact, id, where: nodes.map(({ target }) => target.join(" ")).slice(0, 3) })))`)
    const title = await page.title()
    const menu = await page.evaluate<string[]>(
      '[...document.querySelectorAll("#navigation li a")].map(link => `${link.textContent} ${link.pathname}`)',
    )
    await page.setViewportSize({ width: tableWidth, height })
    const measured = await page.evaluate<ReturnType<typeof measureTables>>(`(${measureTables.toString()})()`)
    return {
      faults: [
        ...problems,
        ...barriers.map(({ impact, id, where }) => `axe, ${impact}: ${id} at ${where.join(', ')}`),
        ...overflow > 0 ? [`${overflow} pixels too wide`] : [],
        ...measured.faults,
      ],
      title,
      tables: measured.tables,
      menu,
    }
  }
}

/**
 * Runs in the browser. Returns what is cut off or needs sideways scrolling, and columns
 * that are too narrow to read.
 */
function measureTables() {
  interface Box { scrollWidth: number, clientWidth: number, textContent: string }
  interface Root extends Box { querySelectorAll(selector: string): Iterable<Box> }
  const { documentElement: root } = (globalThis as unknown as { document: { documentElement: Root } }).document
  const tooWide = (one: Box) => one.scrollWidth > one.clientWidth + 1
  const tables = [...root.querySelectorAll('.scroll')]
  const cells = [...root.querySelectorAll('.scroll :is(th, td)')]
  const text = ({ textContent }: Box) => textContent.trim().slice(0, 40)
  return {
    tables: tables.length,
    faults: [
      ...(tooWide(root) ? ['the page scrolls sideways'] : []),
      ...tables.filter(tooWide).map(one => `the table "${text(one)}" scrolls sideways`),
      ...cells.filter(tooWide).map(one => `the cell "${text(one)}" is cut off`),
      ...[...root.querySelectorAll('.scroll tbody td')]
        .filter(one => text(one).length > 8 && one.clientWidth < 50).map(one => `"${text(one)}" is too narrow`),
    ],
  }
}
