import { posix } from 'node:path'

/** The address of a page for search engines. */
const canonical = /<link rel="canonical"[^>]*>/

/** Returns one line for each broken link, and for each resource that a page would load from another site. */
export function brokenLinks(files: ReadonlyMap<string, string | Buffer>): string[] {
  const pages = [...files].filter((entry): entry is [string, string] =>
    entry[0].endsWith('.html') && typeof entry[1] === 'string'
  )
  const ids =
    new Map(pages.map(([file, text]) => [file, new Set([...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))]))

  return pages.flatMap(([file, text]) =>
    [...text.replace(canonical, '').matchAll(/<(\w+)[^>]*? (href|src)="([^"]*)"/g)].flatMap(([, element, , target]) => {
      const wrong = `${file} leads to ${target}`
      if (/^[a-z]+:/.test(target!)) return element === 'a' && /^https?:/.test(target!) ? [] : [wrong]
      const [path = '', id = ''] = target!.split('#')
      const there = path === '' ? file : posix.join(posix.dirname(file), path)
      return files.has(there) && (id === '' || ids.get(there)?.has(id)) ? [] : [wrong]
    })
  )
}
