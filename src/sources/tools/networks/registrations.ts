import ipaddr from 'ipaddr.js'
import { parseAsNumber } from '../../../lib/as-number.ts'
import { parseNetwork } from '../../../lib/ip-network.ts'
import { each, textOrNull } from '../../kit/schema.ts'
import { notPublic } from '../../kit/scope.ts'
import { changed } from '../../kit/shape.ts'
import type { Raw, ToolSource } from '../../kit/tool-source.ts'
import { readablePart } from '../../kit/tolerance.ts'
import { askNetwork } from '../../modules/rdap-ip.ts'
import { askRdap } from '../../modules/rdap-bootstrap.ts'
import { rdapSchema, readRdap } from '../../modules/rdap.ts'

const common = { homepage: 'https://rdap.org', deadlineMs: 10_000, cacheMs: 6 * 3_600_000, skipReason: notPublic }

/**
 * Registration of a network: the smallest one in the registry that contains it.
 * https://www.rfc-editor.org/rfc/rfc9082#section-3.1.1
 */
export const rdapNetwork: ToolSource<Raw> = {
  ...common,
  slug: 'rdap-network',
  name: 'Registration of a network (RDAP)',
  async find({ value }, context) {
    const [base, bits] = ipaddr.parseCIDR(value)
    const parsed = parseNetwork(value)
    if ('fault' in parsed) throw changed()
    const path = `${encodeURIComponent(base.toString())}/${bits}`
    const answer = await askNetwork(path, [parsed.first, parsed.last], context)
    return answer && { ...answer.network }
  },
}

const systemSchema = rdapSchema('autnum', {
  ...each(['handle', 'name', 'type', 'country'], textOrNull),
  ...each(['startAutnum', 'endAutnum'], {}),
})

/**
 * Registration of an AS number, or of the block of numbers that it is in. Some registries send numbers as texts.
 * https://www.rfc-editor.org/rfc/rfc9082#section-3.1.2
 */
export const rdapAutnum: ToolSource<Raw> = {
  ...common,
  slug: 'rdap-autnum',
  name: 'Registration of an AS number (RDAP)',
  async find({ value }, context) {
    const parsed = parseAsNumber(value)
    if ('fault' in parsed) throw changed()
    const answer = await readRdap(await askRdap(`autnum/${parsed.number}`, context))
    if (answer === null || answer === undefined) return undefined
    const { readable } = await readablePart(systemSchema, answer)
    const { startAutnum: first = parsed.number, endAutnum: last = parsed.number } = readable
    if (Number(first) > parsed.number || Number(last) < parsed.number) throw changed()
    return { ...readable }
  },
}
