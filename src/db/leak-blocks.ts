import type { Knex } from 'knex'
import { createStatement } from './driver/statement.ts'

/** A block of encrypted records. `number` is unique within its batch. */
export interface StoredBlock {
  number: number
  data: Uint8Array
}

/** Maximum number of rows that one statement removes. Short statements keep the database free for others. */
export const removeChunk = 500

const oneBlock = createStatement<{ data: Uint8Array }>(
  'select data from leak_blocks where source = ? and batch = ? and number = ?')

/** Creates the repository of the table `leak_blocks`: the encrypted records. */
export function createLeakBlockRepository(db: Knex) {
  return {
    async getBlock(sourceCode: string, batch: number, number: number): Promise<Uint8Array | undefined> {
      const [row] = await oneBlock(db, sourceCode, batch, number)
      return row?.data
    },

    /** Returns the blocks at these positions, in no particular order. Skips positions at which no block is stored. */
    async listBlocks(
      sourceCode: string,
      positions: ReadonlyArray<{ batch: number, block: number }>,
    ): Promise<Array<StoredBlock & { batch: number }>> {
      return db('leak_blocks').where({ source: sourceCode })
        .whereIn(['batch', 'number'], positions.map(({ batch, block }) => [batch, block]))
        .select('batch', 'number', 'data')
    },

    /** Returns up to `limit` blocks of a source behind a position, in their order. */
    async listBlocksAfter(
      sourceCode: string, { batch, number }: { batch: number, number: number }, limit: number,
    ): Promise<Array<StoredBlock & { batch: number }>> {
      return db('leak_blocks').where({ source: sourceCode })
        .whereRaw('(batch, number) > (?, ?)', [batch, number])
        .orderBy(['batch', 'number']).limit(limit).select('batch', 'number', 'data')
    },

    async listBlockNumbers(sourceCode: string, batch: number): Promise<number[]> {
      return db('leak_blocks').where({ source: sourceCode, batch }).orderBy('number').pluck('number')
    },

    async removeBlocks(sourceCode: string, batch: number, numbers: readonly number[]): Promise<void> {
      for (let at = 0; at < numbers.length; at += removeChunk) {
        await db('leak_blocks').where({ source: sourceCode, batch })
          .whereIn('number', numbers.slice(at, at + removeChunk)).delete()
      }
    },

    /**
     * Removes up to 500 blocks of a source whose batch number is `batch` or higher. Returns `true` if a block was
     * removed.
     */
    async removeBlocksFrom(sourceCode: string, batch: number): Promise<boolean> {
      const some = db('leak_blocks').where({ source: sourceCode }).where('batch', '>=', batch).limit(removeChunk)
        .select('batch', 'number')
      return await db('leak_blocks').where({ source: sourceCode }).whereIn(['batch', 'number'], some).delete() > 0
    },
  }
}
