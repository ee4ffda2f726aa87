import { compareReleases, type Release } from '../contract/diff/releases.ts'
import { isLower, nextVersion } from '../contract/diff/version.ts'
import { asNode, textOf, type OpenApi } from './document.ts'

interface Documents {
  api: OpenApi
  images: OpenApi
}

/**
 * Returns the documents with the version that the changes since the last release ask for, or with their own if that is
 * higher: `npm run release` has then written the version of the next release.
 */
export function withContractVersion(documents: Documents, last: Release | undefined): Documents {
  if (last === undefined) return documents
  const own = textOf(asNode(documents.api.info).version)
  const { changes } = compareReleases(last, { name: 'the working tree', version: own, documents: { ...documents } })
  const least = nextVersion(last.version, changes)
  const version = isLower(own, least) ? least : own
  const withVersion = (document: OpenApi) => ({ ...document, info: { ...asNode(document.info), version } })
  return { api: withVersion(documents.api), images: withVersion(documents.images) }
}
