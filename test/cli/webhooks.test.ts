import { expect } from 'chai'
import { command } from '../support/command.ts'
import { freePort } from '../support/free-port.ts'
import { start } from '../support/start.ts'

describe('the receiver in a terminal', () => {
  it('prints each delivery, and says that it is signed with the secret', async () => {
    await using service = await start()
    const port = await freePort()
    const listening = command(['webhooks', 'listen', '--port', String(port), '--secret', 'horse', '--count', '1', '--json'])

    const id = await service.createSearch('Pseudonym', 'tw-success', { delivery: { webhook: { url: `http://127.0.0.1:${port}/`, secret: 'horse' } } })
    const { out, code } = await listening

    const received = JSON.parse(out)
    expect(received).to.deep.include({ id, signature: 'good' })
    expect(received.body.searchId).to.equal(id)
    expect(code).to.equal(0)
  })

  it('refuses what is not signed so, and says it with its exit code', async () => {
    const port = await freePort()
    const listening = command(['webhooks', 'listen', '--port', String(port), '--secret', 'horse', '--count', '1'])
    let status = 0
    while (status === 0) status = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: '{}' }).then(answer => answer.status, () => 0)

    const { out, code } = await listening

    expect(status).to.equal(401)
    expect(out).to.match(/signature bad/)
    expect(code).to.equal(1)
  })

  it('says plainly that a port is taken', async () => {
    await using service = await start()

    const { err, code } = await command(['webhooks', 'listen', '--port', new URL(service.url).port])

    expect(err).to.match(/the port is taken/)
    expect(code).to.equal(1)
  })
})
