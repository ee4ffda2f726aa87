import { breachId, toStored, type Breach } from '../../src/core/radar/breach.ts'
import { start, type RequestOptions, type Started } from '../../scripts/support/start.ts'
import { onDatabase } from '../../scripts/support/tables.ts'

export function createBreach(name: string, more: Partial<Breach> = {}): Breach {
  return {
    id: breachId(name),
    name,
    title: name,
    domain: '',
    description: '',
    shortDescription: '',
    logoPath: '',
    attribution: '',
    disclosureUrl: '',
    breachDate: '2024-03-02',
    addedDate: '2024-04-01',
    modifiedDate: '2024-04-01',
    pwnCount: 1_000,
    severity: 'low',
    dataClasses: ['Email addresses'],
    isVerified: true,
    isFabricated: false,
    isSensitive: false,
    isRetired: false,
    isSpamList: false,
    isMalware: false,
    isSubscriptionFree: false,
    isStealerLog: false,
    aiEnrichments: {},
    ...more,
  }
}

/** Writes breaches to the catalogue without an import. A breach replaces the one with the same name. */
export async function putBreaches(
  { tracewell: { database, clock, radar } }: Started,
  breaches: readonly Breach[],
): Promise<void> {
  await database.inTransaction(async tx => {
    await tx.breaches.lock()
    await tx.breaches.writeRevision(breaches.map(toStored), clock.now().toISOString())
  })
  radar.invalidate()
}

/** Starts the service with a catalogue of only these breaches. */
export async function startWithBreaches(
  breaches: readonly Breach[],
  overrides: Parameters<typeof start>[1] = {},
): Promise<Started> {
  const service = await start({}, overrides)
  await onDatabase(service, db => db('breaches').delete())
  await putBreaches(service, breaches)
  return service
}

export const listBreaches = (service: Started, query: '' | `?${string}` = '', options: RequestOptions = {}) =>
  service.request('GET', `/radar/breaches${query}`, options)
