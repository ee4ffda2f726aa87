/**
 * Waits until all work has ended, and returns the results. Throws the first failure in the order of the list. For reads
 * of one transaction, none of which may be under way when the transaction ends. PostgreSQL gets them together.
 */
export async function settleAll<Work extends readonly unknown[]>(
  work: readonly [...Work],
): Promise<{ [Index in keyof Work]: Awaited<Work[Index]> }> {
  const outcomes = await Promise.allSettled(work)
  return outcomes.map(outcome => {
    if (outcome.status === 'rejected') throw outcome.reason
    return outcome.value
  }) as { [Index in keyof Work]: Awaited<Work[Index]> }
}
