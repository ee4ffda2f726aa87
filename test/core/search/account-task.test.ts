import { expect } from 'chai'
import { accountTask } from '../../../src/core/search/tasks/account.ts'
import type { TaskFindings } from '../../../src/core/search/task.ts'
import { SourceFailure } from '../../../src/sources/failures.ts'
import { addressCheck } from '../../../src/sources/registered/address-check.ts'
import { createControls } from '../../../src/sources/registered/control.ts'
import { addressSites } from '../../../src/sources/rows/addresses/index.ts'

/** Returns what the task of a check reports if its site cannot be reached. */
async function findingsOf(slug: string): Promise<TaskFindings> {
  const check = addressCheck(addressSites.find(site => site.slug === slug)!)
  const findings: TaskFindings = { results: [] }
  const task = accountTask(check, { probes: new Set(['all']), controls: createControls(), key: undefined })
  await task.run({
    query: { type: 'Email Address', value: 'sam@one.example' },
    client: { send: () => Promise.reject(new SourceFailure('UPSTREAM_UNREACHABLE', 'no connection')) },
    now: new Date('2026-11-28T12:00:00Z'),
    signal: new AbortController().signal,
  } as unknown as Parameters<typeof task.run>[0], findings)
  return findings
}

describe('the task of an account check', () => {
  it('reports a failure of the domain of an address as one that says nothing about the check', async () => {
    for (const slug of ['webfinger', 'nostr-nip05', 'lightning-address', 'openpgp-wkd']) {
      expect(await findingsOf(slug), slug).to.include({ telemetryCode: 'UPSTREAM_UNREACHABLE', isOfValue: true })
    }
  })

  it('reports a failure of the site as one of the check', async () => {
    for (const slug of ['office365', 'diigo']) expect((await findingsOf(slug)).isOfValue, slug).to.equal(undefined)
  })
})
