/*
 * The documentation site
 *
 * The pages work without scripts, offline, and under any path. marked, highlight.js and MiniSearch draw them. Kept
 * generators were weighed on 24 November 2026:
 *
 * | generator | why it is not used |
 * |---|---|
 * | Scalar 1.72, Redoc 3.0, Stoplight Elements 9.0 | They draw the reference in the browser, with 1,255, 650 and 613 kB
 *   of compressed script (ours: 8 kB), and nothing without scripts. Guides, samples for our packages, a search over
 *   guides and links from error codes would still be ours. |
 * | VitePress 1.6, Starlight 0.42 | They know no OpenAPI: the reference, the larger half, would stay ours. They add 149
 *   and 364 packages. |
 * | Pagefind 1.6 | It searches with WebAssembly, which the Content-Security-Policy of `/docs` forbids. The index of
 *   MiniSearch is one file of 106 kB, compressed. |
 */
import { readFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { version } from '../../src/version.ts'
import { asNode, operationsOf, textOf, type OpenApi } from '../generate/document.ts'
import { downloads } from './collections/downloads.ts'
import { guideGroups, guides, readChangelog, readGuide } from './guides.ts'
import { homePage } from './home.ts'
import { llmsText } from './llms.ts'
import { html } from './html.ts'
import { defaultLook, type Look } from './look.ts'
import { frame, rootFrom, type NavGroup, type Page } from './layout.ts'
import { brokenLinks } from './links.ts'
import { renderMarkdown, type MarkdownOptions } from './markdown.ts'
import { missingPage, servedAt, sitemap } from './publishing.ts'
import { packClients, type Packages } from './packages/packages.ts'
import { createReference } from './reference/pages.ts'
import { bundleScript, scriptNames } from './bundle.ts'
import { sectionsOf } from './search/sections.ts'

export interface SiteOptions {
  /** Address of the API in the samples. */
  baseUrl: string
  imagesUrl: string
  /** Default: that of Tracewell, with all guides. */
  look?: Look
  /** Path of the site, with a final slash, for links that cannot be relative. Default: that on every server. */
  root?: string | undefined
}

export const defaultUrls: Omit<SiteOptions, 'look' | 'root'> = { baseUrl: 'http://localhost:8080', imagesUrl: 'http://localhost:8081' }

/** Returns every file of the site by its path. Throws an error that lists all broken links. */
export async function buildSite(options: SiteOptions): Promise<Map<string, string | Buffer>> {
  const { look = defaultLook } = options
  const [api, images] = await Promise.all(['api', 'images'].map(readBundle)) as [OpenApi, OpenApi]
  const packages = await packClients()
  const links = createLinks(packages, look)
  const withUrls = (text: string) =>
    text.replaceAll(defaultUrls.baseUrl, options.baseUrl).replaceAll(defaultUrls.imagesUrl, options.imagesUrl)

  const operations =
    new Map(operationsOf(api).map(({ method, path, id }) => [`${method} ${path}`, `reference/${id}.html`]))
  const codes =
    new Set([...(await readGuide('errors', api)).matchAll(/<code id="([A-Z_]+)">/g)].map(([, code]) => code!))
  const errorPage = (code: string) => look.has('errors') && codes.has(code) ? `guides/errors.html#${code}` : undefined
  const markdownFor = (file: string): MarkdownOptions => {
    const from = (target: string | undefined): string | undefined =>
      target === undefined || target === file ? undefined : `${rootFrom(file)}${target}`
    return {
      meaning: code => from(operations.get(code) ?? errorPage(code)),
      link: href => links.toPage(href, file),
      image: href => `${rootFrom(file)}${posix.basename(href)}`,
    }
  }

  const apiReference = createReference({
    document: api,
    folder: 'reference',
    title: 'API reference',
    baseUrl: options.baseUrl,
    markdownFor,
    errorPage,
  })
  const imagesReference = createReference({
    document: images,
    folder: 'images',
    title: 'Image service',
    baseUrl: options.imagesUrl,
    markdownFor,
    errorPage,
  })
  const groups: NavGroup[] = [
    { title: 'Start', entries: [{ file: 'index.html', title: 'Overview' }] },
    ...guideGroups.map(group => ({
      title: group.title,
      entries: group.guides.filter(({ name }) => look.has(name))
        .map(({ name, title }) => ({ file: `guides/${name}.html`, title })),
    })),
    { title: 'Versions', entries: look.has('changelog') ? [{ file: 'changelog.html', title: 'Changelog' }] : [] },
    { title: 'API reference', entries: [{ file: 'reference/index.html', title: 'About the API' }] },
    ...apiReference.groups,
    { title: 'Image service', entries: [{ file: 'images/index.html', title: 'About the image service' }] },
    ...imagesReference.groups,
  ].filter(({ entries }) => entries.length > 0)

  const guideTexts = await Promise.all(guides.filter(({ name }) => look.has(name)).map(async ({ name, title }) =>
    ({ file: `guides/${name}.html`, title, text: withUrls(await readGuide(name, api)) })
  ))
  const changelog = { file: 'changelog.html', title: 'Changelog', text: await readChangelog() }
  const texts = [...guideTexts, ...look.has('changelog') ? [changelog] : []]
  const summary = textOf(asNode(api.info).summary)
  const pages: Page[] = [homePage({ ...options, look, summary, packages }),
    ...texts.map(({ file, title, text }) => markdownPage(file, title, text, markdownFor)),
    ...apiReference.pages, ...imagesReference.pages]

  const framed = pages.map(page => [page.file, frame(page, groups, { version, look }).html] as const)
  const files = new Map<string, string | Buffer>(framed)
  if (look.address !== undefined) files.set('sitemap.xml', sitemap(look.address, files.keys()))
  for (const asset of ['site.css', 'site.js', 'theme.js', 'icon.svg']) {
    files.set(asset, await readFile(join(import.meta.dirname, 'assets', asset)))
  }
  files.set(picture, await readFile(join(import.meta.dirname, '../../generated', picture)))
  if (look.accent) {
    const { light, dark } = look.accent
    const rule = `\n:root { --accent: light-dark(${light}, ${dark}); }\n`
    files.set('site.css', files.get('site.css')!.toString() + rule)
  }
  for (const image of [look.logo, look.icon]) if (image) files.set(image.file, image.content)
  for (const name of scriptNames) files.set(`${name}.js`, await bundleScript(name))
  files.set('search.json', JSON.stringify(pages.flatMap(page => sectionsOf({ ...page, body: page.body.html }))))
  for (const { file, text } of texts) {
    const name = markdownOf(file)
    files.set(name, text.replace(linkOrCode, (whole, label?: string, href?: string) => {
      if (label === undefined || href === undefined) return whole
      if (posix.basename(href) === picture) return `[${label}](${rootFrom(name)}${picture})`
      const target = links.toPage(href, name)
      return target === undefined ? label : `[${label}](${markdownOf(target)})`
    }))
  }
  for (const { file, content } of Object.values(packages)) files.set(`packages/${file}`, content)
  for (const [name, content] of await downloads(api, images, options)) files.set(`downloads/${name}`, content)
  files.set('LICENSE', await readFile(join(import.meta.dirname, '../../LICENSE')))
  files.set('llms.txt', llmsText({ summary, version, look, packages }))
  files.set('api.json', published(api, options.baseUrl)).set('images.json', published(images, options.imagesUrl))
  const broken = brokenLinks(files)
  if (broken.length > 0) throw new Error(`broken links:\n${broken.join('\n')}`)
  files.set('404.html', missingPage(look, groups, version, options.root ?? servedAt))
  return files
}

/** Picture that a guide shows: `npm run picture` draws it. */
const picture = 'addresses.svg'

const readBundle = async (name: string): Promise<OpenApi> =>
  JSON.parse(await readFile(join(import.meta.dirname, `../../generated/${name}.json`), 'utf8')) as OpenApi

const published = ({ 'x-generated': _, ...document }: OpenApi, url: string): string =>
  JSON.stringify({ ...document, servers: [{ url }] }, null, 2)

function markdownPage(file: string, title: string, text: string, markdownFor: (file: string) => MarkdownOptions): Page {
  const { body, headings } = renderMarkdown(text, markdownFor(file))
  if (headings[0]?.level !== 1) throw new Error(`${file} does not begin with its title`)
  const first = /\n\n([^#<|`-][^\n]*(?:\n[^\n]+)*)/.exec(text)?.[1] ?? title
  return {
    file,
    title,
    description: first.replace(/[`*]|\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('\n', ' '),
    body: html`${body}`,
    headings,
  }
}

/** Name of the Markdown text of a page. Other names stay as they are. */
const markdownOf = (file: string): string => file.replace(/((?:^|\/)changelog|guides\/[a-z-]+)\.html(?=#|$)/, '$1.md')

/** Text and target of a Markdown link. Code blocks are matched too, without one, so that nothing in them is a link. */
const linkOrCode = /^```[^]*?^```$|\[((?:[^[\]]|\[[^[\]]*\])*)\]\(([^)\s]+)\)/gm

const places: ReadonlyArray<readonly [RegExp, (...found: string[]) => string]> = [
  [/^.*CHANGELOG\.md$/, () => 'changelog.html'],
  [/^.*\/api\.yaml$/, () => 'reference/index.html'],
  [/^.*\/images\.yaml$/, () => 'images/index.html'],
  [/^.*\/webhooks\/(\w+)\.yaml$/,
    (_, name = '') => `reference/${name.replace(/_(\w)/g, (_all, letter: string) => letter.toUpperCase())}.html`],
  [/^(?:.*\/)?([a-z-]+)\.md$/, (_, name) => `guides/${name}.html`],
]

/** Converts links in guides, which are paths of files, to links to the matching pages and packages of the site. */
function createLinks({ typescript, python }: Packages, look: Look) {
  const all = [...places, [/^.*generated\/client$/, () => `packages/${typescript.file}`],
    [/^.*generated\/client-python$/, () => `packages/${python.file}`]] satisfies typeof places
  return {
    /** Returns `undefined` if the site has no such page. */
    toPage(href: string, file: string): string | undefined {
      const [path = '', id] = href.split('#')
      if (path === '' || /^[a-z]+:/.test(path)) return href
      const place = all.find(([pattern]) => pattern.test(path))
      const name = place ? path.replace(...place) : path
      const [, guide] = /^(?:guides\/)?([a-z-]+)\.html$/.exec(name) ?? []
      if (guide !== undefined && !look.has(guide)) return undefined
      return `${rootFrom(file)}${name}${id === undefined ? '' : `#${id}`}`
    },
  }
}
