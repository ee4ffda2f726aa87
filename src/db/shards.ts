import { jobId, type Job, type JobRepository } from './jobs/job.ts'

/** A shard of a search: a group of its tasks. `number` starts at 1. */
export interface Shard {
  searchId: string
  number: number
  total: number
}

/** A shard that one runner holds. */
export type ShardJob = Job<Shard>

const shardJobId = (searchId: string, number: number): string => jobId('shard', searchId, number)

/** Repository of the shards of searches, which are jobs. Written by the API, runners and the journal. */
export function createShardRepository(jobs: JobRepository<Shard>) {
  const { take, takeMany, hold, holdAll, end, giveBack, countWaiting } = jobs
  return {
    take,
    takeMany,
    hold,
    holdAll,
    end,
    giveBack,
    countWaiting,

    /**
     * Adds the shards of a search. `busy` is the number of searches of the account that run already: the more they are,
     * the later its shards are taken, so that many searches of one account do not delay another account.
     */
    async insert(searchId: string, total: number, busy: number): Promise<void> {
      await jobs.add(Array.from({ length: total }, (_, index) => ({
        id: shardJobId(searchId, index + 1),
        data: { searchId, number: index + 1, total },
        priority: -busy,
      })))
    },

    /** Removes all shards of a search, held or not. */
    async remove(searchId: string, total: number): Promise<void> {
      await jobs.drop(Array.from({ length: total }, (_, index) => shardJobId(searchId, index + 1)))
    },
  }
}
