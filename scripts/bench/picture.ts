import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { ObservedTask } from '../../src/core/observables/facts.ts'
import { describePerson } from '../../src/core/profile/persons.ts'
import { mergeSearch } from '../../src/core/profile/profile.ts'
import { modules } from '../../src/sources/modules.ts'
import { atMost, median, type Row } from './report.ts'

const sources = 300
const cardsOfSource = 17
const persons = 50
const rounds = 9

const query = { type: 'Pseudonym', value: 'sam' } as const

/**
 * Measures the merged picture of a search with 5,100 cards of 300 sources: reading the cards, finding the persons, and
 * describing one page of them.
 */
export async function benchPicture(say: (text: string) => void): Promise<Row[]> {
  const tasks = Array.from({ length: sources }, (_, source) => taskOf(source))
  const times: number[] = []
  const pauses: number[] = []
  for (let round = 0; round < rounds; round++) {
    const delays = monitorEventLoopDelay({ resolution: 1 })
    delays.enable()
    const from = process.cpuUsage()
    const { groups } = await mergeSearch(query, tasks)
    for (const group of groups.slice(0, persons)) await describePerson(query, group)
    const { user, system } = process.cpuUsage(from)
    delays.disable()
    times.push((user + system) / 1_000)
    pauses.push(delays.max / 1e6)
    const [time, pause] = [times.at(-1)!, pauses.at(-1)!].map(ms => `${ms.toFixed(0)} ms`)
    say(`round ${round + 1} of ${rounds}: ${time}, longest pause ${pause}`)
  }
  const what = `merged picture of ${sources * cardsOfSource} cards of ${sources} sources`
  return [
    atMost({ what: `${what}, processor time, first of a process`, unit: 'ms', measured: times[0]! }, 200),
    atMost({ what: `${what}, processor time, median`, unit: 'ms', measured: median(times) }, 200),
    atMost({ what: `${what}, longest pause of the event loop`, unit: 'ms', measured: Math.max(...pauses) }, 50),
  ]
}

/** Returns the cards of a source. Ten sources have accounts of the same persons. */
function taskOf(source: number): ObservedTask {
  const { slug, name } = modules[source % modules.length]!
  const results = Array.from({ length: cardsOfSource }, (_, card) => {
    const person = `${source % 30}x${card}`
    const lines: Record<string, string> = {
      'Profile': `https://site${source}.com/users/sam${card}`,
      'User name': `sam${card}`,
      'Name': `Sam ${'abcdefghijklmnopqrstuvwxyz'[card]!.repeat(3)} Miller${person}`,
      'Location': card % 2 === 0 ? 'Lyon, France' : 'Graz, Austria',
      'Avatar': `https://pictures.net/${person}.png`,
      'Website': `https://person${person}.org/about`,
      'About': `I write at https://blog${person}.org/posts, or to sam@person${person}.org`,
      'Created': `20${10 + card % 10}-03-1${card % 10}T12:00:00.000Z`,
      'Followers': `${source * card}`,
    }
    const items = Object.entries(lines).map(([label, value]) => ({
      label,
      value,
      copy: true,
      isdate: label === 'Created',
      islink: label === 'Profile',
    }))
    return { [`${slug}_${source}_${card}`]: { items } }
  })
  return { kind: 'module', slug: `${slug}-${source}`, name, outcome: { results } }
}
