import { reasonsNotToAsk } from '../../outcomes/reasons.ts'
import type { RegisteredAccountStatus, SearchLeaks, SearchResults } from '../model/client.ts'
import { applyEvent, createLive, type Live } from './live.ts'

type Finished = NonNullable<Live['finished']>

/** Outcomes of account checks with a verdict. */
const verdicts: Partial<Record<RegisteredAccountStatus, 'success' | 'no_results'>> = {
  registered: 'success', not_registered: 'no_results',
}

/**
 * Returns the state of an ended search from its results. External providers stay as the stream has them.
 * @param computing slugs of the modules that only compute. The stream of a retry has only those that it asks again.
 */
export function mergedLive(
  own: Live, results: SearchResults['data'], leaks: Pick<SearchLeaks['data'], 'sources'>,
  computing: Iterable<string> = [],
): Live {
  const live = createLive()
  const timestamp = own.finished!.timestamp
  const at = { search_id: results.search.id, timestamp }
  const ofStream = [...own.sources.values()].filter(({ isDerived }) => isDerived)
  const derived = new Set([...computing, ...ofStream.map(({ slug }) => slug)])
  const sources: Finished['sources'] = []
  for (const { module, status, error, duration_ms, cards } of results.modules) {
    const { slug, name } = module
    for (const card of cards) applyEvent(live, { event: 'module.result', data: { ...at, module, card } })
    sources.push({
      kind: 'module',
      slug,
      name,
      status,
      ...error && { reason: error },
      duration_ms,
      ...derived.has(slug) && { derived: true },
    })
  }
  for (const { module, status, url, reason } of results.registered_accounts) {
    const data = {
      ...at,
      event: 'result',
      type: results.search.query.type,
      module,
      status,
      url,
      reason,
    } as const
    applyEvent(live, { event: 'registered_accounts', data })
    const { slug = module.name, name } = module
    sources.push({
      kind: 'account_check',
      slug,
      name,
      status: verdicts[status] ?? (reasonsNotToAsk.has(reason?.code ?? '') ? 'skipped' : 'failed'),
      ...reason && { reason },
      duration_ms: 0,
    })
  }
  for (const { code, name, status, result_count, page_count, message } of leaks.sources) {
    const known = own.sources.get(`leak_source ${code}`)
    live.sources.set(`leak_source ${code}`, {
      kind: 'leak_source',
      slug: code,
      name,
      status,
      code: known?.code,
      reason: message ?? undefined,
      found: result_count,
      durationMs: known?.durationMs,
      isDerived: false,
      namesOnly: known?.namesOnly ?? false,
    })
    if (status === 'failed') {
      sources.push({
        kind: 'leak_source',
        slug: code,
        name,
        status,
        ...known?.code !== undefined && { reason: { code: known.code, message: message ?? known.code } },
        duration_ms: known?.durationMs ?? 0,
      })
    }
    if (page_count > 0) live.leakPages.set(code, { pages: page_count, records: result_count, entries: [] })
  }
  for (const [key, source] of own.sources) if (source.kind === 'provider') live.sources.set(key, source)
  const ofProvider = [...live.sources.values()].filter(({ kind }) => kind === 'provider')
  const providers = new Set(ofProvider.map(({ slug }) => slug))
  live.cards.push(...own.cards.filter(({ source }) => providers.has(source)))
  live.breaches = results.breached_accounts
  live.notRun = own.notRun
  live.observables = own.observables
  live.leftOut = own.leftOut
  const { error: _, error_code: __, ...finished } = own.finished!
  const failed = results.search.error
  applyEvent(live, {
    event: 'search.finished',
    data: {
      ...finished,
      ...failed === null ? {} : { error: failed.message, error_code: failed.code },
      complete: results.complete,
      sources,
      ...results.search.counts && { counts: results.search.counts },
    },
  })
  return live
}
