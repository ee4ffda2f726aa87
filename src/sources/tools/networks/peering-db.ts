import type { Absence } from '../../kit/absence.ts'
import { reportsError } from '../../kit/error-text.ts'
import { fetchJson } from '../../kit/json-look-up.ts'
import { arrayOf, integer, objectWith, text, textOrNull, unchecked } from '../../kit/schema.ts'
import { notPublic } from '../../kit/scope.ts'
import { changed } from '../../kit/shape.ts'
import { nonCommercial } from '../../kit/terms.ts'
import type { ToolSource } from '../../kit/tool-source.ts'

const response = objectWith({
  data: arrayOf(objectWith({ asn: integer, name: text }, unchecked({
    aka: textOrNull,
    name_long: textOrNull,
    website: textOrNull,
    irr_as_set: textOrNull,
    info_type: textOrNull,
    info_scope: textOrNull,
    policy_general: textOrNull,
    ix_count: integer,
    fac_count: integer,
  }))),
})

/**
 * Answer about a number that no entry has.
 * https://github.com/peeringdb/peeringdb/blob/c2485295eb9a2db0c1213edc8c64459561d43d50/src/peeringdb_server/rest.py
 */
const noEntry: Absence = {
  status: 404,
  schema: objectWith({
    data: { type: 'array', maxItems: 0 },
    meta: objectWith({ error: { const: 'Entity not found' } }),
  }),
}

/** Entry that an autonomous system writes for its peers. A type alias, as `ToolResponse` needs it. */
export type PeeringEntry = {
  name: string
  other_names: string | null
  website: string | null
  kind: string | null
  scope: string | null
  policy: string | null
  as_set: string | null
  exchanges: number | null
  facilities: number | null
}

/** Entry of an AS number in PeeringDB. https://www.peeringdb.com/apidocs/ */
export const peeringDb: ToolSource<PeeringEntry> = {
  slug: 'peeringdb',
  name: 'PeeringDB',
  homepage: 'https://www.peeringdb.com',
  terms: {
    text: `${nonCommercial}, to operate and research the Internet`,
    url: 'https://www.peeringdb.com/aup',
    restricted: true,
    seen: '2026-11-28', // as quoted in public
  },
  deadlineMs: 10_000,
  cacheMs: 6 * 3_600_000,
  skipReason: notPublic,
  find: ({ value }, context) =>
    fetchJson(
      context,
      { url: `https://www.peeringdb.com/api/net?asn=${value.slice(2)}`, headers: { accept: 'application/json' } },
      { response, missing: [noEntry] },
      answer => {
        const [entry] = answer.data
        if (entry === undefined ? reportsError(answer) : `AS${entry.asn}` !== value) throw changed()
        if (entry === undefined) return undefined
        return {
          name: entry.name,
          other_names: textIn(entry.aka) ?? textIn(entry.name_long),
          website: textIn(entry.website),
          kind: textIn(entry.info_type),
          scope: textIn(entry.info_scope),
          policy: textIn(entry.policy_general),
          as_set: textIn(entry.irr_as_set),
          exchanges: countIn(entry.ix_count),
          facilities: countIn(entry.fac_count),
        }
      },
    ),
}

const textIn = (value: unknown): string | null => typeof value === 'string' && value !== '' ? value : null

/** The API's schema has 32 bits for a count. */
const countIn = (value: unknown): number | null =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 0x7fff_ffff ? Number(value) : null
