import { noFile } from '../kit/absence.ts'
import { acceptResponse, parseJson } from '../kit/fetch-response.ts'
import {
  addressOf,
  bestFirst,
  isVector,
  largestOf,
  unknownEdge,
  type Candidate,
  type LogoSource,
} from './logo-source.ts'
import { download } from './site.ts'

/** Icons of the site's web application manifest. https://www.w3.org/TR/appmanifest/#icons-member */
export const siteManifest: LogoSource = {
  slug: 'site-manifest',
  homepage: 'https://www.w3.org/TR/appmanifest/',
  async candidates(site, edge, context) {
    const { manifest } = await site.page(context)
    if (manifest === undefined || manifest.startsWith('data:')) return []
    const accept = 'application/manifest+json,application/json;q=0.9,*/*;q=0.5'
    const response = acceptResponse(await download(manifest, accept, context), noFile, [])
    return response ? readManifest(response.body, response.url, edge) : []
  },
}

/**
 * Returns the icons with the purpose `any`, then the icons with the purpose `maskable`, whose borders may be cut off.
 * Drops monochrome icons.
 */
export async function readManifest(json: Buffer, url: string, edge: number): Promise<Candidate[]> {
  const icons = (await iconsOf(json)).map(icon => {
    const { src, sizes, type, purpose } = icon as Record<string, unknown>
    const address = addressOf(textOf(src), url)
    const purposes = (textOf(purpose) ?? 'any').toLowerCase().split(/\s+/)
    const vector = address !== undefined && isVector(address, textOf(type))
    return { address, purposes, edge: vector ? Infinity : largestOf(textOf(sizes)) ?? unknownEdge }
  })
  const forPurpose = (kind: string) => bestFirst(icons.flatMap(({ address, purposes, edge: iconEdge }) =>
    address !== undefined && purposes.includes(kind) ? [{ url: address, edge: iconEdge }] : []), edge)
  const sorted = [...forPurpose('any'), ...forPurpose('maskable')]
  return [...new Map(sorted.map(candidate => [candidate.url, candidate])).values()]
}

const textOf = (value: unknown): string | undefined => typeof value === 'string' ? value : undefined

async function iconsOf(json: Buffer): Promise<object[]> {
  try {
    const { icons } = await parseJson({ body: json }) as { icons?: unknown }
    return Array.isArray(icons)
      ? icons.slice(0, 64).filter(icon => typeof icon === 'object' && icon !== null) as object[]
      : []
  } catch {
    return []
  }
}
