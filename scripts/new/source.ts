import type { QueryType } from '../../src/sources/kit/source.ts'
import type { Topic } from '../../src/sources/kit/tags.ts'

export interface NewSource {
  /** Slug in kebab-case. The files of the module and of the upstream have this name too. */
  slug: string
  /** Name to display. */
  name: string
  type: QueryType
  /** Address of the source's home page. */
  homepage: string
}

/** Tag of a new module, for a start. `kit/tags.ts` has all tags. */
const topicOf: Readonly<Record<QueryType, Topic>> = {
  'Pseudonym': 'social',
  'Email Address': 'mail',
  'Domain Name': 'network',
  'Cryptocurrency': 'explorer',
  'IP Address': 'network',
}

const moduleList = 'src/sources/modules.ts'
const upstreamList = 'src/upstreams/index.ts'

export const moduleFile = (slug: string): string => `src/sources/modules/${slug}.ts`
export const upstreamFile = (slug: string): string => `src/upstreams/${slug}.ts`

/** Returns a slug as an identifier: `dev-to` becomes `devTo`. */
export const identifierOf = (slug: string): string =>
  slug.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())

/**
 * Returns the files of a new module, by path: the module, its upstream, and the existing lists of modules and upstreams
 * with the new lines added. The module finds nothing yet, so its tests fail until `request`, `response` and `cards` are
 * written.
 *
 * @param read returns the text of an existing file
 */
export function newSource(source: NewSource, read: (path: string) => string): Map<string, string> {
  const identifier = identifierOf(source.slug)
  return new Map([
    [moduleFile(source.slug), moduleText(source, identifier)],
    [upstreamFile(source.slug), upstreamText(source, identifier)],
    [moduleList, addModule(read(moduleList), source, identifier)],
    [upstreamList, addUpstream(read(upstreamList), source, identifier)],
  ])
}

function moduleText({ slug, name, type, homepage }: NewSource, identifier: string): string {
  return `import { card, link } from '../kit/card.ts'
import { httpModule } from '../kit/http-module.ts'
import { objectWith, text } from '../kit/schema.ts'

/** Write here which data this source returns. Below, \`facts\` needs the address of its documentation, and the day. */
export const ${identifier} = httpModule({
  slug: '${slug}',
  name: ${quoted(name)},
  description: ${quoted(`Public profile at ${name}`)},
  category: 'profile',
  types: ['${type}'],
  tags: ['${topicOf[type]}'],
  homepage: '${homepage}',
  facts: { url: '${homepage}' },
  default: false,
  request: value => ({ url: \`${homepage}/api/profiles/\${encodeURIComponent(value)}\` }),
  // JSON Schema of the answer, and its type. Another shape is reported as UPSTREAM_CHANGED, never as "nothing found".
  response: objectWith({ id: text }, { url: text }),
  cards: profile => [card([
    ['Name', profile.id, 'id'],
    ['Profile', link(profile.url), 'url'],
  ], profile)],
  examples: { found: [], notFound: [] },
})
`
}

function upstreamText({ homepage, name }: NewSource, identifier: string): string {
  return `import type { Upstream } from './upstream.ts'

/** Write here the address of the documentation that shows these answers of ${name}. */
export const ${identifier}: Upstream = {
  origin: '${new URL(homepage).origin}',
  subject: ({ url }) => url.pathname.split('/').at(-1) ?? '',
  found: () => ({ body: {} }),
  notFound: () => ({ status: 404, body: {} }),
}
`
}

function addModule(list: string, { slug, type }: NewSource, identifier: string): string {
  const heading = `  // ${type}\n`
  const start = list.indexOf(heading) + heading.length
  if (start < heading.length) throw new Error(`${moduleList} has no heading "// ${type}"`)
  const next = list.slice(start).search(/^( {2}\/\/|\])/m)
  const whole = `${list.slice(0, start + next)}  ${identifier},\n${list.slice(start + next)}`
  return addImport(whole, `./modules/${slug}.ts`, identifier)
}

function addUpstream(list: string, { slug }: NewSource, identifier: string): string {
  const [before = '', after = ''] = list.split(/(?<=upstreams: readonly Upstream\[\] = withAddresses\(withLookUps\(\[\n)/)
  const lines = after.split('\n')
  const at = lines.findIndex(line => line.startsWith(']') || line.trim().replace('...', '') > `${identifier},`)
  return addImport(before + lines.toSpliced(at, 0, `  ${identifier},`).join('\n'), `./${slug}.ts`, identifier)
}

/** Inserts the import at its place in the alphabetical order. */
function addImport(text: string, path: string, identifier: string): string {
  const lines = text.split('\n')
  const isBehind = (line: string): boolean => (/ from '(\..+)'/.exec(line)?.[1] ?? '') > path
  const isImport = (line: string): boolean => line.startsWith('import ')
  const next = lines.findIndex(isBehind)
  const at = next < 0 ? lines.findLastIndex(isImport) + 1 : next
  return lines.toSpliced(at, 0, `import { ${identifier} } from '${path}'`).join('\n')
}

export const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
