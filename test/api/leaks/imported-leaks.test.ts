import { expect } from 'chai'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createLeaks } from '../../../src/core/leaks/leaks.ts'
import { createSealer } from '../../../src/lib/sealed.ts'
import { createLeakSource } from '../../support/leak-sources.ts'
import { dataOf } from '../../../scripts/support/sse.ts'
import type { Started } from '../../../scripts/support/start.ts'
import { dumpTables } from '../../../scripts/support/tables.ts'
import { getLeaks, leakQuery, searchLeaks, startWithLeakSources } from '../../support/leak-searches.ts'

describe('imported leak sources', () => {
  it('are left out if their code is the code of a provider', async () => {
    const provider = createLeakSource('acme', { name: 'The provider' })
    await using service = await startWithLeakSources([provider])
    await importLogins(service, 'acme', 'x'.repeat(40))

    const { id, events } = await searchLeaks(service, { mode: 'all' })
    const { sources } = (await service.request('GET', '/leaks')).body.data

    expect(sources.map(({ name }) => name)).to.deep.equal(['The provider'])
    expect(dataOf(events, 'leaks.finished')[0]).to.deep.include({ executed_codes: ['acme'] })
    expect((await getLeaks(service, id)).sources[0]!.name).to.equal('The provider')
  })

  it('are unavailable with a reason if they were imported with another secret', async () => {
    await using service = await startWithLeakSources([])
    await importLogins(service, 'acme', 'x'.repeat(40))

    const { sources } = (await service.request('GET', '/leaks')).body.data
    const { id, events } = await searchLeaks(service, { mode: 'all' })
    const overview = await getLeaks(service, id)

    expect(sources[0]).to.include({ code: 'acme', available: false })
    expect(overview.sources[0]).to.include({
      status: 'skipped',
      message: 'It was imported with a secret that this service no longer has',
    })
    expect(dataOf(events, 'search.finished')[0]).not.to.have.property('error')
  })

  it('reject more records under another secret, and stay unchanged', async () => {
    await using service = await startWithLeakSources([])
    await importLogins(service, 'acme', 'x'.repeat(40))
    const leakRows = async () => (await dumpTables(service)).filter(row => row.startsWith('leak_'))
    const before = await leakRows()

    const refused = await importLogins(service, 'acme', 'y'.repeat(40)).then(() => '', (error: Error) => error.message)

    expect(refused).to.equal('acme was imported with a secret that this service no longer has')
    expect(before).to.have.length.above(1)
    expect(await leakRows()).to.deep.equal(before)
  })
})

async function importLogins({ tracewell, folder }: Started, code: string, secret: string): Promise<unknown> {
  const path = join(folder, 'logins.csv')
  await writeFile(path, `email,password\n${leakQuery.value},correct-horse\n`)
  return createLeaks({ database: tracewell.database, sealer: createSealer(() => [secret]), clock: tracewell.clock })
    .import({
      code,
      path,
      rejects: `${path}.rejects.tsv`,
      name: code,
      template: 'credentials',
    })
}
