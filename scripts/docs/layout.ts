import { html, type Html } from './html.ts'
import type { Look } from './look.ts'
import { renderMarkdown, type Heading } from './markdown.ts'

/** A page of the site, without the parts that `frame` adds to every page. */
export interface Page {
  /** Path in the site, such as `guides/streams.html`. */
  file: string
  title: string
  /** Description for search engines. */
  description: string
  /** HTML that starts with the `<h1>`. */
  body: Html
  headings?: readonly Heading[]
  /** Script of this page, beside those of all pages. */
  script?: string
}

export interface NavEntry {
  file: string
  title: string
  /** HTTP method, if the entry is an operation. */
  badge?: string
}

export interface NavGroup {
  title: string
  entries: readonly NavEntry[]
  /** `true` if the group can be folded. */
  folds?: boolean
}

/** Returns the relative path from a page to the root of the site. Pages are at most one folder deep. */
export const rootFrom = (file: string): string => file.includes('/') ? '../' : ''

/** The page for addresses that the site does not have. */
export const missingFile = '404.html'

/** Parts of every page of a site. */
interface Frame {
  version: string
  look: Look
}

/** Returns the address under which search engines list a page. */
export const addressOf = (address: string, file: string): string => address + file.replace(/(^|\/)index\.html$/, '$1')

/** Renders the whole page. All its links are relative, so the site works under any path. */
export function frame(page: Page, groups: readonly NavGroup[], { version, look }: Frame): Html {
  const { title, logo, icon, footer, address } = look
  const root = rootFrom(page.file)
  const sections = (page.headings ?? []).filter(({ level }) => level === 2)
  const order = groups.flatMap(({ entries }) => entries)
  const place = order.findIndex(({ file }) => file === page.file)
  const [before, after] = [order[place - 1], order[place + 1]]
  const step = (name: string, entry: NavEntry | undefined) =>
    entry && html`<a class="${name.toLowerCase()}" href="${root}${entry.file}"><span>${name}</span> ${entry.title}</a>`
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="description" content="${page.description}">
<title>${page.title} – ${title}</title>${address !== undefined && page.file !== missingFile && html`
<link rel="canonical" href="${addressOf(address, page.file)}">`}
<link rel="icon" href="${root}${icon?.file ?? 'icon.svg'}">
<link rel="stylesheet" href="${root}site.css">
<script src="${root}theme.js"></script>
<script src="${root}site.js" defer></script>
<script src="${root}search.js" defer></script>${page.script !== undefined && html`
<script src="${root}${page.script}" defer></script>`}
</head>
<body>
<a class="skip" href="#main">Skip to content</a>
<header class="top">
<a class="brand" href="${root}index.html">${logo && html`<img src="${root}${logo.file}" alt="">`}${title} <span>docs</span></a>
<span class="version">${version}</span>
<a class="menu" href="#navigation">Menu</a>
</header>
<div class="columns">
<nav id="navigation" aria-label="Documentation">
<a class="close" href="#main">Close menu</a>
${groups.map(group => navGroup(group, page.file, root))}
</nav>
<main id="main" tabindex="-1">
${page.body}
<nav class="steps" aria-label="Next to this page">${step('Previous', before)}${step('Next', after)}</nav>
</main>
${sections.length > 2 && html`<nav class="contents" aria-label="On this page"><p>On this page</p>
<ul>${sections.map(({ id, text }) => html`<li><a href="#${id}">${text}</a></li>`)}</ul></nav>`}
</div>${footer !== undefined && html`
<footer>${renderMarkdown(footer).body}</footer>`}
</body>
</html>
`
}

function navGroup({ title, entries, folds }: NavGroup, current: string, root: string): Html {
  const isHere = entries.some(({ file }) => file === current)
  const links = html`<ul>${
    entries.map(({ file, title: name, badge }) =>
      html`<li><a href="${root}${file}"${file === current && html` aria-current="page"`}>${name}${
        badge !== undefined && html` <span class="method ${badge.toLowerCase()}">${badge}</span>`
      }</a></li>`
    )
  }</ul>`
  return folds
    ? html`<details${isHere && html` open`}><summary>${title}</summary>${links}</details>`
    : html`<p class="group">${title}</p>${links}`
}
