import { expect } from 'chai'
import { ConfigError, readConfig } from '../../src/config/read.ts'
import { describeConfig } from '../../src/config/describe.ts'

describe('the configuration', () => {
  it('has a default for everything', () => {
    const config = readConfig({})

    expect(config).to.include({
      host: '127.0.0.1',
      port: 8080,
      imagesPort: 8081,
      publicUrl: 'http://localhost:8080',
      sandbox: false,
    })
    expect(config.roles).to.deep.equal(['api', 'images', 'runner', 'orchestrator'])
    expect(config.databaseUrl).to.equal('data/tracewell.db')
  })

  it('tells all faults at once, by name', () => {
    const wrong = {
      PORT: '99999',
      ROLE: 'api,cook',
      LOG_LEVEL: 'loud',
      SECRET_KEY: 'short',
      SEARCH_TIME_LIMIT_MS: '1e3',
      RUNNER_CAPACITY: '0',
      EGRESS_PROXY: 'socks',
      EGRESS_ROUTES: 'nonsense',
      EGRESS_ALLOW: '10.0.0.0/99',
      SANDBOX: 'maybe',
      TRUST_PROXY: 'nginx',
      PUBLIC_URL: 'ftp://x',
      PROVIDER_ONE_URL: 'https://user:pass@one.example',
      PROVIDER_TWO_URL: 'https://two.example/?key=1',
      PROVIDER_TWO_MAPPING: '2',
      METRICS_PORT: '-1',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://user:pass@collector:4318',
      OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc',
      OTEL_EXPORTER_OTLP_HEADERS: 'token',
      OTEL_RESOURCE_ATTRIBUTES: 'a=%ZZ',
      OTEL_TRACES_SAMPLER: 'sometimes',
      OTEL_TRACES_SAMPLER_ARG: '2',
      OTEL_SDK_DISABLED: 'perhaps',
    }

    const read = () => readConfig(wrong)

    expect(read).to.throw(ConfigError).with.property('faults').that.satisfies((faults: string[]) =>
      Object.keys(wrong).every(name => faults.some(fault => fault.startsWith(`${name}: `))))
  })

  it('tells no metrics and traces nothing unless told', () => {
    const { metricsPort, metricsHost, traces } = readConfig({})
    const disabled = readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318', OTEL_SDK_DISABLED: 'true' })

    expect([metricsPort, metricsHost, traces, disabled.traces]).to.deep.equal([undefined, '127.0.0.1', undefined,
      undefined])
  })

  it('takes the collector of traces by the names of OpenTelemetry', () => {
    const { traces } = readConfig({
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318/',
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20abc==, x-team = a',
      OTEL_SERVICE_NAME: 'acme',
      OTEL_RESOURCE_ATTRIBUTES: 'region=north%2C1',
      OTEL_TRACES_SAMPLER: 'traceidratio',
      OTEL_TRACES_SAMPLER_ARG: '0.25',
    })

    expect(traces).to.deep.equal({
      url: 'http://localhost:4318/v1/traces',
      protocol: 'http/protobuf',
      headers: { 'authorization': 'Bearer abc==', 'x-team': 'a' },
      serviceName: 'acme',
      attributes: { region: 'north,1' },
      sampler: 'traceidratio',
      ratio: 0.25,
    })
  })

  it('wants a port for the metrics that is no other\'s', () => {
    for (const port of ['8080', '8081']) expect(() => readConfig({ METRICS_PORT: port })).to.throw(ConfigError, 'METRICS_PORT: must be another')
    expect(readConfig({ METRICS_PORT: '0' }).metricsPort).to.equal(0)
  })

  it('does not trust everybody as a proxy', () => {
    const read = () => readConfig({ TRUST_PROXY: '10.0.0.0/8, ::/0' })

    expect(read).to.throw(ConfigError, 'TRUST_PROXY: ::/0 is everybody')
    expect(readConfig({ TRUST_PROXY: '10.0.0.0/8, 2001:db8::1,' }).trustProxy).to.deep.equal(['10.0.0.0/8',
      '2001:db8::1'])
  })

  it('takes keys of sources by their slug', () => {
    const { sourceKeys } = readConfig({ SOURCE_KEY_HACKER_NEWS: 'k' })

    expect(sourceKeys.get('hacker-news')).to.equal('k')
  })

  it('takes addresses of external providers, which the sandbox has already', () => {
    const { providers } = readConfig({ PROVIDER_ONE_URL: 'https://one.example/api/' })
    const sandbox = readConfig({ SANDBOX: '1' }).providers

    expect(providers).to.deep.equal({
      provider_one: { url: 'https://one.example/api', mapping: '1' },
      provider_two: { url: undefined, mapping: '1' },
    })
    expect([sandbox.provider_one.url, sandbox.provider_two.url]).to.deep.equal(['https://provider-one.example',
      'https://provider-two.example'])
  })

  it('is in the sandbox environment in the sandbox', () => {
    expect(readConfig({ SANDBOX: '1' }).environment).to.equal('sandbox')
  })

  it('is described without its secrets', () => {
    const secrets = ['s'.repeat(40), 'dbpassword', 'proxypassword', 'sourcekey', 'collectortoken']
    const config = readConfig({
      SECRET_KEY: secrets[0],
      DATABASE_URL: 'postgres://user:dbpassword@db/x',
      EGRESS_PROXY: 'http://user:proxypassword@proxy:3128',
      SOURCE_KEY_GITHUB: 'sourcekey',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318',
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=collectortoken',
    })

    const text = JSON.stringify(describeConfig(config))

    for (const secret of secrets) expect(text).not.to.include(secret)
    for (const name of ['SOURCE_KEY_GITHUB', 'authorization=***']) expect(text).to.include(name)
  })
})
