import type { EndedTask } from './summary.ts'

/**
 * Returns the progress of a search for one line of a terminal: `3/12 done, 4 cards` for modules, leak sources and the
 * like, `214 of 714 sites, 9 found` for account checks, or both.
 * @param cards number of cards so far, as text
 */
export function progressText(
  all: ReadonlyArray<Pick<EndedTask['task'], 'kind'>>, ended: readonly EndedTask[], cards: string,
): string {
  const sites = all.filter(({ kind }) => kind === 'account').length
  const checked = ended.filter(({ task }) => task.kind === 'account')
  const found = checked.filter(({ outcome }) => outcome.count > 0).length
  return [
    ...all.length > sites ? [`${ended.length - checked.length}/${all.length - sites} done, ${cards}`] : [],
    ...sites > 0 ? [`${checked.length} of ${sites} sites, ${found} found`] : [],
  ].join('; ')
}
