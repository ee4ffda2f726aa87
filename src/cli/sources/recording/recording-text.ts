import type { Change } from './changes.ts'
import type { ChangedAnswer, RecordedRun } from './record-examples.ts'

/** Lists what differs from the stored answers, by source. The last lines count the answers. */
export function recordingText({ folder, recorded, first, kept, changed }: RecordedRun): string {
  const differences = changed.length === 0 ? [] : ['CHANGED: differs from the stored answer', ...changed.map(block), '']
  const compared = first === recorded
    ? 'none was stored before'
    : `${changed.length} changed${first > 0 ? `, ${first} stored for the first time` : ''}`
  return [
    ...differences,
    `${count(recorded, 'answer')} recorded in ${folder}: ${compared}`,
    ...kept > 0 ? [`${count(kept, 'stored answer')} kept, because the source did not answer`] : [],
  ].join('\n')
}

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`

const block = ({ kind, slug, case: title, changes }: ChangedAnswer): string =>
  [`${slug}/${title} (${kind})`, ...changes.map(change => `  ${changeText(change)}`)].join('\n')

function changeText({ what, at, before, after }: Change): string {
  const place = at === '' ? what : `${what} ${at}`
  if (what === 'line' || what === 'request') return `${place}: ${before === null ? 'new' : 'gone'}`
  if (before === null) return `${place}: new, ${after}`
  return after === null ? `${place}: gone, was ${before}` : `${place}: ${before} → ${after}`
}
