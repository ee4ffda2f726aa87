/** Headers of a response with a secret. */
export const noStore = { 'Cache-Control': 'no-store' } as const

/** Overlap of a rotation without a body, in seconds. The documents of both rotations state the same default. */
export const defaultOverlapSeconds = 86_400

/** Returns the end of an overlap, or `null` if the earlier secret works no more. */
export const overlapEnd = (until: string | null, now: Date): string | null =>
  until !== null && until > now.toISOString() ? until : null
