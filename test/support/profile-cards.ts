import type { ObservedTask } from '../../src/core/observables/facts.ts'
import type { Claim } from '../../src/core/profile/claims.ts'
import { mergeSearch } from '../../src/core/profile/profile.ts'
import type { Query } from '../../src/sources/kit/source.ts'

type Line = readonly [label: string, value: string]
export type Lines = Readonly<Record<string, string>> | readonly Line[]

/** Returns an account of a site as the card of a module, with the page of the account first. */
export function accountCard(page: string, lines: Lines = {}, fingerprint?: string): ObservedTask {
  const slug = new URL(page).hostname
  const items: Line[] = [['Profile', page], ...Symbol.iterator in lines ? lines : Object.entries(lines)]
  return {
    kind: 'module',
    slug,
    name: slug,
    outcome: {
      results: [{
        [`${slug}_001`]: {
          items: items.map(([label, value]) => ({
            label,
            value,
            copy: true,
            isdate: false,
            islink: false,
            ...label === 'Avatar' && fingerprint !== undefined && { fingerprint },
          })),
        },
      }],
    },
  }
}

const sam: Query = { type: 'Pseudonym', value: 'sam' }

/** Returns all claims about the accounts of a search. */
export async function claimsAbout(tasks: readonly ObservedTask[], query: Query = sam): Promise<Claim[]> {
  const { groups } = await mergeSearch(query, tasks)
  return [...new Set(groups.flatMap(({ claims, possible }) => [...claims, ...possible]))]
}

/** Returns the confidence that two accounts belong to one person, or 0 without a claim. */
export async function confidenceIn(one: ObservedTask, other: ObservedTask, ...others: ObservedTask[]): Promise<number> {
  const pages = [one, other].map(({ slug }) => slug)
  const claims = await claimsAbout([one, other, ...others])
  return claims.find(({ pair: { accounts } }) =>
    accounts.every(({ url }) => pages.includes(new URL(url).hostname)))?.confidence ?? 0
}
