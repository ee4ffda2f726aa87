import { randomBytes } from 'node:crypto'
import { measurePeople, steps, type Measured } from './people/measure.ts'
import { atLeast, atMost, row, type Row } from './report.ts'

export interface PeopleOptions {
  /** Number of sets of people. */
  seeds: number
  /** Name of the sets. Default: a new one. */
  seed: string | undefined
}

/**
 * Measures how often claims that two accounts belong to one person are true, for each step of confidence, and how many
 * of the true pairs they find: on simulated searches, with another set of people for each seed.
 */
export async function benchPeople(say: (text: string) => void, { seeds, seed }: PeopleOptions): Promise<Row[]> {
  const name = seed ?? randomBytes(4).toString('hex')
  const measured: Measured[] = []
  for (let number = 0; number < seeds; number++) {
    const one = await measurePeople(`${name} ${number}`)
    measured.push(one)
    for (const fault of one.faults) say(`set ${name} ${number}: ${fault}`)
  }
  say(`${seeds} sets of --seed ${name}`)
  return steps.flatMap((from, index) => {
    const sum = (key: 'claims' | 'wrong' | 'found' | 'pairs') =>
      measured.reduce((total, { steps }) => total + steps[index]![key], 0)
    const to = index === 0 ? 99 : steps[index - 1]! - 1
    const claims = `${sum('claims')} claims of ${from} to ${to} percent`
    const share = 100 * (1 - sum('wrong') / sum('claims'))
    const found = 100 * sum('found') / sum('pairs')
    return [
      ...index === 0 ? [atMost({ what: `${claims}: wrong`, unit: '', measured: sum('wrong') }, 0)] : [],
      atLeast({ what: `${claims}: true`, unit: '%', measured: share }, from),
      row({ what: `pairs of one person with a claim from ${from} percent on`, unit: '%', measured: found }),
    ]
  })
}
