import { expect } from 'chai'
import { composeEgress, composeTerminalEgress } from '../../src/compose/egress.ts'
import { readConfig } from '../../src/config/read.ts'
import { startSocksProxy } from '../support/socks-proxy.ts'

const url = 'https://private.example.com/'

describe('the clients of a process with a SOCKS proxy', () => {
  /** Returns the codes of a request to a source and of one to a webhook, with the names that were looked up. */
  async function codesOf(compose: typeof composeTerminalEgress) {
    await using proxy = await startSocksProxy({ port: 1, reply: 2 })
    const names: string[] = []
    const lookup = async (name: string) => {
      names.push(name)
      return ['10.0.0.5']
    }
    const { client, webhookClient, close } = await compose(readConfig({ EGRESS_PROXY: proxy.url }), { lookup })
    const codes: unknown[] = []
    for (const one of [client, webhookClient]) {
      names.length = 0
      const { code } = await one.send({ url }).catch((failure: unknown) => failure) as { code: string }
      codes.push([code, await one.egressRefusal(url) === undefined ? 'allowed' : 'refused', names.length])
    }
    await close()
    return { codes, seen: proxy.seen }
  }

  const refused = ['EGRESS_REFUSED', 'refused', 2]

  it('refuse a public name of a private address on a server', async () => {
    expect(await codesOf((config, overrides) => composeEgress(config, undefined, undefined, overrides)))
      .to.deep.equal({ codes: [refused, refused], seen: [] })
  })

  it('look up nothing for sources in a terminal, but names of webhooks', async () => {
    expect(await codesOf(composeTerminalEgress))
      .to.deep.equal({ codes: [['PROXY_FAILED', 'allowed', 0], refused], seen: ['private.example.com:443'] })
  })
})
