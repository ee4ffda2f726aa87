import { breachId, toStored, type Breach } from '../../src/core/radar/breach.ts'
import type { Started } from '../../scripts/support/start.ts'

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

/** Puts them into the catalogue past any import; those with a name that is there take its place. */
export async function putBreaches(
  { tracewell: { database, clock, radar } }: Started,
  breaches: readonly Breach[],
): Promise<void> {
  await database.inTransaction(async tx => {
    await tx.breaches.lock()
    await tx.breaches.change(breaches.map(toStored), clock.now().toISOString())
  })
  radar.changed()
}
