import type { LeakRecord, LeakSource } from '../../src/sources/leaks/leak-source.ts'
import { queryTypes, type Query } from '../../src/sources/kit/source.ts'

/** Creates a leak source that accepts every type of observable. By default it returns one login. */
export function createLeakSource(code: string, more: Partial<LeakSource> = {}): LeakSource {
  return {
    code,
    name: `Source ${code}`,
    description: 'Stands for a leak source in tests',
    homepage: null,
    types: queryTypes,
    template: 'credentials',
    mapping: { mail: 'email', pass: 'password' },
    requiresKey: false,
    deadlineMs: 30_000,
    async* records(query) { yield loginOf(query) },
    ...more,
  }
}

export const loginOf = ({ value }: Query, number = 1): LeakRecord => ({
  mail: value,
  pass: `correct-horse-${number}`,
  seen: number,
})

export const recordsOf = (count: number): LeakSource['records'] => async function* (query) {
  for (let number = 1; number <= count; number++) yield loginOf(query, number)
}
