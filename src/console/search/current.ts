import { signal } from '@preact/signals'
import type { SearchRequest } from '../client.ts'

/** Value that another view asks the search field to begin with. */
export const prefilled = signal('')

/** The temporary search to run. It is only in the memory of this page. */
export const temporaryRequest = signal<SearchRequest | undefined>(undefined)
