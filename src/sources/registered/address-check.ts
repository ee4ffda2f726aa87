import { servesOnlyMail } from '../../facts/mail/mail-providers.ts'
import { relayOf } from '../../facts/mail/relays.ts'
import { partsOf } from '../../lib/made-up-address.ts'
import { addressProof } from './address-proof.ts'
import { addressTexts, filled } from './address-text.ts'
import type { AccountCheck, CheckContext } from './account-check.ts'
import { riskOf } from './check-class.ts'
import type { ErrorMarker, Proof } from './proof.ts'
import { noTokens, requestOf, takeTokens } from './token.ts'
import type { AddressProof, AddressSite } from '../rows/address-site.ts'
import { hidden } from './profile-check.ts'

const refusal = { code: 'ADDRESS_REFUSED', message: 'the site does not take this address' } as const

/** Deadline of a check that sends more than one request, in milliseconds. */
const severalMs = 15_000

/**
 * Returns a site as an account check.
 *
 * | verdict | proof |
 * |---|---|
 * | `registered` | `registered`; weak, unless the answer names the address: a made-up address must not be registered |
 * | `not_registered` | `notRegistered`; weak if it is an absence: an address of the operator's must be registered |
 * | `unknown` | `refused` (`ADDRESS_REFUSED`), `errors`, any other answer; a missing account if the site hides some |
 *
 * `checkAccount` never asks about an address that is out of the scope of the site, and no search has such a check.
 */
export function addressCheck(site: AddressSite): AccountCheck {
  const { slug, name, homepage, tags, facts, recorded, first = [], ask, hides = false, page, errors = [] } = site
  const deadlineMs = site.deadlineMs ?? (first.length > 0 ? severalMs : undefined)
  const missing = [site.notRegistered].flat().map(proof => addressProof(proof))
  return {
    slug,
    name,
    homepage,
    tags,
    facts,
    ...recorded && { recorded },
    types: ['Email Address'],
    class: site.class,
    ...site.isKeyServer && { isKeyServer: true },
    ...site.unproven && { isUnproven: true },
    ...scopeOf(site),
    control: site.control ?? 'elsewhere',
    ...[...first, ask].some(({ url }) => url.startsWith('https://{domain}/')) && { asksOwnHost: true as const },
    ...first.length > 0 && { tokens: (value: string, { client, now, signal }: CheckContext) =>
      takeTokens(first, addressTexts(value, slug, dayOf(now)), client, signal) },
    request: (value, { now, tokens = noTokens }) => requestOf(ask, addressTexts(value, slug, dayOf(now)), tokens),
    errors: [
      ...[site.refused ?? []].flat().map(proof => marker(proof, refusal)),
      ...errors.map(({ code, message, ...proof }) => marker(proof, { code, message })),
      ...hides ? missing.map(proof => ({ ...proof, ...hidden })) : [],
    ],
    registered: [site.registered].flat().map(proof => addressProof(proof, true)),
    notRegistered: hides ? missing.map((proof): Proof => ({ ...proof, isControlOnly: true })) : missing,
    ...page !== undefined && {
      url: (value: string) => filled(page, addressTexts(value, slug, ''), encodeURIComponent),
    },
    examples: { registered: [], notRegistered: [] },
    notifies: false,
    ...site.class !== 'look-up' && { probe: { risk: riskOf(site.class, name, site.risk) } },
    ...deadlineMs !== undefined && { deadlineMs },
  }
}

const marker = (proof: AddressProof, reason: Pick<ErrorMarker, 'code' | 'message'>): ErrorMarker =>
  ({ ...addressProof(proof), ...reason })

const dayOf = (now: Date): string => now.toISOString().slice(0, 10)

/** Returns the addresses that a site can have, if it cannot have all. */
function scopeOf({ domains, ownDomain, locals }: AddressSite): Pick<AccountCheck, 'scope'> {
  if (domains === undefined && !ownDomain && locals === undefined) return {}
  return { scope: {
    includes: email => {
      const [local, domain] = partsOf(email.trim().toLowerCase())
      const isServed = domains?.includes(domain) ?? !ownDomain
      const isOwn = ownDomain === true && !servesOnlyMail(domain) && relayOf(email) === undefined
      return (isServed || isOwn) && (locals?.test(local) ?? true)
    },
    rule: domains && !ownDomain ? `It knows only addresses at ${domains.join(', ')}`
      : 'It knows only addresses at domains that serve it themselves',
  } }
}
