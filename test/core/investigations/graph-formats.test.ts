import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import fc from 'fast-check'
import { parse } from 'yaml'
import type { Schemas } from '../../../scripts/support/contract-types.ts'
import { writeGraph } from '../../../src/core/investigations/graph/formats.ts'
import { elements, parseXml, type XmlElement } from '../../support/xml.ts'

type Data = Pick<Schemas['InvestigationGraphData'], 'nodes' | 'edges'>

const meta = { environment: 'test', timestamp: '2026-11-21T10:15:05.000Z' }
const investigationId = '3f2a9c1e-7b54-4d0c-9e61-8a7d5c4b3e21'

async function write({ nodes, edges }: Data, format: Schemas['GraphFormat']): Promise<string> {
  const graph = {
    investigationId,
    async* nodes() { yield* nodes },
    async* edges() { yield* edges },
    isComplete: () => false,
  }
  const chunks: Buffer[] = []
  for await (const chunk of writeGraph(graph, format, meta)) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

const example = (name: string) =>
  (parse(readFileSync(`openapi/components/examples/${name}.yaml`, 'utf8')) as { value: unknown }).value

const hostile = fc.array(fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('<', '>', '&', '"', '\'', ']]>', '&amp;', '&#0;', '<!--', '\0', '\u0008', '\u000b', '\u001f', '\t',
    '\r\n', '\r', '\n', '\u0085', '\u2028', '\ud800', '\udfff', '\ufffe', '\uffff', '\u{1f600}', '</data>', '<?x ?>'),
), { maxLength: 8 }).map(parts => parts.join(''))

const id = fc.string({ unit: fc.constantFrom(...'abcXYZ019_-'), minLength: 22, maxLength: 22 })

const graphs = fc.record({
  nodes: fc.uniqueArray(fc.record({ id, value: hostile }), { selector: node => node.id, minLength: 1, maxLength: 4 }),
  evidence: fc.record({ name: hostile, label: fc.option(hostile), card: fc.option(hostile) }),
}).map(({ nodes, evidence }): Data => ({
  nodes: nodes.map(node => ({ ...node, type: 'Name', searched: [] })),
  edges: nodes.map((node, index) => ({
    id: String(index),
    source: nodes[0]!.id,
    target: node.id,
    search_id: investigationId,
    relation: 'mentioned',
    strength: 30,
    followed: false,
    evidence: [{
      ...evidence,
      kind: 'module',
      slug: 'x',
      relation: 'mentioned',
      basis: 'mentioned',
      site: null,
    }],
    evidence_total: 1,
  })),
}))

/** Returns the text without the characters that XML 1.0 cannot represent. */
const representable = (text: string): string => Array.from(text.toWellFormed()).filter(character =>
  /[\t\n\r\u0020-\ufffd\u{10000}-\u{10ffff}]/u.test(character)).join('')

const evidenceText = ({ nodes: _, edges }: Data): string[] =>
  edges.map(({ evidence: [one] }) =>
    representable(`${one!.card ?? one!.name}: ${one!.label ?? 'account'} (${one!.basis})`))

const idsOf = (found: readonly XmlElement[]) => found.map(({ attributes }) => attributes['id'])

describe('writeGraph', () => {
  for (const [format, name] of [['graphml', 'InvestigationGraphml'], ['gexf', 'InvestigationGexf']] as const) {
    it(`writes the graph of the documented example as the documented ${format}`, async () => {
      const { data } = example('InvestigationGraph') as Schemas['InvestigationGraph']

      expect(await write(data, format)).to.equal(example(name))
    })
  }

  it('writes JSON that has every value', async () => {
    await fc.assert(fc.asyncProperty(graphs, async graph => {
      expect(JSON.parse(await write(graph, 'json'))).to.deep.equal(
        JSON.parse(JSON.stringify({ data: { investigation_id: investigationId, ...graph, complete: false }, meta })),
      )
    }))
  })

  it('writes well-formed GraphML with declared keys, and every character that XML can represent', async () => {
    await fc.assert(fc.asyncProperty(graphs, async graph => {
      const root = parseXml(await write(graph, 'graphml'))

      const keys = new Set(idsOf(elements(root, 'key')))
      const data = elements(root, 'data')
      expect(data.filter(({ attributes }) => !keys.has(attributes['key']))).to.be.empty
      const textsOf = (key: string) =>
        data.filter(({ attributes }) => attributes['key'] === key).map(({ text }) => text)
      expect(textsOf('node-label')).to.deep.equal(graph.nodes.map(({ value }) => representable(value)))
      expect(textsOf('edge-evidence')).to.deep.equal(evidenceText(graph))
      expect(idsOf(elements(root, 'node'))).to.deep.equal(graph.nodes.map(node => node.id))
    }))
  })

  it('writes well-formed GEXF with declared attributes, and every character that XML can represent', async () => {
    await fc.assert(fc.asyncProperty(graphs, async graph => {
      const root = parseXml(await write(graph, 'gexf'))

      const declared = new Set(idsOf(elements(root, 'attribute')))
      const values = elements(root, 'attvalue')
      expect(values.filter(({ attributes }) => !declared.has(attributes['for']))).to.be.empty
      expect(elements(root, 'node').map(({ attributes }) => attributes['label']))
        .to.deep.equal(graph.nodes.map(({ value }) => representable(value)))
      expect(values.filter(({ attributes }) => attributes['for'] === 'edge-evidence')
        .map(({ attributes }) => attributes['value'])).to.deep.equal(evidenceText(graph))
      expect(idsOf(elements(root, 'node'))).to.deep.equal(graph.nodes.map(node => node.id))
    }))
  })
})
