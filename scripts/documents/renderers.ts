import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { asNode, list, operationsOf, textOf, type FoundOperation, type OpenApi } from '../generate/document.ts'
import { findBrowser, openBrowser } from '../support/browser.ts'
import { run } from '../support/shell.ts'
import * as tools from '../support/tools.ts'
import { until } from '../support/until.ts'
import { servePages } from './serve.ts'
import { documentFile, documentNames, install, type DocumentTool } from './tool.ts'

interface Renderer {
  name: string
  /** Its package, with the version. */
  package: Readonly<Record<string, string>>
  /** Body of a page that renders `/document.json`. Files of packages are below `/files/`. */
  page: string
  /** Whether the page lists each operation at once, or only the tags until a reader opens one. */
  shows: 'operations' | 'tags'
  install?: (folder: string) => Promise<void>
}

const script = (file: string, type = 'text/javascript') => `<script type="${type}" src="/files/${file}"></script>`
const style = (file: string) => `<link rel="stylesheet" href="/files/${file}">`

const renderers: readonly Renderer[] = [
  {
    name: 'redoc-2',
    package: { redoc: '2.5.4' },
    page: `<redoc spec-url="/document.json"></redoc>${script('redoc/bundles/redoc.standalone.js')}`,
    shows: 'operations',
  },
  {
    name: 'redoc-3',
    package: { redoc: '3.0.1' },
    page: `<redoc spec-url="/document.json"></redoc>${script('redoc/bundles/redoc.standalone.js', 'module')}`,
    shows: 'tags',
    install: packOnly('redoc', '3.0.1'),
  },
  {
    name: 'swagger-ui',
    package: { 'swagger-ui-dist': '5.35.0' },
    page: `${style('swagger-ui-dist/swagger-ui.css')}<div id="ui"></div>${
      script('swagger-ui-dist/swagger-ui-bundle.js')}
<script>SwaggerUIBundle({ url: '/document.json', dom_id: '#ui' })</script>`,
    shows: 'operations',
  },
  {
    name: 'scalar',
    package: { '@scalar/api-reference': '1.76.0' },
    page: `<div id="ui"></div>${script('@scalar/api-reference/dist/browser/standalone.js')}
<script>Scalar.createApiReference('#ui', { url: '/document.json', agent: { disabled: true } })</script>`,
    shows: 'tags',
  },
  {
    name: 'elements',
    package: { '@stoplight/elements': '9.0.25' },
    page: `${style('@stoplight/elements/styles.min.css')}${script('@stoplight/elements/web-components.min.js')}
<elements-api apiDescriptionUrl="/document.json" router="hash"></elements-api>`,
    shows: 'tags',
  },
]

/** Returns an `install` that unpacks one package without its dependencies: its bundle contains them. */
function packOnly(name: string, version: string) {
  return async (folder: string): Promise<void> => {
    await install(folder, {})
    const file = (await run(folder, 'npm', ['pack', '--silent', `${name}@${version}`])).trim()
    await run(folder, 'mkdir', ['-p', `node_modules/${name}`])
    await run(folder, 'tar', ['-xzf', file, '-C', `node_modules/${name}`, '--strip-components=1'])
  }
}

const toTool = (renderer: Renderer): DocumentTool => ({
  name: renderer.name,
  needs: [tools.npm, { command: 'chromium', args: ['--version'], least: [100, 0] }],
  async check(folder) {
    await (renderer.install ?? (where => install(where, renderer.package)))(folder)
    const browser = await openBrowser(findBrowser()!)
    try {
      for (const name of documentNames) {
        const text = await readFile(documentFile(name), 'utf8')
        await using site = await servePages(renderer.page, text, join(folder, 'node_modules'))
        const document = JSON.parse(text) as OpenApi
        await render(browser, site.url, {
          words: wordsOf(document, renderer.shows), shown: operationOf(document), picture: join(folder, name),
        })
      }
    } finally {
      await browser.close()
    }
  },
})

interface Rendering {
  words: readonly string[]
  shown: ShownOperation
  /** Path of the pictures, without `.png` and `-operation.png`. */
  picture: string
}

/**
 * Opens the page and waits for all words, then opens an operation and waits for its text. Takes a picture of both.
 * Rejects if a word stays away, or if the page reports an error.
 */
async function render(browser: Browser, url: string, { words, shown, picture }: Rendering): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1400, height: 900 } })
  const errors: string[] = []
  page.on('pageerror', error => errors.push(error.message))
  page.on('console', message => {
    // fonts, logos and telemetry of other hosts are refused
    if (message.type() === 'error' && !message.text().includes('net::ERR_')) errors.push(message.text())
  })
  await page.route(address => !address.href.startsWith(url) && !/^(?:data|blob):/.test(address.href), one => one.abort())
  await page.goto(url)
  const missing = await missingWords(page, words)
  await writeFile(`${picture}.png`, await page.screenshot())
  if (missing.length === 0) {
    await openOperation(page, shown)
    missing.push(...await missingWords(page, [shown.text]))
    const title = page.getByText(shown.summary, { exact: true }).filter({ visible: true }).last()
    await title.evaluate('element => element.scrollIntoView()')
    await writeFile(`${picture}-operation.png`, await page.screenshot())
  }
  await page.close()
  const faults = [...errors, ...missing.map(word => `does not show "${word}"`)]
  if (faults.length > 0) throw new Error(faults.slice(0, 20).join('\n'))
}

/** Waits for all words. Returns those that stay away. */
async function missingWords(page: Page, words: readonly string[]): Promise<string[]> {
  let missing = [...words]
  const isComplete = async () => {
    const text = await page.evaluate<string>('document.documentElement.innerText')
    missing = words.filter(word => !text.includes(word))
    return missing.length === 0
  }
  await until('the whole document', isComplete, 500).catch(() => undefined)
  return missing
}

/** Clicks on the summary of an operation. Opens its tag first if it is folded. */
async function openOperation(page: Page, { tag, summary }: ShownOperation): Promise<void> {
  const entry = page.getByText(summary, { exact: true }).filter({ visible: true }).first()
  if (!await entry.isVisible()) await page.getByText(tag, { exact: true }).filter({ visible: true }).first().click()
  await entry.click()
}

/** An operation of which a picture is taken. `text` is a part of its description without marks. */
interface ShownOperation {
  tag: string
  summary: string
  text: string
}

/** Returns the operation about which the document says most. */
function operationOf(document: OpenApi): ShownOperation {
  const sizeOf = ({ node }: FoundOperation) => JSON.stringify(node).length
  const { node } = operationsOf(document).reduce((most, one) => sizeOf(one) > sizeOf(most) ? one : most)
  return {
    tag: textOf(list(node.tags)[0]),
    summary: textOf(node.summary),
    text: /[^\n`*|[\]]{12,60}/.exec(textOf(node.description))![0].trim(),
  }
}

/** Returns the texts that a rendered document must show. */
function wordsOf(document: OpenApi, shows: Renderer['shows']): string[] {
  const operations = operationsOf(document).map(({ node }) => node)
  const used = new Set(operations.flatMap(({ tags }) => list(tags)))
  const names = shows === 'operations'
    ? operations.map(({ summary }) => textOf(summary))
    : list(document.tags).map(tag => textOf(asNode(tag).name)).filter(name => used.has(name))
  return [textOf(asNode(document.info).title), ...names]
}

export const renderingTools = renderers.map(toTool)
