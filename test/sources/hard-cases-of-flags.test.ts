import { expect } from 'chai'
import type { Module } from '../../src/sources/kit/source.ts'
import { asking, hardCases } from '../support/answers-of.ts'
import { simulate, type Simulated } from '../support/simulated.ts'
import { unsetMembers, withMember } from '../support/unset-members.ts'

/**
 * Members that answers without a result can have: facts about the network or the data, and entries about others. No
 * flag is among them.
 */
const beside: Readonly<Record<string, string>> = {
  'abuseipdb-check': 'data.usageType',
  'fullhunt-names': 'metadata.last_scanned',
  'goplus-arbitrum': 'result.data_source',
  'goplus-base': 'result.data_source',
  'goplus-bnb': 'result.data_source',
  'goplus-ethereum': 'result.data_source',
  'netlas-host': 'geo.country',
  'ripestat': 'data.block',
  'scoresaber': 'players.0',
}

describe('hard cases of flags', () => {
  let world: Simulated
  before(async () => { world = await simulate() })
  after(() => world[Symbol.asyncDispose]())

  const { answersOf, outcome, ran, replay } = hardCases(() => world)
  let count = 0

  /** Yields the members whose value the module shows, but beside which it reads "no results" nevertheless. */
  async function* hidden(module: Module): AsyncGenerator<string> {
    const [found, none] = [await answersOf(module, 'found'), await answersOf(module, 'none')]
    const withResult = [...found.answers]
    for (const [at, [asked, answer]] of [...none.answers].entries()) {
      const [foundAsked, foundAnswer] = withResult[at] ?? []
      const [noneBody, foundBody] = [parsed(answer.body), parsed(foundAnswer?.body)]
      if (foundAsked === undefined || noneBody === undefined || foundBody === undefined) continue

      const shown = async (path: readonly string[], member: unknown) => {
        const body = JSON.stringify(withMember(foundBody, path, member))
        const { cards } = await ran(module, found.value, replay(found.answers, foundAsked, body))
        return JSON.stringify(cards.map(({ items }) => items))
      }
      for (const { path, unset, set } of unsetMembers(noneBody, foundBody)) {
        if (`${path.join('.')}.`.startsWith(`${beside[module.slug]}.`)) continue
        for (const member of set) {
          const without = await shown(path, unset)
          if (await shown(path, member) === without) continue
          count++
          const said = JSON.parse(JSON.stringify(member).replace(valueOf(found.value), () => none.value)) as unknown
          const body = JSON.stringify(withMember(noneBody, path, said))
          const ended = await outcome(module, none.value, replay(none.answers, asked, body))
          if (ended === 'none') yield `${path.join('.')}: ${JSON.stringify(said)}`
        }
      }
    }
  }

  for (const module of asking) {
    it(`${module.slug} does not read "no results" beside a fact that it shows`, async () => {
      expect(await Array.fromAsync(hidden(module))).to.deep.equal([])
    })
  }

  it('set many members', () => expect(count).to.be.above(300))
})

/** Returns a pattern of a value in any case. */
const valueOf = (value: string): RegExp => new RegExp(value.replace(/\W/g, '\\$&'), 'gi')

function parsed(body: Buffer | undefined): unknown {
  try {
    return body && JSON.parse(body.toString())
  } catch {
    return undefined
  }
}
