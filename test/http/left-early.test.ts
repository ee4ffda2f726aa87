import { expect } from 'chai'
import { connect } from 'node:net'
import { startPets } from '../support/contract-app.ts'
import { until } from '../../scripts/support/until.ts'

describe('a caller that disconnects', () => {
  it('during the check of its key leaves no request open', async () => {
    const looking = Promise.withResolvers<void>()
    const gone = Promise.withResolvers<void>()
    await using app = await startPets({
      async authenticate() {
        looking.resolve()
        await gone.promise
        return { name: 'good' }
      },
    })
    const body = '{"name":"Rex"}'
    const socket = connect(app.port, '127.0.0.1')
    socket
      .write('POST /pets HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer good\r\n'
        + `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`)

    await looking.promise
    socket.destroy()
    setTimeout(gone.resolve, 100) // real clock: time for the server to notice the disconnect, which it does not report

    await until(() => app.lines.some(line => line.includes('"operation":"createPet"')))
    expect(app.lines.join('')).to.include('"method":"POST"')
  })
})
