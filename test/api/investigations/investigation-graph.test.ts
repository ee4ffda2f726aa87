import { expect } from 'chai'
import { createHeldModule, createModule } from '../../../scripts/support/modules.ts'
import { start, type Started } from '../../../scripts/support/start.ts'
import { readGraph } from '../../../src/core/investigations/graph/graph.ts'
import { card, link } from '../../../src/sources/kit/card.ts'
import { elements, parseXml } from '../../support/xml.ts'
import { until } from '../../../scripts/support/until.ts'

/** Both pseudonyms have one website. Only `sam` has a location, and names `kim`. */
const accounts = createModule('accounts', {
  run: ({ value }) => [
    card([['Website', link('https://team.example')], ...value === 'sam'
      ? [['Location', 'Lyon <"&\u0001'], ['Twitter', 'Kim']] as const
      : []], {}),
  ],
})

describe('GET /investigations/{id}/graph', () => {
  async function begin(service: Started, values: readonly string[]): Promise<string> {
    const observables = values.map(value => ({ type: 'Pseudonym', value }))
    const { body } = await service.request('POST', '/investigations', { body: { observables } })
    return body.data.investigation.id
  }
  async function finish(service: Started, values: readonly string[]): Promise<string> {
    const id = await begin(service, values)
    await until(async () =>
      (await service.request('GET', `/investigations/${id}`)).body.data.investigation.status === 'finished')
    return id
  }
  async function graphOf(service: Started, id: string, query = '') {
    const { status, body } = await service.request('GET', `/investigations/${id}/graph?${query}`)
    expect(status).to.equal(200)
    const { nodes, edges, complete } = body.data
    const valueOf = (nodeId: string) => nodes.find(node => node.id === nodeId)!.value
    const arrows = edges.map(({ source, target }) => `${valueOf(source)} > ${valueOf(target)}`)
    return {
      values: nodes.map(({ value }) => value),
      arrows,
      nodes,
      edges,
      complete,
    }
  }

  it('has a node for each normal form, and edges with the cards that vouch for them', async () => {
    await using service = await start({}, { modules: [accounts] })
    const id = await finish(service, ['sam', 'kim'])
    const { data } = (await service.request('GET', `/investigations/${id}`)).body

    const { values, arrows, nodes, edges, complete } = await graphOf(service, id)

    expect(values).to.deep.equal(['sam', 'kim', 'team.example', 'https://team.example/', 'Lyon <"&\u0001'])
    expect(arrows).to.have.members([
      'sam > kim',
      'sam > team.example',
      'sam > https://team.example/',
      'sam > Lyon <"&\u0001',
      'kim > team.example',
      'kim > https://team.example/',
    ])
    expect(nodes.map(({ searched }) => searched)).to.deep.equal([
      ...data.observables.map(({ status, search }) => [{ status, search, depth: 0 }]), [], [], [],
    ])
    expect(edges[0]).to.deep.include({
      source: nodes[0]!.id,
      search_id: data.observables[0]!.search!.id,
      evidence_total: 1,
    })
    expect(edges.find(({ target }) => target === nodes[1]!.id)).to.deep.include({
      relation: 'linked_account',
      strength: 60,
      evidence: [{
        kind: 'module',
        slug: 'accounts',
        name: 'Module accounts',
        card: 'accounts_001',
        label: 'Twitter',
        relation: 'linked_account',
        basis: 'stated',
        site: 'twitter.com',
      }],
    })
    expect(complete).to.equal(true)
  })

  it('filters found observables by type, edges by strength, and keeps only shared observables on request', async () => {
    const bios = createModule('bios', { run: ({ value }) => [card([['Bio', `${value}@team.example`]], {})] })
    await using service = await start({}, { modules: [accounts, bios] })
    const id = await finish(service, ['sam', 'kim'])

    expect(await graphOf(service, id, 'type=Location')).to.deep.include({
      values: ['sam', 'kim', 'Lyon <"&\u0001'], arrows: ['sam > Lyon <"&\u0001'],
    })
    const strong = await graphOf(service, id, 'strength=31&type=Email%20Address')
    expect(strong).to.deep.include({ values: ['sam', 'kim'], arrows: [] })
    const all = await graphOf(service, id, 'strength=30&type=Email%20Address')
    expect(all.arrows).to.deep.equal(['sam > sam@team.example', 'kim > kim@team.example'])
    const shared = await graphOf(service, id, 'shared=true')
    expect(shared.values).to.deep.equal(['sam', 'kim', 'team.example', 'https://team.example/'])
    expect(shared.arrows).to.include('sam > kim').and.to.have.length(5)
  })

  it('has one node for spellings that differ in case, with the searches of both', async () => {
    await using service = await start({}, { modules: [accounts] })
    const id = await finish(service, ['Kim', 'kim'])

    const { nodes, edges, values } = await graphOf(service, id)

    expect(values).to.deep.equal(['Kim', 'team.example', 'https://team.example/'])
    expect(nodes[0]!.searched).to.have.length(2)
    expect(new Set(edges.map(edge => edge.id)).size).to.equal(4)
    expect((await graphOf(service, id, 'shared=true')).values).to.deep.equal(['Kim'])
  })

  it('lists at most ten cards of an edge, the strongest first, and counts all', async () => {
    const many = Array.from({ length: 12 }, (_, index) => createModule(`module-${index}`, {
      run: () => [card([index === 11 ? ['Website', link('https://team.example')] : ['Bio', 'see https://team.example']], {})],
    }))
    await using service = await start({}, { modules: many })
    const id = await finish(service, ['sam'])

    const { edges } = await graphOf(service, id, 'type=URL')

    expect(edges).to.have.length(1)
    expect(edges[0]!.evidence_total).to.equal(12)
    expect(edges[0]!.evidence).to.have.length(10)
    expect(edges[0]!.evidence[0]!.basis).to.equal('stated')
  })

  for (const [format, type] of [['graphml', 'application/graphml+xml'], ['gexf', 'application/gexf+xml']] as const) {
    it(`is the same graph as ${type}, as a file`, async () => {
      await using service = await start({}, { modules: [accounts] })
      const id = await finish(service, ['sam', 'kim'])
      const { nodes, edges } = await graphOf(service, id)

      const { status, headers, text } = await service.request('GET', `/investigations/${id}/graph?format=${format}`)

      expect(status).to.equal(200)
      expect(headers.get('content-type')).to.equal(type)
      expect(headers.get('content-disposition')).to.equal(`attachment; filename="investigation-${id}.${format}"`)
      const root = parseXml(text)
      expect(root.name).to.equal(format)
      expect(elements(root, 'node').map(({ attributes }) => attributes['id'])).to.deep.equal(nodes.map(one => one.id))
      expect(elements(root, 'edge').map(({ attributes: { id: edge, source, target } }) => [edge, source, target])).to
        .deep.equal(edges.map(one => [one.id, one.source, one.target]))
      expect(text).to.include('Lyon &lt;&quot;&amp;').and.not.to.include('\u0001')
    })
  }

  it('has what is found so far while the investigation runs, and is not complete', async () => {
    const held = createHeldModule()
    await using service = await start({}, { modules: [accounts, held.module], plan: 'starter' })
    const id = await begin(service, ['sam', 'kim', 'lee'])
    await until(async () => (await graphOf(service, id)).arrows.includes('sam > kim'))

    const { complete, nodes } = await graphOf(service, id)

    expect(complete).to.equal(false)
    expect(nodes[2]).to.deep.include({ value: 'lee', searched: [{ status: 'waiting', search: null, depth: 0 }] })
    held.release()
  })

  it('is not complete if an observable was not searched', async () => {
    await using service = await start({}, { modules: [accounts] })
    const { body } = await service.request('POST', '/investigations', {
      body: { observables: [{ value: 'sam' }, { value: 'kim' }], budget: 1 },
    })
    const { id } = body.data.investigation
    await until(async () =>
      (await service.request('GET', `/investigations/${id}`)).body.data.investigation.status === 'finished')

    expect(await graphOf(service, id)).to.include({ complete: false })
  })

  it('is not complete if a source failed', async () => {
    const broken = createModule('broken', { run: () => { throw new Error('no answer') } })
    await using service = await start({}, { modules: [accounts, broken] })
    const id = await finish(service, ['sam'])

    expect(await graphOf(service, id)).to.include({ complete: false })
  })

  it('has no edge without its nodes if more is found while it is read', async () => {
    const held = createHeldModule('held')
    const late = createModule('late', {
      async* run(query, context) {
        for await (const _ of held.module.run(query, context) as AsyncIterable<unknown>) {
          yield card([['Website', link('https://late.example')]], {})
        }
      },
    })
    await using service = await start({}, { modules: [accounts, late] })
    const { database } = service.tracewell
    const id = await begin(service, ['sam'])
    await until(async () => (await graphOf(service, id)).arrows.includes('sam > team.example'))
    const graph = await readGraph(database, (await database.investigations.get(id))!, {}, new AbortController().signal)
    const nodes = new Set((await Array.fromAsync(graph.nodes())).map(node => node.id))
    held.release()
    await until(async () => (await graphOf(service, id)).arrows.includes('sam > late.example'))

    const edges = await Array.fromAsync(graph.edges())

    expect(edges).to.have.length(nodes.size - 1)
    expect(edges.filter(({ target }) => !nodes.has(target))).to.be.empty
    expect(graph.isComplete()).to.equal(false)
  })

  it('fails if the investigation is deleted, or the client disconnects, while it is read', async () => {
    await using service = await start({}, { modules: [accounts] })
    const { database } = service.tracewell
    const id = await finish(service, ['sam'])
    const investigation = (await database.investigations.get(id))!
    const client = new AbortController()
    const [graph, abandoned] = [
      await readGraph(database, investigation, {}, new AbortController().signal),
      await readGraph(database, investigation, {}, client.signal),
    ]
    await Array.fromAsync(graph.nodes())
    client.abort(new Error('gone'))
    await service.request('POST', '/investigations/delete', { body: { ids: [id] } })

    const failed = await Array.fromAsync(graph.edges()).catch((error: unknown) => error)
    const aborted = await Array.fromAsync(abandoned.edges()).catch(String)

    expect(failed).to.include({ code: 'NOT_FOUND' })
    expect(aborted).to.equal('Error: gone')
  })

  it('answers 404 to another account, and after the deletion', async () => {
    await using service = await start({}, { modules: [accounts] })
    const id = await finish(service, ['sam'])
    const path = `/investigations/${id}/graph` as const

    expect((await service.request('GET', path, { key: await service.newKey('business') })).status).to.equal(404)
    await service.request('POST', '/investigations/delete', { body: { ids: [id] } })
    expect((await service.request('GET', path)).status).to.equal(404)
    expect((await service.request('GET', `${path}?format=gexf`)).status).to.equal(404)
  })

  it('answers 400 to an unknown format', async () => {
    await using service = await start({}, { modules: [accounts] })

    const { status, body } = await service
      .request('GET', '/investigations/00000000-0000-4000-8000-000000000000/graph?format=dot')

    expect(status).to.equal(400)
    expect(body).to.have.nested.property('error.details[0].path', 'format')
  })
})
