import { modules } from '../../../sources/modules.ts'
import type { Card, QueryType } from '../../../sources/kit/source.ts'
import { cardsFromModule } from '../../../sources/kit/tool-source.ts'
import type { Raw, ToolSource } from '../../../sources/kit/tool-source.ts'
import type { FoundOutcome } from '../../asking/ask-source.ts'
import { emailAddress, pseudonym } from '../inputs.ts'
import { defineOperation } from '../operation.ts'

/**
 * Returns the modules that searches for the type run by default, as tool sources. A caller waits for the answer, so the
 * hundreds of other modules are left to searches, and so are those with a key of the operator, which most servers lack.
 */
const sourcesFor = (type: QueryType): Readonly<Record<string, ToolSource<Card[]>>> =>
  Object.fromEntries(modules
    .filter(({ types, default: isDefault, requiresKey }) => isDefault && !requiresKey && types.includes(type))
    .map(module => [module.slug, cardsFromModule(module)]))

type Sections = Record<string, Raw | null>
type Outcomes = Readonly<Record<string, FoundOutcome<Card[]>>>

/**
 * Returns an object with the first finding of each source. The property is the slug of the source in snake case, for
 * example `stop_forum_spam`. The value is `null` if the source has no findings.
 */
const sections = (
  outcomes: Outcomes,
  of: (slug: string) => boolean = () => true,
): Sections =>
  Object.fromEntries(Object.entries(outcomes).filter(([slug]) =>
    of(slug)
  ).map(([slug, { found }]) => [keyOf(slug), found?.[0]?.raw ?? null]))

/** Returns the lines of the first finding of each source that has one, as the source itself presents it. */
const cards = (outcomes: Outcomes): Record<string, Pick<Card, 'items'>> =>
  Object.fromEntries(Object.entries(outcomes).flatMap(([slug, { found }]) =>
    found?.[0] ? [[keyOf(slug), { items: found[0].items }]] : []))

const keyOf = (slug: string): string => slug.replaceAll('-', '_')

const emailSources = sourcesFor('Email Address')

export const accountEmail = defineOperation({
  tool: 'account-intelligence',
  slug: 'email',
  input: emailAddress,
  sources: emailSources,
  required: [],
  combine: ({ email }, outcomes) => ({ data: { email, sections: sections(outcomes), cards: cards(outcomes) } }),
})

const pseudonymSources = sourcesFor('Pseudonym')

export const accountPseudonym = defineOperation({
  tool: 'account-intelligence',
  slug: 'pseudonym',
  input: pseudonym,
  sources: pseudonymSources,
  required: [],
  combine({ pseudonym }, outcomes) {
    const isProfile = (slug: string) => pseudonymSources[slug]?.isLocal !== true
    const profiles = sections(outcomes, isProfile)
    const found = Object.values(profiles).filter(profile => profile !== null).length
    return {
      data: {
        pseudonym,
        found,
        profiles,
        sections: sections(outcomes, slug => !isProfile(slug)),
        cards: cards(outcomes),
      },
    }
  },
})
