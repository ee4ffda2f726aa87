import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect } from 'chai'
import { webhookHeaders } from '../../src/core/webhooks/signature.ts'
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

  it('refuses what is not signed so, and goes on waiting for the delivery', async () => {
    const port = await freePort()
    const listening = command(['webhooks', 'listen', '--port', String(port), '--secret', 'horse', '--count', '1'])
    const post = (headers: Record<string, string>) => fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: '{}', headers }).then(answer => answer.status, () => 0)
    let status = 0
    while (status === 0) status = await post({})

    const statuses = [status, await post({ 'x-webhook-timestamp': '1', 'x-webhook-signature': `sha256=${'\u00e9'.repeat(64)}` }),
      await post(webhookHeaders({ id: 'a', timestamp: 1, body: '{}' }, 'horse'))]
    const { out, code } = await listening

    expect(statuses).to.deep.equal([401, 401, 204])
    expect(out.match(/signature \w+/g)).to.deep.equal(['signature bad', 'signature bad', 'signature good'])
    expect(code).to.equal(0)
  })

  it('ends with 1 where it is stopped and a signature was bad', async () => {
    const port = await freePort()
    const child = spawn(process.execPath, [join(import.meta.dirname, '../../src/cli.ts'), 'webhooks', 'listen', '--port', String(port), '--secret', 'horse'])
    const ended = once(child, 'exit')
    let status = 0
    while (status === 0) status = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: '{}' }).then(answer => answer.status, () => 0)

    child.kill('SIGINT')
    const [code] = await ended

    expect(status).to.equal(401)
    expect(code).to.equal(1)
  })

  it('says plainly that a port is taken', async () => {
    await using service = await start()

    const { err, code } = await command(['webhooks', 'listen', '--port', new URL(service.url).port])

    expect(err).to.match(/the port is taken/)
    expect(code).to.equal(1)
  })
})
