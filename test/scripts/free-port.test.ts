import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect } from 'chai'
import { freePort } from '../../scripts/support/free-port.ts'

describe('freePort', () => {
  it('returns another port at each call, below those of outgoing connections', async () => {
    const ports = await Promise.all(Array.from({ length: 200 }, () => freePort()))

    expect(new Set(ports).size).to.equal(200)
    expect(ports.filter(port => port < 10_000 || port >= 32_768)).to.deep.equal([])
  })

  it('leaves out a port that is in use', async () => {
    const taken = await freePort() + 1
    const server = createServer().listen(taken, '127.0.0.1')
    await once(server, 'listening')

    const port = await freePort()
    server.close()

    expect(port).not.to.equal(taken)
  })
})
