import { expect } from 'chai'
import { createRadarImport } from '../../src/core/radar/import.ts'
import { createRefresh } from '../../src/core/radar/refresh.ts'
import { openDatabase, type Database } from '../../src/db/database.ts'
import { createLog } from '../../src/lib/log.ts'
import type { Client, Request } from '../../src/sources/client.ts'
import { createTestClock } from '../support/clock.ts'
import { createTestDatabase } from '../support/database.ts'
import { until } from '../support/until.ts'

const url = 'https://catalogue.example/breaches?key=secret'

describe('the refresh of Radar', () => {
  it('happens once when it is due, over all processes, and sooner after a failure', async () => {
    const test = await createTestDatabase()
    const database = await openDatabase(test.url)
    const clock = createTestClock()
    const asked: Request[] = []
    let status = 200
    const client: Client = {
      async send(request) {
        asked.push(request)
        return { status, headers: { 'last-modified': 'Sat, 21 Nov 2026 09:00:00 GMT' }, body: Buffer.from('[{"Name":"One"}]'), url }
      },
      refusal: async () => undefined,
      close: async () => undefined,
    }
    const logged: string[] = []
    const log = createLog({ level: 'info', destination: { write: line => { logged.push(line) } } })
    let looks = 0
    const counted: Database = { ...database, radarFeeds: { ...database.radarFeeds, async take(...turn) {
      const taken = await database.radarFeeds.take(...turn)
      looks++
      return taken
    } } }
    const parts = { database: counted, clock, client, log, url, everyMs: 3_600_000, importer: createRadarImport({ database, clock, changed: () => undefined }) }
    /** Two processes start, look once, and stop. */
    const round = async (isDue = true) => {
      const before = logged.length
      looks = 0
      const both = [createRefresh(parts), createRefresh(parts)]
      for (const one of both) one.start()
      await until(() => looks === 2 && (!isDue || logged.length > before))
      for (const one of both) await one.stop()
    }

    await round()
    const first = asked.length
    await round(false)
    const notDue = asked.length
    clock.advance(3_600_001)
    status = 500
    await round()
    const failed = asked.length
    clock.advance(15 * 60_000 + 1)
    status = 304
    await round()

    expect([first, notDue, failed, asked.length]).to.deep.equal([1, 1, 2, 3])
    expect(asked[2]!.headers).to.include({ 'if-modified-since': 'Sat, 21 Nov 2026 09:00:00 GMT' })
    expect(await database.breaches.count(1, {})).to.equal(1)
    expect(logged.join('')).to.include('1 added').and.to.include('could not be refreshed')
    expect(logged.join('')).not.to.include('secret')
    await database.close()
    await test.drop()
  })
})
