import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect } from 'chai'
import { command, json } from '../../support/command.ts'
import { startHttpProxy } from '../../support/http-proxy.ts'
import { startSocksProxy } from '../../support/socks-proxy.ts'

const login = 'sam:correct-horse'
const args = ['search', '--modules', 'github,gitlab', 'torvalds']

describe('the proxy of a command', () => {
  it('is that of --proxy, EGRESS_PROXY, HTTPS_PROXY or ALL_PROXY, in this order', async () => {
    const from = async (environment: Record<string, string>, ...more: string[]) => {
      const ran = await command([...more, 'config', '--terminal', '--json'], environment)
      return json<Record<string, { value: string, from: string }>>(ran)['EGRESS_PROXY']
    }
    const all = { ALL_PROXY: `socks5h://${login}@tor.example:9050` }
    const https = { ...all, https_proxy: 'proxy.example:3128' }
    const own = { ...https, EGRESS_PROXY: 'http://own.example:1' }

    expect(await from({})).to.deep.equal({ value: '', from: 'default' })
    expect(await from(all)).to.deep.equal({ value: 'socks5h://***@tor.example:9050', from: 'ALL_PROXY' })
    expect(await from(https)).to.deep.equal({ value: 'http://proxy.example:3128', from: 'https_proxy' })
    expect(await from({ ...all, SANDBOX: '1' })).to.deep.equal({ value: '', from: 'default' })
    expect(await from({ ...all, SANDBOX: '0' })).to.include({ from: 'ALL_PROXY' })
    expect(await from({ ...https, NO_PROXY: '*' })).to.deep.equal({ value: '', from: 'default' })
    expect(await from(own)).to.deep.equal({ value: 'http://own.example:1', from: 'environment' })
    expect(await from(own, '--proxy', 'socks5://a.example:2'))
      .to.deep.equal({ value: 'socks5://a.example:2', from: 'environment' })
  })

  it('is refused by the name of its variable if it is not valid, but not in the sandbox', async () => {
    const environment = { all_proxy: `socks4://${login}@tor.example:9050` }
    const { code, err } = await command(['config', '--terminal'], environment)
    const sandbox = await command(['config', '--terminal'], { ...environment, SANDBOX: '1' })

    expect(code).to.equal(2)
    expect(err).to.match(/^ {2}all_proxy: must be an address of the form http:/m).and.not.match(/EGRESS_PROXY|correct/)
    expect(sandbox).to.include({ code: 0, err: '' })
  })

  it('is refused beside --server, to which the command connects directly', async () => {
    const server = { TRACEWELL_SERVER: 'https://tracewell.example', TRACEWELL_KEY: 'tw_live_x' }
    const refused = await command(['--proxy', 'http://proxy.example:1', 'searches', 'list'], server)

    expect(refused).to.include({ code: 2, out: '' })
    expect(refused.err).to.equal('Give --proxy or --server (TRACEWELL_SERVER), not both: the server asks the ' +
      'sources, with its own proxy\n')
  })

  it('is named for a server, which does not read those of other programs', async () => {
    const { err } = await command(['config'], { HTTPS_PROXY: `http://${login}@proxy.example` })

    expect(err).to.equal('warning: a server does not read HTTPS_PROXY: set EGRESS_PROXY to use that proxy\n')
  })

  it('carries the requests of a search, with their names', async () => {
    const source = createServer((_request, response) => response.end())
    await once(source.listen(0, '127.0.0.1'), 'listening')
    await using socks = await startSocksProxy({ port: (source.address() as AddressInfo).port })
    await command([...args, '--proxy', socks.url])
    source.close()

    expect([...new Set(socks.seen)].sort()).to.deep.equal(['api.github.com:443', 'gitlab.com:443'])
  })

  it('is named with its answer if it fails, and no source is, and its login is never printed', async () => {
    await using forbids = await startHttpProxy(0, 403)
    await using refuses = await startSocksProxy({ port: 1, login: ['other', 'x'] })
    const http = forbids.url.replace('//', `//${login}@`)
    const socks = `socks5h://${login}@127.0.0.1:${refuses.port}`
    const ran = [
      await command([...args, '--proxy', http]),
      await command(args, { ALL_PROXY: socks }),
      await command([...args, '--json'], { EGRESS_PROXY: socks }),
      await command(['dns', 'example.com', '--proxy', http]),
      await command([...args, '--proxy', `ftp://${login}@h`]),
    ]
    const [one, two, told, tool, wrong] = ran

    expect(one!.out).to.match(/\n {2}failed {3}Git\w+, Git\w+: the proxy answered 403\n/)
      .and.to.include(`  the proxy ${forbids.url} (EGRESS_PROXY or --proxy) failed, not the sources\n`)
    expect(two!.out).to.match(/\n {2}failed {3}Git\w+, Git\w+: the proxy refused the login\n/)
      .and.to.include(`  the proxy socks5://127.0.0.1:${refuses.port} (ALL_PROXY) failed, not the sources\n`)
    expect(told!.out).to.include('"code":"PROXY_FAILED"')
    expect(tool!.err).to.include('the proxy answered 403').and.to.include('failed, not the sources')
    expect(wrong!.code).to.equal(2)
    expect(wrong!.err).to.include('EGRESS_PROXY: must be an address of the form http://host:port')
    for (const { out, err } of ran) expect(out + err).not.to.include('correct-horse').and.not.to.include('sam')
  })
})
