import ipaddr from 'ipaddr.js'
import { registrationTime } from '../../facts/registration/time.ts'
import { parseDomainName } from '../../lib/domain-name.ts'
import { isObject } from '../../lib/is-object.ts'
import type { Response } from '../egress/client.ts'
import { SourceFailure } from '../failures.ts'
import { parseJson } from '../kit/fetch-response.ts'
import { changed } from '../kit/shape.ts'
import { each, objectWith, type Properties } from '../kit/schema.ts'
import { isOfBootstrap } from './rdap-bootstrap.ts'
import { objects, plainWords, rolesOf, texts } from './rdap-entity.ts'

/** Properties that `readRdap` and the functions below read. One odd member does not lose the rest. */
const checkedByCode = each(['entities', 'events', 'remarks', 'status'], {})

/**
 * Creates the JSON Schema of an RDAP response of an object class. Only the class is validated; the other properties are
 * optional, and an odd one is left out. https://www.rfc-editor.org/rfc/rfc9083
 */
export const rdapSchema = <const Optional extends Properties>(objectClass: string, optional: Optional) =>
  objectWith({ objectClassName: { const: objectClass } }, { ...checkedByCode, ...optional })

/**
 * Returns `true` if a response says that no RDAP service is known for a name: rdap.org itself answers 404, with the
 * media type of RDAP and no body, or in front of it another program with another type. Neither redirects. Names below
 * such a top-level domain can be registered nevertheless.
 * https://www.rfc-editor.org/rfc/rfc9224, https://github.com/rdap-org/rdap.org/blob/main/lib/server.php
 */
export const lacksService = (response: Response): boolean =>
  response.status === 404 && isOfBootstrap(response)
    && (!isTyped(response) || response.body.toString().trim() === '')

const isTyped = ({ headers }: Pick<Response, 'headers'>): boolean =>
  /^application\/rdap\+json/i.test(headers['content-type'] ?? '')

/**
 * Parses an RDAP response. Returns null if a registry says that it has no such object: a 404 with RDAP's media type,
 * also without a body (Verisign), or with an RDAP error, which some servers send with the status 200. Throws
 * `UPSTREAM_ERROR` for every other 404. https://www.rfc-editor.org/rfc/rfc7480#section-5.3
 */
export async function readRdap(response: Response): Promise<unknown> {
  if (response.status !== 404) {
    const answer = await parseJson(response)
    if (answer === null) throw changed()
    return isObject(answer) ? withClass(answer) : answer
  }
  const isUnknown = lacksService(response)
  if (isTyped(response) && !isUnknown || await isRdapError(response)) return null
  throw new SourceFailure('UPSTREAM_ERROR', isUnknown
    ? 'there is no known RDAP service for this registry'
    : 'the registry answered 404 without an RDAP error')
}

/** Returns the object of a response in one spelling of its class, which some servers leave out. */
function withClass(answer: Record<string, unknown>): Record<string, unknown> | null {
  const { objectClassName, errorCode } = answer
  if (String(errorCode) === '404' && objectClassName === undefined) return null
  if (errorCode !== undefined && objectClassName === undefined) {
    throw new SourceFailure('UPSTREAM_ERROR', `the registry answered with the error ${String(Number(errorCode))}`)
  }
  if (typeof objectClassName === 'string') return { ...answer, objectClassName: objectClassName.trim().toLowerCase() }
  const isDomain = texts([answer.ldhName, answer.unicodeName]).some(Boolean)
  const isNetwork = texts([answer.startAddress]).some(Boolean) || objects(answer.cidr0_cidrs).length > 0
  const isSystem = answer.startAutnum !== undefined
  const guessed = isDomain ? 'domain' : isNetwork ? 'ip network' : isSystem ? 'autnum' : objectClassName
  return { ...answer, objectClassName: guessed }
}

const isRdapError = async (response: Response): Promise<boolean> => {
  const error = await parseJson(response).catch(() => undefined)
  return isObject(error) && String(error.errorCode) === '404'
}

