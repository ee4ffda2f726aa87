import { hasAnswered, sourceStateOf, wasAsked, type CountedSource } from '../outcomes/counts.ts'
import { reasonsNotToAsk, searchEndedReason } from '../outcomes/reasons.ts'
import { sentenceOf, sourceWords, type Standing } from '../outcomes/sentences.ts'
import { tallyOf } from '../outcomes/words.ts'
import type {
  AccountCheckList,
  InvestigationGraph, LeakSourceList, ModuleList, SearchLeakPage, SearchLeaks, SearchResults,
} from '../../generated/client/src/index.ts'

/** Views of answers of the API that keep what a model reads, and leave out what a program needs to display it. */

interface Item {
  label: string
  value: unknown
}

/** Facts by label. A label with several values has a list. */
export type Facts = Record<string, unknown>

/** Converts the items of a card or a record to facts. */
export function factsOf(items: readonly Item[]): Facts {
  const facts: Facts = {}
  for (const { label, value } of items) {
    const known = facts[label]
    facts[label] = known === undefined ? value : Array.isArray(known) ? [...known as unknown[], value] : [known, value]
  }
  return facts
}

/** Converts a card, an object with one member such as `github_001`. */
export function viewCards(source: string, card: object): object[] {
  return Object.entries(card as Record<string, { items: readonly Item[] }>).map(([name, { items }]) => ({
    source,
    card: name,
    facts: factsOf(items),
  }))
}

export const viewRecord = (record: object): Facts => factsOf((record as { items: readonly Item[] }).items)

interface Check {
  module: { name: string }
  status: string
  url: string | null
  reason?: { code: string } | null | undefined
}

const verdictOf = ({ status, reason }: Check): string =>
  status === 'unknown' && reasonsNotToAsk.has(reason?.code ?? '') ? 'not_asked' : status

/** Lists the sites on which an account is registered, and counts the others. */
export const viewChecks = (checks: readonly Check[]): object =>
  checks.length === 0 ? {} : {
    registered_on: checks.filter(({ status }) => status === 'registered').map(({ module, url }) => ({
      site: module.name,
      url,
    })),
    account_checks: Object.fromEntries(tallyOf(checks, verdictOf)),
  }

/** The breaches that a breach source found. */
export const viewBreaches = (breaches: readonly object[]): object => breaches.length === 0 ? {} : { breaches }

interface Ended {
  name: string
  status: CountedSource['status']
  reason?: { code: string, message?: string } | null | undefined
}

/** Counts the sources by how they ended, and names those without an answer and those not asked, with the reason. */
export const viewSources = (sources: readonly Ended[]): object => ({
  sources: Object.fromEntries(tallyOf(sources, source => sourceWords[sourceStateOf(source)])),
  without_answer: sources.filter(source => wasAsked(source) && !hasAnswered(source)).map(viewReason),
  not_asked: sources.filter(source => !wasAsked(source)).map(viewReason),
})

const viewReason = ({ name: source, status, reason }: Ended): object =>
  reason?.message === undefined ? { source, status } : { source, status, reason: reason.message }

/** Returns the sentence about how a search stands, with the numbers of the pages and the reports. */
export const viewStanding = (standing: Standing): object =>
  standing.counts === undefined ? {} : { outcome: sentenceOf(standing), counts: standing.counts }

/** Returns whether the results may have leak sources that had not ended when the search ended. */
export const needsLeakSources = ({ data: { leaks, counts } }: SearchResults): boolean =>
  leaks.skipped_codes.length > 0 && counts?.sources_unfinished !== 0

/**
 * View of a stored search: findings without raw data. Observables and leak records have tools of their own. Of the leak
 * sources, it names those without an answer.
 * @param leakSources the leak sources of the search, if the results need them: the results have no reasons of theirs
 */
export const viewResults = ({ data }: SearchResults, leakSources: SearchLeaks['data']['sources'] = []): object => ({
  search: {
    id: data.search.id,
    status: data.search.status,
    query: data.search.query,
    error: data.search.error,
    complete: data.complete,
  },
  ...viewStanding({ status: data.search.status, error: data.search.error, counts: data.counts }),
  ...viewSources([
    ...data.modules.map(({ module, status, error }) => ({ name: module.name, status, reason: error })),
    ...data.leaks.failed_codes.map(name => ({ name, status: 'failed' as const })),
    ...data.leaks.skipped_codes.map(name => ({
      name,
      status: 'skipped' as const,
      reason: leakSources.some(({ code, message }) => code === name && message === searchEndedReason.message)
        ? searchEndedReason
        : null,
    })),
  ]),
  ...viewChecks(data.registered_accounts),
  cards: data.modules.flatMap(({ module, cards }) => cards.flatMap(card => viewCards(module.name, card))),
  ...viewBreaches(data.breached_accounts),
  summary: data.summary,
})

export const viewLeaks = ({ data: { sources } }: SearchLeaks): object => ({ sources })

/** A page of records: their facts, without the markers for display. */
export const viewLeakPage = ({ data: { results, page, ...rest } }: SearchLeakPage): object => ({
  ...rest,
  source_page: page,
  records: results.map(viewRecord),
})

export const viewModules = ({ data: { modules } }: ModuleList): object => ({
  modules: modules.map(({ id, slug, name, description, types, tags, default: isDefault, available, terms }) => ({
    id,
    slug,
    name,
    description,
    types,
    tags,
    default: isDefault,
    ...!available && { available },
    ...terms && { terms },
  })),
})

export const viewLeakSources = ({ data: { sources } }: LeakSourceList): object => ({
  sources: sources.map(({ code, name, description, types, available }) => ({
    code,
    name,
    description,
    types,
    available,
  })),
})

/** View of a graph: edges name their observables instead of ids of nodes, and count their evidence. */
export function viewGraph(answer: InvestigationGraph | string): object {
  const { data: { nodes, edges, ...rest } } = answer as InvestigationGraph
  const names = new Map(nodes.map(({ id, type, value }) => [id, `${type}: ${value}`]))
  return {
    ...rest,
    counts: { nodes: nodes.length, edges: edges.length },
    nodes: nodes.map(({ type, value, searched }) => ({ type, value, searched: searched.length > 0 })),
    edges: edges.map(({ source, target, relation, strength, evidence, evidence_total: total }) => ({
      from: names.get(source),
      to: names.get(target),
      relation,
      strength,
      sources: [...new Set(evidence.map(({ name }) => name))],
      evidence: total,
    })),
  }
}

export const viewAccountChecks = ({ data: { checks } }: AccountCheckList): object => ({
  checks: checks.map(({ slug, name, types, tags, pack, available }) => ({
    slug,
    name,
    types,
    tags,
    ...pack !== null && { pack },
    ...!available && { available },
  })),
})

/** Returns the data of any other answer. Links are left out, because tools need only ids. */
export function withoutMeta(answer: object): object {
  const { data = {}, ...rest } = answer as { data?: object }
  return Object.fromEntries(Object.entries({ ...rest, ...data }).filter(([name]) => !['meta', 'links'].includes(name)))
}
