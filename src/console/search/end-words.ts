import type { SearchFinishedData } from '../client.ts'

type Code = NonNullable<SearchFinishedData['error_code']>

/** Reasons of an early end, with the words for a person. */
export const endWords: Partial<Record<Code, string>> = {
  SEARCH_CANCELLED: 'The search was cancelled',
  SEARCH_TIME_LIMIT_EXCEEDED: 'Failed: the sources took longer than the server allows',
  NO_ELIGIBLE_RUNNER: 'Failed: the server had no free worker',
}

/** Writes which sources of a search could not answer, from the message of its error. */
export const partialWords = (message: string): string =>
  message.replaceAll('modules', 'sources').replace(/ failed$/, ' could not answer')
