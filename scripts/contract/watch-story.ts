import type { Steps } from './steps.ts'

/** Receiver of the webhooks of stories. */
export const delivery = { webhook: { url: 'https://hooks.example.com/tracewell', secret: 'correct-horse' } }

/** Creates a watch, pauses and resumes it, reads its stream, and deletes it. */
export async function watched({ ask }: Steps): Promise<void> {
  const { body, answer, fail } = await ask('createWatch', {
    body: { observable: { value: 'contract-example' }, interval_hours: 24, delivery },
  }, [201])
  if (answer.status !== 201) return
  if (answer.body.includes('correct-horse')) fail('contains the secret of the webhook')
  const { id } = body.data.watch
  const paused = await ask('updateWatch', { id, body: { paused: true } }, [200])
  if (paused.body.data.watch.paused?.code !== 'PAUSED_BY_CALLER') paused.fail('does not name who paused the watch')
  await ask('runWatch', { id }, [202, 409]) // 409 if the first run is in progress
  await ask('updateWatch', { id, body: { paused: false, interval_hours: 48 } }, [200])
  await ask('getWatch', { id }, [200])
  await ask('listWatchChanges', { id }, [200])
  const stream = await ask('streamWatch', { id }, [200])
  if (stream.events[0]?.event !== 'connected' || stream.events[0].id !== undefined) {
    stream.fail('does not begin with connected, which has no id')
  }
  await ask('streamWatch', { id, query: 'cursor=999999' }, [400])
  await ask('listWatchWebhookAttempts', { id }, [200])
  await ask('redeliverWatchWebhook', { id }, [202, 404]) // 404 if no run has found a change
  await ask('deleteWatches', { body: { ids: [id] } }, [202])
  await ask('getWatch', { id }, [404])
  await ask('streamWatch', { id }, [404])
}
