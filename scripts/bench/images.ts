import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { encodeFlag, flagTypes, rasteriseFlag, defaultWidth, type FlagFormat } from '../../src/core/flags/render.ts'
import { flagTable } from '../../src/core/flags/table.ts'
import { drawPicture, readPicture } from '../../src/core/logos/picture.ts'
import { createDiskCache } from '../../src/core/logos/disk-cache.ts'
import { startProduct, temporaryFolder } from './product.ts'
import { startChild } from '../support/child.ts'
import { alternate, compare } from './http.ts'
import { atMost, median, type Row } from './report.ts'
import { answered } from './wait.ts'

const askedAtOnce = 16
const renderedAtOnce = 2
const formats = Object.keys(flagTypes) as FlagFormat[]
const codes = flagTable().map(({ code }) => code)
const originals = join(dirname(createRequire(import.meta.url).resolve('flag-icons/package.json')), 'flags/4x3')

/**
 * Measures how fast flags and a logo are served from the cache, with a bare server as the baseline. Also measures the
 * first drawing of each flag, one after another, and of every flag in every format.
 */
export async function benchImages(say: (text: string) => void): Promise<Row[]> {
  return [...await keptImages(say), ...await coldFlags(say), await allFlags(say)]
}

/**
 * Writes a logo to the disk cache. Uses the image of a flag as the logo, because only the size of the image matters.
 */
async function keepLogo(dataDir: string, domain: string): Promise<void> {
  const { png } = await readPicture(await readFile(join(originals, 'fr.svg')))
  const logo = {
    source: 'site-icons',
    edge: 512,
    soughtEdge: 512,
    png,
    drawn: new Map([['128.png', await drawPicture(png, 128, 'png')]]),
  }
  await createDiskCache({ folder: join(dataDir, 'cache/logos'), maxBytes: 2 ** 20 }).write({
    domain,
    freshUntilMs: Date.now() + 86_400_000,
    logo,
  })
}

async function keptImages(say: (text: string) => void): Promise<Row[]> {
  using folder = temporaryFolder()
  await keepLogo(folder.path, 'example.com')
  await using product = await startProduct(folder.path)
  await using bare = startChild('bench/bare-server.ts')
  const barePort = await bare.ask<number>('port')
  await answered(`${product.imagesUrl}/health/ready`)
  const rows: Row[] = []

  for (const path of ['/flags/france.png', '/flags/fr', '/www.example.com']) {
    const url = product.imagesUrl + path
    const response = await fetch(url)
    const bytes = Buffer.from(await response.arrayBuffer())
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}: ${bytes}`)
    await bare.ask('serve', { base64: bytes.toString('base64'), contentType: response.headers.get('content-type') })
    const target = (of: string, pid: number) => ({ url: of, pid, headers: {} })
    const pair = await alternate(
      target(url, product.pid),
      target(`http://127.0.0.1:${barePort}${path}`, bare.pid),
      text => say(`${path}: ${text}`),
    )
    rows.push(...compare(`GET ${path}, ${bytes.length} bytes, kept`, pair, { leastRatio: 0.7 }))
  }
  return rows
}

/** Asks for each flag once, in one format for each new service. The baseline is sharp without a service. */
async function coldFlags(say: (text: string) => void): Promise<Row[]> {
  const rows: Row[] = []
  for (const format of formats) {
    if (format === 'svg') continue
    using folder = temporaryFolder()
    await using product = await startProduct(folder.path)
    await answered(`${product.imagesUrl}/health/ready`)
    const alone: number[] = []
    const measured: number[] = []
    for (const code of codes) {
      alone.push(await milliseconds(async () => {
        await encodeFlag(await rasteriseFlag(await readFile(join(originals, `${code}.svg`)), defaultWidth), format)
      }))
      measured.push(await milliseconds(async () => {
        const response = await fetch(`${product.imagesUrl}/flags/${code}.${format}`)
        await response.arrayBuffer()
        if (response.status !== 200) throw new Error(`${code}.${format} answered ${response.status}`)
      }))
    }
    say(`cold ${format}: ${median(measured).toFixed(1)} ms, by sharp alone ${median(alone).toFixed(1)} ms`)
    rows.push(atMost({
      what: `a cold flag, ${format}, median of ${codes.length}`, unit: 'ms', measured: median(measured),
      baseline: { what: 'by sharp alone', value: median(alone) },
    }, 5))
  }
  return rows
}

async function milliseconds(work: () => Promise<void>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

async function allFlags(say: (text: string) => void): Promise<Row> {
  using folder = temporaryFolder()
  await using product = await startProduct(folder.path)
  await answered(`${product.imagesUrl}/health/ready`)
  const images = codes.flatMap(code => formats.map(format => ({ code, format })))

  const alone = await seconds(codes, renderedAtOnce, async code => {
    const pixels = await rasteriseFlag(await readFile(join(originals, `${code}.svg`)), defaultWidth)
    for (const format of formats) if (format !== 'svg') await encodeFlag(pixels, format)
  })
  say(`${codes.length} flags by sharp alone: ${alone.toFixed(1)} s`)
  const measured = await seconds(images, askedAtOnce, async ({ code, format }) => {
    const { status, headers, body } = await fetch(`${product.imagesUrl}/flags/${code}.${format}`)
    await body?.pipeTo(new WritableStream())
    if (status !== 200 || headers.get('content-type') !== flagTypes[format]) {
      throw new Error(`${code}.${format} answered ${status}`)
    }
  })
  say(`${images.length} images of a new service: ${measured.toFixed(1)} s`)
  return atMost({
    what: `${codes.length} flags in ${formats.length} formats, none kept`, unit: 's', measured,
    baseline: { what: `rendered by sharp alone, ${renderedAtOnce} at once`, value: alone },
  }, 4)
}

async function seconds<Job>(jobs: readonly Job[], atOnce: number, work: (job: Job) => Promise<void>): Promise<number> {
  const start = performance.now()
  const waiting = jobs.values()
  await Promise.all(Array.from({ length: atOnce }, async () => {
    for (const job of waiting) await work(job)
  }))
  return (performance.now() - start) / 1000
}
