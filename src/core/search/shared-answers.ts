import { untilAborted } from '../../lib/abort.ts'
import type { Client, Response } from '../../sources/client.ts'
import { createInFlight } from '../asking/in-flight.ts'
import type { Task } from './task.ts'

type Sender = Pick<Client, 'send'>

/** Returns the client that a task of the search sends with. */
export type SenderFor = (task: Pick<Task, 'kind'>) => Sender

/** Longer answers are not kept until the search ends; only callers that wait at the same time share them. */
const maxKeptBytes = 1_048_576

/**
 * Sends the same request only once within one search, for leak sources and breach sources. Several of them ask the same
 * provider, which may charge for each request or accept only a few an hour. Other tasks send for themselves: some
 * repeat a request to see the answer change.
 */
export function shareAnswers(client: Sender): SenderFor {
  const shared = createSharedSender(client)
  return ({ kind }) => kind === 'leak' || kind === 'breaches' ? shared : client
}

/**
 * `shareAnswers` for many searches, by search id: the shards of one search share their answers. The answers of a search
 * are dropped when the last of its shards is disposed of.
 */
export function createSharing(client: Sender): (searchId: string) => Disposable & { senderFor: SenderFor } {
  const searches = new Map<string, { senderFor: SenderFor, users: number }>()
  return searchId => {
    const search = searches.get(searchId) ?? { senderFor: shareAnswers(client), users: 0 }
    searches.set(searchId, search)
    search.users++
    return {
      senderFor: search.senderFor,
      [Symbol.dispose]() {
        if (--search.users === 0) searches.delete(searchId)
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
      using share = inFlight.join(key, stop => ({ settled: client.send(request, stop) }))
      return await untilAborted(share.call.settled, signal)
    },
  }
}
