import { expect } from 'chai'
import { readdir, readFile } from 'node:fs/promises'
import type { InvestigationEvent, SearchEvent, TemporarySearchEvent } from '../../generated/client/src/index.ts'
import { endingOf as terminalEndingOf } from '../../src/cli/search/ending.ts'
import { createOutcomeReader } from '../../src/cli/search/server-outcomes.ts'
import { countEnded, type EndedTask as TerminalTask } from '../../src/cli/search/summary.ts'
import { applyEvent as applyInvestigation, createProgress } from '../../src/console/investigation/progress.ts'
import { countLive, countsOf as consoleCountsOf, standingOf } from '../../src/console/search/counts.ts'
import { applyEvent, createLive } from '../../src/console/search/live.ts'
import { summaryText } from '../../src/core/exports/report-heads.ts'
import { searchRows } from '../../src/core/exports/search-rows.ts'
import { noSummary, summaryOf } from '../../src/core/exports/summary.ts'
import { finishedEvent, outcomeEvents, progressEvent } from '../../src/core/search/events.ts'
import { countsOf } from '../../src/core/search/search-counts.ts'
import { hasAllAnswers } from '../../src/core/search/read-tasks.ts'
import { endingOf, toCount, type Ending } from '../../src/core/search/state.ts'
import type { SearchTask, TaskKind, TaskOutcome } from '../../src/db/search-tasks.ts'
import { createFindings } from '../../src/mcp/findings.ts'
import {
  findsOf, missingOf, notAskedOf, rowOf, searchStateOf, sentenceOf, toneOf,
} from '../../src/outcomes/sentences.ts'
import { exampleReport, write } from '../support/exports.ts'

const id = '0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10'
const at = new Date('2026-11-21T10:15:00Z')
const query = { type: 'Email Address', value: 'sam@example.com' } as const
const completed: Ending = { status: 'finished', error: null }
const cancelled: Ending = { status: 'finished', error: { code: 'SEARCH_CANCELLED', message: 'c' } }

function task(kind: TaskKind, slug: string, outcome: Partial<TaskOutcome>): SearchTask {
  const results = outcome.results ?? []
  return {
    kind,
    slug,
    name: `Source ${slug}`,
    shard: 1,
    outcome: {
      status: results.length > 0 ? 'success' : 'no_results',
      cached: false,
      durationMs: 10,
      error: null,
      count: results.length,
      ...outcome,
      results,
    },
  }
}

const card = (key: string) => ({ [key]: { items: [] } })
const check = (slug: string, status: string, code?: string) => task('account', slug, {
  status: 'success',
  results: [{ module: { slug, name: slug }, status, url: null, reason: code ? { code, message: 'a reason' } : null }],
  count: status === 'registered' ? 1 : 0,
})
const failed = { status: 'failed', error: { code: 'UPSTREAM_ERROR', message: 'the source answered 500' } } as const
const breach = (name: string, source: string, more = {}) => ({ name, sources: [source], ...more })

/** Outcomes of one search, of every kind and state. */
const mixed: readonly SearchTask[] = [
  task('module', 'gravatar', { results: [card('gravatar_001')] }), // the profile of a counted account
  task('module', 'hacker-news', { results: [card('a_001'), card('a_002')] }),
  task('module', 'pseudonym-variants', { results: [card('v_001')] }), // only computed
  task('module', 'nothing', {}),
  task('module', 'down', failed),
  task('module', 'slow', { status: 'timeout', error: { code: 'MODULE_TIMEOUT', message: 'too slow' } }),
  task('module', 'without-key', { status: 'skipped', error: { code: 'KEY_MISSING', message: 'it needs a key' } }),
  check('gravatar', 'registered'),
  check('mozilla-accounts', 'not_registered'),
  check('mailvelope', 'unknown', 'UPSTREAM_BLOCKED'),
  check('hex-pm', 'unknown', 'PROBE_OFF'),
  task('breaches', 'breaches', {
    results: [breach('ExampleForum', 'haveibeenpwned', { breachDate: '2024-03-02', severity: 'high' })],
  }),
  task('leak', 'dehashed', { status: 'success', count: 3, results: [breach('Example Forum', 'dehashed')] }),
  task('leak', 'leakcheck-public', { status: 'success', count: 2, results: [breach('Shop', 'leakcheck-public')] }),
]

const allFailed = [task('module', 'down', failed), check('mailvelope', 'unknown', 'UPSTREAM_ERROR')]
const unfinished = [
  task('module', 'hacker-news', { results: [card('a_001')] }),
  task('module', 'late', { status: 'skipped', error: { code: 'MODULE_SKIPPED', message: 'The search ended' } }),
]
const cut = unfinished.slice(1)
const unasked = [
  task('module', 'without-key', { status: 'skipped', error: { code: 'KEY_MISSING', message: 'it needs a key' } }),
]

