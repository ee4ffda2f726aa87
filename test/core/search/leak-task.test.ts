import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect } from 'chai'
import { noTelemetry } from '../../../src/lib/telemetry.ts'
import { leakTask } from '../../../src/core/search/tasks/leak.ts'
import type { TaskFindings, LeakPage, TaskContext } from '../../../src/core/search/task.ts'
import { SourceFailure } from '../../../src/sources/failures.ts'
import { MoreRecords, type LeakRecord, type LeakSource } from '../../../src/sources/leaks/leak-source.ts'

/** Leak source whose records arrive without a pause, like the records of an imported data set in SQLite. */
const immediateSource: LeakSource = {
  code: 'demo',
  name: 'Demo',
  description: '',
  homepage: null,
  types: ['Domain Name'],
  template: 'credentials',
  mapping: {},
  requiresKey: false,
  deadlineMs: 1_000,
  async *records() {
    for (let number = 0; number < 20_000; number++) {
      yield { email: `person${number}@example.com`, password: `secret${number}` }
    }
  },
}

/** Runs the task of a leak source. Returns its pages. */
async function run(source: LeakSource, findings: TaskFindings): Promise<LeakPage[]> {
  const pages: LeakPage[] = []
  const context: TaskContext = {
    query: { type: 'Domain Name', value: 'example.com' },
    secrets: false,
    now: new Date(),
    signal: new AbortController().signal,
    options: {
      modules: {},
      leaks: { custom_mapping: 'standard' },
      features: { breached_accounts: false, registered_accounts: 'exclude' },
      cache: { mode: 'prefer' },
      delivery: {},
    },
    client: { send: () => Promise.reject(new Error('the source must not send a request')) },
    telemetry: noTelemetry,
    page: async page => { pages.push(page) },
    providerKey: async () => undefined,
  }
  await leakTask({ source, key: undefined, available: true, reason: undefined }, async () => () => undefined)
    .run(context, findings)
    .catch((error: unknown) => { if (!(error instanceof SourceFailure)) throw error; findings.error = error })
  return pages
}

describe('leakTask', () => {
  it('keeps the records of a source that has more than it gives, and reports that', async () => {
    const findings: TaskFindings = { results: [] }
    const cut: LeakSource = {
      ...immediateSource,
      async *records() {
        yield { email: 'sam@example.com' }
        throw new MoreRecords()
      },
    }

    const pages = await run(cut, findings)

    expect(pages.map(({ entries }) => entries.length)).to.eql([1])
    expect(findings).to.deep.include({
      count: 1,
      error: { code: 'LEAK_RECORDS_CUT', message: 'The source has more records; it gives only the first 1' },
    })
  })

  it('leaves out records of placeholders, and fails if there is no other', async () => {
    const of = (...records: LeakRecord[]): LeakSource => ({ ...immediateSource, async *records() { yield* records } })
    const blank = { email: '', username: 'N/A', captured_at: '1970-01-01T00:00:00Z' }
    const some: TaskFindings = { results: [] }
    const none: TaskFindings = { results: [] }

    const pages = await run(of(blank, { email: 'sam@example.com', captured_at: '0000-00-00' }), some)
    await run({ ...of(blank), mapping: {} }, none)

    expect(pages.flatMap(({ entries }) => entries.map(({ items }) => items.map(({ value }) => value))))
      .to.eql([['sam@example.com']])
    expect(none).to.deep.include({ count: 0 })
    expect(none.error).to.include({ code: 'UPSTREAM_CHANGED' })
  })

  it('yields to the event loop while it reads many records', async () => {
    const findings: TaskFindings = { results: [] }
    let turns = 0
    let ended = false
    const others = (async () => {
      for (; !ended; turns++) await nextTurn()
    })()

    const pages = await run(immediateSource, findings)
    ended = true
    await others

    expect(findings.count).to.equal(20_000)
    expect(pages).to.have.length(40)
    expect(turns).to.be.above(2)
  })

  it('keeps the records before the one with which a page becomes too large, and fails', async () => {
    const findings: TaskFindings = { results: [] }
    const source: LeakSource = {
      ...immediateSource,
      async *records() {
        for (let number = 0; number < 500; number++) yield { email: 'a@example.com', note: 'x'.repeat(10_000) }
      },
    }

    const pages = await run(source, findings)

    expect(findings.error).to.include({ code: 'UPSTREAM_TOO_LARGE' })
    expect(pages).to.have.length(1)
    expect(findings.count).to.equal(149)
  })

  it('keeps large pages of a data set that the operator has imported', async () => {
    const findings: TaskFindings = { results: [] }
    const source: LeakSource = {
      ...immediateSource,
      isLocal: true,
      async *records() {
        for (let number = 0; number < 300; number++) yield { email: 'a@example.com', note: 'x'.repeat(10_000) }
      },
    }

    const pages = await run(source, findings)

    expect(findings.error).to.equal(undefined)
    expect(pages.map(({ entries }) => entries.length)).to.deep.equal([300])
  })
})
