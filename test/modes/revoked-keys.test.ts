import { expect } from 'chai'
import { startProcess } from '../../scripts/support/process.ts'
import { createStage, searchFor } from '../../scripts/support/stage.ts'

describe('A key that another process revokes', () => {
  it('loses its streams and temporary searches on every process at its next check', async () => {
    // Only one server can use a SQLite database. The test itself is the other process, which revokes the key.
    const servers = process.env['TEST_DATABASE_URL'] === undefined ? 1 : 2
    await using stage = await createStage({ slowMs: 60_000, outcomes: () => 'slow' })
    const { keyId, key } = await stage.subscribe('business')
    await using started = new AsyncDisposableStack()
    const processes = Array.from({ length: servers }, () => started.use(startProcess(stage.environment)))
    await Promise.all(processes.map(tracewell => tracewell.ready()))
    const id = await stage.begin(processes[0]!, key, 'revoked')
    const streams = await Promise.all(processes.flatMap(({ send }) => [
      send('GET', `/search/${id}/stream`, { key }),
      send('POST', '/search/temporary', { key, body: searchFor('temporary') }),
    ]))
    const statuses = streams.map(({ status }) => status)
    const texts = streams.map(stream => stream.text())

    await stage.operator.keys.revoke(keyId)
    const ended = await Promise.all(texts)
    const again = await Promise.all(processes.map(async ({ request }) =>
      (await request('GET', `/search/${id}/stream`, { key })).status))

    expect(statuses).to.deep.equal(statuses.map(() => 200))
    for (const text of ended) expect(text).to.match(/: the API key was revoked\n$/)
    expect(again).to.deep.equal(again.map(() => 401))
    expect(await stage.db('temporary_runs')).to.deep.equal([])
  })
})