const eventsOf = (tasks: readonly SearchTask[], ending: Ending, leftOut: number): SearchEvent[] => {
  const skipped = Array.from({ length: leftOut }, () => ({ path: 'modules.ids.0', message: 'no such module' }))
  const found = countsOf(tasks, leftOut)
  return [
    progressEvent(id, at, 'running', 'accepted', { skipped }),
    ...tasks.flatMap(one => outcomeEvents(id, at, query, one, one.outcome!)),
    finishedEvent(id, at, ending, { cards: 0, executionMs: 1_200, found }, tasks.map(one =>
      ({ ...one, outcome: one.outcome! }))),
  ] as SearchEvent[]
}

/** Texts and files that show how a search ended. */
async function textsAbout(tasks: readonly SearchTask[], ending: Ending, leftOut: number): Promise<Map<string, string>> {
  const counts = countsOf(tasks, leftOut)
  const standing = { status: 'finished', error: ending.error as { code: string } | null, counts } as const
  const findings = createFindings()
  const events = eventsOf(tasks, ending, leftOut)
  for (const event of events) findings.read(event as TemporarySearchEvent)
  const time = at.toISOString()
  const search = {
    id,
    type: query.type,
    normalValue: query.value,
    status: 'finished' as const,
    error: ending.error,
    reference: null,
    labels: [],
    createdAt: time,
    startedAt: time,
    completedAt: time,
    skipped: Array.from({ length: leftOut }, () => ({ path: 'modules.ids.0', message: 'no such module' })),
  }
  const rows = await Array.fromAsync(searchRows(search, {
    tasks,
    complete: hasAllAnswers(search, tasks),
    timeOf: () => time,
    async* leakPages() { /* counted by their tasks */ },
  }))
  const report = { ...exampleReport, id, query, summary: summaryOf(tasks, search.skipped) }
  const formats = ['html', 'md', 'csv', 'jsonl', 'stix', 'misp'] as const
  return new Map([
    ['event', JSON.stringify(events.at(-1))],
    ['page', sentenceOf(standing)],
    ['row', rowOf(standing)],
    ['terminal', terminalEndingOf({ ...events.at(-1)!.data, execution_time_ms: 0 } as never, counts)[1]],
    ['MCP', JSON.stringify(findings.view().view)],
    ...await Promise.all(formats.map(async format => [format, await write(format, rows, report)] as const)),
  ])
}

/** Shares of sources, such as `3 of 11 sources`. */
const sharesIn = (text: string): string[] => text.match(/\b\d[\d,]* of \d[\d,]* [a-z-]+/g) ?? []

const numbersIn = (text: string): string[] => text.match(/\d[\d,]*/g) ?? []

