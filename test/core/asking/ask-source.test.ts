import { expect } from 'chai'
import {
  askSource,
  type CallableSource,
  type CallContext,
  type CallOptions,
} from '../../../src/core/asking/ask-source.ts'
import { linkSignals } from '../../../src/lib/abort.ts'
import type { Telemetry, WorkFacts } from '../../../src/lib/telemetry.ts'
import { SourceFailure } from '../../../src/sources/failures.ts'
import type { Subject } from '../../../src/sources/kit/source.ts'

const subject: Subject = { type: 'Domain Name', value: 'example.com' }
const now = new Date('2026-11-21T10:00:00.000Z')
const never = new Promise<never>(() => undefined)

type Source = CallableSource<Subject, unknown>

/** Asks a source that has this `find` method. Returns the outcome, and the facts that telemetry received. */
async function ask(
  find: Source['find'],
  { signal = new AbortController().signal, source = {}, client, ...options }:
    & Partial<CallOptions<unknown, string>>
    & { signal?: AbortSignal, source?: Partial<Source>, client?: CallContext['client'] } = {},
) {
  const reports: Array<WorkFacts['source']> = []
  const telemetry: Telemetry = {
    begin: () => ({
      within: run => run(),
      end: facts => { reports.push(facts as WorkFacts['source']) },
    }),
    report: () => undefined,
  }
  const context: CallContext = {
    client: client ?? { send: () => Promise.reject(new Error('no request is expected')) },
    key: 'key',
    now,
    signal,
    telemetry,
  }
  const outcome = await askSource({ slug: 'demo', deadlineMs: 1_000, find, ...source }, subject, context, {
    kind: 'tool',
    ...options,
  }).catch((reason: unknown) => ({ rejected: reason }))
  return { outcome, report: reports[0] }
}

