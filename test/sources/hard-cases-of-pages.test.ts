import { expect } from 'chai'
import { valueAt, withValueAt } from '../../src/lib/json-path.ts'
import type { Card, Module } from '../../src/sources/kit/source.ts'
import { lookUps } from '../../src/sources/rows/look-ups/index.ts'
import type { Paging } from '../../src/sources/rows/paging.ts'
import { ripestatCalls } from '../../src/sources/rows/ripestat/calls.ts'
import { profileLookUps } from '../../src/sources/rows/profiles/index.ts'
import { asking, hardCases } from '../support/answers-of.ts'
import { simulate, type Simulated } from '../support/simulated.ts'

interface Paged {
  paging?: Paging
  /** Path of the records in the part of the answer that the paths of `paging` are in. */
  record?: string
  /** Path of that part in the answer. */
  root: string
}

const rows = new Map<string, Paged>([
  ...[...lookUps, ...profileLookUps].map(row => [row.slug, { ...row, root: '' }] as const),
  ...ripestatCalls.map(row => [row.slug, { ...row, root: 'data' }] as const),
])
const isPaged = ({ slug }: Module): boolean => rows.get(slug)?.paging !== undefined

/** Names of members with which answers say that their list is a part of a longer one. */
const saysMore = new RegExp('^(' + [
  'total', 'total[-_]?(count|results|hits|records|size)', 'num[-_]?(found|results)', 'hits?[-_]?count', 'has_?more',
  'has_?next(page)?', 'next([-_]?(key|page|cursor|cursormark|page_?token))?', 'cursor', 'marker', 'more', 'truncated',
  'limit_?reached', 'results?[-_]?count', 'all_results_count', 'count', '(domains|subdomain|url)_count',
].join('|') + ')$', 'i')

/** Names of parameters that limit the number of entries. */
const limits = /[?&_.](?:limit|per_?page|page_?size|rows|size|offset|first|take)=\d+/i

/** Modules whose answers have such a member, or whose requests such a limit, and why their cards leave nothing out. */
const whole: Readonly<Record<string, string>> = {
  'arquivo-pt': 'asks for the first capture',
  'blockchain-com': 'asks for the newest transaction, and displays the number of all',
  'inaturalist': 'asks for one account',
  'lemmy-lemmy-world': 'displays no posts',
  'lemmy-programming-dev': 'displays no posts',
  'online-go': 'fails if the player is not on the first page (`hasMore`)',
  'openstreetmap': 'asks for the newest change',
  'radix': 'displays the totals only',
  'routescan-arbitrum': 'displays the first transaction',
  'routescan-avalanche': 'displays the first transaction',
  'routescan-base': 'displays the first transaction',
  'routescan-bnb': 'displays the first transaction',
  'routescan-ethereum': 'displays the first transaction',
  'routescan-optimism': 'displays the first transaction',
  'routescan-polygon': 'displays the first transaction',
  'securitytrails-domain': 'displays the number of names only',
  'wayback-first': 'asks for the first capture',
}

describe('hard cases of pages', () => {
  let world: Simulated
  before(async () => { world = await simulate() })
  after(() => world[Symbol.asyncDispose]())

  const { answersOf, ran, replay } = hardCases(() => world)

  for (const module of asking) {
    it(`${module.slug} says how its list goes on, if its answer does`, async () => {
      const { answers } = await answersOf(module, 'found')
      const signs = [...answers].flatMap(([asked, { body }]) =>
        [...signsIn(parsed(body)), ...limits.test(asked) ? [limits.exec(asked)![0]] : []])
      const isOpen = signs.length > 0 && !isPaged(module)

      expect(isOpen, `${module.slug}: ${signs.join(', ')}`).to.equal(module.slug in whole)
    })
  }

  for (const module of asking.filter(isPaged)) {
    it(`${module.slug} shows that its list is a part`, async () => {
      const { value, answers } = await answersOf(module, 'found')
      const [asked, answer] = [...answers][0]!
      const row = rows.get(module.slug)!
      const sent = parsed(answer.body)
      const incomplete = async (body: unknown) => {
        const changed = JSON.stringify(withValueAt(sent, row.root, body))
        return (await ran(module, value, replay(answers, asked, changed))).cards.flatMap(linesOf)
      }

      const { part, all } = pagesOf(row, valueAt(sent, row.root))
      for (const [title, body] of Object.entries(part)) {
        expect(await incomplete(body), title).to.match(/^the first \d+ (of \d+ entries|entries, more( may)? exist)$/)
      }
      expect(await incomplete(all)).to.eql([])
    })
  }
})

const linesOf = ({ items }: Card): string[] =>
  items.filter(({ label }) => label === 'Incomplete').map(({ value }) => value)

/** Returns the answer with all entries, and with a part of them. */
function pagesOf({ paging, record = '' }: Paged, body: unknown): { part: Record<string, unknown>, all: unknown } {
  const { list = record, total, next, size } = paging as Paging
  const [path = ''] = [list].flat()
  const entries = [list].flat().flatMap(one => valueAt(body, one) as unknown[] | undefined ?? [])
  const ended = [next, total].reduce((rest, one) => one === undefined ? rest : withValueAt(rest, one, null), body)
  const all = total === undefined ? ended : withValueAt(ended, total, entries.length)
  return {
    all,
    part: {
      ...total !== undefined && { total: withValueAt(ended, total, entries.length + 7) },
      ...next !== undefined && { next: withValueAt(ended, next, 'more') },
      ...size !== undefined && {
        size: withList(ended, path, Array.from({ length: size }, (_, index) => entries[index % entries.length])),
      },
    },
  }
}

/** Returns a copy of a value with another list at a path, in which `*` stands for the first entry. */
function withList(value: unknown, path: string, list: readonly unknown[]): unknown {
  const [before, after] = path.split('.*.') as [string, string?]
  if (after === undefined) return withValueAt(value, path, list)
  const [first, ...others] = valueAt(value, before) as unknown[]
  return withValueAt(value, before, [withValueAt(first, after, list), ...others])
}

/** Returns the members of an answer that say that a list beside or below them goes on. */
function signsIn(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value !== 'object' || value === null || path.length > 4 || !hasList(value)) return []
  if (Array.isArray(value)) return value.slice(0, 1).flatMap(entry => signsIn(entry, [...path, '*']))
  return Object.entries(value).flatMap(([name, member]) => [
    ...saysMore.test(name) && typeof member !== 'object' ? [[...path, name].join('.')] : [],
    ...signsIn(member, [...path, name]),
  ])
}

const hasList = (value: object): boolean =>
  Array.isArray(value) || Object.values(value).some(member =>
    typeof member === 'object' && member !== null && hasList(member as object))

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    return undefined
  }
}