describe('the surfaces of a search', () => {
  const cases = [
    ['every kind of outcome', mixed, completed, 1],
    ['no answer at all', allFailed, completed, 0],
    ['an early end', unfinished, cancelled, 0],
    ['an early end, without an answer', cut, cancelled, 0],
    ['no source to ask', unasked, completed, 0],
  ] as ReadonlyArray<readonly [string, readonly SearchTask[], Ending, number]>

  for (const [title, tasks, ending, leftOut] of cases) {
    it(`show the same numbers and words: ${title}`, () => {
      const counts = countsOf(tasks, leftOut)
      const error = ending.error as { code: string, message: string } | null
      const standing = { status: 'finished', error, counts } as const
      const events = eventsOf(tasks, ending, leftOut)
      const live = createLive()
      const progress = createProgress()
      const findings = createFindings()
      const reader = createOutcomeReader()
      const terminal: TerminalTask[] = []
      for (const event of events) {
        applyEvent(live, event)
        applyInvestigation(progress, event as InvestigationEvent)
        findings.read(event as TemporarySearchEvent)
        terminal.push(...reader.read(event))
      }
      const finished = live.finished!
      const skipped = Array.from({ length: leftOut }, () => ({ path: 'modules', message: '' }))

      expect(countLive(live), 'page, from its events').to.deep.equal(counts)
      expect(consoleCountsOf(live), 'page').to.deep.equal(counts)
      expect(sentenceOf({ ...standingOf(live), durationMs: undefined }), 'page').to.equal(sentenceOf(standing))
      expect(progress.ends.get(id)?.counts, 'investigation').to.deep.equal(counts)
      expect(rowOf({ status: 'finished', ...progress.ends.get(id)! }), 'investigation').to.equal(rowOf(standing))
      expect(summaryOf(tasks, skipped), 'export').to.deep.equal({ searches: 1, ...counts })
      expect(findings.view().view, 'MCP').to.deep.include({
        counts, outcome: sentenceOf({ ...standing, durationMs: undefined }),
      })
      expect(countEnded([], terminal), 'terminal').to.deep.equal(countsOf(tasks, 0))

      const report = summaryText({ summary: { ...noSummary, searches: 1, ...counts }, finished: true })
      const [, head] = terminalEndingOf({ ...finished, execution_time_ms: 0 }, counts)
      const state = searchStateOf(standing)
      for (const [surface, text] of [['report', report], ['row', rowOf(standing)]] as const) {
        const isWhole = ['cancelled', 'unanswered'].includes(state)
        if (!isWhole) expect(text.toLowerCase(), surface).to.include(missingOf(counts).toLowerCase())
        for (const part of findsOf(counts).split(', ')) expect(text, surface).to.include(part)
      }
      if (state === 'complete' || state === 'partial') expect(head).to.include(missingOf(counts))
      const whole = sentenceOf(standing)
      if (state === 'unanswered') expect([head, rowOf(standing)]).to.deep.equal([whole, whole])
      expect(numbersIn(notAskedOf(counts)).every(number => report.includes(number))).to.equal(true)
    })
  }

  for (const [title, tasks, given, leftOut] of cases) {
    it(`count the sources without an answer on one base: ${title}`, async () => {
      const counts = countsOf(tasks, leftOut)
      const ending = given === completed ? endingOf(tasks.map(toCount), counts) : given
      const texts = await textsAbout(tasks, ending, leftOut)
      const others = [...texts].flatMap(([surface, text]) =>
        sharesIn(text).filter(share => !missingOf(counts).startsWith(share)).map(share => [surface, share]))

      expect(others).to.deep.equal([])
      if (missingOf(counts) === '' || given !== completed) return
      for (const surface of ['html', 'md', 'csv', 'jsonl', 'MCP']) {
        expect(texts.get(surface)!.toLowerCase(), surface).to.include(sharesIn(missingOf(counts))[0] ?? '')
      }
    })
  }

  it('show no error of a search whose retry has got the answers', async () => {
    const error = { code: 'PARTIAL_FAILURE', message: '1 of 1 modules failed' } as const
    const texts = await textsAbout([task('module', 'nothing', {})], { status: 'finished', error }, 0)

    for (const format of ['html', 'md', 'csv', 'jsonl']) {
      expect(texts.get(format), format).to.not.match(/failed|PARTIAL_FAILURE/)
    }
  })

  it('count an account and its profile once, and breaches that records only name as breaches', () => {
    const counts = countsOf(mixed, 1)

    expect(findsOf(counts)).to.equal('1 account, 2 breaches (worst: high), 3 leak records, 2 findings')
    expect(missingOf(counts)).to.equal('3 of 11 sources could not answer')
    expect(notAskedOf(counts)).to.equal('3 were not asked')
  })

  it('never say that a source could not answer if it had not finished', () => {
    const counts = countsOf(cut, 0)
    const report = summaryText({ summary: { ...noSummary, searches: 1, ...counts }, finished: true })

    expect(report).to.equal('1 of 1 source has not finished, so nothing is known.')
    expect(sentenceOf({ status: 'finished', counts })).to.not.include('could')
  })

  it('never say that nothing was found if no source could answer', () => {
    const standing = { status: 'finished', counts: countsOf(allFailed, 0) } as const

    expect(searchStateOf(standing)).to.equal('unanswered')
    expect(toneOf(searchStateOf(standing))).to.equal('red')
    expect([sentenceOf(standing), rowOf(standing)].join()).to.not.match(/nothing (was )?found/i)
    expect(toneOf(searchStateOf({ status: 'finished', counts: countsOf(mixed, 0) }))).to.equal('yellow')
    expect(toneOf(searchStateOf({ status: 'finished', counts: countsOf([task('module', 'nothing', {})], 0) })))
      .to.equal('green')
  })
})

/** Signs that a file counts or words outcomes by itself. */
const privateCounts: ReadonlyArray<readonly [sign: string, pattern: RegExp]> = [
  ['words for a source without an answer', /could not (?:answer|tell)|gave no answer|not asked['"`]/],
  ['words for what was found', /countOf\([^)]*'(?:finding|breach|leak record)'|['`>]nothing (?:else )?(?:was )?found/i],
  ['statuses that are no answer', /\[\s*'failed',\s*'timeout'/],
  ['a count of one status', /filter\(\(\{ status[^)]*\}\) =>\s*status [!=]== '[a-z_]+'\)\.length/],
]

/** Files that speak of something else, with the reason. */
const others: Readonly<Record<string, string>> = {
  'src/console/radar/catalogue.tsx': 'the number of breaches in the catalogue',
  'src/core/search/state.ts': 'counts of tasks in the database, for the documented error PARTIAL_FAILURE',
  'src/cli/search/search.ts': 'the help of the command, which explains its exit codes',
  'src/core/tools/resolve-outcome.ts': 'errors of tool calls, in the words of the contract',
}

describe('files outside of src/outcomes', () => {
  it('neither count nor word the outcomes of searches by themselves', async () => {
    const files = (await readdir('src', { recursive: true })).map(name => `src/${name.replaceAll('\\', '/')}`)
      .filter(name => /^src\/(?:api|cli|console|core|mcp)\/.*\.tsx?$/.test(name) && others[name] === undefined)
    const found: string[] = []
    for (const file of files) {
      const code = (await readFile(file, 'utf8')).replace(/\/\*[^]*?\*\/|(?<!:)\/\/.*/g, '')
      for (const [sign, pattern] of privateCounts) {
        const match = pattern.exec(code)
        if (match) found.push(`${file}: ${sign}: ${match[0]}`)
      }
    }

    expect(found).to.deep.equal([])
  })
})
