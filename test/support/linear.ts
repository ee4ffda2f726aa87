/** Sizes of the texts, in characters. Each is four times the one before. */
const sizes = [4, 16, 64, 256].map(kibibytes => kibibytes * 1024)

/**
 * Growth of the processor time from one size to the next that still counts as linear. Linear time grows to 4 times,
 * quadratic time to 16 times.
 */
const maxGrowth = 9

/**
 * Shortest processor time that is compared, in milliseconds. Linear code takes less for most sizes. Quadratic code
 * takes 100 times as long for the largest.
 */
const floorMs = 4

/** Measures before a growth counts: a collection of garbage can fall into one. */
const tries = 4

/** Processor time of this thread, in milliseconds: other threads and processes do not change it. */
function processorMs(work: () => unknown): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000
}

/**
 * Returns the length of the text at which `read` needs more than linear time, or `undefined`. The text repeats `pump`
 * after `head`, opened and never closed, and ends with `tail`, which nothing matches.
 */
export function firstSlowLength(
  read: (text: string) => unknown, { head = '', pump, tail = '' }: { head?: string, pump: string, tail?: string },
): number | undefined {
  let lastMs = Infinity
  for (const size of sizes) {
    const text = head + pump.repeat(Math.ceil(size / pump.length)) + tail
    let ms = processorMs(() => read(text))
    for (let left = tries; left > 0 && ms > maxGrowth * Math.max(lastMs, floorMs); left--) {
      ms = Math.min(ms, processorMs(() => read(text)))
    }
    if (ms > maxGrowth * Math.max(lastMs, floorMs)) return size
    lastMs = ms
  }
  return undefined
}
