import { expect } from 'chai'
import { ConfigError, readConfig } from '../src/config.ts'
import { describeConfig } from '../src/describe-config.ts'

describe('the configuration', () => {
  it('has a default for everything', () => {
    const config = readConfig({})

    expect(config).to.include({ host: '127.0.0.1', port: 8080, imagesPort: 8081, publicUrl: 'http://localhost:8080', sandbox: false })
    expect(config.roles).to.deep.equal(['api', 'images', 'runner', 'orchestrator'])
    expect(config.databaseUrl).to.equal('data/tracewell.db')
  })

  it('tells all faults at once, by name', () => {
    const wrong = {
      PORT: '99999', ROLE: 'api,cook', LOG_LEVEL: 'loud', SECRET_KEY: 'short', SEARCH_TIME_LIMIT_MS: '1e3', RUNNER_CAPACITY: '0',
      EGRESS_PROXY: 'socks', EGRESS_ROUTES: 'nonsense', EGRESS_ALLOW: '10.0.0.0/99', SANDBOX: 'maybe', TRUST_PROXY: 'nginx', PUBLIC_URL: 'ftp://x',
      PROVIDER_ONE_URL: 'https://user:pass@one.example', PROVIDER_TWO_URL: 'https://two.example/?key=1', PROVIDER_TWO_MAPPING: '2',
    }

    const read = () => readConfig(wrong)

    expect(read).to.throw(ConfigError).with.property('faults').that.satisfies((faults: string[]) =>
      Object.keys(wrong).every(name => faults.some(fault => fault.startsWith(`${name}: `))))
  })

  it('does not trust everybody as a proxy', () => {
    const read = () => readConfig({ TRUST_PROXY: '10.0.0.0/8, ::/0' })

    expect(read).to.throw(ConfigError, 'TRUST_PROXY: ::/0 is everybody')
    expect(readConfig({ TRUST_PROXY: '10.0.0.0/8, 2001:db8::1,' }).trustProxy).to.deep.equal(['10.0.0.0/8', '2001:db8::1'])
  })

  it('takes keys of sources by their slug', () => {
    const { sourceKeys } = readConfig({ SOURCE_KEY_HACKER_NEWS: 'k' })

    expect(sourceKeys.get('hacker-news')).to.equal('k')
  })

  it('takes addresses of external providers, which the sandbox has already', () => {
    const { providers } = readConfig({ PROVIDER_ONE_URL: 'https://one.example/api/' })
    const sandbox = readConfig({ SANDBOX: '1' }).providers

    expect(providers).to.deep.equal({ provider_one: { url: 'https://one.example/api', mapping: '1' }, provider_two: { url: undefined, mapping: '1' } })
    expect([sandbox.provider_one.url, sandbox.provider_two.url]).to.deep.equal(['https://provider-one.example', 'https://provider-two.example'])
  })

  it('is in the sandbox environment in the sandbox', () => {
    expect(readConfig({ SANDBOX: '1' }).environment).to.equal('sandbox')
  })

  it('is described without its secrets', () => {
    const secrets = ['s'.repeat(40), 'dbpassword', 'proxypassword', 'sourcekey']
    const config = readConfig({
      SECRET_KEY: secrets[0], DATABASE_URL: 'postgres://user:dbpassword@db/x', EGRESS_PROXY: 'http://user:proxypassword@proxy:3128',
      SOURCE_KEY_GITHUB: 'sourcekey',
    })

    const text = JSON.stringify(describeConfig(config))

    for (const secret of secrets) expect(text).not.to.include(secret)
    expect(text).to.include('SOURCE_KEY_GITHUB')
  })
})
