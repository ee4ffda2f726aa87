import { readWhois, type WhoisRegistration } from '../../facts/registration/whois.ts'
import { linesOf } from '../../facts/registration/whois-lines.ts'
import { whoisRefusal, type WhoisRefusal } from '../../facts/registration/whois-refusal.ts'
import { saysNone, whoisServers } from '../../facts/registration/whois-servers.ts'
import { parseDomainName } from '../../lib/domain-name.ts'
import { whoisUrl } from '../../lib/whois-url.ts'
import { SourceFailure, type FailureCode } from '../failures.ts'
import { fetchResponse } from '../kit/fetch-response.ts'
import { changed } from '../kit/shape.ts'
import type { Context } from '../kit/source.ts'

/** Maximum size of an answer, in bytes. Real ones have a few thousand. */
const maxBytes = 65_536

/** Registry of the top-level domains, whose answer names their WHOIS servers. https://www.iana.org/help/whois */
const root = 'whois.iana.org'

const refusals = {
  limited: ['UPSTREAM_RATE_LIMITED', 'the WHOIS server allows no more questions'],
  refused: ['UPSTREAM_BLOCKED', 'the WHOIS server does not answer this caller'],
  down: ['UPSTREAM_ERROR', 'the WHOIS server does not answer at the moment'],
} as const satisfies Readonly<Record<WhoisRefusal, readonly [FailureCode, string]>>

/**
 * Asks the WHOIS server of a registered domain, which IANA names, and returns the registration in the form of RDAP,
 * with the answer as the member `whois`. Returns null if a registry says that the domain is not registered: in the
 * sentence that its server is known for. Throws if the registry has no WHOIS server, and for every other answer.
 * https://www.rfc-editor.org/rfc/rfc3912
 * @param name in lower-case ASCII
 */
export async function askWhois(name: string, context: Context): Promise<Record<string, unknown> | null> {
  const server = await serverOf(name.slice(name.lastIndexOf('.') + 1), context)
  if (server === undefined) return null
  const known = whoisServers[server]
  const text = await ask(server, known?.question?.(name) ?? name, context)
  const isNone = saysNone(server, text)
  const found = readWhois(text, name, known?.dates)
  // the line may be the text of a holder, or the registration that of another name
  if (found && isNone) throw changed()
  if (found) return asRdap(name, server, found, text)
  // AFNIC adds to "Too many requests" that it has no entry
  throwRefusal(text)
  if (isNone) return null
  throw changed()
}

/** Returns the WHOIS server of a top-level domain, or `undefined` if there is no such domain. */
async function serverOf(domain: string, context: Context): Promise<string | undefined> {
  const text = await ask(root, domain, context)
  if (text.includes('% This query returned 0 objects')) return undefined
  const lines = linesOf(text)
  if (!lines.some(line => line.toLowerCase().replaceAll(' ', '') === `domain:${domain}`)) {
    throwRefusal(text)
    throw changed()
  }
  const valueOf = (key: string) => lines.find(line => line.startsWith(`${key}:`))?.slice(key.length + 1).trim()
  const named = parseDomainName(valueOf('whois') || valueOf('refer') || '')
  if ('name' in named) return named.name
  const page = valueOf('remarks')?.split(' ').find(word => /^https?:/.test(word))
  throw new SourceFailure('UPSTREAM_ERROR',
    `this registry has neither RDAP nor WHOIS${page === undefined ? '' : `: look it up at ${page}`}`)
}

async function ask(server: string, question: string, context: Context): Promise<string> {
  const response = await fetchResponse(context, { url: whoisUrl(server, question), maxBytes })
  const text = decoded(response!.body)
  if (text.trim() === '') throw new SourceFailure('UPSTREAM_ERROR', 'the WHOIS server gave no answer')
  return text
}

/** Reads UTF-8, or else Latin-1, in which older servers answer. */
function decoded(body: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body)
  } catch {
    return new TextDecoder('windows-1252').decode(body)
  }
}

/** Throws if an answer without a registration is about the caller or the server, and not about the name. */
function throwRefusal(text: string): void {
  const refusal = whoisRefusal(text)
  if (refusal === undefined) return
  const [code, message] = refusals[refusal]
  throw new SourceFailure(code, message)
}

/** Returns the facts of a WHOIS answer as an RDAP response, so that all that reads registrations reads them. */
function asRdap(name: string, server: string, found: WhoisRegistration, text: string): Record<string, unknown> {
  const events = [
    ['registration', found.registered], ['last changed', found.changed], ['expiration', found.expires],
  ].flatMap(([eventAction, eventDate]) => eventDate === undefined ? [] : [{ eventAction, eventDate }])
  const abuse = entity('abuse', { email: found.abuseEmail, tel: found.abuseTelephone })
  return {
    objectClassName: 'domain',
    ldhName: name,
    status: found.status,
    events,
    entities: [
      ...entity('registrar', { fn: found.registrar }),
      ...entity('registrant', { fn: found.holder, org: found.organisation, adr: found.country }),
      ...abuse,
    ],
    nameservers: found.nameServers.map(ldhName => ({ objectClassName: 'nameserver', ldhName })),
    ...found.isSigned !== undefined && { secureDNS: { delegationSigned: found.isSigned } },
    port43: server,
    whois: text,
  }
}

/** Returns an entity with a contact card, or an empty list if nothing is known of it. */
function entity(role: string, { adr, ...facts }: Readonly<Record<string, string | undefined>>): object[] {
  const known = Object.entries(facts).flatMap(([property, value]) =>
    value === undefined ? [] : [[property, {}, 'text', value]])
  const address = adr === undefined ? [] : [['adr', {}, 'text', ['', '', '', '', '', '', adr]]]
  if (known.length + address.length === 0) return []
  const vcard = [['version', {}, 'text', '4.0'], ...known, ...address]
  return [{ objectClassName: 'entity', roles: [role], vcardArray: ['vcard', vcard] }]
}
