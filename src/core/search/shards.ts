const maxShards = 3
const tasksPerShard = 5

/**
 * Assigns `count` tasks evenly to at most three shards. `shardOf` maps the index of a task to the number of its shard.
 * The numbers start at 1.
 */
export function assignShards(count: number): { total: number, shardOf: (index: number) => number } {
  const total = Math.max(1, Math.min(maxShards, Math.ceil(count / tasksPerShard)))
  return { total, shardOf: index => index % total + 1 }
}
