import type { ComponentChildren } from 'preact'
import { Copy } from './copy.tsx'

/** Writes an address so that no program makes a link of it: `hxxps://example[.]com`. */
export const defanged = (url: string): string =>
  url.replace(/^http/i, 'hxxp').replace(/^([a-z]+:\/\/)?([^/?#]+)/i, (_, scheme = '', host: string) =>
    `${scheme}${host.replaceAll('.', '[.]')}`)

/** Returns the address if a browser may open it. A source may name anything, also `javascript:`. */
export const safeUrl = (url: string): string | undefined =>
  ['http:', 'https:'].includes(URL.parse(url)?.protocol ?? '') ? url : undefined

/**
 * A link to a page outside. The page learns neither the address of the console nor can it reach its window. Its
 * second part copies the address in a form that is no link.
 */
export function OutsideLink({ url, children }: { url: string, children?: ComponentChildren }) {
  const href = safeUrl(url)
  const text = children ?? url.replace(/^https?:\/\//, '')
  if (href === undefined) return <>{text}</>
  return (
    <span class="outside">
      <a href={href} target="_blank" rel="noopener noreferrer nofollow">{text}</a>
      <Copy text={defanged(href)} label={`Copy as ${defanged(href)}, which no program opens by mistake`} />
    </span>
  )
}
