/** An element of an XML document. */
export interface XmlElement {
  name: string
  attributes: Record<string, string>
  children: XmlElement[]
  /** The text directly in the element. */
  text: string
}

const name = String.raw`[A-Za-z_][\w.:-]*`
const character = '[\\t\\n\\r\\u0020-\\ud7ff\\ue000-\\ufffd\\u{10000}-\\u{10ffff}]'
const tokens = new RegExp(
  String.raw`<(?<close>/)?(?<name>${name})(?<attributes>(?: ${name}="[^"<]*")*)\s*(?<empty>/)?>|(?<text>[^<]+)`,
  'suy',
)
const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
}

/**
 * Parses XML without comments, CDATA and processing instructions, as strictly as XML 1.0 demands: characters, entities,
 * nesting, unique attributes, normalisation of white space. Throws for anything else. https://www.w3.org/TR/xml/
 */
export function parseXml(xml: string): XmlElement {
  const declaration = '<?xml version="1.0" encoding="utf-8"?>\n'
  if (!xml.startsWith(declaration)) throw new Error('no XML declaration')
  if (!new RegExp(`^${character}*$`, 'u').test(xml)) throw new Error('a character that XML does not allow')
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' }
  const open = [root]
  tokens.lastIndex = declaration.length
  while (tokens.lastIndex < xml.length) {
    const at = tokens.lastIndex
    const { groups } = tokens.exec(xml) ?? {}
    const top = open.at(-1)!
    if (groups === undefined) throw new Error(`malformed at ${at}: ${xml.slice(at, at + 50)}`)
    if (groups['text'] !== undefined) top.text += decoded(groups['text'].replaceAll(/\r\n?/g, '\n'))
    else if (groups['close'] === undefined) {
      const attributes = readAttributes(groups['attributes']!)
      const element: XmlElement = { name: groups['name']!, attributes, children: [], text: '' }
      top.children.push(element)
      if (groups['empty'] === undefined) open.push(element)
    } else if (open.pop()!.name !== groups['name']) throw new Error(`</${groups['name']}> closes another element`)
  }
  if (open.length !== 1 || root.children.length !== 1 || root.text.trim() !== '') throw new Error('no single root')
  return root.children[0]!
}

function readAttributes(text: string): Record<string, string> {
  const attributes: Record<string, string> = {}
  for (const [, key, value] of text.matchAll(new RegExp(` (${name})="([^"]*)"`, 'g'))) {
    if (key! in attributes) throw new Error(`two attributes ${key}`)
    attributes[key!] = decoded(value!.replaceAll(/[\t\n\r]/g, ' '))
  }
  return attributes
}

const decoded = (text: string): string =>
  text.replaceAll(/&(?:#(\d+)|(\w+))?;?/g, (all, code?: string, entity?: string) => {
    const character = code === undefined ? entities[entity ?? ''] : String.fromCodePoint(Number(code))
    if (character === undefined || !all.endsWith(';')) throw new Error(`malformed reference ${all}`)
    return character
  })

/** Returns the descendants with this name, in the order of the document. */
export const elements = (of: XmlElement, named: string): XmlElement[] =>
  of.children.flatMap(child => [...child.name === named ? [child] : [], ...elements(child, named)])
