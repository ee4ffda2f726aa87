import { randomUUID } from 'node:crypto'
import { expect } from 'chai'
import { faultsOf } from '../../support/faults.ts'
import { retried, searched } from '../../support/retries.ts'
import { createChanging } from '../../support/watches.ts'
import { createHeldModule, createModule } from '../../../scripts/support/modules.ts'
import { start, type RequestOptions, type Started } from '../../../scripts/support/start.ts'

const compare = (service: Started, id: string, other: string, options: RequestOptions = {}) =>
  service.request('GET', `/search/${id}/compare/${other}`, options)
const differenceOf = async (service: Started, id: string, other: string) =>
  (await compare(service, id, other)).body.data
const github = (name: string) => `https://github.com/${name}`
const source = { kind: 'module', slug: 'changing', name: 'Module changing' }

describe('GET /search/{id}/compare/{other}', () => {
  it('returns what is new and gone, in the shape of the changes of a watch', async () => {
    const changing = createChanging()
    await using service = await start({}, { modules: [changing.module] })
    changing.found = [github('sam-one'), github('sam-two')]
    const id = await searched(service)
    changing.found = [github('sam-two'), github('sam-three')]
    const other = await searched(service)

    const { status, body } = await compare(service, id.toUpperCase(), other)
    const [{ found_at } = { found_at: '' }] = body.data.changes
    const back = await differenceOf(service, other, id)

    const fact = (name: string, search_id: string, card = 1) =>
      ({ value: github(name), search_id, card: `changing_00${card}` })
    const gone = { kind: 'gone_account', subject: 'github.com/sam-one' }
    const found = { kind: 'new_account', subject: 'github.com/sam-three' }
    expect(status).to.equal(200)
    expect(Date.parse(found_at)).to.be.greaterThan(0)
    expect(body.data).to.deep.equal({
      earlier: id,
      later: other,
      changes: [
        {
          number: 1,
          ...gone,
          before: fact('sam-one', id),
          after: null,
          source,
          found_at,
        },
        {
          number: 2,
          ...found,
          before: null,
          after: fact('sam-three', other, 2),
          source,
          found_at,
        },
      ],
      left_out: 0,
      not_compared: [],
    })
    expect(back.changes.map(({ kind, subject }) => `${kind} ${subject}`)).to.deep
      .equal(['new_account github.com/sam-one', 'gone_account github.com/sam-three'])
  })

  it('names the sources that have not answered in both, but none that could not have the value', async () => {
    const changing = createChanging()
    const other = createModule('other', { default: false, kind: 'api', category: 'profile' })
    const picky = createModule('picky', { kind: 'api', category: 'profile', skipReason: () => 'It has no such names' })
    await using service = await start({}, { modules: [changing.module, other, picky] })
    changing.found = [github('sam-one')]
    const id = await searched(service)
    changing.fails = true
    const later = await searched(service, { modules: { mode: 'all' } })

    const { changes, not_compared } = await differenceOf(service, id, later)
    const back = await differenceOf(service, later, id)
    const both = await differenceOf(service, later, later)

    const nameOf = (one: typeof not_compared[number]) => `${one.slug} ${one.unanswered_in}`
    expect(changes).to.deep.equal([])
    expect(not_compared.map(nameOf)).to.deep.equal(['changing later', 'other earlier'])
    expect(back.not_compared.map(nameOf)).to.deep.equal(['changing earlier', 'other later'])
    expect(both.not_compared.map(nameOf)).to.deep.equal(['changing both'])
  })

  it('reads each search with its retries', async () => {
    const changing = createChanging()
    await using service = await start({}, { modules: [changing.module] })
    changing.found = [github('sam-one')]
    const id = await searched(service)
    changing.fails = true
    const later = await searched(service)
    Object.assign(changing, { fails: false, found: [] })
    const retry = await retried(service, later)

    for (const other of [later, retry]) {
      const { changes, not_compared } = await differenceOf(service, id, other)

      expect(changes.map(({ kind, subject }) => `${kind} ${subject}`)).to.deep
        .equal(['gone_account github.com/sam-one'])
      expect(not_compared).to.deep.equal([])
    }
  })

  it('answers 400 for searches of two types, and 409 before the end of one', async () => {
    const held = createHeldModule()
    await using service = await start({}, { modules: [held.module] })
    const running = await service.createSearch('Pseudonym', 'sam')
    const ended = await service.createSearch('IP Address', '192.0.2.1', { modules: { mode: 'none' },
      features: { breached_accounts: true } })
    await service.events(`/search/${ended}/stream`)

    const types = await compare(service, ended, running)
    const early = await compare(service, running, running)
    held.release()

    expect(types.status).to.equal(400)
    expect(faultsOf(types.body)).to.deep.equal([{
      path: 'other', message: 'must be a search of the type IP Address, as the other one is, not of Pseudonym',
    }])
    expect([early.status, early.body.error.code]).to.deep.equal([409, 'SEARCH_NOT_TERMINAL'])
  })

  it('answers 404 if one of the searches is unknown or of another account', async () => {
    await using service = await start({}, { modules: [createChanging().module] })
    const id = await searched(service)
    const key = await service.newKey('business')

    const answers = await Promise.all([
      compare(service, id, randomUUID()), compare(service, randomUUID(), id), compare(service, id, id, { key }),
    ])

    expect(answers.map(({ status }) => status)).to.deep.equal([404, 404, 404])
  })
})
