import { untilAborted } from '../../lib/abort.ts'
import type { Client, Request, Response } from '../../sources/egress/client.ts'
import { observeSending, reportSending, type Stage } from '../../sources/egress/sending.ts'
import { createInFlight, type Call } from '../asking/in-flight.ts'
import type { Task } from './task.ts'

type Sender = Pick<Client, 'send'>

/** Returns the client that sends the requests of a task. */
type SenderFor = (task: Pick<Task, 'sharesResponses'>) => Sender

/**
 * Maximum length of a response that is kept until the search ends, in bytes. A longer response is shared only by tasks
 * that wait for it at the same time.
 */
const maxKeptBytes = 1_048_576

/** Statuses, besides 2xx, with which a service answers about a value. The same request would get the same again. */
const keptStatuses: ReadonlySet<number> = new Set([400, 404, 410, 422])

/**
 * Creates the clients of one search. Tasks that share responses get a client that sends identical requests only once:
 * several leak and breach sources use the same external service, which may charge for each request or limit requests
 * per hour, and a profile site is both a module and an account check. Other tasks share none, because some of them
 * repeat a request on purpose.
 */
export function shareResponses(client: Sender): SenderFor {
  const shared = createSharedSender(client)
  return ({ sharesResponses }) => sharesResponses ? shared : client
}

/**
 * Creates a function that returns the shared responses of a search, given its id. All shards of the search in this
 * process use the same responses. The responses are dropped when the last shard disposes of them.
 */
export function createResponseSharing(client: Sender): (searchId: string) => Disposable & { senderFor: SenderFor } {
  const searches = new Map<string, { senderFor: SenderFor, activeShards: number }>()
  return searchId => {
    const search = searches.get(searchId) ?? { senderFor: shareResponses(client), activeShards: 0 }
    searches.set(searchId, search)
    search.activeShards++
    return {
      senderFor: search.senderFor,
      [Symbol.dispose]() {
        if (--search.activeShards === 0) searches.delete(searchId)
      },
    }
  }
}

function createSharedSender(client: Sender): Sender {
  const inFlight = createInFlight<Response, SharedRequest>({
    keeps: ({ status, body }) => (status < 300 || keptStatuses.has(status)) && body.length <= maxKeptBytes,
  })
  return {
    async send(request, signal = new AbortController().signal) {
      const key = JSON.stringify(request)
      using share = inFlight.join(key, abortSignal => startShared(client, request, abortSignal))
      share.call.reportTo(signal)
      return await untilAborted(share.call.settled, signal)
    },
  }
}

/** A request that several tasks wait for. */
interface SharedRequest extends Call<Response> {
  /** Reports the stages of the request, also those that it has reached already, to the observers of a signal. */
  reportTo(caller: AbortSignal): void
}

/** Sends a request. Each caller has a deadline of its own, which must learn when the request is sent. */
function startShared(client: Sender, request: Request, signal: AbortSignal): SharedRequest {
  const callers: AbortSignal[] = []
  const reached = new Set<Stage>()
  const report = (stage: Stage) => () => {
    reached.add(stage)
    for (const caller of callers) reportSending(caller, stage)
  }
  observeSending(signal, { waiting: report('waiting'), sent: report('sent') })
  return {
    settled: client.send(request, signal),
    reportTo(caller) {
      callers.push(caller)
      for (const stage of reached) reportSending(caller, stage)
    },
  }
}
