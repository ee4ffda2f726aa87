import type { SearchList } from '../model/client.ts'
import { partialWords } from '../search/end-words.ts'
import { stateWords } from './filters.tsx'

type Search = Pick<SearchList['data']['searches'][number], 'status' | 'error'>

/** Class and words of the state of a search. One of which sources failed does not look as if all had answered. */
export function stateOf({ status, error }: Search): { class: string, words: string } {
  if (status !== 'finished' || error === null) return { class: `state ${status}`, words: stateWords[status] }
  const words = error.code === 'PARTIAL_FAILURE'
    ? partialWords(error.message)
    : 'cancelled'
  return { class: 'state stopped', words }
}
