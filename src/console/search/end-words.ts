import type { SearchFinishedData, SourceOutcome } from '../model/client.ts'
import { missingOf } from './counts.ts'

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

/** Says why a search has not completed, or which of its sources could not answer. `undefined` if all have. */
export function faultOf({ error, error_code: code, sources }: SearchFinishedData): string | undefined {
  if (error === undefined) return undefined
  if (code !== undefined && endWords[code] !== undefined) return endWords[code]
  if (sources === undefined) return partialWords(error)
  const asked = sources.filter(({ status, derived }) => status !== 'skipped' && !derived)
  const isSite = ({ kind }: SourceOutcome) => kind === 'account_check'
  return missingOf({
    sources: askedOf(asked.filter(outcome => !isSite(outcome))),
    sites: askedOf(asked.filter(isSite)),
  })
}

const askedOf = (outcomes: readonly SourceOutcome[]) => ({
  asked: outcomes.length,
  ended: outcomes.length,
  failed: outcomes.filter(({ status }) => status === 'failed' || status === 'timeout').length,
})
