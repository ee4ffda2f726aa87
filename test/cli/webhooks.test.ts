import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect } from 'chai'
import { webhookHeaders } from '../../src/core/webhooks/signature.ts'
import type { components } from '../../generated/api.ts'
import { command } from '../support/command.ts'
import { start } from '../../scripts/support/start.ts'

/** Starts the command on a free port. Resolves when it listens. */
async function listen(...options: string[]) {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../src/cli.ts'), 'webhooks', 'listen', '--port',
    '0', '--secret', 'horse', ...options], { cwd: tmpdir() })
  let out = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => { out += text })
  const closed = once(child, 'close')
  const [line] = await once(createInterface(child.stderr), 'line') as [string]
  const url = /Listening on (\S+);/.exec(line)![1]!
  return {
    url,
    child,
    post: async (headers: Record<string, string> = {}) =>
      (await fetch(url, { method: 'POST', body: '{}', headers })).status,
    async ended(): Promise<{ code: number, out: string }> {
      const [code] = await closed as [number]
      return { code, out }
    },
  }
}

describe('the command webhooks listen', () => {
  it('prints each delivery, with the result of its signature check', async () => {
    await using service = await start()
    const receiver = await listen('--count', '1', '--json')

    const id = await service.createSearch('Pseudonym', 'tw-success', {
      delivery: { webhook: { url: receiver.url, secret: 'horse' } },
    })
    const { out, code } = await receiver.ended()

    const received = JSON.parse(out) as { body: components['schemas']['SearchEndedNotice'] }
    expect(received).to.deep.include({ id, signature: 'good' })
    expect(received.body.searchId).to.equal(id)
    expect(code).to.equal(0)
  })

  it('refuses a bad signature and continues to listen', async () => {
    const { post, ended } = await listen('--count', '1')

    const statuses = [await post(),
      await post({ 'x-webhook-timestamp': '1', 'x-webhook-signature': `sha256=${'\u00e9'.repeat(64)}` }),
      await post(webhookHeaders({ id: 'a', timestamp: 1, body: '{}' }, ['horse']))]
    const { out, code } = await ended()

    expect(statuses).to.deep.equal([401, 401, 204])
    expect(out.match(/signature \w+/g)).to.deep.equal(['signature bad', 'signature bad', 'signature good'])
    expect(code).to.equal(0)
  })

  it('exits with 1 if it is stopped after a bad signature', async () => {
    const { child, post, ended } = await listen()
    const status = await post()

    child.kill('SIGINT')
    const { code } = await ended()

    expect(status).to.equal(401)
    expect(code).to.equal(1)
  })

  it('reports that the port is in use', async () => {
    await using service = await start()

    const { err, code } = await command(['webhooks', 'listen', '--port', new URL(service.url).port])

    expect(err).to.match(/the port is taken/)
    expect(code).to.equal(1)
  })
})
