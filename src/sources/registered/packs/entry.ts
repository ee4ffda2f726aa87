import type { ErrorMarker, Proof } from '../proof.ts'

/**
 * Formats of packs. https://github.com/WebBreacher/WhatsMyName, https://sherlockproject.xyz,
 * https://maigret.readthedocs.io
 */
export type PackFormat = 'whatsmyname' | 'sherlock' | 'maigret'

/** One site of a pack, the same for all formats. `{account}` in a text is the placeholder for the searched name. */
export interface PackEntry {
  name: string
  /** URL to request. */
  address: string
  /** URL of the account's public page. */
  page: string
  method: string
  headers: Record<string, string>
  body?: string
  registered: Proof[]
  notRegistered: Proof[]
  errors?: ErrorMarker[]
  /** `true` if redirects are followed, up to the limit of the client. */
  follows: boolean
  /** Regular expression of the names that the site allows, as the pack states it. */
  names?: string
  /** Names of accounts that exist. */
  known: readonly string[]
  tags: readonly string[]
  /** Reason that only the format knows, for example that the pack marks the site as not working. */
  reason?: string | undefined
}

/** A site of a pack that is not checked. The text of the reason before a colon is the same for all such sites. */
export interface Skipped {
  name: string
  reason: string
}

/** A pack in the form that all formats share. */
export interface ParsedPack {
  format: PackFormat
  /** Licence and authors. They must be published together with results of the pack. */
  licence: string[]
  entries: PackEntry[]
  /** Entries that are malformed. */
  skipped: Skipped[]
}

export const malformed = 'it does not have the form of a site'
export const protectedBy = (protection: readonly string[]): string | undefined =>
  protection.length > 0 ? `the site is protected: ${protection.join(', ')}` : undefined
