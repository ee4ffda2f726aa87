import { expect } from 'chai'
import { moduleId } from '../../src/core/catalogue/modules.ts'
import { dumpTables } from '../../scripts/support/tables.ts'
import { start } from '../../scripts/support/start.ts'
import { until } from '../../scripts/support/until.ts'

const credential = 'geheim7f3a'
/** An address of this machine at which nothing listens. */
const nowhere = '127.0.0.1:1'

/** Every setting with a credential, so that whatever uses it fails. */
const environment = {
  SANDBOX: '0',
  SECRET_KEY: credential.repeat(4),
  SECRET_KEY_PREVIOUS: `${credential}-previous`.repeat(2),
  EGRESS_PROXY: `http://user:${credential}@${nowhere}`,
  WIRE_URL: `nats://user:${credential}@${nowhere}`,
  SOURCE_KEY_GITHUB: credential,
  RADAR_REFRESH_URL: `https://breaches.example/all?key=${credential}`,
  OTEL_EXPORTER_OTLP_ENDPOINT: `http://${nowhere}`,
  OTEL_EXPORTER_OTLP_HEADERS: `authorization=${credential}`,
  OTEL_TRACES_SAMPLER: 'always_on',
  ENRICH_URL: `http://${nowhere}`,
  ENRICH_MODEL: 'model',
  ENRICH_KEY: credential,
}

describe('a credential in a setting of a server', () => {
  it('is in no log, answer or table while the proxy, NATS, the collector and the breach catalogue fail', async () => {
    await using service = await start(environment)
    const modules = { mode: 'selected', ids: [moduleId('github')] }

    const id = await service.createSearch('Pseudonym', 'sam', { modules })
    const events = await service.events(`/search/${id}/stream`)
    await until('the catalogue was asked for', () => Promise.resolve(/radar|catalogue/i.test(service.logged.join(''))))
    const { text } = await service.request('GET', `/search/${id}/results`)

    expect(JSON.stringify(events)).to.include('PROXY_FAILED').and.not.to.include(credential)
    expect(text).not.to.include(credential)
    expect(service.logged.join('')).not.to.include(credential)
    expect((await dumpTables(service)).filter(row => row.includes(credential))).to.deep.equal([])
  })
})
