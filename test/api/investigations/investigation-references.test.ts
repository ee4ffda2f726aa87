import { expect } from 'chai'
import { investigationsOf } from '../../support/investigations.ts'
import { createModule } from '../../../scripts/support/modules.ts'
import { start, type Started } from '../../../scripts/support/start.ts'

const observables = [
  { value: 'sam', reference: 'row-1' }, { value: 'kim' }, { value: 'sam', reference: 'row-3' }, { value: 'kim' },
]

describe('the references of the observables of an investigation', () => {
  const searchOf = async (service: Started, id: string) =>
    (await service.request('GET', `/search/${id}`)).body.data.search

  it('are those of their searches, in place of the reference of the investigation', async () => {
    await using service = await start({}, { modules: [createModule('fine')] })
    const { finish, finished, stateOf } = investigationsOf(service)
    const id = await finish({ observables, reference: 'case-1' })
    const followed = await service.request('POST', `/investigations/${id}/follow`, {
      body: { observables: [{ value: 'ada', reference: 'row-5' }] },
    })
    await finished(id)

    const state = await stateOf(id)
    const searches = []
    for (const { search } of state.observables) searches.push(await searchOf(service, search!.id))

    expect(followed.status).to.equal(202)
    expect(state.observables.map(({ query, reference }) => [query.value, reference])).to.deep
      .equal([['sam', 'row-1'], ['kim', undefined], ['ada', 'row-5']])
    expect(searches.map(({ reference }) => reference)).to.deep.equal(['row-1', 'case-1', 'row-5'])
    const listed = (await service.request('GET', '/search?reference=row-5')).body.data.searches
    expect(listed.map(search => search.id)).to.deep.equal([searches[2]!.id])
  })

  it('are kept with the observables for which an earlier one stands', async () => {
    await using service = await start({}, { modules: [createModule('fine')] })
    const { finish, stateOf } = investigationsOf(service)
    const id = await finish({ observables })
    const single = await finish({ observables: observables.slice(0, 2) })

    const { duplicates } = await stateOf(id)

    expect(duplicates).to.deep.equal([
      { query: { type: 'Pseudonym', value: 'sam' }, entry: 0, reason: 'same_value', reference: 'row-3' },
      { query: { type: 'Pseudonym', value: 'kim' }, entry: 1, reason: 'same_value' },
    ])
    expect(await stateOf(single)).not.to.have.property('duplicates')
  })

  it('are refused with the position of the observable if they have control characters', async () => {
    await using service = await start({}, { modules: [createModule('fine')] })

    const { status, body } = await service.request('POST', '/investigations', {
      body: { observables: [{ value: 'sam' }, { value: 'kim', reference: 'a\nb' }] },
    })

    expect([status, body.error.code]).to.deep.equal([400, 'VALIDATION_ERROR'])
    expect(JSON.stringify(body.error.details)).to.include('observables.1.reference')
  })
})