describe('askSource', () => {
  it('returns the findings of the source, and reports a success', async () => {
    const { outcome, report } = await ask(() => Promise.resolve(['one']))

    expect(outcome).to.deep.include({
      status: 'success',
      found: ['one'],
      error: null,
      cached: false,
      fetchedAt: now.toISOString(),
    })
    expect(outcome).to.have.property('durationMs').that.is.a('number')
    expect(report).to.deep.equal({
      kind: 'tool',
      slug: 'demo',
      outcome: 'success',
      cached: false,
      code: undefined,
    })
  })

  for (const nothing of [undefined, null, []]) {
    it(`returns no results for ${JSON.stringify(nothing)}`, async () => {
      const { outcome, report } = await ask(() => Promise.resolve(nothing))

      expect(outcome).to.deep.include({ status: 'no_results', found: undefined, error: null })
      expect(report?.outcome).to.equal('no_results')
    })
  }

  it('skips a source that does not apply to the subject', async () => {
    const { outcome, report } = await ask(() => Promise.reject(new Error('not reached')), {
      source: { skipReason: () => 'no source has such a name' },
    })

    expect(outcome).to.deep.include({
      status: 'skipped',
      error: { code: 'NOT_APPLICABLE', message: 'no source has such a name' },
      fetchedAt: null,
    })
    expect([report?.outcome, report?.code]).to.deep.equal(['skipped', 'NOT_APPLICABLE'])
  })

  it('maps a failure of the source to its code and message', async () => {
    const unexpected: unknown[] = []
    const { outcome, report } = await ask(() => Promise.reject(new SourceFailure('UPSTREAM_BLOCKED', 'blocked')), {
      onUnexpected: thrown => unexpected.push(thrown),
    })

    expect(outcome).to.deep.include({ status: 'failed', error: { code: 'UPSTREAM_BLOCKED', message: 'blocked' } })
    expect([report?.outcome, report?.code]).to.deep.equal(['failed', 'UPSTREAM_BLOCKED'])
    expect(unexpected).to.deep.equal([])
  })

  it('maps an unexpected error to MODULE_ERROR without its text', async () => {
    const unexpected: unknown[] = []
    const error = new Error('secret')
    const { outcome } = await ask(() => { throw error }, { onUnexpected: thrown => unexpected.push(thrown) })

    expect(outcome).to.deep.include({
      status: 'failed',
      error: { code: 'MODULE_ERROR', message: 'unexpected error while processing the response' },
    })
    expect(unexpected).to.deep.equal([error])
  })

  it('ends at the deadline with the code of its kind, and aborts the signal of the call', async () => {
    const signals: AbortSignal[] = []
    const find: Source['find'] = (_, { signal }) => {
      signals.push(signal)
      return never
    }
    const task = await ask(find, { source: { deadlineMs: 5 }, deadlineCode: 'MODULE_TIMEOUT' })
    const tool = await ask(find, { source: { deadlineMs: 5 } })

    const message = 'did not answer within 0.005 seconds'
    expect(task.outcome).to.deep.include({ status: 'timeout', error: { code: 'MODULE_TIMEOUT', message } })
    expect(tool.outcome).to.deep.include({ status: 'timeout', error: { code: 'UPSTREAM_TIMEOUT', message } })
    expect([tool.report?.outcome, tool.report?.code]).to.deep.equal(['timeout', 'UPSTREAM_TIMEOUT'])
    expect(signals.map(({ aborted }) => aborted)).to.deep.equal([true, true])
  })

  it('ends with the status timeout, whichever time limit ends the wait for the source', async () => {
    const error = { code: 'UPSTREAM_TIMEOUT', message: 'no connection in time' } as const
    const find: Source['find'] = () => Promise.reject(new SourceFailure(error.code, error.message))

    const { outcome, report } = await ask(find, { deadlineCode: 'MODULE_TIMEOUT' })

    expect(outcome).to.deep.include({ status: 'timeout', error })
    expect(report?.outcome).to.equal('timeout')
  })

  it('keeps the findings before a failure only if the caller passes an array for them', async () => {
    const partial: string[] = []
    const find = (found: string[]): Source['find'] => () => {
      found.push('one')
      return Promise.reject(new SourceFailure('UPSTREAM_CHANGED', 'another shape'))
    }

    expect((await ask(find(partial), { partial })).outcome).to.deep.include({ status: 'failed', found: ['one'] })
    expect((await ask(find([]))).outcome).to.deep.include({ status: 'failed', found: undefined })
  })

  it('rejects with the reason of an abort, or fails if the caller asks for it', async () => {
    const reason = new SourceFailure('UPSTREAM_UNREACHABLE', 'the server is shutting down')
    const aborted = (onAbort: 'reject' | 'fail') => {
      const abort = new AbortController()
      return ask(async () => {
        await new Promise(setImmediate)
        abort.abort(reason)
        return never
      }, { signal: abort.signal, onAbort })
    }

    const rejected = await aborted('reject')
    const failed = await aborted('fail')

    expect(rejected.outcome).to.deep.equal({ rejected: reason })
    expect(rejected.report?.outcome).to.equal('aborted')
    expect(failed.outcome).to.deep.include({ status: 'failed' })
    expect([failed.report?.outcome, failed.report?.code]).to.deep.equal(['failed', 'UPSTREAM_UNREACHABLE'])
  })

  it('aborts requests with any signal of the source when the call fails, and passes on a linked signal', async () => {
    const sent: AbortSignal[] = []
    const client: CallContext['client'] = {
      send(_request, signal) {
        sent.push(signal!)
        return never
      },
    }
    let linked: AbortSignal | undefined
    await ask(async (_, context) => {
      linked = linkSignals([linkSignals([context.signal]).signal]).signal
      for (const signal of [undefined, linked, new AbortController().signal]) {
        void context.client.send({ url: 'https://demo.example' }, signal).catch(() => undefined)
      }
      throw new Error('the source failed')
    }, { client })

    expect(sent[1]).to.equal(linked)
    expect(sent.map(({ aborted }) => aborted)).to.deep.equal([true, true, true])
  })

  it('takes a cached answer instead of a call, and stores a new one', async () => {
    const written: unknown[] = []
    const cache = (found: unknown) => ({
      read: () => Promise.resolve(found === undefined ? undefined : { found, fetchedAt: '2026-11-20T10:00:00.000Z' }),
      write: (answer: unknown) => Promise.resolve(void written.push(answer)),
    })

    const cached = await ask(() => Promise.reject(new Error('not reached')), { cache: cache(['old']) })
    const fetched = await ask(() => Promise.resolve(['new']), { cache: cache(undefined) })

    expect(cached.outcome).to.deep.include({
      status: 'success',
      found: ['old'],
      cached: true,
      fetchedAt: '2026-11-20T10:00:00.000Z',
    })
    expect(cached.report?.cached).to.equal(true)
    expect(fetched.outcome).to.deep.include({ status: 'success', found: ['new'], cached: false })
    expect(written).to.deep.equal([['new']])
  })

  it('uses the status, error and telemetry label that the option classify returns', async () => {
    const error = { code: 'CUT', message: 'there is more' }
    const { outcome, report } = await ask(() => Promise.resolve({ count: 0 }), {
      classify: () => ({ status: 'success', error, telemetryLabel: 'unknown' }),
    })

    expect(outcome).to.deep.include({ status: 'success', error })
    expect([report?.outcome, report?.code]).to.deep.equal(['unknown', 'CUT'])
  })
})
