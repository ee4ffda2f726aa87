import { allAddresses, passingAddresses } from './spf-reach.ts'
import { findChild, isAncestor, upToAll } from './spf-steps.ts'
import type { SpfStep } from './spf-steps.ts'
import { hasMacros, parseSpf, spfRecords } from './spf.ts'
import type { Qualifier, SpfTerm } from './spf.ts'

/**
 * Queries the DNS records of one type for a name, and returns their data. Returns an empty list if the name has no
 * record of this type. Rejects if the query fails.
 */
export type DnsLookup = (name: string, type: 'TXT' | 'A' | 'AAAA' | 'MX') => Promise<string[]>

export interface SpfWalk {
  steps: SpfStep[]
  /** Number of terms that need a DNS lookup, in all records together. Receivers give up after 10. */
  lookups: number
  /** Number of lookups without a result. Receivers may give up after 2. */
  voids: number
  /** Result for senders that match no term. `null` if no record sets this result. */
  otherwise: Qualifier | null
  /** `true` if every sender passes. */
  passesAll: boolean
  /** Share of all IPv4 addresses that the networks of all records let pass, from 0 to 1. */
  share: number
  /** `false` if a lookup failed or a limit of the walk was reached. */
  complete: boolean
  /** Errors that make receivers give up, from all records of the walk. */
  faults: string[]
}

export const lookupLimit = 10
export const voidLimit = 2
const maxSteps = 25
const maxQueries = 60
const maxExchangers = 10

/** A record that was not read yet. */
const unread = { record: null, parsed: null, fault: null }

/**
 * Follows the SPF record of a domain through includes and redirects, and counts lookups as receivers do. Continues a
 * little longer than a receiver would. Makes at most 60 queries. Rejects only if the domain's own records cannot be
 * queried.
 * https://www.rfc-editor.org/rfc/rfc7208#section-4.6.4
 */
export async function walkSpf(domain: string, lookup: DnsLookup): Promise<SpfWalk> {
  const walk: SpfWalk = {
    steps: [],
    lookups: 0,
    voids: 0,
    otherwise: null,
    passesAll: false,
    share: 0,
    complete: true,
    faults: [],
  }
  const query = createQueries(lookup)

  /**
   * Queries the DNS records of these types for a name, and returns their data. Returns `undefined` if a query failed
   * and no other query returned data. Counts a void lookup if the name has no data.
   */
  async function resolveNames(name: string, types: Array<Parameters<DnsLookup>[1]>): Promise<string[] | undefined> {
    const answers = await Promise.all(types.map(async type => query(name, type)?.catch(() => undefined)))
    const data = answers.flatMap(answer => answer ?? [])
    if (data.length > 0) return data
    if (answers.includes(undefined)) {
      walk.complete = false
      return undefined
    }
    walk.voids++
    return []
  }

  async function checkHosts(term: SpfTerm, owner: string): Promise<void> {
    const name = term.value ?? owner
    if (hasMacros(name) || term.mechanism === 'ptr') return
    const found = await resolveNames(
      name,
      term.mechanism === 'mx' ? ['MX'] : term.mechanism === 'exists' ? ['A'] : ['A', 'AAAA'],
    )
    if (term.mechanism === 'mx' && (found?.length ?? 0) > maxExchangers) {
      walk.faults.push(`"${term.text}" of ${owner} has more than ${maxExchangers} mail servers`)
    }
  }

  async function follow(step: SpfStep, texts: string[] | undefined): Promise<SpfStep[]> {
    const records = spfRecords(texts ?? [])
    step.record = records[0] ?? null
    if (texts === undefined) step.fault = 'could not be queried'
    else if (records.length === 0) step.fault = step.via === 'domain' ? null : 'has no SPF record'
    else if (records.length > 1) step.fault = 'has more than one SPF record'
    if (step.fault && texts) walk.faults.push(`${step.domain} ${step.fault}`)
    if (step.record === null || step.fault !== null) return []
    const parsed = step.parsed = parseSpf(step.record)
    walk.faults.push(...parsed.faults.map(fault => `${step.domain}: ${fault}`))
    const terms = upToAll(parsed.terms)
    const queryTerms = terms.filter(({ mechanism }) => !['all', 'ip4', 'ip6'].includes(mechanism))
    const redirect = terms.at(-1)?.mechanism === 'all' ? null : parsed.redirect
    walk.lookups += queryTerms.length + (redirect === null ? 0 : 1)
    const hostTerms = queryTerms.filter(term => term.mechanism !== 'include')
    await Promise.all(hostTerms.map(term => checkHosts(term, step.domain)))
    const parent = walk.steps.indexOf(step)
    return [
      ...queryTerms.filter(term => term.mechanism === 'include').map(term => ({
        domain: term.value ?? '',
        via: 'include' as const,
      })),
      ...(redirect === null ? [] : [{ domain: redirect, via: 'redirect' as const }]),
    ].map(next => ({ ...next, parent, depth: step.depth + 1, ...unread }))
  }

  /** Adds a step to the walk. Returns `true` if the step's records must be queried. */
  function addStep(step: SpfStep): boolean {
    if (walk.steps.length >= maxSteps) {
      walk.complete = false
      return false
    }
    walk.steps.push(step)
    if (hasMacros(step.domain)) step.fault = 'depends on the message'
    else if (isAncestor(walk.steps, step)) {
      step.fault = 'includes itself'
      walk.faults.push(`${step.domain} ${step.fault}`)
    }
    return step.fault === null
  }

  const start: SpfStep = {
    domain,
    via: 'domain',
    parent: null,
    depth: 0,
    ...unread,
  }
  addStep(start)
  let level = await follow(start, await query(domain, 'TXT') ?? [])
  while (level.length > 0) {
    const added = level.filter(addStep)
    const next = await Promise.all(added.map(async step => follow(step, await resolveNames(step.domain, ['TXT']))))
    level = next.flat()
  }
  walk.otherwise = otherwise(walk.steps, start)
  walk.share = passingAddresses(walk.steps, start) / allAddresses
  walk.passesAll = walk.share === 1
  walk.faults = [...new Set(walk.faults)].slice(0, 20)
  return walk
}

/** Returns a look-up that asks each question once. It returns `undefined` after 60 questions. */
function createQueries(lookup: DnsLookup) {
  const queries = new Map<string, Promise<string[]>>()

  return function query(name: string, type: Parameters<DnsLookup>[1]): Promise<string[]> | undefined {
    const key = `${type} ${name.toLowerCase().replace(/\.$/, '')}`
    const pending = queries.get(key)
    if (pending) return pending
    if (queries.size >= maxQueries) return undefined
    const answer = lookup(name, type)
    queries.set(key, answer)
    return answer
  }
}

function otherwise(steps: readonly SpfStep[], step: SpfStep): Qualifier | null {
  const last = upToAll(step.parsed?.terms ?? []).at(-1)
  if (last?.mechanism === 'all') return last.qualifier
  const next = findChild(steps, step, 'redirect')
  return next ? otherwise(steps, next) : null
}