/** Returns the time of the first event with this action that has one (ISO 8601, UTC). */
export const eventDate = (events: unknown, action: string): string | undefined =>
  objects(events)
    .filter(({ eventAction }) => typeof eventAction === 'string' && plainWords(eventAction) === action)
    .map(event => registrationTime(event.eventDate)).find(time => time !== undefined)

/** Returns the states of an object, in the words of the registry and without repetitions. */
export const statesOf = (status: unknown): string[] =>
  [...new Set(texts(status).map(state => state.trim()).filter(Boolean))]

/** Returns the names of name servers in lower-case ASCII, without the dot at the end. */
export function nameServersOf(servers: unknown): string[] {
  const all: unknown[] = Array.isArray(servers) ? servers : []
  const names = all.flatMap(server =>
    isObject(server) ? texts([server.ldhName, server.unicodeName]).filter(Boolean).slice(0, 1) : texts(server))
    .map(name => name.trim().toLowerCase().replace(/\.$/, '')).filter(Boolean)
  return [...new Set(names.map(name => nameIn(name) ?? name))]
}

/** Returns a domain name in lower-case ASCII. Registries also send it in Unicode, or with a dot at its end. */
export function nameIn(...spellings: unknown[]): string | undefined {
  const parsed = texts(spellings).filter(Boolean).map(text => parseDomainName(text))
  return parsed.flatMap(one => 'name' in one ? [one.name] : [])[0]
}

/** Returns whether a delegation is signed. Some servers send only the records, or the word. */
export function isSigned(secureDns: unknown): boolean | undefined {
  if (!isObject(secureDns)) return undefined
  const { delegationSigned } = secureDns
  if (typeof delegationSigned === 'boolean') return delegationSigned
  if (typeof delegationSigned === 'string') return /^true$/i.test(delegationSigned)
  return objects(secureDns.dsData).length > 0 || objects(secureDns.keyData).length > 0 ? true : undefined
}

/**
 * Returns the entities without the names that are no names: a registry that redacts a field may put another text in
 * its place, such as a form to contact the holder. https://www.rfc-editor.org/rfc/rfc9537#section-4.2
 */
export function withoutReplaced({ entities, redacted }: { entities?: unknown, redacted?: unknown }): unknown {
  const replaced = objects(redacted).filter(({ method }) => method !== undefined && method !== 'removal')
    .flatMap(({ name }) => isObject(name) ? texts([name.type, name.description]) : []).map(name => plainWords(name))
  const lost = new Set([
    ...replaced.includes('registrant name') ? ['fn', 'n'] : [],
    ...replaced.includes('registrant organization') ? ['org'] : [],
  ])
  if (lost.size === 0) return entities
  return objects(entities).map(entity => {
    if (!rolesOf(entity).includes('registrant') || !Array.isArray(entity.vcardArray)) return entity
    const [word, card] = entity.vcardArray as unknown[]
    const kept = Array.isArray(card)
      ? card.filter(entry => !Array.isArray(entry) || !lost.has(String(entry[0]).toLowerCase()))
      : card
    return { ...entity, vcardArray: [word, kept] }
  })
}

/** The members of a network that name its addresses. */
interface Range {
  startAddress?: string | null
  endAddress?: string | null
  cidr0_cidrs?: unknown
}

/**
 * Returns the first and the last address of a network, as the registry writes them, or else those of its one prefix.
 * https://bitbucket.org/nroecg/nro-rdap-cidr/src/master/nro-rdap-cidr.txt
 */
export function rangeOf({ startAddress, endAddress, cidr0_cidrs: prefixes }: Range): string[] {
  const stated = [startAddress, endAddress].flatMap(address => address?.split('/')[0]?.trim() || [])
  const [prefix, ...others] = objects(prefixes)
  if (stated.length > 0 || prefix === undefined || others.length > 0) return stated
  const address = texts([prefix.v4prefix, prefix.v6prefix])[0] ?? ''
  const cidr = `${address}/${Number(prefix.length)}`
  try {
    const family = address.includes(':') ? ipaddr.IPv6 : ipaddr.IPv4
    return [family.networkAddressFromCIDR(cidr).toString(), family.broadcastAddressFromCIDR(cidr).toString()]
  } catch {
    return [] // no prefix
  }
}
