/** Head of a row: what the catalogue and the list of sources show of it. Every kind of row of a module extends it. */
export interface RowHead {
  /** Unique name in kebab case. It never changes. */
  slug: string
  name: string
  description: string
  homepage: string
  /** Documentation of the source, or another place from which the facts of this row come. Default: its homepage. */
  source?: string
  /** Day on which the facts were collected (`facts.ts`). Default: that of the list. `null` if it is not recorded. */
  seen?: string | null
}

/** Returns a host in kebab case, for slugs. */
export const slugOfHost = (host: string): string => host.replace(/^www\./, '').replaceAll('.', '-')
