import type { Journal } from '../../src/core/search/journal.ts'
import type { Task } from '../../src/core/search/task.ts'
import { moduleTask } from '../../src/core/search/tasks/module.ts'
import type { Database } from '../../src/db/database.ts'
import type { ShardJob } from '../../src/db/shards.ts'
import { createModule } from '../../scripts/support/modules.ts'

/** Returns the task of a module of `createModule`. */
export const taskOf = (slug: string): Task => moduleTask({ module: createModule(slug), key: undefined })

/** Takes and begins the three shards of a search of modules. */
export async function beginShards(journal: Journal, database: Database) {
  const jobs: Array<{ job: ShardJob, tasks: Task[] }> = []
  while (jobs.length < 3) {
    const job = (await database.shards.take())!
    const { search: { id } } = await journal.beginShard(job)
    const unfinished = await database.searchTasks.listUnfinished(id, job.data.number)
    jobs.push({ job, tasks: unfinished.map(({ slug }) => taskOf(slug)) })
  }
  return jobs
}
