import {
  asNode,
  isNode,
  list,
  operationsOf,
  textOf,
  type FoundOperation,
  type OpenApi,
} from '../../generate/document.ts'
import { html } from '../html.ts'
import { rootFrom, type NavGroup, type Page } from '../layout.ts'
import { renderMarkdown, type MarkdownOptions } from '../markdown.ts'
import { operationBody } from './operation.ts'

interface ReferenceParts {
  document: OpenApi
  /** Folder of the document's pages in the site. */
  folder: 'reference' | 'images'
  title: string
  baseUrl: string
  markdownFor: (file: string) => MarkdownOptions
  errorPage: (code: string) => string | undefined
}

/**
 * Renders the pages of one document: an overview, and one page for each operation and webhook. Also returns the
 * navigation entries of these pages, grouped by tag.
 */
export function createReference(
  { document, folder, title, baseUrl, markdownFor, errorPage }: ReferenceParts,
): { pages: Page[], groups: NavGroup[] } {
  const operations = [...operationsOf(document), ...webhooksOf(document)]
  const fileOf = (id: string) => `${folder}/${id}.html`
  const ids = new Set(operations.map(({ id }) => id))
  const groups = list(document.tags).map(asNode).map(tag => ({
    title: spaced(textOf(tag.name)), folds: true, description: textOf(tag.description),
    entries: operations.filter(({ node }) => list(node.tags)[0] === tag.name)
      .map(({ id, method, node }) => ({ file: fileOf(id), title: textOf(node.summary), badge: method })),
  }))

  const pages = operations.map((operation): Page => {
    const file = fileOf(operation.id)
    const describe = (text: string) => renderMarkdown(text, markdownFor(file)).body
    const body = operationBody(operation, {
      document,
      baseUrl,
      describe,
      run: {
        otherServer: folder === 'images' ? baseUrl : undefined,
        sandboxGuide: markdownFor(file).link?.('sandbox.md'),
      },
      pageOf: id => ids.has(id) ? `${id}.html` : undefined,
      errorLink: code => errorPage(code)?.replace(/^/, rootFrom(file)),
    })
    const summary = textOf(operation.node.summary)
    return {
      file,
      title: summary,
      description: `${summary}: ${operation.method} ${operation.path || 'to your address'}`,
      body,
      ...operation.path !== '' && { script: 'run.js' },
    }
  })

  const info = asNode(document.info)
  const about = fileOf('index')
  const { body, headings } = renderMarkdown(textOf(info.description), markdownFor(about))
  const start: Page = {
    file: about,
    title,
    description: textOf(info.summary),
    headings: [{ level: 2, id: 'operations', text: 'Operations' }, ...headings],
    body: html`<h1>${title}</h1><p class="lead">${textOf(info.summary)} Version ${textOf(info.version)}.</p>
<p>The contract is the OpenAPI ${textOf(document.openapi)} document <a href="../${
      folder === 'reference' ? 'api' : 'images'
    }.json" download>${folder === 'reference' ? 'api' : 'images'}.json</a>;
a running server publishes its own at <code>/openapi.json</code> and <code>/openapi.yaml</code>.
The samples use the server <code>${baseUrl}</code>.</p>
<h2 id="operations"><a href="#operations">Operations</a></h2>
${
      groups.map(group =>
        html`<h3>${group.title}</h3><p>${group.description}</p><ul class="operations">${
          group.entries.map(entry =>
            html`<li><span class="method ${entry.badge.toLowerCase()}">${entry.badge}</span>
<a href="../${entry.file}">${entry.title}</a></li>`
          )
        }</ul>`
      )
    }
${body}`,
  }
  return { pages: [start, ...pages], groups }
}

const spaced = (tag: string): string => tag.charAt(0).toUpperCase() + tag.slice(1).replaceAll('-', ' ')

/** Returns the webhooks as operations. Their path is empty, because the receiver chooses the URL. */
function webhooksOf(document: OpenApi): FoundOperation[] {
  return Object.entries(asNode(document.webhooks)).flatMap(([name, item]) => {
    const node = asNode(asNode(item).post)
    const parameters = operationsOf({ ...document, paths: { [name]: isNode(item) ? item : {} } })[0]?.parameters ?? []
    return [{
      id: textOf(node.operationId) || name,
      method: 'POST',
      path: '',
      pointer: `#/webhooks/${name}`,
      node,
      parameters,
    }]
  })
}
