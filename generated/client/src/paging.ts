// Made by npm run generate from scripts/client/paging.ts. Do not edit.
import { TracewellError } from './error.ts'

/**
 * Yields the entries of all pages. Reads a page when it is needed. Throws a `TracewellError` if a page names itself as
 * the next one.
 * @param read reads the page with this cursor, or the first one
 * @param partsOf returns the entries of a page, and the cursor of the next page
 */
export async function* entriesOf<Page, Entry>(
  read: (cursor: string | undefined) => Promise<Page>,
  partsOf: (page: Page) => readonly [entries: readonly Entry[], next: string | null],
): AsyncGenerator<Entry, void, void> {
  let cursor: string | undefined
  do {
    const [entries, next] = partsOf(await read(cursor))
    yield* entries
    if (next !== null && next === cursor) {
      throw new TracewellError(0, { code: 'INVALID_ANSWER', message: 'A page names itself as the next one' })
    }
    cursor = next ?? undefined
  } while (cursor !== undefined)
}

/** Like `entriesOf`, for pages with numbers from 1. `partsOf` also returns the number of pages. */
export async function* numberedEntriesOf<Page, Entry>(
  read: (page: number) => Promise<Page>,
  partsOf: (page: Page) => readonly [entries: readonly Entry[], pages: number],
): AsyncGenerator<Entry, void, void> {
  for (let page = 1, pages = 1; page <= pages; page++) {
    const [entries, all] = partsOf(await read(page))
    yield* entries
    pages = all
  }
}
