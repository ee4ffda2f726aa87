import { bases, outcomeOf, readRecordings, recordedNames } from '../../src/upstreams/recordings.ts'

/**
 * Returns the file with the evidence of the recorded answers, by name and outcome: the strongest basis, and the last
 * day on which an answer of it was seen. One name is a line, so that branches that add sources do not meet.
 */
export function evidenceFile(): string {
  const lines = recordedNames().map(name => {
    const evidence = Object.fromEntries((['found', 'none'] as const).flatMap(outcome => {
      const recordings = readRecordings(name).filter(recording => outcomeOf(recording) === outcome)
      const basis = bases.find(one => recordings.some(recording => recording.basis === one))
      if (basis === undefined) return []
      const days = recordings.filter(recording => recording.basis === basis).map(({ seen }) => seen)
      return [[outcome, [basis, days.sort().at(-1)]]]
    }))
    return `  ${JSON.stringify(name)}: ${JSON.stringify(evidence)}`
  })
  return `{\n${lines.join(',\n')}\n}\n`
}
