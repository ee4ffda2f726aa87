/**
 * Returns the parts of an address of a page that can be searched: the names in its path, then its host. Returns none
 * for a text that is no address with a path.
 */
export function partsOfAddress(text: string): string[] {
  if (/\s|^[^/]*@/.test(text.trim()) || !/^(https?:\/\/)?[^/]+\.[a-z]{2,}(\/|$)/i.test(text.trim())) return []
  const url = URL.parse(/^https?:/i.test(text.trim()) ? text.trim() : `https://${text.trim()}`)
  if (url === null) return []
  const names = url.pathname.split('/').map(part => part.replace(/^@/, '')).filter(part => /^[\w.-]{2,64}$/.test(part))
  return [...new Set([...names.slice(0, 2).reverse(), url.hostname.replace(/^www\./, '')])]
}
