import { signal } from '@preact/signals'
import type { SearchRequest } from '../model/client.ts'
import { goTo } from '../model/route.ts'

/** Value that another view asks the search field to begin with. */
export const prefilled = signal('')

/** Opens the search field with a value. */
export function searchNext(value: string): void {
  prefilled.value = value
  goTo('new')
}

/** Value that another view asks the form of watches to begin with. */
export const prefilledWatch = signal<SearchRequest['query'] | undefined>(undefined)

/** Opens the form of watches with a value. */
export function watchNext(query: SearchRequest['query']): void {
  prefilledWatch.value = query
  goTo('watches')
}

/** The temporary search to run. It is only in the memory of this page. */
export const temporaryRequest = signal<SearchRequest | undefined>(undefined)
