import { hasMacros, parseSpf, spfRecords } from './spf.ts'
import type { Qualifier, SpfRecord, SpfTerm } from './spf.ts'

/** The data of a name's records, none where there are none. Rejects where that cannot be told. */
export type DnsLookup = (name: string, type: 'TXT' | 'A' | 'AAAA' | 'MX') => Promise<string[]>

/** The record of a domain, or of one that it brings in. */
export interface SpfStep {
  domain: string
  via: 'domain' | 'include' | 'redirect'
  /** The step that brought it in; null for the domain itself. */
  parent: number | null
  depth: number
  record: string | null
  parsed: SpfRecord | null
  /** Why receivers give up here, or why it is not known what stands here. */
  fault: string | null
}

export interface SpfWalk {
  steps: SpfStep[]
  /** Terms that make a receiver ask, of all records together: more than 10 and it gives up. */
  lookups: number
  /** Questions that nothing answers: more than 2 and it may give up. */
  voids: number
  /** What becomes of senders that nothing matches; null is no word on them. */
  otherwise: Qualifier | null
  /** Whether every sender passes. */
  passesAll: boolean
  /** False where something could not be asked, or there was too much of it. */
  complete: boolean
  /** What makes receivers give up, in the domain's record or one that it brings in. */
  faults: string[]
}

export const lookupLimit = 10
export const voidLimit = 2
const maxSteps = 25
const maxQueries = 60
const maxExchangers = 10

/**
 * Follows the record of a domain through its includes and redirects, as deep as a receiver would and a little deeper,
 * and counts what receivers count. Asks at most 60 questions, whatever the records say; rejects only where the
 * domain's own records cannot be told. https://www.rfc-editor.org/rfc/rfc7208#section-4.6.4
 */
export async function walkSpf(domain: string, lookup: DnsLookup): Promise<SpfWalk> {
  const walk: SpfWalk = {
    steps: [],
    lookups: 0,
    voids: 0,
    otherwise: null,
    passesAll: false,
    complete: true,
    faults: [],
  }
  const queries = new Map<string, Promise<string[]>>()

  function query(name: string, type: Parameters<DnsLookup>[1]): Promise<string[]> | undefined {
    const key = `${type} ${name.toLowerCase().replace(/\.$/, '')}`
    const pending = queries.get(key)
    if (pending) return pending
    if (queries.size >= maxQueries) return undefined
    const answer = lookup(name, type)
    queries.set(key, answer)
    return answer
  }

  /** What a name has, `undefined` where that cannot be told; counts it where it has nothing. */
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
    if (texts === undefined) step.fault = 'could not be asked'
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
    await Promise.all(queryTerms.filter(term => term.mechanism !== 'include').map(term => checkHosts(term, step.domain)))
    const parent = walk.steps.indexOf(step)
    return [
      ...queryTerms.filter(term => term.mechanism === 'include').map(term => ({
        domain: term.value ?? '',
        via: 'include' as const,
      })),
      ...(redirect === null ? [] : [{ domain: redirect, via: 'redirect' as const }]),
    ].map(next => ({
      ...next,
      parent,
      depth: step.depth + 1,
      record: null,
      parsed: null,
      fault: null,
    }))
  }

  /** Puts a step into the walk; says whether its records are to be asked for. */
  function addStep(step: SpfStep): boolean {
    if (walk.steps.length >= maxSteps) {
      walk.complete = false
      return false
    }
    walk.steps.push(step)
    if (hasMacros(step.domain)) step.fault = 'depends on the message'
    else if (isAncestor(walk.steps, step)) {
      step.fault = 'brings itself in'
      walk.faults.push(`${step.domain} ${step.fault}`)
    }
    return step.fault === null
  }

  const start: SpfStep = {
    domain,
    via: 'domain',
    parent: null,
    depth: 0,
    record: null,
    parsed: null,
    fault: null,
  }
  addStep(start)
  let level = await follow(start, await query(domain, 'TXT') ?? [])
  while (level.length > 0) {
    const added = level.filter(addStep)
    const next = await Promise.all(added.map(async step => follow(step, await resolveNames(step.domain, ['TXT']))))
    level = next.flat()
  }
  walk.otherwise = otherwise(walk.steps, start)
  walk.passesAll = passesAll(walk.steps, start)
  walk.faults = [...new Set(walk.faults)].slice(0, 20)
  return walk
}

/** The terms that count: nothing after `all` is looked at. */
function upToAll(terms: readonly SpfTerm[]): SpfTerm[] {
  const end = terms.findIndex(({ mechanism }) => mechanism === 'all')
  return terms.slice(0, end < 0 ? terms.length : end + 1)
}

function isAncestor(steps: readonly SpfStep[], { domain, parent }: SpfStep): boolean {
  const name = domain.toLowerCase().replace(/\.$/, '')
  for (let at = parent; at !== null; at = steps[at]?.parent ?? null) {
    if (steps[at]?.domain.toLowerCase().replace(/\.$/, '') === name) return true
  }
  return false
}

const findChild = (
  steps: readonly SpfStep[],
  parent: SpfStep,
  via: SpfStep['via'],
  domain?: string | null,
): SpfStep | undefined =>
  steps.find(step =>
    step.via === via && step.parent === steps.indexOf(parent) && (domain === undefined || step.domain === domain)
  )

function otherwise(steps: readonly SpfStep[], step: SpfStep): Qualifier | null {
  const last = upToAll(step.parsed?.terms ?? []).at(-1)
  if (last?.mechanism === 'all') return last.qualifier
  const next = findChild(steps, step, 'redirect')
  return next ? otherwise(steps, next) : null
}

/** The first term that matches everybody decides. */
function passesAll(steps: readonly SpfStep[], step: SpfStep): boolean {
  for (const { mechanism, qualifier, value, prefix } of upToAll(step.parsed?.terms ?? [])) {
    const included = mechanism === 'include' ? findChild(steps, step, 'include', value) : undefined
    const matchesAll = mechanism === 'all' || (prefix === 0 && mechanism !== 'ip6') ||
      (included !== undefined && passesAll(steps, included))
    if (matchesAll) return qualifier === '+'
  }
  const next = findChild(steps, step, 'redirect')
  return next ? passesAll(steps, next) : false
}
