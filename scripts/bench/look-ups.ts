import { card } from '../../src/sources/kit/card.ts'
import { httpModule } from '../../src/sources/kit/http-module.ts'
import type { Module } from '../../src/sources/kit/source.ts'

/** Returns modules that each send one request, to a host of their own. */
export const lookUps = (count: number): Module[] => Array.from({ length: count }, (_, index) => lookUp(index))

const lookUp = (number: number): Module => httpModule({
  slug: `lookup-${number}`,
  name: `Look-up ${number}`,
  description: 'Asks a slow source',
  category: 'profile',
  types: ['Pseudonym'],
  tags: ['social'],
  homepage: 'https://lookup.example',
  cacheMs: 0,
  examples: { found: [], notFound: [] },
  request: value => ({ url: `https://lookup-${number}.example/users/${encodeURIComponent(value)}` }),
  response: { type: 'object', required: ['name'], properties: { name: { type: 'string' } } },
  cards: answer => [card([['Name', answer.name, 'name']], answer)],
})
