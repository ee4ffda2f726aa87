import { randomUUID } from 'node:crypto'
import type { Steps } from './steps.ts'
import { delivery } from './watch-story.ts'

/** Adds an observable to an investigation that has finished. Its stream goes on after the end that it had. */
export async function continuedInvestigation({ ask }: Steps): Promise<void> {
  const { body, answer } = await ask('createInvestigation', {
    body: { observables: [{ value: 'tw-follow' }], follow: { depth: 1, max_searches: 4 } },
  }, [201])
  if (answer.status !== 201) return
  const { id } = body.data.investigation
  const first = await ask('streamInvestigation', { id }, [200])
  const added = { observables: [{ value: `contract-${randomUUID()}` }] }
  const { isRefused } = await ask('followInvestigation', { id, body: added }, [202])
  if (isRefused) return
  const headers = { 'Last-Event-ID': String(first.events.at(-1)?.id) }
  const { events, fail } = await ask('streamInvestigation', { id, headers }, [200])
  if (!events.some(({ event }) => event === 'observable.followed')) fail('does not go on with observable.followed')
  await ask('getInvestigation', { id }, [200])
  await ask('getInvestigationGraph', { id }, [200])
  await ask('exportInvestigation', { id, query: 'format=jsonl' }, [200])
}

/** Reads and repeats the webhook of an investigation. */
export async function investigationWebhook({ ask }: Steps): Promise<void> {
  const { body, answer, fail } = await ask('createInvestigation', {
    body: { observables: [{ value: 'contract-example' }], delivery },
  }, [201])
  if (answer.status !== 201) return
  if (answer.body.includes('correct-horse')) fail('contains the secret of the webhook')
  const { id } = body.data.investigation
  await ask('streamInvestigation', { id }, [200])
  await ask('redeliverInvestigationWebhook', { id }, [202])
  await ask('listInvestigationWebhookAttempts', { id }, [200])
}
