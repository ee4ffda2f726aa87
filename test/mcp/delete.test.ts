import { StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { expect } from 'chai'
import { createModule } from '../../scripts/support/modules.ts'
import { start, type Started } from '../../scripts/support/start.ts'
import { watchesOf } from '../support/watches.ts'
import { investigationsOf, quick } from '../support/investigations.ts'
import { callTool, connectStdio, createClient, type Asked } from '../support/mcp-client.ts'

const modules = quick.modules

describe('the tools of MCP that delete', () => {
  let service: Started
  before(async () => { service = await start({ MCP: '1' }, { modules: [createModule('quick')] }) })
  after(() => service[Symbol.asyncDispose]())

  async function connectHttp(mode: 'auto' | 'legacy', asked?: Asked) {
    const client = createClient(mode, asked)
    await client.connect(new StreamableHTTPClientTransport(new URL(`${service.url}/mcp`), {
      requestInit: { headers: { Authorization: `Bearer ${service.key}` } },
    }))
    return Object.assign(client, { [Symbol.asyncDispose]: () => client.close() })
  }
  const connect = {
    stdio: (mode: 'auto' | 'legacy', asked?: Asked) =>
      connectStdio({ TRACEWELL_SERVER: service.url, TRACEWELL_KEY: service.key }, mode, asked),
    http: connectHttp,
  }
  async function newSearch(): Promise<string> {
    const id = await service.createSearch('Pseudonym', 'sam', { modules })
    await service.events(`/search/${id}/stream`)
    return id
  }
  const statusOf = async (path: string) => (await service.request('GET', path)).status

  for (const [transport, mode] of [['stdio', 'legacy'], ['stdio', 'auto'], ['http', 'auto']] as const) {
    it(`ask a person first, by ${transport} with the protocol ${mode}`, async () => {
      const questions: string[] = []
      const answers = ['decline', 'accept'] as const
      await using client = await connect[transport](mode, question => answers[questions.push(question) - 1]!)
      const id = await newSearch()

      const refused = await callTool(client, 'delete_searches', { ids: [id] })
      const left = await statusOf(`/search/${id}`)
      const deleted = await callTool(client, 'delete_searches', { ids: [id] })

      expect(refused.error).to.deep.equal({ code: 'CANCELLED', message: 'The person did not confirm it' })
      expect(left).to.equal(200)
      expect(questions).to.deep.equal(Array.from({ length: 2 }, () =>
        'Delete this search with all results and retries? This cannot be undone.\nPseudonym sam'))
      expect(deleted).to.not.have.property('error')
      expect(await statusOf(`/search/${id}`)).to.equal(404)
    })
  }

  for (const [transport, mode] of [
    ['stdio', 'legacy'], ['stdio', 'auto'], ['http', 'auto'], ['http', 'legacy'],
  ] as const) {
    it(`delete nothing if the host cannot ask, by ${transport} with the protocol ${mode}`, async () => {
      await using client = await connect[transport](mode)
      const id = await newSearch()

      const { error } = await callTool(client, 'delete_searches', { ids: [id] })

      expect(error!.message).to.include('cannot ask')
      expect(await statusOf(`/search/${id}`)).to.equal(200)
    })
  }

  it('delete investigations and watches, and name what they are about', async () => {
    const questions: string[] = []
    await using client = await connect.stdio('auto', question => { questions.push(question); return 'accept' })
    const investigation =
      await investigationsOf(service).begin({ observables: [{ value: 'sam' }, { value: 'kim' }], modules })
    await service.events(`/investigations/${investigation}/stream`)
    const watch = await watchesOf(service).create({ observable: { value: 'sam' }, interval_hours: 24, modules })
    await callTool(client, 'delete_investigations', { ids: [investigation] })
    await callTool(client, 'delete_watches', { ids: [watch] })

    expect(questions.map(question => question.split('\n')[1]))
      .to.deep.equal(['Pseudonym sam and 1 more', 'Pseudonym sam'])
    expect([await statusOf(`/investigations/${investigation}`), await statusOf(`/watches/${watch}`)])
      .to.deep.equal([404, 404])
  })

  it('refuse what cannot be deleted before they ask', async () => {
    await using client = await connect.stdio('auto', () => { throw new Error('asked') })
    const call = async (given: object) => (await callTool(client, 'delete_searches', given)).error

    expect((await call({ ids: [] }))!.faults).to.deep.equal([{ path: 'ids', message: 'must be a list of 1 to 20 ids' }])
    expect((await call({ ids: ['0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10'] }))!.code).to.equal('NOT_FOUND')
    expect((await call({}))!.faults).to.deep.equal([{ path: 'ids', message: 'is required' }])
  })

  it('are marked as destructive', async () => {
    await using client = await connect.stdio('auto')
    const { tools } = await client.listTools()

    expect(tools.filter(({ annotations }) => annotations!.destructiveHint).map(({ name }) => name))
      .to.deep.equal(['delete_searches', 'delete_investigations', 'delete_watches'])
  })
})
