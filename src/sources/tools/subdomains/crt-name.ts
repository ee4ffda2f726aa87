import { listSize } from '../../kit/size.ts'
import { readLines } from './lines.ts'
import { nameSource } from './name-source.ts'

/** Names in certificate logs, one a line; no line for an unknown domain. Answers take up to 90 s. */
export const crtName = nameSource({
  slug: 'crt-name',
  name: 'crt.name',
  homepage: 'https://crt.name',
  deadlineMs: 90_000,
  request: domain => ({
    url: `https://crt.name/v1/search?${new URLSearchParams({ apex: domain }).toString()}`,
    timeoutMs: 90_000,
  }),
  size: listSize(16),
  read: answer => readLines(answer, line => line),
  response: { type: 'array', items: { type: 'string', pattern: '^[^\\s<>{}]+\\.[^\\s<>{}]+$' } },
  names: names => names,
})
