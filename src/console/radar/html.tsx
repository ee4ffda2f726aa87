import type { ComponentChildren } from 'preact'
import { OutsideLink } from '../ui/link.tsx'

/** Elements that descriptions of breaches may have, beside links. */
const elements = ['b', 'blockquote', 'br', 'code', 'em', 'i', 'li', 'ol', 'p', 'strong', 'ul'] as const

/**
 * Shows the HTML of a description. Only the elements that the document names are made again, without attributes; of
 * others only the text is left. Nothing of the HTML is loaded or run.
 */
export const Html = ({ of: html }: { of: string }) => (
  <>{childrenOf(new DOMParser().parseFromString(html, 'text/html').body)}</>
)

const childrenOf = (node: Node): ComponentChildren => [...node.childNodes].map(shownOf)

function shownOf(node: Node): ComponentChildren {
  if (!(node instanceof Element)) return node.nodeType === Node.TEXT_NODE ? node.textContent : null
  const name = node.localName
  if (name === 'a') return <OutsideLink url={node.getAttribute('href') ?? ''}>{childrenOf(node)}</OutsideLink>
  if (name === 'br') return <br />
  const Known = elements.find(element => element === name)
  return Known === undefined ? node.textContent : <Known>{childrenOf(node)}</Known>
}
