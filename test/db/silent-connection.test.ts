import { expect } from 'chai'
import { connect as dial, createServer, type AddressInfo, type Socket } from 'node:net'
import { connect } from '../../src/db/driver/connection.ts'
import { createTestDatabase } from '../../scripts/support/database.ts'

describe('PostgreSQL connection that stops responding', () => {
  it('is destroyed after the query time-out, and the next query uses a new connection', async function () {
    if (process.env['TEST_DATABASE_URL'] === undefined) return this.skip() // SQLite has no network
    const database = await createTestDatabase()
    const { hostname, port } = new URL(database.url)
    const sockets: Socket[] = []
    const between = createServer(near => {
      const far = dial(Number(port), hostname)
      sockets.push(near, far)
      for (const socket of [near, far]) socket.on('error', () => undefined)
      near.pipe(far).pipe(near)
    })
    await new Promise<void>(listening => between.listen(0, '127.0.0.1', listening))
    const url = new URL(database.url)
    url.host = `127.0.0.1:${(between.address() as AddressInfo).port}`
    url.searchParams.set('query_timeout', '300')
    const db = connect(url.href)
    await db.raw('select 1')

    for (const socket of sockets) socket.unpipe().pause()
    const lost = await db.raw('select 2').then(() => 'answered', (error: Error) => error.message)
    const { rows } = await db.raw<{ rows: unknown[] }>('select 3 as three')

    expect(lost).to.include('Query read timeout')
    expect(rows).to.deep.equal([{ three: 3 }])
    await db.destroy()
    for (const socket of sockets) socket.destroy()
    between.close()
    await database.drop()
  })
})
