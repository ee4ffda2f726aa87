const mostShards = 3
const modulesPerShard = 5

/** Deals things out to at most three shards, evenly: the shard numbers (from 1) in the order of the things. */
export function planShards(count: number): { total: number, shardOf: (index: number) => number } {
  const total = Math.max(1, Math.min(mostShards, Math.ceil(count / modulesPerShard)))
  return { total, shardOf: index => index % total + 1 }
}
