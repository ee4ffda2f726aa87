import type { ListSource } from '../list-source.ts'

/** Properties of most rows, by the type of their entries. */
export const badAddresses = { subject: 'IP Address', category: 'reputation', format: { as: 'lines' } } as const
export const ownedRanges = { subject: 'IP Address', category: 'infrastructure', everyHours: 24 } as const
export const badNames = { subject: 'Domain Name', category: 'reputation', format: { as: 'lines' } } as const
export const badWallets = { subject: 'Cryptocurrency', category: 'reputation' } as const

export const nonCommercial = 'non-commercial use only'

/** File on GitHub: repository, branch and path. */
export const onGitHub = (path: string): Pick<ListSource, 'homepage' | 'url'> => ({
  homepage: `https://github.com/${path.split('/').slice(0, 2).join('/')}`,
  url: `https://raw.githubusercontent.com/${path}`,
})
