import { untilAborted } from '../../lib/abort.ts'
import type { Client, Response } from '../../sources/client.ts'
import { createInFlight } from '../asking/in-flight.ts'
import type { Task } from './task.ts'

type Sender = Pick<Client, 'send'>

/** Returns the client that a task of the search sends its requests with. */
export type SenderFor = (task: Pick<Task, 'kind'>) => Sender

/** A longer response is not kept until the search ends. Only tasks that wait for it at the same time share it. */
const maxKeptBytes = 1_048_576

/**
 * Creates clients that send the same request only once within one search, if leak sources and breach sources send it.
 * Several of these sources use the same external service, which may charge for each request or limit requests per hour.
 * Tasks of other kinds share no responses: some of them repeat a request on purpose to see the response change.
 */
export function shareResponses(client: Sender): SenderFor {
  const shared = createSharedSender(client)
  return ({ kind }) => kind === 'leak' || kind === 'breaches' ? shared : client
}

/**
 * Creates a function that returns the shared responses of a search. The shards of one search share their responses,
 * which are dropped when the last of these shards disposes of its share.
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
  const inFlight = createInFlight<Response>({
    keeps: ({ status, body }) => (status < 300 || status === 404) && body.length <= maxKeptBytes,
  })
  return {
    async send(request, signal = new AbortController().signal) {
      const key = JSON.stringify(request)
      using share = inFlight.join(key, abortSignal => ({ settled: client.send(request, abortSignal) }))
      return await untilAborted(share.call.settled, signal)
    },
  }
}
