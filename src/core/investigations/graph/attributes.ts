import type { components } from '../../../../generated/api.ts'

type Schemas = components['schemas']
type Value = string | number | boolean

/** Attributes of nodes and edges in XML: the name and the type, which GraphML and GEXF call the same. */
export const nodeAttributes = {
  type: 'string',
  searched: 'boolean',
  depth: 'integer',
  status: 'string',
  searches: 'string',
} as const

export const edgeAttributes = {
  relation: 'string',
  strength: 'integer',
  followed: 'boolean',
  search: 'string',
  evidence: 'string',
  evidence_total: 'integer',
} as const

/** Returns the attributes of a node. `status` is that of the search, or of the entry without one. */
export const ofNode = ({ type, searched }: Schemas['GraphNode']): Partial<Record<keyof typeof nodeAttributes, Value>> =>
  ({
    type,
    searched: searched.length > 0,
    ...searched.length > 0 && {
      depth: Math.min(...searched.map(({ depth }) => depth)),
      status: [...new Set(searched.map(({ status, search }) => search?.status ?? status))].join(' '),
      searches: searched.flatMap(({ search }) => search?.id ?? []).join(' '),
    },
  })

/** Returns the attributes of an edge. Its cards are one text for people. */
export const ofEdge = (
  { relation, strength, followed, search_id: search, evidence, evidence_total }: Schemas['GraphEdge'],
): Record<keyof typeof edgeAttributes, Value> => ({
  relation,
  strength,
  followed,
  search,
  evidence: evidence.map(({ name, card, label, basis }) =>
    `${card ?? name}: ${label ?? 'account'} (${basis})`).join('; '),
  evidence_total,
})
