import type { components } from '../../../generated/api.ts'
import type { QueryType } from '../../sources/kit/source.ts'
import { describeTerms } from '../../sources/kit/terms.ts'
import {
  classOf, isCheckEnabled, type AccountCheck, type EnabledChecks,
} from '../../sources/registered/account-check.ts'
import { strengthOf } from '../../sources/registered/proof.ts'
import type { CheckClass } from '../../sources/rows/address-site.ts'
import { healthInfo } from '../source-health/info.ts'
import type { SourceHealthView } from '../source-health/source-health.ts'

type Info = components['schemas']['AccountCheckInfo']

interface AccountChecksParts extends EnabledChecks {
  checks: readonly AccountCheck[]
  health: Pick<SourceHealthView, 'of' | 'revision'>
}

/** Conditions of listed checks. A check needs one of the tags, one of the packs and one of the classes. */
interface CheckFilter {
  type?: QueryType | undefined
  tags?: readonly string[] | undefined
  packs?: readonly string[] | undefined
  classes?: readonly CheckClass[] | undefined
}

export type AccountChecks = ReturnType<typeof createAccountChecks>

/** Creates the list of the account checks that searches can select. */
export function createAccountChecks({ checks, health, ...enabled }: AccountChecksParts) {
  const all = checks.filter(check => isCheckEnabled(check, enabled)).map(check => ({ check, facts: factsOf(check) }))
  const knownTags = new Set(all.flatMap(({ facts }) => facts.tags))
  const knownPacks = new Set(all.flatMap(({ facts }) => facts.pack ?? []))

  return {
    /** Changes if `list` may return something else than before. */
    get revision(): number { return health.revision },

    /** Returns the tags that checks have. */
    tags: (): ReadonlySet<string> => knownTags,

    /** Returns the names of the packs that checks come from. */
    packs: (): ReadonlySet<string> => knownPacks,

    list({ type, tags, packs, classes }: CheckFilter = {}): Info[] {
      return all
        .filter(({ facts }) => (type === undefined || facts.types.includes(type)) &&
          (tags === undefined || facts.tags.some(tag => tags.includes(tag))) &&
          (classes === undefined || classes.includes(facts.class)) &&
          (packs === undefined || (facts.pack !== null && packs.includes(facts.pack))))
        .map(({ check, facts }) => {
          const state = healthInfo(health.of({ kind: 'account', slug: check.slug }))
          return { ...facts, available: state.state !== 'benched', health: state }
        })
    },
  }
}

const factsOf = ({ slug, name, types, tags = [], pack, registered, notRegistered, ...check }: AccountCheck) => ({
  slug,
  name,
  types: [...types] as QueryType[],
  tags: [...tags],
  pack: pack ?? null,
  class: classOf(check),
  proofs: { registered: strengthOf(registered), not_registered: strengthOf(notRegistered) },
  probe_risk: check.probe?.risk ?? null,
  terms: describeTerms(check.terms),
  homepage: check.homepage,
})
