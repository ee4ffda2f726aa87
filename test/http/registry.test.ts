import { expect } from 'chai'
import { tableOf } from '../../scripts/generate/operations.ts'
import { createRegistry } from '../../src/http/registry.ts'
import { echoHandlers } from '../support/contract-app.ts'
import { petDocument } from '../support/document.ts'

const parts = {
  securitySchemes: ['apiKey'],
  operations: tableOf(petDocument),
  handlers: echoHandlers,
  authenticate: () => Promise.resolve('somebody'),
}

async function refusal(work: Promise<unknown>): Promise<string> {
  return work.then(() => 'none', (error: Error) => error.message)
}

describe('the registry', () => {
  it('returns handlers by operationId and security handlers by scheme', async () => {
    const registry = await createRegistry(parts)

    expect(registry.handler('getHealth')).to.equal(echoHandlers.getHealth)
    expect(registry.authenticate('apiKey')).to.equal(parts.authenticate)
  })

  it('refuses a handler of an unknown operation', async () => {
    const message = await refusal(createRegistry({
      ...parts, handlers: { ...echoHandlers, getDog: () => ({ status: 200 }) },
    }))

    expect(message).to.include('getDog')
  })

  it('refuses an operation without a handler', async () => {
    const { getPet, getPhoto, ...handlers } = echoHandlers

    const message = await refusal(createRegistry({ ...parts, handlers }))

    expect([getPet, getPhoto]).not.to.include(undefined)
    expect(message).to.equal('no handler for getPet, getPhoto')
  })

  it('refuses a security scheme that the document does not have', async () => {
    const operations = parts.operations.map(operation => ({ ...operation, security: 'cookie' }))

    const message = await refusal(createRegistry({ ...parts, operations }))

    expect(message).to.include('cookie')
  })
})
