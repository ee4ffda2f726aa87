import type { Knex } from 'knex'
import { nextTurn } from '../lib/pauses.ts'

export interface ListContent {
  revision: string
  /** The content in parts of at most 1 MiB, each compressed alone. One write of the whole would stop the process. */
  parts: readonly Buffer[]
}

/** Creates the repository of the table `list_parts`: the contents of lists. One statement reads or writes one part. */
export function createListPartRepository(db: Knex) {
  const partsOf = (slug: string) => db('list_parts').where({ slug })

  /** Removes the parts of these revisions, one at a time because each is large. */
  async function remove(slug: string, revisions: readonly string[]): Promise<void> {
    for (;;) {
      const part = await partsOf(slug).whereIn('revision', revisions).first('slug', 'revision', 'number')
      if (part === undefined) return
      await db('list_parts').where(part).delete()
      await nextTurn()
    }
  }

  return {
    /** Returns the parts of a revision, in order. Some are missing if another process removes them meanwhile. */
    async read(slug: string, revision: string): Promise<Buffer[]> {
      const read: Buffer[] = []
      for (;;) {
        const part = await partsOf(slug).where({ revision, number: read.length }).first('content')
        if (part === undefined) return read
        read.push(part.content)
        await nextTurn()
      }
    },

    async store(slug: string, { revision, parts }: ListContent): Promise<void> {
      for (const [number, content] of parts.entries()) {
        await db('list_parts').insert({ slug, revision, number, content })
        await nextTurn()
      }
    },

    remove,

    /** Removes the parts of all other revisions: those of processes that were killed while they stored. */
    async removeExcept(slug: string, current: string | undefined): Promise<void> {
      const all: string[] = await partsOf(slug).distinct('revision').pluck('revision')
      await remove(slug, all.filter(revision => revision !== current))
    },
  }
}
