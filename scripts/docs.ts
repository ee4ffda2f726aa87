/** Builds the documentation site: `npm run docs -- --help`. */
import { relative, resolve } from 'node:path'
import { onlyOptions, readArguments } from './support/arguments.ts'
import { defaultLook, readLook } from './docs/look.ts'
import { buildSite, defaultUrls } from './docs/site.ts'
import { writeSite } from './docs/write.ts'

const help = `Usage: npm run docs -- [--out <folder>] [--base-url <address>] [--images-url <address>]
                   [--look <file>] [--json]

Builds static pages from both OpenAPI documents and the guides in openapi/guides. The pages load nothing from other
sites. Every server serves dist/docs at /docs. The folder also works on any web server, under any path.

  --out <folder>           output folder (default: dist/docs); its content is replaced
  --base-url <address>     address of the API in the samples (default: ${defaultUrls.baseUrl})
  --images-url <address>   address of the image service (default: ${defaultUrls.imagesUrl})
  --look <file>            JSON file with title, logo, icon, accent, footer, address and guides of the site:
                           openapi/guides/publishing.md describes it
  --json                   print one line of JSON: folder, pages, files, bytes

Exit codes: 0 built, 1 not built (a broken link, an error code without advice, a fault in the look), 2 wrong usage.
`
const built = resolve(import.meta.dirname, '../dist/docs')

const { values } = readArguments(help, {
  'out': { type: 'string', default: built },
  'base-url': { type: 'string', default: defaultUrls.baseUrl },
  'images-url': { type: 'string', default: defaultUrls.imagesUrl },
  'look': { type: 'string' },
  'json': { type: 'boolean', default: false },
}, read => {
  const odd = (['base-url', 'images-url'] as const).find(name =>
    !/^https?:$/.test(URL.parse(read.values[name])?.protocol ?? '')
  )
  return odd ? `--${odd}: give an address that begins with http:// or https://` : onlyOptions(read)
})
const plain = (address: string): string => address.replace(/\/+$/, '')
process.exitCode = await main()

async function main(): Promise<number> {
  try {
    const look = values.look === undefined ? defaultLook : await readLook(values.look)
    const isElsewhere = resolve(values.out) !== built && look.address !== undefined
    const files = await buildSite({
      baseUrl: plain(values['base-url']),
      imagesUrl: plain(values['images-url']),
      look,
      root: isElsewhere ? new URL(look.address!).pathname : undefined,
    })
    await writeSite(values.out, files)
    const pages = [...files.keys()].filter(name => name.endsWith('.html')).length
    const bytes = [...files.values()].reduce((sum, content) => sum + Buffer.byteLength(content), 0)
    if (values.json) console.log(JSON.stringify({ folder: resolve(values.out), pages, files: files.size, bytes }))
    else {
      const size = `${pages} pages, ${(bytes / 1024 / 1024).toFixed(1)} MiB`
      console.log(`${size}, in ${relative('.', values.out) || '.'}; a running server serves dist/docs at /docs`)
    }
    return 0
  } catch (error) {
    console.error((error as Error).message)
    return 1
  }
}
