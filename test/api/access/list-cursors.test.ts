import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect } from 'chai'
import { asNode, at, operationsOf, textOf, type OpenApi } from '../../../scripts/generate/document.ts'
import { createModule } from '../../../scripts/support/modules.ts'
import { start, type Started } from '../../../scripts/support/start.ts'
import { card, link } from '../../../src/sources/kit/card.ts'
import { createBreach, putBreaches } from '../../support/breaches.ts'
import { investigationsOf } from '../../support/investigations.ts'
import { createChanging, watchesOf } from '../../support/watches.ts'

const api = JSON.parse(readFileSync(resolve(import.meta.dirname, '../../../generated/api.json'), 'utf8')) as OpenApi

describe('the cursor of a list', () => {
  let service: Started
  /** Addresses of the lists, each with at least two entries, by their paths in the document. */
  let lists: Record<string, string>

  before(async () => {
    const changing = createChanging()
    const pages = createModule('pages', {
      run: () => ['one', 'two'].map(name => card([['Profile', link(`https://${name}.example.org/sam`)]], {})),
    })
    service = await start({}, { modules: [changing.module, pages] })
    const [key] = await service.tracewell.keys.list(service.accountId)
    await service.tracewell.keys.update(key!.id, { manage: true })
    await service.tracewell.keys.create(service.accountId)
    await putBreaches(service, [createBreach('One'), createBreach('Two')])
    for (const value of ['one', 'two']) {
      await service.request('POST', '/investigations', { body: { observables: [{ value }] } })
    }
    const watches = watchesOf(service)
    await watches.create({ reference: 'other' })
    const watch = await watches.create()
    await watches.ran(watch, 1)
    changing.found = ['one', 'two'].map(name => `https://github.com/${name}`)
    await watches.runAgain(watch)
    const search = await service.createSearch('Pseudonym', 'sam')
    await service.events(`/search/${search}/stream`)
    const investigation = await investigationsOf(service)
      .finish({ observables: ['sam', 'kim'].map(value => ({ type: 'Pseudonym' as const, value })) })
    await addDeliveries()
    lists = {
      '/search': '/search',
      '/search/{id}/observables': `/search/${search}/observables`,
      '/search/{id}/profile': `/search/${search}/profile`,
      '/investigations': '/investigations',
      ...Object.fromEntries(['results', 'leaks', 'accounts', 'observables', 'profile'].map(part =>
        [`/investigations/{id}/${part}`, `/investigations/${investigation}/${part}`])),
      '/watches': '/watches',
      '/watches/{id}/changes': `/watches/${watch}/changes`,
      '/account/keys': '/account/keys',
      '/account/audit': '/account/audit',
      '/account/webhook-deliveries': '/account/webhook-deliveries',
      '/radar/breaches': '/radar/breaches',
    }
  })
  after(() => service[Symbol.asyncDispose]())

  /** Adds two deliveries: an endpoint has one test. */
  async function addDeliveries(): Promise<void> {
    const body = { url: 'https://tw-success.example/', events: ['watchChanged' as const] }
    for (let count = 0; count < 2; count++) {
      const created = await service.request('POST', '/account/webhooks', { body })
      await service.request('POST', `/account/webhooks/${created.body.data.endpoint.id}/test`)
    }
  }

  const get = (path: string, query: string) => service.request('GET', `${path}?${query}`)

  it('is tested here for every list of the document', () => {
    const paged = operationsOf(api).filter(({ parameters }) =>
      parameters.some(({ name, schema }) => name === 'cursor' && asNode(schema)['type'] === 'string'))

    expect(Object.keys(lists)).to.have.members(paged.map(({ path }) => path))
  })

  it('has examples in the document that are accepted', async () => {
    const pages = {
      '/search': 'SearchListMorePages',
      '/account/keys': 'AccountKeysMore',
      '/account/audit': 'AuditRecordsMore',
    }
    for (const [path, example] of Object.entries(pages)) {
      const cursor = at(api, `#/components/examples/${example}/value/data/pagination/nextCursor`)
      expect((await get(path, `cursor=${textOf(cursor)}`)).status, path).to.equal(200)
    }
  })

  it('is accepted by this list only', async () => {
    const found: Array<[cursorOf: string, sentTo: string, answer: string]> = []
    for (const [name, path] of Object.entries(lists)) {
      const cursor = /"nextCursor":"([^"]+)"/.exec((await get(path, 'limit=1')).text)![1]
      for (const [other, address] of Object.entries(lists)) {
        const { status, body } = await get(address, `limit=1&cursor=${cursor}`)
        found.push([name, other, status === 200 ? 'accepted' : body.error.faults[0]!.message])
      }
    }

    const accepted = found.filter(([,, answer]) => answer === 'accepted')
    const refused = found.filter(([,, answer]) => answer.includes('or start again with the first page'))
    expect(accepted).to.deep.equal(Object.keys(lists).map(name => [name, name, 'accepted']))
    expect(refused).to.have.length(found.length - accepted.length)
  })
})
