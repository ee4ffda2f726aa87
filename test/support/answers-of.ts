import type { Request, Response } from '../../src/sources/egress/client.ts'
import { SourceFailure } from '../../src/sources/failures.ts'
import type { Card, Module } from '../../src/sources/kit/source.ts'
import { modules } from '../../src/sources/modules.ts'
import { magicSpellings } from '../../src/upstreams/outcomes.ts'
import { keyFor, type Simulated } from './simulated.ts'

export type Send = (request: Request) => Promise<Response>

/** Answers of a source by request, and the value that they are about. */
export interface Answers {
  value: string
  answers: Map<string, Response>
}

/** Modules that ask somebody about the value. Lists have files, which do not depend on it. */
export const asking = modules.filter(({ kind }) => kind !== 'derived' && kind !== 'list')

export const keyOf = ({ method = 'GET', url, body = '' }: Request): string => `${method} ${url} ${body}`

/** Runs modules against the simulated world, and against changes of its answers. */
export function hardCases(world: () => Simulated) {
  /** Runs a module. Returns its cards, and the code of its failure. */
  async function ran(module: Module, value: string, send: Send): Promise<{ cards: Card[], failure?: string }> {
    const cards: Card[] = []
    try {
      const context = { ...world().context(), key: keyFor(module), client: { send } }
      for await (const card of module.run({ type: module.types[0]!, value }, context)) cards.push(card)
      return { cards }
    } catch (failure) {
      if (failure instanceof SourceFailure) return { cards, failure: failure.code }
      throw failure
    }
  }

  /** Returns `found` or `none`, or the code of the failure. */
  async function outcome(module: Module, value: string, send: Send): Promise<string> {
    const { cards, failure } = await ran(module, value, send)
    return cards.length > 0 ? 'found' : failure ?? 'none'
  }

  return {
    ran,
    outcome,

    /** Runs a module against the simulator. Returns the value that it takes, and the answers by request. */
    async answersOf(
      module: Module, wanted: 'found' | 'none', values: readonly string[] = [],
    ): Promise<Answers> {
      const spellings = magicSpellings[wanted === 'found' ? 'success' : 'none'][module.types[0]!]
      for (const value of [...values, ...spellings, ...module.examples[wanted === 'found' ? 'found' : 'notFound']]) {
        if (module.skipReason?.({ type: module.types[0]!, value }) !== undefined) continue
        const answers = new Map<string, Response>()
        const { client } = world().context()
        const ended = await outcome(module, value, async request => {
          const answer = await client.send(request)
          answers.set(keyOf(request), answer)
          return answer
        })
        if (ended === wanted) return { value, answers }
      }
      throw new Error(`${module.slug}: no value is ${wanted}`)
    },

    /** Answers each request as `answers` has it, but the request `changed` with another body. */
    replay: (answers: ReadonlyMap<string, Response>, changed?: string, body = ''): Send => request => {
      const known = answers.get(keyOf(request))
      if (!known) throw new SourceFailure('UPSTREAM_ERROR', 'there is no such answer')
      return Promise.resolve(keyOf(request) === changed ? { ...known, body: Buffer.from(body) } : known)
    },
  }
}
