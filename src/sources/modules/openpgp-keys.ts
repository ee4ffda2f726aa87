import { readPublicKey } from '../../lib/openpgp.ts'
import { fetchResponse } from '../kit/fetch-response.ts'
import { link } from '../kit/card.ts'
import { SourceFailure } from '../failures.ts'
import type { Module } from '../kit/source.ts'
import { notPublic } from '../kit/scope.ts'
import { openpgpCard } from './openpgp-card.ts'

const origin = 'https://keys.openpgp.org'

/**
 * OpenPGP key that the owner of an e-mail address has published. It is no row, because the answer is not JSON. The
 * server names a missing key in the language that the request accepts, which is English here.
 */
export const openpgpKeys: Module = {
  slug: 'openpgp-keys',
  name: 'OpenPGP keys',
  description: 'The OpenPGP key published for this e-mail address on keys.openpgp.org',
  category: 'profile',
  types: ['Email Address'],
  tags: ['identity'],
  kind: 'api',
  homepage: origin,
  facts: { url: 'https://keys.openpgp.org/about/api', day: '2026-11-24' },
  default: true,
  requiresKey: false,
  deadlineMs: 10_000,
  cacheMs: 3_600_000,
  examples: { found: ['torvalds@kernel.org'], notFound: ['no-such-mailbox@tracewell.example'] },
  skipReason: notPublic,
  async* run({ value }, context) {
    const url = `${origin}/vks/v1/by-email/${encodeURIComponent(value)}`
    const answer = (await fetchResponse(context, { url }, [], [404]))!
    const armoured = answer.body.toString('utf8')
    if (answer.status === 404 && /^No key found for email address /.test(armoured)) return
    const key = readPublicKey(armoured)
    if (!key) throw new SourceFailure('UPSTREAM_CHANGED', 'the response is not an OpenPGP key')
    const page = link(`${origin}/vks/v1/by-fingerprint/${key.fingerprint}`)
    yield openpgpCard(key, [['Key', page]], { armoured })
  },
}
