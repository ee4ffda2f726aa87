import { expect } from 'chai'
import { createRadarImport } from '../../../src/core/radar/import.ts'
import { createRadar } from '../../../src/core/radar/radar.ts'
import { openDatabase } from '../../../src/db/database.ts'
import { createTestClock } from '../../support/clock.ts'
import { createTestDatabase } from '../../../scripts/support/database.ts'

describe('Radar in two processes', () => {
  it('accepts the cursor of a revision that only the other process has seen', async () => {
    await using test = await createTestDatabase()
    const database = await openDatabase(test.url)
    const clock = createTestClock()
    const [here, there] = [0, 1].map(() => createRadar({ database, clock, publicUrl: 'https://api.example' })) as [
      Radar,
      Radar,
    ]
    const importer = createRadarImport({ database, clock, onChange: there.invalidate })
    const names = ['A', 'B', 'C']
    const query = { limit: 2, sortBy: 'name' as const }
    await here.list(query)
    await importer.import(names.map(Name => ({ Name })))

    const first = read(await there.list(query))
    const second = read(await here.list({ ...query, cursor: first.pagination.nextCursor! }))
    const beyond = Buffer.from(JSON.stringify([99, 'name', 'a'])).toString('base64url')
    const refused = await here.list({ ...query, cursor: beyond }).then(
      () => undefined,
      (error: { code: string }) => error.code,
    )
    await database.close()

    expect([...first.breaches, ...second.breaches].map(({ name }) => name)).to.deep.equal(names)
    expect(refused).to.equal('VALIDATION_ERROR')
  })
})

type Radar = ReturnType<typeof createRadar>

interface Page {
  breaches: Array<{ name: string }>
  pagination: { nextCursor: string | null }
}

const read = ({ body }: { body: Buffer }): Page => JSON.parse(body.toString()) as Page
