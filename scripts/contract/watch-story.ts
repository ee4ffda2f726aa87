import type { Steps } from './steps.ts'

/** Receiver of the webhooks of stories. */
export const delivery = { webhook: { url: 'https://hooks.example.com/tracewell', secret: 'correct-horse' } }

/** Creates a watch, pauses and resumes it, and deletes it. */
export async function watched({ ask }: Steps): Promise<void> {
  const { body, answer, fail } = await ask('createWatch', {
    body: { observable: { value: 'contract-example' }, interval_hours: 24, delivery },
  }, [201])
  if (answer.status !== 201) return
  if (answer.body.includes('correct-horse')) fail('contains the secret of the webhook')
  const { id } = body.data.watch
  const paused = await ask('updateWatch', { id, body: { paused: true } }, [200])
  if (paused.body.data.watch.paused?.code !== 'PAUSED_BY_CALLER') paused.fail('does not name who paused the watch')
  await ask('runWatch', { id }, [202])
  await ask('updateWatch', { id, body: { paused: false, interval_hours: 48 } }, [200])
  await ask('getWatch', { id }, [200])
  await ask('listWatchChanges', { id }, [200])
  await ask('deleteWatches', { body: { ids: [id] } }, [202])
  await ask('getWatch', { id }, [404])
}
