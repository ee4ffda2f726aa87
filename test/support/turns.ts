/** Returns the number of turns of the event loop that begin while `work` runs. */
export async function countTurns(work: () => Promise<unknown>): Promise<number> {
  let turns = 0
  let next = setImmediate(function turn() {
    turns++
    next = setImmediate(turn)
  })
  await work()
  clearImmediate(next)
  return turns
}
