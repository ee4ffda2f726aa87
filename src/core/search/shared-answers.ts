import { untilAborted } from '../../lib/abort.ts'
import type { Client, Response } from '../../sources/client.ts'
import type { Task } from './task.ts'

type Sender = Pick<Client, 'send'>

/** What a search asks with: the sender for a task. */
export type SenderFor = (task: Pick<Task, 'kind'>) => Sender

/** Longer answers are not kept until the search ends, only shared by those who wait for them. */
const mostKeptBytes = 1_048_576

/**
 * The same providers are leak sources and breach sources, and may charge for each question or take a few an hour: within
 * one search the same question is asked once. Other tasks ask for themselves; some ask the same again to see it change.
 */
export function shareAnswers(client: Sender): SenderFor {
  const shared = createShared(client)
  return ({ kind }) => kind === 'leak' || kind === 'breaches' ? shared : client
}

/** The same for each of many searches; what was answered is forgotten when the last of those who have opened it leaves. */
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

interface Question {
  answer: Promise<Response>
  /** How many wait for it. */
  waiting: number
  isSettled: boolean
  stop: AbortController
}

function createShared(client: Sender): Sender {
  const questions = new Map<string, Question>()

  function ask(key: string, request: Parameters<Sender['send']>[0]): Question {
    const stop = new AbortController()
    const question: Question = { answer: client.send(request, stop.signal), waiting: 0, isSettled: false, stop }
    const settle = (isKept: boolean) => {
      question.isSettled = true
      if (!isKept && questions.get(key) === question) questions.delete(key)
    }
    question.answer.then(
      ({ status, body }) => settle((status < 300 || status === 404) && body.length <= mostKeptBytes),
      () => settle(false),
    )
    questions.set(key, question)
    return question
  }

  return {
    async send(request, signal = new AbortController().signal) {
      const key = JSON.stringify(request)
      const question = questions.get(key) ?? ask(key, request)
      question.waiting++
      try {
        return await untilAborted(question.answer, signal)
      } finally {
        if (--question.waiting === 0 && !question.isSettled) {
          questions.delete(key)
          question.stop.abort()
        }
      }
    },
  }
}
