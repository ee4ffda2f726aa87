import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { buildConsole } from '../console/build.ts'
import { findBrowser, openBrowser } from '../support/browser.ts'
import { start } from '../support/start.ts'
import { atMost, median, type Row } from './report.ts'

const accounts = 5_000
const cards = 2_000
const rounds = 5

/**
 * Measures the console in Chromium: the weight of the first page and the time until it is painted, and the longest task
 * of the page while a search of 5,000 accounts and 2,000 cards comes in, and while a person scrolls through them.
 */
export async function benchConsole(say: (text: string) => void): Promise<Row[]> {
  const found = findBrowser()
  if (found === undefined) throw new Error('no Chromium is there: apt-get install -y chromium')
  const folder = await mkdtemp(join(tmpdir(), 'tracewell-console-'))
  const { firstPageBytes } = await buildConsole({ folder })
  await using service = await start({ LOG_LEVEL: 'warn' }, { consoleFolder: folder })
  const browser = await openBrowser(found)
  try {
    const paints: number[] = []
    for (let round = 0; round < rounds; round++) {
      const page = await (await browser.newContext()).newPage()
      await page.goto(`${service.url}/console/`)
      await page.getByLabel('API key').waitFor()
      paints.push(await page.evaluate<number>(
        "performance.getEntriesByName('first-contentful-paint')[0].startTime",
      ))
      await page.context().close()
    }
    say(`painted after ${paints.map(ms => ms.toFixed(0)).join(', ')} ms`)

    const id = await service.createSearch('Pseudonym', 'tw-success')
    const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage()
    await page.route('**/stream', route => route.fulfill({ contentType: 'text/event-stream', body: streamOf(id) }))
    await page.goto(`${service.url}/console/`)
    await page.getByLabel('API key').fill(service.key)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('button', { name: 'Sign out' }).waitFor()
    await watchTasks(page)
    await page.goto(`${service.url}/console/#/search/${id}/accounts?verdict=all`)
    await page.getByText(/^Completed/).waitFor()
    await page.locator('.site-rows[aria-busy=false]').waitFor()
    const arrival = await longestTask(page)
    await scroll(page)
    const scrolling = await longestTask(page)
    say(`longest task: ${arrival.toFixed(0)} ms while results come in, ${scrolling.toFixed(0)} ms while scrolling`)

    const what = `${accounts} accounts and ${cards} cards, longest task of the page`
    return [
      atMost({ what: 'first page of the console, compressed', unit: 'kB', measured: firstPageBytes / 1_000 }, 80),
      atMost({ what: 'first page of the console, painted after', unit: 'ms', measured: median(paints) }, 1_000),
      atMost({ what: `${what}, while all come in at once`, unit: 'ms', measured: arrival }, 100),
      atMost({ what: `${what}, while scrolling`, unit: 'ms', measured: scrolling }, 100),
    ]
  } finally {
    await browser.close()
    await rm(folder, { recursive: true })
  }
}

/** Collects the tasks of the page that are longer than 50 ms. https://www.w3.org/TR/longtasks-1/ */
const watchTasks = (page: Page): Promise<void> =>
  page.evaluate(`window.tasks = []; new PerformanceObserver(list =>
    window.tasks.push(...list.getEntries().map(entry => entry.duration))).observe({ type: 'longtask' })`)

/** Returns the longest task since the last call in milliseconds; 0 if all were shorter than 50 ms. */
async function longestTask(page: Page): Promise<number> {
  await page.waitForTimeout(1_000)
  return page.evaluate<number>('Math.max(0, ...window.tasks.splice(0))')
}

/** Scrolls through all rows, selects all of them, and shows their cards. */
async function scroll(page: Page): Promise<void> {
  await page.mouse.move(300, 300)
  for (let step = 0; step < 100; step++) await page.mouse.wheel(0, 2_000)
  // by its place: to find a label, the driver reads the names of all rows
  await page.locator('.row-filters select').last().selectOption('cards')
  await page.locator('.card-blocks[aria-busy=false]').waitFor()
  for (let step = 0; step < 60; step++) await page.mouse.wheel(0, 400)
}

/** Returns a whole stream with many results. */
function streamOf(search_id: string): string {
  const timestamp = new Date().toISOString()
  const lines = ['Profile', 'Name', 'Location', 'About', 'Created', 'Followers'].map(label => ({
    label,
    value: label === 'Profile' ? 'https://site.example/users/sam' : 'Sam Example of Lyon',
    copy: true,
    isdate: false,
    islink: label === 'Profile',
  }))
  const events: [string, object][] = []
  for (let index = 0; index < accounts; index++) {
    events.push(['registered_accounts', {
      search_id,
      event: 'result',
      type: 'Pseudonym',
      module: { name: `Site ${index}` },
      status: index % 3 === 0 ? 'registered' : 'not_registered',
      url: `https://site${index}.example/users/sam`,
      reason: null,
      timestamp,
    }])
  }
  for (let index = 0; index < cards; index++) {
    const module = { id: search_id, slug: `source-${index % 300}`, name: `Source ${index % 300}` }
    const card = { [`source-${index % 300}_${String(index).padStart(3, '0')}`]: { items: lines } }
    events.push(['module.result', {
      search_id,
      module,
      card,
      timestamp,
    }])
  }
  events.push(['search.finished', {
    search_id,
    status: 'completed',
    complete: true,
    sources: [],
    timestamp,
  }])
  return events.map(([event, data], index) => `event: ${event}\ndata: ${JSON.stringify(data)}\nid: ${index + 1}\n\n`)
    .join('')
}
