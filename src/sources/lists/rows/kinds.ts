import type { ListSource } from '../../kit/list-source.ts'

/** Properties of most rows, by the type of their entries. */
const bad = { category: 'reputation', tags: ['threat'], format: { as: 'lines' } } as const
export const badAddresses = { ...bad, subject: 'IP Address' } as const
export const badNames = { ...bad, subject: 'Domain Name' } as const
export const badWallets = { ...bad, subject: 'Cryptocurrency' } as const
export const ownedRanges = {
  subject: 'IP Address', category: 'infrastructure', tags: ['network'], everyHours: 24,
} as const

/** File on GitHub: repository, branch and path. */
export const onGitHub = (path: string): Pick<ListSource, 'homepage' | 'url'> => ({
  homepage: `https://github.com/${path.split('/').slice(0, 2).join('/')}`,
  url: `https://raw.githubusercontent.com/${path}`,
})
