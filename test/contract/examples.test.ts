import { expect } from 'chai'
import { asNode, operationsOf, textOf } from '../../scripts/generate/document.ts'
import { namesOf, requestsOf, successesOf } from '../support/example-requests.ts'
import { documents, startExampleSandbox, type ExampleSandbox } from '../support/example-sandbox.ts'

describe('the examples of the documents', () => {
  let started: ExampleSandbox
  before(async function () {
    if (process.env['TEST_DATABASE_URL'] !== undefined) return this.skip() // the sandbox always uses its own database
    started = await startExampleSandbox()
  })
  after(() => started?.[Symbol.asyncDispose]())

  for (const service of ['api', 'images'] as const) {
    for (const operation of operationsOf(documents[service]).filter(({ node }) => successesOf(node).length > 0)) {
      it(`succeed in a fresh sandbox: ${service} ${operation.method} ${operation.path}`, async () => {
        const requests = requestsOf(documents[service], operation)
        const faults: string[] = []
        for (const request of requests) {
          const { status, text } = await started.send(service, operation, request)
          if (successesOf(operation.node).includes(status)) continue
          faults.push(`${JSON.stringify(request.body)} ${namesOf(request)}: ${status} ${text.slice(0, 200)}`)
        }

        expect(requests).to.not.be.empty
        expect(faults).to.deep.equal([])
      })
    }
  }

  it('are there again after a reset', async () => {
    const path = '/search/{id}'
    const [get] = operationsOf(documents.api).filter(operation => operation.path === path)
    const [remove] = operationsOf(documents.api).filter(({ id }) => id === 'deleteSearches')
    const [deletion] = requestsOf(documents.api, remove!)
    const id = (asNode(deletion!.body).ids as string[])[0]!
    const url = `${started.sandbox.facts.url}/search/${id}`
    const state = async () => (await fetch(url, { headers: headersOf() })).status
    await started.sandbox.reset()
    const first = await state()
    await started.send('api', remove!, deletion!)
    const deleted = await state()

    await started.sandbox.reset()

    expect([first, deleted, await state()]).to.deep.equal([200, 404, 200])
    expect((await started.send('api', get!, requestsOf(documents.api, get!)[0]!)).status).to.equal(200)
  })

  for (const parameter of ['cursor', 'Idempotency-Key']) {
    it(`have no ${parameter}, because a copied one is wrong in another request`, () => {
      const declared = Object.values(documents).flatMap(document => operationsOf(document).flatMap(one =>
        one.parameters.filter(({ name, schema }) => name === parameter && asNode(schema).type === 'string')))

      expect(declared).not.to.be.empty
      expect(declared.filter(({ example, examples }) => example !== undefined || examples !== undefined))
        .to.deep.equal([])
    })
  }

  it('show the breach as a sandbox returns it, and the filters find it', async () => {
    const { name, ...filters } = Object.fromEntries(operationsOf(documents.api)
      .filter(({ id }) => id === 'listBreaches' || id === 'getBreach')
      .flatMap(({ parameters }) => parameters).filter(one => one.in !== 'header' && one.example !== undefined)
      .map(one => [textOf(one.name), String(one.example as string | number | boolean)]))
    const one = await fetch(`${started.sandbox.facts.url}/radar/breaches/${name}`, { headers: headersOf() })
    const list = await fetch(`${started.sandbox.facts.url}/radar/breaches?${new URLSearchParams(filters).toString()}`, {
      headers: headersOf(),
    })

    const examples = asNode(asNode(documents.api.components).examples)
    expect(await one.json()).to.deep.include(asNode(asNode(examples.BreachRecord).value))
    const { breaches } = await list.json() as { breaches: Array<{ name: string }> }
    expect(breaches.map(breach => breach.name)).to.deep.equal([name])
  })

  const headersOf = () => ({ authorization: `Bearer ${started.sandbox.facts.key}` })
})
