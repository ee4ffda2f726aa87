import { expect } from 'chai'
import fc from 'fast-check'
import { foldLeaves, withoutHidden } from '../../src/console/graph/fold.ts'
import { graphOf } from '../../src/console/search/graph-of.ts'
import type { Observable } from '../../src/console/model/client.ts'

const card = {
  kind: 'module',
  slug: 'dns',
  name: 'DNS',
  card: 'dns_001',
  label: 'Name',
  relation: 'host_name',
  basis: 'verified',
  site: null,
} as const
const found = (type: Observable['type'], value: string): Observable => ({
  type,
  value,
  relation: 'host_name',
  strength: 90,
  cards: [card],
})

const graph = (observables: readonly Observable[]) =>
  graphOf(observables, { type: 'Domain Name', value: 'example.com' }, 'search', true)

const hosts = (count: number) =>
  Array.from({ length: count }, (_, index) => found('Domain Name', `h${index}.example.com`))

describe('the leaves of a graph', () => {
  it('become one node for each type, with their number, until it is opened', () => {
    const { nodes, edges } = graph([...hosts(24), found('IP Address', '192.0.2.1')])
    const folded = foldLeaves({ nodes, edges, leftOut: 0 }, new Set())
    const opened = foldLeaves({ nodes, edges, leftOut: 0 }, new Set(folded.groups.map(({ id }) => id)))

    expect(folded.groups.map(group => [group.type, group.nodes.length])).to.deep.equal([['Domain Name', 24]])
    expect(folded.nodes.map(({ value }) => value)).to.deep.equal(['example.com', '192.0.2.1'])
    expect(folded.edges).to.have.length(1)
    expect(opened.nodes).to.have.length(26)
  })

  it('never lose a value, however many there are', () => {
    fc.assert(fc.property(fc.nat(30), fc.nat(30), (names, addresses) => {
      const values = [...hosts(names), ...Array.from({ length: addresses }, (_, index) =>
        found('IP Address', `192.0.2.${index}`))]
      const { nodes, edges } = graph(values)
      const folded = foldLeaves({ nodes, edges, leftOut: 0 }, new Set())
      const inGroups = folded.groups.reduce((sum, group) => sum + group.nodes.length, 0)
      return folded.nodes.length + inGroups === nodes.length && folded.edges.length + inGroups === edges.length
    }))
  })

  it('are left out with their edges when a person hides them', () => {
    const { nodes, edges } = graph(hosts(3))
    const shown = withoutHidden({ nodes, edges }, new Set([nodes[1]!.id]))

    expect(shown.nodes).to.have.length(3)
    expect(shown.edges).to.have.length(2)
  })
})
