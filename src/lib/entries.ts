/**
 * Parses the entries of a list. A fault of `parse` completes a sentence that starts with the place of the entry, such
 * as `entry 2 is not a route`. It has no part of the entry, which can have a login.
 */
export function parseEntries<Entry>(entries: readonly string[], parse: (entry: string) => Entry): Entry[] {
  return entries.map((entry, index) => {
    try {
      return parse(entry)
    } catch (error) {
      throw new Error(`entry ${index + 1} ${(error as Error).message}`, { cause: error })
    }
  })
}

/** Returns the entries of a text that commas or whitespace separate. */
export const splitEntries = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean)
