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
  /** Character set of the page, if the pack says that the site states a wrong one. */
  encoding?: string
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

/** A member of entries that is neither read nor known to need no reading (`unread` of the format). */
export interface UnknownField {
  field: string
  /** Names of the sites that have it. */
  sites: string[]
}

/** A pack in the form that all formats share. */
export interface ParsedPack {
  format: PackFormat
  /** Licence and authors. They must be published together with results of the pack. */
  licence: string[]
  entries: PackEntry[]
  /** Entries that are malformed. */
  skipped: Skipped[]
  unknownFields: UnknownField[]
}

/**
 * Creates the collection of the unknown members of entries.
 * @param schema its properties are the members that are read
 * @param unread members that need no reading, with the reasons
 */
export function createFieldWatch(schema: { properties: object }, unread: Readonly<Record<string, string>>) {
  const sites = new Map<string, string[]>()
  return {
    look(name: string, site: object): void {
      for (const field of Object.keys(site)) {
        if (Object.hasOwn(schema.properties, field) || Object.hasOwn(unread, field)) continue
        sites.set(field, [...sites.get(field) ?? [], name])
      }
    },
    found: (): UnknownField[] => [...sites].map(([field, sites]) => ({ field, sites })),
  }
}

const malformed = 'it does not have the form of a site'

/** Returns the reason for an entry that lacks a member or has a wrong one. `fault` names it: `"url" is missing`. */
export const malformedAs = (fault: string | undefined): string =>
  fault === undefined ? malformed : `${malformed}: ${fault}`
export const protectedBy = (protection: readonly string[]): string | undefined =>
  protection.length > 0 ? `the site is protected: ${protection.join(', ')}` : undefined
