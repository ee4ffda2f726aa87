import type { UpstreamAnswer } from './upstream.ts'

const largeAnswerBytes = 20 * 1024 * 1024

/** What a key leads to, or `undefined` where it is good, as every key but these is. The large answer may be left out: a `small` one is good then. */
export function refusalForKey(key: string | undefined, answers?: 'small'): UpstreamAnswer | undefined {
  if (key === undefined || key === '' || key === 'tw-key-refused') {
    return { status: 401, body: { error: 'Unauthorized' } }
  }
  if (key === 'tw-key-quota') return { status: 402, body: { error: 'Payment Required' } }
  return key === 'tw-key-large' && answers === undefined ? { body: [{ padding: 'x'.repeat(largeAnswerBytes) }] } : undefined
}

export const samplePerson = (value: string) => ({
  query: value,
  name: 'Sam Example',
  country: 'FR',
  profile_url: 'https://sam.example',
  created_at: '2015-03-14T09:26:53Z',
  tags: ['builder'],
})
