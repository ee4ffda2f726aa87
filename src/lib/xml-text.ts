import { withoutEntities } from './readable-text.ts'

/**
 * Returns the text of the first element with this name. Returns `undefined` if the element is missing or has child
 * elements. It is made for small responses of a known shape, so it supports neither attributes nor nesting.
 * https://www.w3.org/TR/xml/#syntax
 */
export function xmlText(xml: string, name: string): string | undefined {
  const start = xml.indexOf(`<${name}>`)
  if (start < 0) return undefined
  const end = xml.indexOf(`</${name}>`, start)
  if (end < 0) return undefined
  const inside = xml.slice(start + name.length + 2, end).trim()
  if (inside.startsWith('<![CDATA[') && inside.endsWith(']]>')) return inside.slice(9, -3)
  return inside.includes('<')
    ? undefined
    : withoutEntities(inside)
}
