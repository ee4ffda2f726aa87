import type { readCertificate } from '../../lib/openpgp.ts'
import { card, date } from '../kit/card.ts'
import type { Card } from '../kit/source.ts'

type Key = NonNullable<ReturnType<typeof readCertificate>>

/** Creates the card of an OpenPGP key. `rows` follow the fingerprint, and `raw` the facts of the key. */
export const openpgpCard = (key: Key, rows: Parameters<typeof card>[0] = [], raw: Record<string, unknown> = {}): Card =>
  card([
    ['Fingerprint', key.fingerprint, 'fingerprint'],
    ...rows,
    ...key.userIds.map(id => ['User id', id, 'user_ids'] as const),
    ['Algorithm', key.algorithm, 'algorithm'],
    ['Created', date(key.created.toISOString()), 'created'],
  ], {
    fingerprint: key.fingerprint,
    version: key.version,
    algorithm: key.algorithm,
    created: key.created.toISOString(),
    user_ids: key.userIds,
    ...raw,
  })
