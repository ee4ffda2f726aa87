import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect } from 'chai'
import {
  asNode, isEndless, operationsOf, textOf, type FoundOperation, type OpenApi,
} from '../../scripts/generate/document.ts'
import { readText } from '../../scripts/support/endless.ts'
import { freePort } from '../../scripts/support/free-port.ts'
import { checkReply } from '../../scripts/support/replies.ts'
import { readSandboxConfig } from '../../src/sandbox/config.ts'
import { startSandbox, type Sandbox } from '../../src/sandbox/start.ts'
import { namesOf, requestsOf, successesOf, type ExampleRequest } from '../support/example-requests.ts'

const read = (name: string) =>
  JSON.parse(readFileSync(resolve(import.meta.dirname, `../../generated/${name}.json`), 'utf8')) as OpenApi
const documents = { api: read('api'), images: read('images') }
type Service = keyof typeof documents

describe('the examples of the documents', () => {
  let folder: string
  let sandbox: Sandbox

  before(async function () {
    if (process.env['TEST_DATABASE_URL'] !== undefined) return this.skip() // the sandbox always uses its own database
    folder = mkdtempSync(join(tmpdir(), 'tracewell-examples-'))
    const ports = [await freePort(), await freePort(), await freePort()].map(String)
    const [PORT, IMAGES_PORT, CONTROL_PORT] = ports as [string, string, string]
    const config = readSandboxConfig({
      DATA_DIR: folder,
      PORT,
      IMAGES_PORT,
      CONTROL_PORT,
      LOG_LEVEL: 'silent',
    }, {})
    sandbox = await startSandbox(config, { onReply: checkReply })
  })
  after(async () => {
    await sandbox?.stop(0)
    if (folder) rmSync(folder, { recursive: true })
  })

  for (const service of ['api', 'images'] as const) {
    for (const operation of operationsOf(documents[service]).filter(({ node }) => successesOf(node).length > 0)) {
      it(`succeed in a fresh sandbox: ${service} ${operation.method} ${operation.path}`, async () => {
        const requests = requestsOf(documents[service], operation)
        const faults: string[] = []
        for (const request of requests) {
          if (operation.id.startsWith('delete') || operation.id === 'retrySearch') await sandbox.reset()
          const { status, text } = await send(service, operation, request)
          if (successesOf(operation.node).includes(status)) continue
          faults.push(`${JSON.stringify(request.body)} ${namesOf(request)}: ${status} ${text.slice(0, 200)}`)
        }

        expect(requests).to.not.be.empty
        expect(faults).to.deep.equal([])
      })
    }
  }

  it('are there again after a reset, and no cursor has an example', async () => {
    const path = '/search/{id}'
    const [get] = operationsOf(documents.api).filter(operation => operation.path === path)
    const [remove] = operationsOf(documents.api).filter(({ id }) => id === 'deleteSearches')
    const [deletion] = requestsOf(documents.api, remove!)
    const id = (asNode(deletion!.body).ids as string[])[0]!
    const state = async () => (await fetch(`${sandbox.facts.url}/search/${id}`, { headers: headersOf() })).status
    await sandbox.reset()
    const first = await state()
    await send('api', remove!, deletion!)
    const deleted = await state()

    await sandbox.reset()

    expect([first, deleted, await state()]).to.deep.equal([200, 404, 200])
    expect((await send('api', get!, requestsOf(documents.api, get!)[0]!)).status).to.equal(200)
    const cursors = Object.values(documents).flatMap(document => operationsOf(document).flatMap(one =>
      one.parameters.filter(({ name, schema }) => name === 'cursor' && asNode(schema).type === 'string')))
    expect(cursors).not.to.be.empty
    expect(cursors.filter(cursor => cursor.example !== undefined || cursor.examples !== undefined)).to.deep.equal([])
  })

  it('show the breach as a sandbox returns it, and the filters find it', async () => {
    const { name, ...filters } = Object.fromEntries(operationsOf(documents.api)
      .filter(({ id }) => id === 'listBreaches' || id === 'getBreach')
      .flatMap(({ parameters }) => parameters).filter(one => one.in !== 'header' && one.example !== undefined)
      .map(one => [textOf(one.name), String(one.example as string | number | boolean)]))
    const one = await fetch(`${sandbox.facts.url}/radar/breaches/${name}`, { headers: headersOf() })
    const list = await fetch(`${sandbox.facts.url}/radar/breaches?${new URLSearchParams(filters).toString()}`, {
      headers: headersOf(),
    })

    const examples = asNode(asNode(documents.api.components).examples)
    expect(await one.json()).to.deep.include(asNode(asNode(examples.BreachRecord).value))
    const { breaches } = await list.json() as { breaches: Array<{ name: string }> }
    expect(breaches.map(breach => breach.name)).to.deep.equal([name])
  })

  const headersOf = () => ({ authorization: `Bearer ${sandbox.facts.key}` })

  async function send(
    service: Service,
    { method, path, node }: FoundOperation,
    { parameters, body }: ExampleRequest,
  ): Promise<{ status: number, text: string }> {
    const valuesIn = (place: string) => parameters.filter(({ parameter }) => parameter.in === place)
      .map(({ parameter, value }) => [textOf(parameter.name), String(value as string | number | boolean)] as const)
    const filled = valuesIn('path')
      .reduce((text, [name, value]) => text.replace(`{${name}}`, encodeURIComponent(value)), path)
    const query = new URLSearchParams(Object.fromEntries(valuesIn('query')))
    const { url, imagesUrl } = sandbox.facts
    const response = await fetch(`${service === 'api' ? url : imagesUrl}${filled}?${query.toString()}`, {
      method,
      headers: {
        ...headersOf(),
        ...Object.fromEntries(valuesIn('header')),
        ...body !== undefined && { 'content-type': 'application/json' },
      },
      ...body !== undefined && { body: JSON.stringify(body) },
    })
    return { status: response.status, text: await readText(response, isEndless(node)) }
  }
})
