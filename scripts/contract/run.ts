import { createSend, Unreachable } from './http.ts'
import { createKnownValues } from './known-values.ts'
import { createNotes, type Found } from './notes.ts'
import { createOperationTrial } from './operation-trial.ts'
import { readContract } from './operations.ts'
import { pathCases } from './paths.ts'
import { runStories } from './stories.ts'
import type { Outcome, Service, Terms } from './terms.ts'

export type { Outcome, Service }

/** Number of operations that are tested in parallel. */
const maxConcurrent = 4

/** Checks running services against their documents. Rejects with `Unreachable` if a service no longer responds. */
export async function runContract(terms: Terms): Promise<Outcome> {
  const outcome: Outcome = { seed: terms.seed, cases: 0, findings: [], seen: [] }
  const seen = new Set<string>()
  for (const service of terms.services) await tryService(service, terms, { outcome, seen })
  return { ...outcome, seen: [...seen].sort() }
}

async function tryService(service: Service, terms: Terms, found: Found): Promise<void> {
  const { url, document } = service
  const { say, only } = terms
  const contract = readContract(document)
  const { send, sendOnce, close } = createSend(url, terms.key, async (seconds, why) => {
    say(`${why}: waits ${seconds} s, as Retry-After requires`)
    await new Promise(done => setTimeout(done, seconds * 1_000))
  })
  const notes = createNotes(service, { send, sendOnce }, found, say)
  const { note } = notes
  const chosen = contract.operations.filter(({ id }) => only === undefined || only.includes(id))
  const known = createKnownValues(contract, send, terms.values)
  const tryOperation = createOperationTrial({
    contract,
    known,
    send,
    notes,
    outcome: found.outcome,
    terms,
  })
  try {
    await known.gather(chosen)
    const rest = chosen.map((operation, index) => [operation, index] as const)
    await Promise.all(Array.from({ length: maxConcurrent }, async () => {
      for (let next = rest.shift(); next !== undefined; next = rest.shift()) await tryOperation(...next)
    }))
    if (only !== undefined) return
    for (const { operation, what, request, check: judgePath } of pathCases(contract)) {
      const answer = await send(request)
      note(operation, what, request, answer, judgePath(answer))
    }
    await runStories({ contract, notes, send, say })
  } catch (error) {
    if (error instanceof Unreachable) {
      note('none', 'asking the server', { method: 'GET', path: '/', headers: {}, keyed: true }, {
        status: 0,
        headers: {},
        body: Buffer.from(''),
        cut: false,
      }, [error.message])
    }
    throw error
  } finally {
    close()
  }
}
