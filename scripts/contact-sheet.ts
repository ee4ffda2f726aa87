/** Draws many images of the image service into one image, for a visual check: `npm run contact-sheet -- --help`. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import { onlyOptions, readArguments } from './support/arguments.ts'
import { start } from '../src/compose/start.ts'
import { readConfig } from '../src/config/read.ts'
import { createLog } from '../src/lib/log.ts'
import { logoSites } from '../src/upstreams/logo-sites.ts'

const help = `Usage: npm run contact-sheet -- [options]

Requests flags and logos from the image service and draws them side by side into one PNG. Each has its name below, and
a logo its source. A missing image is a grey cell with its status.

  --out <file>             file to write (default: contact-sheet.png)
  --images-url <address>   running image service (default: a sandbox, which is stopped at the end)
  --logos <domain,…>       domains (default: 20 that the sandbox simulates)
  --flags <alias,…>        flags (default: 40)
  --help                   show this
`
const someFlags = [
  'fr', 'de', 'it', 'es', 'pt', 'gb', 'ie', 'nl', 'be', 'lu', 'ch', 'at', 'dk', 'no', 'se', 'fi', 'is', 'pl', 'cz',
  'ua', 'gr', 'tr', 'us', 'ca', 'mx', 'br', 'ar', 'za', 'ng', 'ke', 'eg', 'ma', 'in', 'cn', 'japan', 'cote-d-ivoire',
  'etats-unis', 'scotland', 'eu', 'np',
]
const someLogos = Object.keys(logoSites).slice(0, 20) // the sites after the first 20 have no logo

const { values } = readArguments(help, {
  'out': { type: 'string', default: 'contact-sheet.png' },
  'images-url': { type: 'string' },
  'logos': { type: 'string' },
  'flags': { type: 'string' },
}, onlyOptions)

const columns = 10
const [cellWidth, cellHeight, edge] = [128, 124, 88]

if (values['images-url'] !== undefined) await draw(values['images-url'].replace(/\/+$/, ''))
else await withSandbox(draw)

async function withSandbox(work: (imagesUrl: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'tracewell-contact-sheet-'))
  const config = readConfig({ SANDBOX: '1', PORT: '0', IMAGES_PORT: '0', DATA_DIR: folder })
  const tracewell = await start(config, { log: createLog({ level: 'warn' }) })
  try {
    await work(`http://127.0.0.1:${tracewell.images!.port}`)
  } finally {
    await tracewell.stop(500)
    await rm(folder, { recursive: true, force: true })
  }
}

async function draw(imagesUrl: string): Promise<void> {
  const flags = values.flags?.split(',') ?? someFlags
  const logos = values.logos?.split(',') ?? someLogos
  const requests = [
    ...flags.map(alias => ({ name: alias, path: `flags/${encodeURIComponent(alias)}.png?w=160` })),
    ...logos.map(domain => ({ name: domain, path: `${encodeURIComponent(domain)}?size=128` })),
  ]
  const cells = await Promise.all(requests.map(({ name, path }, index) => cell(`${imagesUrl}/${path}`, name, index)))
  const height = Math.ceil(requests.length / columns) * cellHeight
  const sheet = sharp({ create: { width: columns * cellWidth, height, channels: 3, background: '#f4f4f2' } })
  await sheet.composite(cells.flatMap(({ parts }) => parts)).png().toFile(values.out)
  const missing = cells.filter(({ status }) => status !== 200).length
  console
    .log(`${values.out}: ${flags.length} flags and ${logos.length} logos${
      missing > 0 ? `, ${missing} of them missing` : ''
    }`)
  if (missing > 0) process.exitCode = 1
}

async function cell(url: string, name: string, index: number): Promise<{ status: number, parts: OverlayOptions[] }> {
  const response = await fetch(url)
  const bytes = Buffer.from(await response.arrayBuffer())
  const [left, top] = [index % columns * cellWidth, Math.floor(index / columns) * cellHeight]
  const label = response.ok ? response.headers.get('x-logo-source') ?? '' : String(response.status)
  const image = response.ok
    ? await sharp(bytes).resize(edge, edge, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } }).png()
      .toBuffer()
    : await sharp({ create: { width: edge, height: edge, channels: 3, background: '#ccc' } }).png().toBuffer()
  return {
    status: response.status,
    parts: [{ input: image, left: left + (cellWidth - edge) / 2, top: top + 4 }, {
      input: caption(name, label),
      left,
      top: top + edge + 4,
    }],
  }
}

function caption(name: string, label: string): Buffer {
  const line = (content: string, y: number, colour: string) =>
    `<text x="${cellWidth / 2}" y="${y}" fill="${colour}">${
      content.replace(/[&<]/g, sign => `&#${sign.charCodeAt(0)};`)
    }</text>`
  const lines = `<g font-family="sans-serif" font-size="11" text-anchor="middle">${line(name, 12, '#111')}${
    line(label, 25, '#777')
  }</g>`
  return Buffer
    .from(`<svg xmlns="http://www.w3.org/2000/svg" width="${cellWidth}" height="${
      cellHeight - edge - 6
    }">${lines}</svg>`)
}
