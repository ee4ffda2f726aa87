import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import { operations } from '../../../generated/api-operations.ts'
import { createModule } from '../../../scripts/support/modules.ts'
import { start, type Started } from '../../../scripts/support/start.ts'
import { investigationsOf, quick } from '../../support/investigations.ts'
import { watchesOf } from '../../support/watches.ts'

const changing = operations.filter(({ method }) => method === 'PATCH')

interface Body { content: Record<string, { schema: { $ref: string } }> }
interface Document {
  paths: Record<string, { patch: { requestBody: Body } }>
  components: { schemas: Record<string, { properties: object }> }
}
const document = JSON.parse(readFileSync('generated/api.json', 'utf8')) as Document

/** Returns the names of the members of a change. */
function membersOf(path: string): string[] {
  const { $ref } = document.paths[path]!.patch.requestBody.content['application/json']!.schema
  return Object.keys(document.components.schemas[$ref.split('/').at(-1)!]!.properties)
}

describe('a change without a value', () => {
  let service: Started
  let key: string
  let ids: Record<string, string>
  before(async () => {
    service = await start({}, { modules: [createModule('quick')] })
    key = (await service.tracewell.keys.create(service.accountId, 'admin', true)).secret
    const made = await service.request('POST', '/account/keys', { key, body: { label: 'changed' } })
    const endpoint = { url: 'https://hooks.example.com/', events: ['searchEnded'] }
    const added = await service.request('POST', '/account/webhooks', { key, body: endpoint })
    const { modules } = quick
    ids = {
      updateSearch: await service.createSearch('Pseudonym', 'sam', { modules }),
      updateInvestigation: await investigationsOf(service).begin({ observables: [{ value: 'sam' }], modules }),
      updateWatch: await watchesOf(service).create({ observable: { value: 'sam' }, interval_hours: 24, modules }),
      updateKey: made.body.data.key.id,
      updateWebhookEndpoint: added.body.data.endpoint.id,
    }
  })
  after(() => service[Symbol.asyncDispose]())

  for (const { id: operation, path } of changing) {
    it(`is carried out by ${operation} as no change, or refused`, async () => {
      const id = ids[operation]
      expect(id, `an object that ${operation} changes`).to.be.a('string')
      for (const body of [{}, ...membersOf(path).map(name => ({ [name]: null }))]) {
        const { status } = await service.request('PATCH', path.replace('{id}', id!), { key, body })

        expect(status, JSON.stringify(body)).to.be.oneOf([200, 400])
      }
    })
  }
})
