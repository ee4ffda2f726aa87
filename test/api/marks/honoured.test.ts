import { expect } from 'chai'
import { createModule } from '../../../scripts/support/modules.ts'
import { start, type Started } from '../../../scripts/support/start.ts'
import { card, link } from '../../../src/sources/kit/card.ts'
import { investigationsOf } from '../../support/investigations.ts'
import { marksOf } from '../../support/marks.ts'
import { createChanging, watchesOf } from '../../support/watches.ts'

const pageOf = (site: string): string => `https://${site}.example.org/sam`
/** Finds an account of `sam` on a site, with a website. */
const createSite = (site: string, website: string) => createModule(site, {
  run: ({ value }) => value === 'sam' ? [card([['Profile', link(pageOf(site))], ['Website', link(website)]], {})] : [],
})
/** The first two name each other; the others name no account. */
const modules = [
  createSite('one', pageOf('two')), createSite('two', pageOf('one')),
  createSite('three', 'https://hobby-three.dev'), createSite('four', 'https://hobby-four.dev'),
]

describe('marks', () => {
  let service: Started
  let marks: ReturnType<typeof marksOf>
  const begin = async (given: NonNullable<Parameters<typeof start>[1]>['modules']) => {
    service = await start({}, { modules: given!, plan: 'business' })
    marks = marksOf(service)
  }
  afterEach(() => service[Symbol.asyncDispose]())

  async function finish(): Promise<string> {
    const id = await service.createSearch('Pseudonym', 'sam')
    await service.events(`/search/${id}/stream`)
    return id
  }
  async function personsOf(id: string) {
    const { persons } = (await service.request('GET', `/search/${id}/profile`)).body.data
    return persons.map(({ accounts, ...person }) => ({ ...person, sites: accounts.map(({ site }) => site).sort() }))
  }
  const sites = (...names: string[]) => names.map(name => `${name}.example.org`).sort()

  describe('in the merged picture', () => {
    beforeEach(() => begin(modules))

    it('leave out a wrong account, and what it states', async () => {
      const id = await finish()
      await marks.set(id, { finding: 'card:two_001', mark: 'wrong' })

      const persons = await personsOf(id)

      expect(persons.map(person => person.sites)).to.have.deep.members([sites('one'), sites('three'), sites('four')])
      expect(persons.every(({ claims }) => claims.length === 0)).to.equal(true)
    })

    it('join confirmed accounts to one person, which comes first', async () => {
      const id = await finish()
      await marks.set(id,
        { finding: 'card:three_001', mark: 'confirmed' }, { finding: 'card:one_001', mark: 'confirmed' })

      const [person, ...others] = await personsOf(id)

      expect(person).to.deep.include({ sites: sites('one', 'two', 'three'), confidence: 95 })
      expect(person!.claims[0]).to.deep.include({ confidence: 99 })
      expect(person!.claims[0]!.reasons[0]).to.deep.include({ reason: 'confirmed', weight: 99 })
      expect(others.map(one => one.sites)).to.deep.equal([sites('four')])
      const { accounts } = (await service.request('GET', `/search/${id}/profile`)).body.data.persons[0]!
      expect(accounts.map(({ site, mark }) => [site, mark])).to.have.deep.members([
        ['one.example.org', 'confirmed'], ['two.example.org', undefined], ['three.example.org', 'confirmed'],
      ])
    })

    it('keep the accounts of a wrong claim apart, and show it', async () => {
      const id = await finish()
      const [first] = await personsOf(id)
      const [claim] = first!.claims

      const [mark] = await marks.set(id, { finding: claim!.id!, mark: 'wrong' })

      expect(mark).to.deep.include({ kind: 'claim', findings: [claim!.id] })
      const persons = await personsOf(id)
      expect(persons.map(person => person.sites)).to.have.deep.members(
        ['one', 'two', 'three', 'four'].map(site => sites(site)))
      expect(persons.flatMap(({ possible }) => possible.map(one => one.mark))).to.deep.equal(['wrong', 'wrong'])
      await marks.set(await finish(), { finding: claim!.id!, mark: 'confirmed' })
      expect((await personsOf(id))[0]!.claims[0]).to.deep.include({ mark: 'confirmed', confidence: 99 })
    })

    it('keep an ignored account', async () => {
      const id = await finish()
      await marks.set(id, { finding: 'card:two_001', mark: 'ignored' })

      expect((await personsOf(id))[0]).to.deep.include({ sites: sites('one', 'two') })
    })
  })

  describe('in investigations', () => {
    beforeEach(() => begin(modules))

    it('leave what is wrong or ignored out of the following and of the graph', async () => {
      await marks.set(await finish(),
        { finding: 'card:three_001', mark: 'wrong' }, { finding: 'card:four_001', mark: 'ignored' })
      const investigations = investigationsOf(service)
      const id = await investigations.finish({
        observables: [{ type: 'Pseudonym', value: 'sam' }],
        follow: { depth: 1, types: ['Domain Name'], min_strength: 1 },
      })

      const { observables } = await investigations.stateOf(id)
      expect(observables.map(({ query }) => query.value)).to.not.include.members(['hobby-three.dev'])
      expect(observables.map(({ query }) => query.value)).to.not.include.members(['hobby-four.dev'])
      const { nodes } = (await service.request('GET', `/investigations/${id}/graph`)).body.data
      const values = nodes.map(({ value }) => value)
      expect(values).to.include(pageOf('one'))
      expect(values.filter(value => /three|four/.test(value))).to.deep.equal([])
    })
  })

  describe('in the observables of searches and investigations', () => {
    beforeEach(() => begin(modules))

    it('leave out nothing', async () => {
      const search = await finish()
      await marks.set(search,
        { finding: 'card:three_001', mark: 'wrong' }, { finding: 'card:four_001', mark: 'ignored' })
      const investigation = await investigationsOf(service)
        .finish({ observables: [{ type: 'Pseudonym', value: 'sam' }] })

      for (const path of [`/search/${search}/observables`, `/investigations/${investigation}/observables`] as const) {
        const { observables } = (await service.request('GET', path)).body.data
        expect(observables.map(({ value }) => value), path).to.include.members([pageOf('three'), pageOf('four')])
      }
    })
  })

  describe('of watches', () => {
    const changing = createChanging()
    beforeEach(() => begin([changing.module]))

    it('make no change of an ignored account, whether it comes or goes', async () => {
      const watches = watchesOf(service)
      changing.found = ['https://github.com/sam', 'https://github.com/old']
      const id = await watches.create()
      await watches.ran(id, 1)
      const { last_run: run } = await watches.stateOf(id)
      await marks.set(run!.search_id, { finding: 'card:changing_002', mark: 'ignored' })

      changing.found = ['https://github.com/sam', 'https://github.com/new']
      await watches.runAgain(id)
      expect((await watches.changesOf(id)).map(({ kind, subject }) => [kind, subject]))
        .to.deep.equal([['new_account', 'github.com/new']])
      changing.found = ['https://github.com/sam', 'https://github.com/new', 'https://github.com/old']
      await watches.runAgain(id)
      expect(await watches.changesOf(id)).to.have.length(1)
    })
  })
})
