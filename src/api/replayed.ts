/** Returns the header of an answer to a repeated `Idempotency-Key`. */
export const replayed = (isRepeated: true | undefined): { 'Idempotent-Replayed'?: 'true' } =>
  isRepeated ? { 'Idempotent-Replayed': 'true' } : {}
