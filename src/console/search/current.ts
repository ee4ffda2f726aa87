import { signal } from '@preact/signals'
import type { SearchRequest } from '../client.ts'
import { goTo } from '../route.ts'

/** Value that another view asks the search field to begin with. */
export const prefilled = signal('')

/** Opens the search field with a value. */
export function searchNext(value: string): void {
  prefilled.value = value
  goTo('new')
}

/** The temporary search to run. It is only in the memory of this page. */
export const temporaryRequest = signal<SearchRequest | undefined>(undefined)
