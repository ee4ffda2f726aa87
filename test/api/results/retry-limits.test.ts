import { expect } from 'chai'
import { SourceFailure } from '../../../src/sources/failures.ts'
import { createReceiver } from '../../support/receiver.ts'
import { retry, searched } from '../../support/retries.ts'
import { until } from '../../../scripts/support/until.ts'
import { createHeldModule, createModule } from '../../../scripts/support/modules.ts'
import { start } from '../../../scripts/support/start.ts'

const type = 'Pseudonym'

/** Creates a module that always fails, and counts its runs. */
function createFailing() {
  const failing = {
    runs: 0,
    module: createModule('failing', {
      run() {
        failing.runs++
        throw new SourceFailure('UPSTREAM_ERROR', 'the source answered 500')
      },
    }),
  }
  return failing
}

describe('a retry of a search', () => {
  it('gets 404 for an unknown search although the account has no free slot', async () => {
    const held = createHeldModule()
    await using service = await start({}, { modules: [held.module], plan: 'starter' })
    const ids = [await service.createSearch(type, 'one'), await service.createSearch(type, 'two')]

    const unknown = await retry(service, '11111111-1111-4111-8111-111111111111')
    const known = await retry(service, ids[0]!)

    expect([unknown, known].map(({ body }) => body.error.code)).to.deep.equal(['NOT_FOUND', 'MAX_CONCURRENCY_EXCEEDED'])
    held.release()
  })

  it('is refused after ten retries in its chain, and then costs nothing', async () => {
    const failing = createFailing()
    await using service = await start({}, { modules: [failing.module] })
    const usage = async () => (await service.request('GET', '/usage')).body.limits.limits.daily.used
    const id = await searched(service)
    for (let number = 1; number <= 10; number++) {
      const { status, body } = await retry(service, id)
      expect(status, `retry ${number}`).to.equal(201)
      await service.events(`/search/${body.search.id}/stream`)
    }
    const before = await usage()

    const { status, body } = await retry(service, id)

    expect([status, body.error.code]).to.deep.equal([409, 'NOTHING_TO_RETRY'])
    expect(body.error.message).to.equal('A search and its retries have at most 10 retries: create a new search')
    expect([failing.runs, await usage()]).to.deep.equal([11, before])
  })

  it('names the retried search in its webhook', async () => {
    await using receiver = await createReceiver()
    await using service = await start({}, { modules: [createFailing().module] })
    const id = await searched(service, { delivery: { webhook: { url: receiver.url } } })

    const { body } = await retry(service, id)
    await until(() => receiver.delivered.length === 2)

    expect(Object.fromEntries(receiver.delivered.map(({ body: { search } }) => [search.id, search.retry_of])))
      .to.deep.equal({ [id]: null, [body.search.id]: id })
    expect(receiver.faults()).to.deep.equal([])
  })
})
