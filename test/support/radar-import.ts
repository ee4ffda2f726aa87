import type { Breach } from '../../src/core/radar/breach.ts'
import { createRadarImport } from '../../src/core/radar/import.ts'
import { openDatabase } from '../../src/db/database.ts'
import { createTestDatabase } from '../../scripts/support/database.ts'
import { createTestClock } from './clock.ts'

/** An entry in the format of Have I Been Pwned. */
export const hibp = {
  Name: 'ExampleForum',
  Title: 'Example Forum',
  Domain: 'Forum.example.com',
  BreachDate: '2024-03-02',
  AddedDate: '2024-05-06T07:08:09Z',
  ModifiedDate: '2024-06-07T07:08:09Z',
  PwnCount: 183421,
  Description: 'In 2024 the <a href="https://news.example.com" target="_blank">forum</a> was hacked.',
  LogoPath: 'https://logos.example.com/forum.png',
  Attribution: null,
  DisclosureUrl: 'https://news.example.com/forum',
  DataClasses: ['Email addresses', 'Passwords', 'passwords'],
  IsVerified: true,
  IsFabricated: false,
  IsSensitive: true,
  IsRetired: false,
  IsSpamList: false,
  IsMalware: false,
  IsSubscriptionFree: true,
  IsStealerLog: false,
}

/** Creates an empty catalogue, with a clock at 21 November 2026. */
export async function setUpImport() {
  const test = await createTestDatabase()
  const database = await openDatabase(test.url)
  const clock = createTestClock()
  let changes = 0
  const importer = createRadarImport({ database, clock, onChange: () => { changes++ } })
  return {
    database,
    clock,
    importer,
    get changes() { return changes },
    read: async (name: string) => JSON.parse(await database.breaches.getRecord(name) ?? 'null') as Breach,
    all: async (): Promise<Breach[]> =>
      (await database.breaches.listRecords()).map(record => JSON.parse(record) as Breach),
    async [Symbol.asyncDispose]() {
      await database.close()
      await test.drop()
    },
  }
}
