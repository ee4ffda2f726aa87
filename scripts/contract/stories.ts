import type { components } from '../../generated/api.ts'
import { readEvents } from './events.ts'
import { type Answer, jsonOf, type Request, type Send } from './http.ts'
import { checkAnswer, type Expectation } from './check-answer.ts'
import { toRequest } from './inputs.ts'
import { continuedInvestigation, investigationWebhook } from './investigation-story.ts'
import type { Contract, ContractOperation } from './operations.ts'
import {
  cancelledSearch,
  deprecatedType,
  repeatedRequest,
  rerunSearch,
  retriedSearch,
  runningSearch,
  storedSearch,
  temporarySearch,
  webhook,
} from './search-stories.ts'
import type { Asked, Bodies, Steps } from './steps.ts'
import { watched } from './watch-story.ts'

/** Records each request, its answer, and the faults of the answer. */
export interface Notes {
  /** Sends a request and checks the answer against the operation. */
  ask(operation: ContractOperation, what: string, request: Request, expect?: Expectation): Promise<Answer>
  /** Records an answer that was checked elsewhere. */
  note(operation: string, what: string, request: Request, answer: Answer, faults: readonly string[]): void
}

interface Stage {
  contract: Contract
  notes: Notes
  send: Send
  say(line: string): void
}

/** Checks sequences of requests, such as a search from its creation to its deletion. */
export async function runStories(stage: Stage): Promise<void> {
  const stories: ReadonlyArray<readonly [string, readonly string[], (steps: Steps) => Promise<void>]> = [
    ['a stored search', ['createSearch', 'getSearch', 'streamSearch', 'getSearchResults', 'getSearchObservables',
      'getSearchProfile', 'exportSearch', 'getSearchLeaks', 'getSearchLeakPage', 'getSearchByok', 'listSearches',
      'deleteSearches'], storedSearch],
    ['a temporary search', ['createTemporarySearch', 'getSearch'], temporarySearch],
    ['a search that runs', ['createSearch', 'deleteSearches'], runningSearch],
    ['a search that is cancelled', ['createSearch', 'cancelSearch', 'streamSearch'], cancelledSearch],
    ['a search that is retried', ['createSearch', 'streamSearch', 'retrySearch', 'getSearch', 'getSearchResults'],
      retriedSearch],
    ['a search that is run again', ['createSearch', 'streamSearch', 'rerunSearch', 'compareSearches'], rerunSearch],
    ['a request that is repeated', ['createSearch'], repeatedRequest],
    ['a webhook', ['createSearch', 'streamSearch', 'listWebhookAttempts', 'redeliverWebhook'], webhook],
    ['the webhook of an investigation', ['createInvestigation', 'streamInvestigation',
      'listInvestigationWebhookAttempts', 'redeliverInvestigationWebhook'], investigationWebhook],
    ['an investigation that goes on', ['createInvestigation', 'streamInvestigation', 'followInvestigation',
      'getInvestigation', 'getInvestigationGraph', 'exportInvestigation'], continuedInvestigation],
    ['a watch', ['createWatch', 'updateWatch', 'runWatch', 'getWatch', 'listWatchChanges', 'streamWatch',
      'listWatchWebhookAttempts', 'redeliverWatchWebhook', 'deleteWatches'], watched],
    ['a deprecated type', ['createSearch'], deprecatedType],
    ['a tool and its cost', ['findSubdomains', 'getUsage'], toolAndUsage],
    ['pages of a list', ['listBreaches'], pages],
    ['an answer that the caller has cached', ['listBreaches'], knownAnswer],
  ]
  for (const [name, operations, story] of stories) {
    if (!operations.every(id => stage.contract.operations.some(one => one.id === id))) continue
    await story(createSteps(stage, name))
    stage.say(`${name}: checked`)
  }
}

function createSteps({ contract, notes, send }: Stage, story: string): Steps {
  return {
    async ask<Id extends string>(
      id: Id, { query, headers, body, ...parameters }: Asked, statuses: number[], needed: string[] = [],
    ) {
      const operation = contract.operations.find(one => one.id === id)!
      const request = requestOf(operation, parameters, body, query, headers)
      const answer = await send(request)
      const isRefused = answer.status === 403 // the plan lacks the feature, so this story cannot run
      const expect: Expectation = isRefused ? {} : { statuses, headers: needed }
      notes.note(id, story, request, answer, checkAnswer(operation, request, answer, expect))
      const isStream = answer.headers['content-type']?.startsWith('text/event-stream') === true
      return {
        answer,
        isRefused,
        body: jsonOf(answer) as Id extends keyof Bodies ? Bodies[Id] : unknown,
        events: isStream ? readEvents(answer.body.toString('utf8'), true) : [],
        fail: what => notes.note(id, story, request, answer, [what]),
      }
    },
  }
}

function requestOf(
  operation: ContractOperation,
  parameters: Record<string, string>,
  body: unknown,
  query: string | undefined,
  headers: Record<string, string> = {},
): Request {
  const values = Object.fromEntries(Object.entries(parameters).map(([name, value]) => [`path ${name}`, value]))
  const request = toRequest(
    operation,
    { parameters: values, ...(body !== undefined && { body }) },
    query === undefined ? {} : { query },
  )
  return { ...request, headers: { ...request.headers, ...headers } }
}

async function toolAndUsage({ ask }: Steps): Promise<void> {
  const used = (body: components['schemas']['Usage']) => Number(body?.limits?.limits?.daily?.used)
  const before = await ask('getUsage', {}, [200])
  const { answer } = await ask('findSubdomains', { body: { domain: 'example.com' } }, [200, 502, 503, 504])
  const after = await ask('getUsage', {}, [200])
  if (answer.status === 200 && !(used(after.body) > used(before.body))) {
    after.fail('does not count a tool that answered')
  }
}

async function pages({ ask }: Steps): Promise<void> {
  const names: string[] = []
  let cursor = ''
  for (let page = 0; page < 4; page++) {
    const { answer, body } = await ask('listBreaches', {
      query: `limit=5&sortBy=name${cursor && `&cursor=${encodeURIComponent(cursor)}`}`,
    }, [200])
    if (answer.status !== 200) return
    names.push(...(body.breaches as Array<{ name: string }>).map(({ name }) => name))
    cursor = body.pagination.nextCursor ?? ''
    if (cursor === '') break
  }
  const { body, fail } = await ask('listBreaches', { query: `limit=${Math.max(1, names.length)}&sortBy=name` }, [200])
  const whole = (body?.breaches as Array<{ name: string }> | undefined)?.map(({ name }) => name)
  if (whole !== undefined && names.length > 0 && whole.join() !== names.join()) {
    fail('is another list than its pages one by one')
  }
}

async function knownAnswer({ ask }: Steps): Promise<void> {
  const { answer } = await ask('listBreaches', {}, [200], ['ETag'])
  const { etag } = answer.headers
  if (etag === undefined) return
  await ask('listBreaches', { headers: { 'If-None-Match': etag } }, [304], ['ETag'])
  await ask('listBreaches', { headers: { 'If-None-Match': '"another"' } }, [200])
}
