import { Marked, Renderer, type Tokens } from 'marked'
import { codeBlock } from './code.ts'
import { escapeHtml, raw, type Html } from './html.ts'

export interface Heading {
  level: number
  id: string
  text: string
}

export interface Rendered {
  body: Html
  headings: Heading[]
}

export interface MarkdownOptions {
  /**
   * Returns the link target for inline code such as `POST /search` or `NOT_FOUND`. Returns `undefined` if the code gets
   * no link.
   */
  meaning?: (code: string) => string | undefined
  /** Maps a link in the Markdown text to a link in the site. Returns `undefined` if the site has no such page. */
  link?: (href: string) => string | undefined
  /** Maps an image in the Markdown text to one of the site. */
  image?: (href: string) => string
}

/**
 * Renders Markdown as HTML. Every heading has an id. A URL in the text becomes a link only if it is written as a
 * Markdown link.
 */
export function renderMarkdown(
  text: string,
  { meaning = () => undefined, link = href => href, image = href => href }: MarkdownOptions = {},
): Rendered {
  const headings: Heading[] = []
  let inLink = false
  let tables = 0

  function idOf(title: string): string {
    const slug = title.toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')
    const same = headings.filter(({ id }) => id === slug || id.startsWith(`${slug}--`)).length
    return same === 0 ? slug : `${slug}--${same + 1}`
  }

  const renderer = {
    heading(this: Renderer, { tokens, depth }: Tokens.Heading): string {
      const title = unescape(this.parser.parseInline(tokens, this.parser.textRenderer))
      const id = idOf(title)
      headings.push({ level: depth, id, text: title })
      inLink = true
      const inner = this.parser.parseInline(tokens)
      inLink = false
      return depth === 1
        ? `<h1 id="${id}">${inner}</h1>\n`
        : `<h${depth} id="${id}"><a href="#${id}">${inner}</a></h${depth}>\n`
    },
    /**
     * Reads two kinds of words that follow the language of a code block: `file=verify.ts` sets the label, and `output`
     * marks a response. All other words are for the tests.
     */
    code({ text: code, lang = '' }: Tokens.Code): string {
      const [language, ...words] = lang.split(' ')
      const file = words.find(word => word.startsWith('file='))?.slice('file='.length)
      return codeBlock(code, language, file ?? (words.includes('output') ? 'Output' : undefined)).html
    },
    codespan({ text: code }: Tokens.Codespan): string {
      const target = inLink ? undefined : meaning(code)
      const inner = `<code>${breakable(code)}</code>`
      return target === undefined ? inner : `<a href="${escapeHtml(target)}">${inner}</a>`
    },
    link(this: Renderer, { href, tokens }: Tokens.Link): string {
      inLink = true
      const inner = this.parser.parseInline(tokens)
      inLink = false
      const target = link(href)
      return target === undefined ? inner : `<a href="${escapeHtml(target)}">${inner}</a>`
    },
    image: ({ href, text: title }: Tokens.Image): string =>
      `<img class="picture" src="${escapeHtml(image(href))}" alt="${escapeHtml(title)}">`,
    table(this: Renderer, token: Tokens.Table): string {
      const label = `Table ${++tables}${headings.length > 0 ? `: ${escapeHtml(headings.at(-1)!.text)}` : ''}`
      const heads = token.header.map(head =>
        unescape(this.parser.parseInline(head.tokens, this.parser.textRenderer))
      )
      const table = (Renderer.prototype as Renderer).table.call(this, token)
      return `<div class="scroll" role="group" tabindex="0" aria-label="${label}">${withRoles(table, heads)}</div>\n`
    },
  }
  const body = new Marked({ renderer, tokenizer: { url: () => undefined }, async: false }).parse(text) as string
  return { body: raw(body), headings }
}

/** A word that may be broken anywhere, because it would make its column too wide. */
const longWord = /[^\s-]{14,}/

/**
 * Adds the heading of its column to each cell, because narrow screens show each row as a list. Adds the roles of a
 * table, which browsers drop from the elements of such a list.
 */
function withRoles(table: string, heads: readonly string[]): string {
  const body = table.indexOf('<tbody>')
  const end = body < 0 ? table.length : body
  const head = table.slice(0, end).replace(/<th([^>]*)><\/th>/g, '<td$1></td>')
    .replace(/<table>/, '<table role="table">').replace(/<thead>/, '<thead role="rowgroup">')
    .replace(/<th(?=[ >])/g, '<th role="columnheader"')
  const rows = table.slice(end).replace(/<tbody>/, '<tbody role="rowgroup">').split(/(?=<tr>)/).map(row => {
    let column = 0
    return row.replace(/<td(?=[ >])(.*?)<\/td>/gs, (_, rest: string) => {
      const name = escapeHtml(heads[column++] ?? '')
      const long = longWord.test(rest.replace(/<[^>]*>/g, ' ')) ? ' class="long"' : ''
      return `<td role="cell"${long}${name && ` data-label="${name}"`}${rest}</td>`
    })
  }).join('')
  return `${head}${rows}`.replace(/<tr>/g, '<tr role="row">')
}

/** Allows line breaks after the commas and slashes of long code, also in table cells. */
const breakable = (code: string): string =>
  escapeHtml(code).replace(/[,/](?=.)/g, sign => code.length > 24 ? `${sign}<wbr>` : sign)

const signs: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}
const unescape = (text: string): string => text.replace(/&(?:amp|lt|gt|quot|#39);/g, sign => signs[sign] ?? sign)
