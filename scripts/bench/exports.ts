import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import SqliteDatabase from 'better-sqlite3'
import { exportFormats } from '../../src/core/exports/formats.ts'
import { startProduct, temporaryFolder } from './product.ts'
import { residentBytes } from './machine.ts'
import { ratioAtMost, row, type Row } from './report.ts'

const records = 100_000
const recordsOfPage = 100

/** Records of the baseline. An export whose memory grows with its records takes several times as much for all. */
const fewRecords = 20_000
const mostRatio = 1.15

/**
 * Measures the memory of a server while it exports a search with 100,000 leak records, in each format. The baseline is
 * the highest memory while the same search is exported without them, several times.
 */
export async function benchExports(say: (text: string) => void): Promise<Row[]> {
  using folder = temporaryFolder()
  await using product = await startProduct(folder.path, { SANDBOX: '1' })
  const headers = { 'authorization': `Bearer ${await product.key}`, 'content-type': 'application/json' }
  const body = JSON.stringify({ query: { type: 'Pseudonym', value: 'tw-success' }, leaks: { mode: 'all' } })
  const created = await fetch(`${product.url}/search`, { method: 'POST', headers, body })
  const { search: { id } } = await created.json() as { search: { id: string } }
  await (await fetch(`${product.url}/search/${id}/stream`, { headers })).text() // ends with the search

  const formats = Object.keys(exportFormats)
  const measured = (format: string) =>
    measure(`${product.url}/search/${id}/export?format=${format}`, headers, product.pid)
  const file = join(folder.path, 'sandbox.db')
  addRecords(file, id, fewRecords)
  let few = 0
  for (const format of formats) few = Math.max(few, (await measured(format)).peak)
  addRecords(file, id, records - fewRecords)
  const rows: Row[] = []
  for (const format of formats) {
    const { peak, bytes, seconds } = await measured(format)
    say(`${format}: ${mebibytes(bytes)} MiB in ${seconds.toFixed(1)} s`)
    const what = `${format} of ${records.toLocaleString('en')} leak records`
    rows.push(
      row({ what: `${what}, records a second`, unit: '/s', measured: records / seconds }),
      ratioAtMost({
        what: `${what}, memory`,
        unit: 'MiB',
        measured: mebibytes(peak),
        baseline: { what: `MiB of ${fewRecords.toLocaleString('en')} records`, value: mebibytes(few) },
      }, mostRatio),
    )
  }
  return rows
}

const mebibytes = (bytes: number): number => Math.round(bytes / 1024 / 1024)

/** Adds pages of records after those of the first leak source that has some. */
function addRecords(file: string, id: string, count: number): void {
  const database = new SqliteDatabase(file)
  try {
    const last = database.prepare(
      'select code, max(page) as page, entries from search_leak_pages where search_id = ? group by code limit 1',
    ).get(id) as { code: string, page: number, entries: string } | undefined
    if (last === undefined) throw new Error('the search has no leak records')
    const [{ items }] = JSON.parse(last.entries) as [{ items: unknown }]
    const insert = database.prepare(
      'insert into search_leak_pages (search_id, code, page, count, entries) values (?, ?, ?, ?, ?)',
    )
    database.transaction(() => {
      for (let page = 1; page <= count / recordsOfPage; page++) {
        const entries = Array.from({ length: recordsOfPage }, (_, index) => ({ key: `${page}-${index}`, items }))
        insert.run(id, last.code, last.page + page, recordsOfPage, JSON.stringify(entries))
      }
    })()
  } finally {
    database.close()
  }
}

/** Reads an export to its end, and samples the memory of the server meanwhile. */
async function measure(url: string, headers: Record<string, string>, pid: number) {
  const from = performance.now()
  const response = await fetch(url, { headers: { ...headers, 'accept-encoding': 'identity' } })
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}`)
  let [bytes, peak, isRead] = [0, 0, false]
  const sampling = (async () => {
    while (!isRead) {
      peak = Math.max(peak, residentBytes(pid))
      await delay(20)
    }
  })()
  for await (const chunk of response.body!) bytes += (chunk as Uint8Array).length
  isRead = true
  await sampling
  return { bytes, peak, seconds: (performance.now() - from) / 1_000 }
}
