import { expect } from 'chai'
import { createHeldModule, createModule } from '../../../scripts/support/modules.ts'
import { start, type Started } from '../../../scripts/support/start.ts'
import { investigationsOf, names, quick } from '../../support/investigations.ts'
import { until } from '../../../scripts/support/until.ts'

describe('the end of investigations', () => {
  let service: Started
  let held: ReturnType<typeof createHeldModule>
  let investigations: ReturnType<typeof investigationsOf>
  beforeEach(async () => {
    held = createHeldModule()
    service = await start({}, { modules: [createModule('quick'), held.module], plan: 'starter' })
    investigations = investigationsOf(service)
  })
  afterEach(() => service[Symbol.asyncDispose]())

  describe('POST /investigations/{id}/cancel', () => {
    const cancel = (id: string) => service.request('POST', `/investigations/${id}/cancel`)

    it('cancels what runs, starts nothing more, and answers the same a second time', async () => {
      const id = await investigations.begin({ observables: names(5) })
      await until(() => held.running === 2)

      const { status, body: { data } } = await cancel(id)
      const second = await cancel(id)

      expect(status).to.equal(200)
      expect(data.investigation).to.deep.include({
        status: 'finished',
        stopped: { code: 'INVESTIGATION_CANCELLED', message: 'The investigation was cancelled' },
      })
      expect(data.counts).to.include({ finished: 2, not_started: 3 })
      expect(second.body.data).to.deep.equal(data)
      const { body } = await service.request('GET', `/search/${data.observables[0]!.search!.id}`)
      expect(body.data.search.error?.code).to.equal('SEARCH_CANCELLED')
      expect(held.runs).to.equal(2)
    })

    it('leaves a finished investigation as it is', async () => {
      const id = await investigations.finish({ observables: names(1), ...quick })

      expect((await cancel(id)).body.data.investigation.stopped).to.equal(null)
    })
  })

  describe('POST /investigations/delete', () => {
    const remove = (ids: string[]) => service.request('POST', '/investigations/delete', { body: { ids } })

    it('deletes an investigation with all its searches', async () => {
      const id = await investigations.finish({ observables: names(2), ...quick })
      const searchId = (await investigations.stateOf(id)).observables[0]!.search!.id

      const { status, body } = await remove([id.toUpperCase()])

      expect([status, body.data.deletion.queued_ids]).to.deep.equal([202, [id]])
      expect((await service.request('GET', `/investigations/${id}`)).status).to.equal(404)
      expect((await service.request('GET', `/search/${searchId}`)).status).to.equal(404)
      expect((await remove([id])).status).to.equal(404)
      const { database } = service.tracewell
      await until(async () => (await database.investigationObservables.list(id)).length === 0)
      await until(async () => (await database.searches.listHidden(1)).length === 0)
    })

    it('refuses an unfinished investigation, and a single search of one', async () => {
      const id = await investigations.begin({ observables: names(2) })
      await until(() => held.running === 2)
      const searchId = (await investigations.stateOf(id)).observables[0]!.search!.id

      const answer = await remove([id])
      held.release()
      await investigations.finished(id)
      const single = await service.request('POST', '/search/delete', { body: { ids: [searchId] } })

      expect([answer.status, answer.body]).to.have.nested.property('[1].error.code', 'INVESTIGATION_NOT_TERMINAL')
      expect([single.status, single.body]).to.have.nested.property('[1].error.code', 'SEARCH_IN_INVESTIGATION')
      expect((await service.request('GET', `/search/${searchId}`)).status).to.equal(200)
    })
  })
})
