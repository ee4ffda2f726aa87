/** `true` in `npm run test:nightly`. */
export const isNightly = process.env['NIGHTLY'] === '1'

/**
 * Returns how often a property is tried, or a process is killed: `full` times by `npm run test:nightly`, and a fifth of
 * them, but at least five, by `npm test`.
 */
export const amount = (full: number): number => isNightly ? full : Math.min(full, Math.max(5, Math.ceil(full / 5)))

/** Returns all of them in `npm run test:nightly`, and every fifth in `npm test`. */
export const someOf = <T>(all: readonly T[]): readonly T[] => isNightly ? all : all.filter((_, at) => at % 5 === 0)

/** Seed of fast-check. It is fixed, so that no change fails by chance; the nightly run takes a fresh one. */
export const propertySeed = Number(process.env['TEST_SEED'] ?? (isNightly ? Date.now() % 2 ** 31 : 1))
