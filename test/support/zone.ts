import type { Upstream } from '../../src/upstreams/upstream.ts'

const numbers: Readonly<Record<string, number>> = { A: 1, TXT: 16, SMIMEA: 53, OPENPGPKEY: 61 }

/** Records by `NAME TYPE`; `*` stands for every other query. A number is the response code of a failure. */
export type Zone = Readonly<Record<string, readonly string[] | number>>

/** Creates a DNS resolver with these records. `asked` gets each query, as `NAME TYPE`. */
export function resolverOf(zone: Zone, asked: string[] = []): Upstream {
  const answer: Upstream['found'] = (_, { url }) => {
    const name = url.searchParams.get('name') ?? ''
    const type = url.searchParams.get('type') ?? ''
    asked.push(`${name} ${type}`)
    const found = zone[`${name} ${type}`] ?? zone['*'] ?? 3
    const head = { Status: typeof found === 'number' ? found : 0, Question: [{ name, type: numbers[type] }] }
    return {
      body: typeof found === 'number' ? head : { ...head, Answer: found.map(data => ({ type: numbers[type], data })) },
    }
  }
  return { origin: 'https://dns.google', subject: () => '', found: answer, notFound: answer }
}
