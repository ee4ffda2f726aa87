import { createRequire } from 'node:module'
import type * as disposableDomains from 'disposable-email-domains-js'
import { mailProviders } from '../../facts/mail/mail-providers.ts'
import { mailboxOf, mailboxRule } from '../../facts/mail/mailbox-rules.ts'
import { relayOf } from '../../facts/mail/relays.ts'
import { roleOf } from '../../facts/mail/roles.ts'
import { once } from '../../lib/once.ts'
import { card } from '../kit/card.ts'
import type { Module } from '../kit/source.ts'

const disposable = once(() => { // loaded and built at the first use, to keep the start fast
  const package_ = createRequire(import.meta.url)('disposable-email-domains-js') as typeof disposableDomains
  return package_.disposableEmailBlocklistSet()
})

/**
 * Facts that an e-mail address itself contains. Sends no request.
 * https://www.rfc-editor.org/rfc/rfc5322#section-3.4.1
 */
export const emailAddress: Module = {
  slug: 'email-address',
  name: 'E-mail address',
  description: 'Facts in the address itself: mailbox, tag, provider, and whether it is a role, disposable or relay ' +
    'address',
  category: 'analysis',
  types: ['Email Address'],
  tags: ['mail'],
  kind: 'derived',
  homepage: 'https://www.rfc-editor.org/rfc/rfc5322',
  default: true,
  requiresKey: false,
  deadlineMs: 1_000,
  cacheMs: 0,
  examples: { found: ['sam.example+news@gmail.com'], notFound: [] },
  * run({ value }) {
    const at = value.lastIndexOf('@')
    if (at < 1) return
    const facts = read(value.slice(0, at), value.slice(at + 1).toLowerCase())
    yield card([
      ['Mailbox', facts.relay === null ? facts.mailbox : undefined, 'mailbox'],
      ['Tag', facts.tag, 'tag'],
      ['Base name', facts.base_name, 'base_name'],
      ['Domain', facts.domain, 'domain'],
      ['Same mailbox as', facts.normalised === value ? undefined : facts.normalised, 'normalised'],
      ['Perhaps the same mailbox as', facts.without_tag, 'without_tag'],
      ['Provider', facts.provider, 'provider'],
      ['Free mail', yesOrNo(facts.free), 'free'],
      ['Role address', yesOrNo(facts.role), 'role'],
      ['Disposable address', yesOrNo(facts.disposable), 'disposable'],
      ['Relay address of', facts.relay, 'relay'],
    ], facts)
  },
}

const yesOrNo = (fact: boolean): string => fact ? 'yes' : 'no'

function read(local: string, domain: string) {
  const rule = mailboxRule(domain)
  const provider = mailProviders.get(domain)
  const isQuoted = local.startsWith('"')
  const cut = isQuoted || rule?.baseSign ? -1 : local.indexOf('+')
  const mailbox = cut > 0 ? local.slice(0, cut) : local
  const name = isQuoted ? local : local.toLowerCase()
  const base = rule?.baseSign ? name.indexOf(rule.baseSign) : -1
  return {
    local,
    mailbox,
    tag: cut > 0 ? local.slice(cut + 1) : null,
    base_name: base > 0 ? name.slice(0, base) : null,
    domain,
    normalised: mailboxOf(`${name}@${domain}`),
    // a convention of many servers, and documented by none of the providers with a rule
    without_tag: cut > 0 && rule === undefined ? `${mailbox.toLowerCase()}@${domain}` : null,
    provider: provider?.name ?? null,
    free: provider?.isFree ?? false,
    role: ['operation', 'office'].includes(roleOf(mailbox) ?? ''),
    disposable: isDisposable(domain),
    relay: relayOf(`@${domain}`) ?? null,
  }
}

/** Returns `true` if the domain, or a domain above it, is known for throw-away mailboxes. */
function isDisposable(domain: string): boolean {
  const labels = domain.split('.')
  return labels.some((_, index) => index < labels.length - 1 && disposable().has(labels.slice(index).join('.')))
}

/** Returns `true` if an e-mail address is in a domain of throw-away mailboxes, which anybody can read. */
export const isDisposableAddress = (address: string): boolean =>
  isDisposable(address.slice(address.lastIndexOf('@') + 1).toLowerCase())
