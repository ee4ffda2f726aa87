import { expect } from 'chai'
import { ConfigError, readConfig } from '../../src/config/read.ts'
import { describeConfig } from '../../src/config/describe.ts'

describe('readConfig', () => {
  it('names every role, and all, if ROLE is wrong', () => {
    expect(() => readConfig({ ROLE: 'cook' })).to
      .throw('ROLE: must be all, or some of api, images, runner, orchestrator')
  })

  it('has a default for every setting', () => {
    const config = readConfig({})

    expect(config).to.include({
      host: '127.0.0.1',
      port: 8080,
      imagesPort: 8081,
      publicUrl: 'http://localhost:8080',
      sandbox: false,
      mcp: false,
    })
    expect(config.roles).to.deep.equal(['api', 'images', 'runner', 'orchestrator'])
    expect(config.databaseUrl).to.equal('data/tracewell.db')
  })

  it('reports all faults at once, each with the name of its setting', () => {
    const wrong = {
      PORT: '99999',
      ROLE: 'api,cook',
      LOG_LEVEL: 'loud',
      SECRET_KEY: 'short',
      SEARCH_TIME_LIMIT_MS: '1e3',
      RUNNER_CAPACITY: '0',
      CHECK_CAPACITY: '0',
      EGRESS_PROXY: 'socks',
      EGRESS_ROUTES: 'nonsense',
      EGRESS_ALLOW: '10.0.0.0/99',
      EGRESS_LIMITS: 'https://api.github.com',
      DNS_RESOLVER: 'udp://dns.example',
      SANDBOX: 'maybe',
      MCP: 'maybe',
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
      WIRE_URL: 'http://nats:4222',
    }

    const read = () => readConfig(wrong)

    expect(read).to.throw(ConfigError).with.property('faults').that.satisfies((faults: string[]) =>
      Object.keys(wrong).every(name => faults.some(fault => fault.startsWith(`${name}: `))))
  })

  it('reports settings that conflict with each other', () => {
    const conflicts = [
      [{ ENRICH_URL: 'https://model.example' }, 'ENRICH_MODEL: is required with ENRICH_URL'],
      [{ WIRE_TOKEN: 't' }, 'WIRE_TOKEN: requires WIRE_URL'],
      [{ WIRE_TOKEN: 't', WIRE_URL: 'nats://a:b@nats' }, 'WIRE_TOKEN: cannot be used with a login in WIRE_URL'],
      [
        { WIRE_URL: 'nats://nats', ROLE: 'runner' },
        'DATABASE_URL: must be the PostgreSQL of the cluster in a process with WIRE_URL and without the role api',
      ],
      [{ SECRET_KEY_PREVIOUS: 's'.repeat(32) }, 'SECRET_KEY_PREVIOUS: requires SECRET_KEY'],
      [{ PORT: '9000', IMAGES_PORT: '9000' }, 'IMAGES_PORT: must differ from PORT'],
      [{ METRICS_PORT: '8080' }, 'METRICS_PORT: must differ from PORT and IMAGES_PORT'],
      [{ METRICS_PORT: '8081' }, 'METRICS_PORT: must differ from PORT and IMAGES_PORT'],
    ] as const

    for (const [environment, fault] of conflicts) {
      expect(() => readConfig(environment)).to.throw(ConfigError).with.property('faults').that.deep.equals([fault])
    }
    expect(readConfig({ METRICS_PORT: '0' }).metricsPort).to.equal(0)
    expect(readConfig({ METRICS_PORT: '8081', ROLE: 'runner' }).metricsPort).to.equal(8081)
    expect(() => readConfig({ WIRE_TOKEN: 't', WIRE_URL: 'nats' })).to.throw(ConfigError).with.property('faults')
      .that.has.length(1)
    expect(readConfig({ PORT: '0', IMAGES_PORT: '0' })).to.include({ port: 0, imagesPort: 0 })
  })

  it('reads the NATS servers of WIRE_URL, and the login of the first', () => {
    const read = (url: string) => readConfig({ WIRE_URL: url }).wire.servers

    expect(read('nats://nats.example')).to.deep.equal({ servers: ['nats.example:4222'], tls: false })
    expect(read('tls://a:1, tls://[::1]:2/')).to.deep.equal({ servers: ['a:1', '[::1]:2'], tls: true })
    expect(read('nats://tw:p%40ss@a')).to.include({ user: 'tw', pass: 'p@ss' })
    expect(read('nats://t0ken@a,nats://b')).to.deep.equal({ servers: ['a:4222', 'b:4222'], tls: false, token: 't0ken' })
    const refused = ['nats://', 'nats://a/path', 'ws://a', 'nats://a,tls://b', 'nats://a?x=1',
      'nats://a,nats://t0ken@b', 'nats://%ff@a']
    for (const url of refused) {
      expect(() => read(url), url).to.throw(ConfigError)
    }
  })

  it('has neither metrics nor traces by default', () => {
    const { metricsPort, metricsHost, traces } = readConfig({})
    const disabled = readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318', OTEL_SDK_DISABLED: 'true' })

    expect([metricsPort, metricsHost, traces, disabled.traces]).to.deep.equal([undefined, '127.0.0.1', undefined,
      undefined])
  })

  it('reads the collector of traces from the settings of OpenTelemetry', () => {
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

  it('refuses a trusted proxy range that contains every address', () => {
    const read = () => readConfig({ TRUST_PROXY: '10.0.0.0/8, ::/0' })

    expect(read).to.throw(ConfigError, 'TRUST_PROXY: entry 2 contains every address')
    expect(readConfig({ TRUST_PROXY: '10.0.0.0/8, 2001:db8::1,' }).trustProxy).to.deep.equal(['10.0.0.0/8',
      '2001:db8::1'])
  })

  it('reads the keys of sources by slug', () => {
    const { sourceKeys } = readConfig({ SOURCE_KEY_HACKER_NEWS: 'k', SOURCE_KEY_GITHUB: ' ' })

    expect([...sourceKeys]).to.deep.equal([['hacker-news', 'k']])
  })

  it('refuses a key of a source that no header can carry, without printing it', () => {
    for (const key of ['two words', 'one\ntwo', 'clé']) {
      expect(() => readConfig({ SOURCE_KEY_HACKER_NEWS: key }), key)
        .to.throw(ConfigError, 'SOURCE_KEY_HACKER_NEWS: must be one line of').with.property('message').not.includes(key)
    }
  })

  it('reads the URLs of external providers, which have defaults in the sandbox', () => {
    const { providers } = readConfig({ PROVIDER_ONE_URL: 'https://one.example/api/' })
    const sandbox = readConfig({ SANDBOX: '1' }).providers

    expect(providers).to.deep.equal({
      provider_one: { url: 'https://one.example/api', mapping: '1' },
      provider_two: { url: undefined, mapping: '1' },
    })
    expect([sandbox.provider_one.url, sandbox.provider_two.url]).to.deep.equal(['https://provider-one.example',
      'https://provider-two.example'])
  })

  it('names the environment "sandbox" with SANDBOX=1', () => {
    expect(readConfig({ SANDBOX: '1' }).environment).to.equal('sandbox')
  })

  it('refuses the environment "sandbox" without SANDBOX=1', () => {
    expect(readConfig({ SANDBOX: '1', ENVIRONMENT: 'sandbox' }).environment).to.equal('sandbox')
    expect(() => readConfig({ ENVIRONMENT: 'sandbox' })).to.throw(ConfigError, 'ENVIRONMENT: sandbox is the name')
  })
})

describe('describeConfig', () => {
  it('masks every secret', () => {
    const secrets = ['s'.repeat(40), 'dbpassword', 'proxypassword', 'sourcekey', 'collectortoken', 'radartoken',
      'modelkey', 'p'.repeat(40), 'wirepassword', 'wireuser', 'wiretoken', 'proxyuser']
    const config = readConfig({
      SECRET_KEY: secrets[0],
      SECRET_KEY_PREVIOUS: 'p'.repeat(40),
      DATABASE_URL: 'postgres://user:dbpassword@db/x',
      EGRESS_PROXY: 'socks5://proxyuser:proxypassword@proxy:3128',
      SOURCE_KEY_GITHUB: 'sourcekey',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318',
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=collectortoken',
      RADAR_REFRESH_URL: 'https://breaches.example/all?token=radartoken',
      ENRICH_URL: 'https://model.example',
      ENRICH_MODEL: 'm',
      ENRICH_KEY: 'modelkey',
      WIRE_URL: 'tls://wireuser:wirepassword@nats.example,tls://other.example',
    })
    const withToken = readConfig({ WIRE_URL: 'nats://nats.example', WIRE_TOKEN: 'wiretoken' })

    const text = JSON.stringify([config, withToken].map(describeConfig))

    for (const secret of secrets) expect(text).not.to.include(secret)
    for (
      const name of [
        'SOURCE_KEY_GITHUB',
        'authorization=***',
        'token=***',
        'socks5://***@proxy:3128',
        'tls://nats.example:4222,tls://other.example:4222',
      ]
    ) expect(text).to.include(name)
  })
})
