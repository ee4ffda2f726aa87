import { signal } from '@preact/signals'

/** The part of the address after `#`, such as `/search/0b9f6a52-…`. It has ids, never a searched value or a key. */
export const route = signal(routeOf(location.hash))

addEventListener('hashchange', () => { route.value = routeOf(location.hash) })

function routeOf(hash: string): readonly string[] {
  // After `#` there may also be a code to sign in with, which is no view.
  const parts = hash.startsWith('#/') ? hash.slice(2).split('/').filter(part => part !== '') : []
  return parts.length === 0 ? ['new'] : parts.map(decoded)
}

/** Undoes the encoding of `hrefOf`. A part that a person has typed may have another form. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

export const hrefOf = (...parts: readonly string[]): string => `#/${parts.map(encodeURIComponent).join('/')}`

export function goTo(...parts: readonly string[]): void {
  location.hash = hrefOf(...parts)
}
