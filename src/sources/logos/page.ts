import { createPauses } from '../../lib/pauses.ts'
import { parseJson } from '../kit/fetch-response.ts'
import { addressOf, isVector, largestOf, touchEdge, unknownEdge, type Candidate, type Page } from './logo-source.ts'

const maxCandidates = 64
const maxScriptBytes = 262_144
const maxScripts = 16
/** Maximum length of an attribute with a list of words, in characters. */
const maxWordsLength = 1_000
/** Maximum depth of nested elements, the same as in Blink and WebKit (`kMaximumHTMLParserDOMTreeDepth`). */
const maxDepth = 512
const pieceLength = 8_192

/**
 * Extracts logo candidates from a page, even if its HTML is broken or truncated. Never runs scripts.
 * Stops at `maxDepth`, because the parsing time grows with the square of the depth. Pauses while it parses, so that a
 * large page does not block the process.
 * https://html.spec.whatwg.org/multipage/links.html#rel-icon, https://schema.org/logo
 */
export async function readPage(html: string, url: string): Promise<Page> {
  const { Parser } = await import('htmlparser2') // loaded at the first use, because it is large
  let depth = 0
  let base = url
  let manifest: string | undefined
  let refresh: string | undefined
  let script: string | undefined
  const icons: Candidate[] = []
  const found = { open: [] as string[], data: [] as string[], micro: [] as string[] }
  const scripts: string[] = []

  const parser = new Parser({
    onopentag(name, attributes) {
      depth++
      const { rel = '', href, itemprop = '', content, src, type } = attributes
      if (name === 'base' && base === url) base = addressOf(href, url) ?? url
      const properties = itemprop.slice(0, maxWordsLength).toLowerCase().split(/\s+/)
      if (properties.includes('logo')) found.micro.push(href ?? src ?? content ?? '')
      if (name === 'meta' && /^og:logo$/i.test(attributes['property'] ?? attributes['name'] ?? '')) {
        found.open.push(content ?? '')
      }
      if (name === 'meta' && /^\s*refresh\s*$/i.test(attributes['http-equiv'] ?? '')) {
        refresh ??= addressOf(refreshOf(content), base)
      }
      if (name === 'script') script = /^\s*application\/ld\+json\b/i.test(type ?? '') ? '' : undefined
      if (name !== 'link') return
      const kinds = rel.slice(0, maxWordsLength).toLowerCase().split(/\s+/)
      if (kinds.includes('manifest')) manifest ??= addressOf(href, base)
      const icon = addressOf(href, base)
      const edge = edgeOf(kinds, icon, attributes)
      if (icon !== undefined && edge !== undefined && icons.length < maxCandidates) icons.push({ url: icon, edge })
    },
    ontext(text) {
      if (script !== undefined && script.length < maxScriptBytes) script += text
    },
    onclosetag(name) {
      depth--
      if (name !== 'script' || script === undefined) return
      if (scripts.length < maxScripts) scripts.push(script)
      script = undefined
    },
  }, { decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true })
  const pause = createPauses()
  for (let at = 0; at < html.length && depth <= maxDepth; at += pieceLength) {
    parser.write(html.slice(at, at + pieceLength))
    await pause()
  }
  parser.end()
  for (const json of scripts) found.data.push(...await logosOf(json))

  const logos = [...found.open, ...found.data, ...found.micro].slice(0, maxCandidates)
    .flatMap(text => addressOf(text, base) ?? []).map(logo => ({
      url: logo,
      edge: isVector(logo, undefined) ? Infinity : unknownEdge,
    }))
  return {
    url,
    icons,
    manifest,
    refresh,
    logos: [...new Map(logos.map(logo => [logo.url, logo])).values()],
  }
}

/**
 * Returns the address in the content of a `refresh`, such as `0; url=/en/`, or `undefined` without one.
 * https://html.spec.whatwg.org/multipage/semantics.html#shared-declarative-refresh-steps
 */
function refreshOf(content = ''): string | undefined {
  const text = content.slice(0, 3_000).replace(/\s+/g, ' ')
  return /^ ?[\d.]* ?[;,]? ?url ?= ?["']?([^"' ]+)/i.exec(text)?.[1]
}

function edgeOf(
  kinds: readonly string[],
  icon: string | undefined,
  { sizes, type }: Record<string, string>,
): number | undefined {
  if (icon === undefined) return undefined
  const touch = kinds.some(kind => /^apple-touch-icon(?:-precomposed)?$/.test(kind))
  if (!touch && !kinds.includes('icon')) return undefined // excludes a mask-icon, which has a shape but no colours
  if (isVector(icon, type)) return Infinity
  const declared = largestOf(sizes)
  return declared !== undefined && declared < Infinity ? declared : touch ? touchEdge : unknownEdge
}

/** Returns the logo URLs in a JSON-LD text. Reads the property `logo` of each object, including nested objects. */
async function logosOf(text: string): Promise<string[]> {
  let left = 2_000
  const logos: string[] = []
  const walk = (value: unknown, depth: number): void => {
    if (typeof value !== 'object' || value === null || depth > 8 || --left < 0) return
    if (!Array.isArray(value) && 'logo' in value) logos.push(...[value.logo].flat().slice(0, 4).flatMap(imageOf))
    for (const below of Object.values(value)) walk(below, depth + 1)
  }
  try {
    walk(await parseJson({ body: Buffer.from(text) }), 0)
  } catch { /* Invalid or too large JSON has no logos. */ }
  return logos
}

/**
 * Returns the URL of a logo. In JSON-LD, a logo is either the URL itself or an ImageObject with the URL in a property.
 */
function imageOf(logo: unknown): string[] {
  if (typeof logo === 'string') return [logo]
  if (typeof logo !== 'object' || logo === null) return []
  const { url, contentUrl, '@id': id } = logo as Record<string, unknown>
  return [contentUrl, url, id].flat().filter(text => typeof text === 'string').slice(0, 1)
}
