import type { Response } from '../egress/client.ts'
import type { AccountCheck } from './account-check.ts'
import type { Proof } from './proof.ts'
import { canProve } from './refusals.ts'
import type { Missing } from '../rows/look-up.ts'
import { lookUpParts, pageOf } from '../rows/look-up-module.ts'
import { profileLookUp } from '../rows/profile-look-up.ts'
import type { ProfileSite } from '../rows/profile-site.ts'
import { conditionsOf, fits, isEmptyList, recordsOf, type RowAnswer } from '../rows/records.ts'

/** Reason for a missing account of a site that answers about hidden ones as about missing ones. */
export const hidden = {
  code: 'NO_PUBLIC_PROFILE', message: 'there is no public profile; the account may be hidden',
} as const

/**
 * Returns a site as an account check, which sends the same request as its module.
 *
 * | verdict | proof |
 * |---|---|
 * | `registered` | the account in the answer, with the searched name unless the site omits names |
 * | `not_registered` | the answer that the row documents for a missing account, else an empty list; weak by default |
 * | `unknown` | any other answer, and a name outside the row's rule; a missing account if the site hides some |
 */
export function profileCheck(site: ProfileSite): AccountCheck {
  const row = profileLookUp(site)
  const { request, facts } = lookUpParts(row)
  const { slug, name, homepage, tags = [], terms, recorded, names, url, page, list, examples, proves } = site
  const missing: Proof[] = [
    ...conditionsOf(row).map(missingProof),
    ...list && conditionsOf(row).length === 0
      ? [{ status: 200, schema: {}, holds: (body: unknown) => isEmptyList(row, body), isWeak: true }]
      : [],
  ]
  const hides = proves === 'registered'
  return {
    slug,
    name,
    homepage,
    tags,
    ...terms && { terms },
    facts,
    ...recorded && { recorded },
    row: { url, ...page !== undefined && { page } },
    types: ['Pseudonym'],
    request,
    accepts: { isClaim: true, ...names }, // older accounts may have other names
    registered: [{
      status: 200,
      schema: {},
      holds: (body, value, { status }) => recordsOf(row, { status, text: '', body }, value).records.length > 0,
    }],
    notRegistered: hides ? missing.map(proof => ({ ...proof, isControlOnly: true })) : missing,
    ...hides && { errors: missing.map(proof => ({ ...proof, ...hidden })) },
    ...page !== undefined && { url: (value: string) => pageOf(row, undefined, value) ?? null },
    examples: { registered: [examples.found].flat(), notRegistered: hides ? [] : [examples.notFound] },
    notifies: false,
  }
}

/** Returns the proof that a row's condition describes. No proof rests on a refusal or a server error. */
function missingProof(condition: Missing): Proof {
  const { status = 200, text: whole, isWeak = true } = condition
  const proof = { status: [status].flat().filter(canProve), isWeak }
  const holds = (said: Omit<RowAnswer, 'status'>, value: string, answer: Response) =>
    fits(condition, { status: answer.status, ...said }, value)
  if (whole !== undefined) {
    return { ...proof, holds: (text, ...asked) => holds({ text: String(text).trim(), body: null }, ...asked) }
  }
  return { ...proof, schema: {}, holds: (body, ...asked) => holds({ text: '', body }, ...asked) }
}
