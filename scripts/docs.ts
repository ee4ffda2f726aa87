/** Builds the documentation site: `npm run docs -- --help`. */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { onlyOptions, readArguments } from './support/arguments.ts'
import { buildSite, defaultUrls } from './docs/site.ts'

const help = `Usage: npm run docs -- [--out <folder>] [--base-url <address>] [--images-url <address>] [--json]

Builds the reference of both OpenAPI documents and the guides of openapi/guides into static pages that load nothing from
elsewhere. Every server serves dist/docs at /docs; the folder can also be put on any web server, under any path.

  --out <folder>           where to; dist/docs unless told. What is there is replaced
  --base-url <address>     the API that the samples ask; ${defaultUrls.baseUrl} unless told
  --images-url <address>   the image service; ${defaultUrls.imagesUrl} unless told
  --json                   prints one line of JSON: folder, pages, files, bytes

Exit codes: 0 built, 1 not built (a link that leads nowhere, a code without advice), 2 a fault in the command.
`
const built = resolve(import.meta.dirname, '../dist/docs')

const { values } = readArguments(help, {
  'out': { type: 'string', default: built },
  'base-url': { type: 'string', default: defaultUrls.baseUrl },
  'images-url': { type: 'string', default: defaultUrls.imagesUrl },
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
    const files = await buildSite({ baseUrl: plain(values['base-url']), imagesUrl: plain(values['images-url']) })
    await write(values.out, files)
    const pages = [...files.keys()].filter(name => name.endsWith('.html')).length
    const bytes = [...files.values()].reduce((sum, content) => sum + Buffer.byteLength(content), 0)
    if (values.json) console.log(JSON.stringify({ folder: resolve(values.out), pages, files: files.size, bytes }))
    else {console
        .log(`${pages} pages, ${(bytes / 1024 / 1024).toFixed(1)} MiB, in ${
          relative('.', values.out) || '.'
        }; a running server serves dist/docs at /docs`)}
    return 0
  } catch (error) {
    console.error((error as Error).message)
    return 1
  }
}

/** Only a folder that this made, or an empty one, is replaced. */
async function write(folder: string, files: ReadonlyMap<string, string | Buffer>): Promise<void> {
  const there = await readdir(folder).catch((): string[] => [])
  if (there.length > 0 && !['site.css', 'index.html'].every(name => there.includes(name))) {
    throw new Error(`${folder} holds something else: remove it first`)
  }
  await rm(folder, { recursive: true, force: true })
  for (const [name, content] of files) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), content)
  }
}
