import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect } from 'chai'
import { noTelemetry } from '../../../src/lib/telemetry.ts'
import { leakTask } from '../../../src/core/search/tasks/leak.ts'
import type { TaskFindings, LeakPage, TaskContext } from '../../../src/core/search/task.ts'
import type { LeakSource } from '../../../src/sources/leaks/leak-source.ts'

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

describe('leakTask', () => {
  it('yields to the event loop while it reads many records', async () => {
    const pages: LeakPage[] = []
    const findings: TaskFindings = { results: [] }
    let turns = 0
    let ended = false
    const others = (async () => {
      for (; !ended; turns++) await nextTurn()
    })()
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

    const task = leakTask({ source: immediateSource, key: undefined, available: true, reason: undefined })
    await task.run(context, findings)
    ended = true
    await others

    expect(findings.count).to.equal(20_000)
    expect(pages).to.have.length(40)
    expect(turns).to.be.above(2)
  })
})
