import type { UpstreamAnswer } from './upstream.ts'

const largeAnswerBytes = 20 * 1024 * 1024

/**
 * Returns the response to a missing key, or to a key that requests a failure or a large response. Returns `undefined`
 * for all other keys.
 * @param answers `small` if the endpoint never sends a large response. `tw-key-large` is then an ordinary key.
 */
export function refusalForKey(key: string | undefined, answers?: 'small'): UpstreamAnswer | undefined {
  if (key === undefined || key === '' || key === 'tw-key-refused') {
    return { status: 401, body: { error: 'Unauthorized' } }
  }
  if (key === 'tw-key-quota') return { status: 402, body: { error: 'Payment Required' } }
  return key === 'tw-key-large' && answers === undefined
    ? { body: [{ padding: 'x'.repeat(largeAnswerBytes) }] }
    : undefined
}

export const samplePerson = (value: string) => ({
  query: value,
  name: 'Sam Example',
  country: 'FR',
  profile_url: 'https://sam.example',
  created_at: '2015-03-14T09:26:53Z',
  tags: ['builder'],
})
