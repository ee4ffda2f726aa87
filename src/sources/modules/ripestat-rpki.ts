import { card } from '../kit/card.ts'
import { askEach, incomplete } from '../kit/partial.ts'
import { fetchJson } from '../kit/json-look-up.ts'
import { arrayOf, flag, integer, integerOrNull, objectWith, text } from '../kit/schema.ts'
import { notPublic } from '../kit/scope.ts'
import type { Card, Context, Module } from '../kit/source.ts'
import { requireComplete, ripestatRequest, ripestatResponse } from '../rows/ripestat/client.ts'

/** Maximum number of autonomous systems whose announcement is checked. A network seldom has more than one. */
const maxSystems = 5

/** Meaning of the states. https://www.rfc-editor.org/rfc/rfc6811#section-2 */
const states: Readonly<Record<string, string>> = {
  valid: 'valid: an authorisation covers it',
  invalid_asn: 'invalid: the authorisation names another autonomous system',
  invalid_length: 'invalid: the prefix is longer than the authorisation allows',
  unknown: 'unknown: no authorisation covers it',
}

const overview = ripestatResponse({ resource: text, asns: arrayOf(objectWith({ asn: integer })) }, { announced: flag })
const validation = ripestatResponse({
  status: text,
  validating_roas: arrayOf(objectWith({ origin: {}, prefix: text }, { max_length: integerOrNull, validity: text })),
}, {})

/** Whether the holder of a network has authorised the autonomous systems that announce it (RPKI). */
export const ripestatRpki: Module = {
  slug: 'ripestat-rpki',
  name: 'RIPEstat RPKI',
  description: 'Whether the holder of the network of this address has authorised its announcements',
  category: 'infrastructure',
  types: ['IP Address'],
  tags: ['network'],
  kind: 'api',
  homepage: 'https://stat.ripe.net/docs/02.data-api/rpki-validation.html',
  facts: { url: 'https://stat.ripe.net/docs/02.data-api/rpki-validation.html', day: '2026-11-28' },
  default: false,
  requiresKey: false,
  deadlineMs: 10_000,
  cacheMs: 3_600_000,
  examples: { found: ['193.0.6.139'], notFound: ['192.0.2.2'] },
  skipReason: notPublic,
  async* run({ value }, context) {
    const request = ripestatRequest('prefix-overview', { resource: value })
    const announced = await fetchJson(context, request, { response: overview }, answer => {
      requireComplete(answer)
      return answer.data
    })
    const { resource: prefix, asns } = announced!
    const systems = asns.slice(0, maxSystems).map(({ asn }) => `AS${asn}` as const)
    const { answers, unanswered, failure } = await askEach(systems, system => validated(system, prefix, context))
    const cards = answers.size > 0 ? [...answers.values()] : systems.slice(0, 1).map(one => announcement(one, prefix))
    yield* incomplete(cards, unanswered)
    if (failure) throw failure // the cards of the others stay
  },
}

/** Returns the card of an announcement whose state is not known. */
const announcement = (system: string, prefix: string): Card =>
  card([['Prefix', prefix, 'prefix'], ['Announced by', system, 'asn']], { prefix, asn: Number(system.slice(2)) })

async function validated(system: `AS${number}`, prefix: string, context: Context): Promise<Card> {
  const asn = Number(system.slice(2))
  const request = ripestatRequest('rpki-validation', { resource: String(asn), prefix })
  const found = await fetchJson(context, request, { response: validation }, answer => {
    requireComplete(answer)
    const { status, validating_roas: roas } = answer.data
    return card([
      ['Prefix', prefix, 'prefix'],
      ['Announced by', system, 'asn'],
      ['State', states[status] ?? status, 'state'],
      ...roas.map(({ origin, prefix: covered, max_length: longest }) =>
        ['Authorisation', `AS${String(origin).replace(/^AS/i, '')} for ${covered}, up to /${longest ?? '?'}`, 'roas'] as const),
    ], {
      prefix,
      asn,
      state: status,
      roas,
    })
  })
  return found!
}
