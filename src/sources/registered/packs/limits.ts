import { arrayOf } from '../../kit/schema.ts'

const textUpTo = <const Max extends number>(maxLength: Max) => ({ type: 'string', maxLength } as const)

/*
 * Limits of the texts of a pack, as schemas. Each page is searched for all marks of its site, patterns read names and
 * addresses, and error messages list all tags. A site with a longer text does not have the form of a site.
 */
export const siteName = { ...textUpTo(200), minLength: 1 } as const
export const siteAddress = textUpTo(2_000)
/** A text of a page that shows whether there is an account. */
export const mark = textUpTo(2_000)
export const marks = { ...arrayOf(mark), maxItems: 100 } as const
export const tag = textUpTo(50)
export const tags = { ...arrayOf(tag), maxItems: 50 } as const
export const requestBody = textUpTo(10_000)
export const credits = { ...arrayOf(textUpTo(500)), maxItems: 2_000 } as const

/** Maximum size of a pack, in MiB. */
export const maxMebibytes = 32
/** Maximum number of sites of a pack. */
export const maxSites = 20_000
/** Maximum depth of lists and objects in a pack. */
export const maxDepth = 100
