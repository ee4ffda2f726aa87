import { pathToFileURL } from 'node:url'
import { createLists } from '../../src/core/lists/lists.ts'
import { createMemoryListStorage } from '../../src/core/lists/memory-storage.ts'
import { createLog } from '../../src/lib/log.ts'
import type { Client } from '../../src/sources/egress/client.ts'
import { SourceFailure } from '../../src/sources/failures.ts'
import type { Module, QueryType } from '../../src/sources/kit/source.ts'
import { modules } from '../../src/sources/modules.ts'
import {
  filledRecording, outcomeOf, readRecordings, recordedNames, type Exchange,
} from '../../src/upstreams/recordings.ts'
import { described } from './replay.ts'
import { keyFor } from './simulated.ts'

const now = new Date('2026-11-27')

/** A client that gives the recorded answers in the same process. */
const clientOf = (exchanges: readonly Exchange[]): Pick<Client, 'send'> => ({
  send({ url, method = 'GET', body }) {
    const asked = described({ url, method, body: parsed(body) })
    const answer = exchanges.find(({ request }) => described(request) === asked)?.response
    if (!answer) throw new SourceFailure('UPSTREAM_ERROR', 'there is no such answer')
    const { status, headers = {}, body: said = '' } = answer
    const text = typeof said === 'string' ? said : JSON.stringify(said)
    const type = typeof said === 'string' ? {} : { 'content-type': 'application/json' }
    return Promise.resolve({ status, headers: { ...type, ...headers }, body: Buffer.from(text), url })
  },
})

function parsed(body: unknown): unknown {
  try {
    return JSON.parse(String(body))
  } catch {
    return body
  }
}

/** Returns the lines of the cards that a module makes of a recording. */
async function linesOf(module: Module, { type, value, exchanges }: ReturnType<typeof filledRecording>) {
  const client = clientOf(exchanges)
  const lists = createLists({
    storage: createMemoryListStorage(),
    client,
    clock: { now: () => now },
    log: createLog({ level: 'silent' }),
  })
  const context = {
    client,
    key: keyFor(module),
    now,
    lists,
    signal: new AbortController().signal,
  }
  const lines = []
  const query = { type: type as QueryType | undefined ?? module.types[0]!, value }
  try {
    for await (const { items } of module.run(query, context)) {
      lines.push(...items.map(item => `${module.slug}  ${item.label}  ${item.value}`))
    }
  } catch (failure) {
    if (!(failure instanceof SourceFailure)) throw failure
    lines.push(`${module.slug}  ${failure.code}`) // behind a redirect, which this client does not follow
  }
  return lines
}

/** Returns the lines of all cards of all recorded answers with a result. */
export async function recordedLines(): Promise<string[]> {
  const lines = []
  for (const name of recordedNames()) {
    for (const recording of readRecordings(name).filter(one => outcomeOf(one) === 'found')) {
      for (const module of modules) {
        const { as, ...variables } = module.recorded ?? { as: module.slug }
        if (as !== name || !('cards' in recording.expected)) continue
        lines.push(...await linesOf(module, filledRecording(recording, { ...variables, key: keyFor(module) ?? '' })))
      }
    }
  }
  return lines
}

// also a program of its own, because a process has one zone
if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.stdout.write(JSON.stringify(await recordedLines()))
}
