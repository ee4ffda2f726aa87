import { expect } from 'chai'
import { createCheck } from '../../support/account-checks.ts'
import { createLeakSource } from '../../support/leak-sources.ts'
import { faultsOf } from '../../support/faults.ts'
import { watchesOf } from '../../support/watches.ts'
import { createModule } from '../../../scripts/support/modules.ts'
import { start, type Started } from '../../../scripts/support/start.ts'
import { until } from '../../../scripts/support/until.ts'
import { searchPresetNames } from '../../../src/lib/search-presets.ts'
import { queryTypes } from '../../../src/sources/kit/source.ts'
import { magicValues } from '../../../src/upstreams/outcomes.ts'

const modules = [
  createModule('usual', { tags: ['social'], kind: 'api' }),
  createModule('asks-names', { tags: ['network'], kind: 'dns' }),
  createModule('quiet', { tags: ['gaming'], kind: 'api' }),
  createModule('further', { tags: ['music'], kind: 'page', default: false }),
]
const query = { type: 'Pseudonym', value: 'sam' } as const

describe('the preset of a search', () => {
  let service: Started
  before(async () => {
    const checks = [createCheck('site', { types: ['Pseudonym'] })]
    service = await start({}, { modules, leakSources: [createLeakSource('open')], checks })
  })
  after(() => service[Symbol.asyncDispose]())

  const create = (more: object) => service.request('POST', '/search', { body: { query, ...more } })

  /** Runs a search. Returns the names of its sources, and its options. */
  async function run(more: object) {
    const { status, body } = await create(more)
    expect(status, JSON.stringify(body)).to.equal(201)
    const { id, options, skipped } = body.data.search
    await service.events(`/search/${id}/stream`)
    const { modules: ran, leaks, registered_accounts: accounts } =
      (await service.request('GET', `/search/${id}/results`)).body.data
    const slugs = [
      ...ran.map(({ module }) => module.slug), ...leaks.executed_codes, ...accounts.map(({ module }) => module.name),
    ]
    return {
      id,
      options,
      skipped,
      slugs: slugs.sort(),
      mode: options.features.registered_accounts,
    }
  }

  it('chooses modules, leak sources and account checks, and is among the options', async () => {
    const ran = Object.fromEntries(await Promise.all(searchPresetNames.map(async preset => {
      const { slugs, mode, options, skipped } = await run({ preset })
      expect(options.preset).to.equal(preset)
      expect(skipped).to.deep.equal([])
      return [preset, [slugs.filter(slug => !slug.includes('site')), mode]] as const
    })))

    expect(ran).to.deep.equal({
      quick: [['asks-names', 'quiet', 'usual'], 'exclude'],
      accounts: [['asks-names', 'quiet', 'usual'], 'include'],
      everything: [['asks-names', 'further', 'open', 'quiet', 'usual'], 'include'],
      passive: [['quiet', 'usual'], 'exclude'],
    })
  })

  it('gives way to what the request chooses itself', async () => {
    const everything = await run({
      preset: 'everything',
      modules: { mode: 'selected', slugs: ['usual'] },
      features: { registered_accounts: 'exclude' },
    })
    const narrowed = await run({
      preset: 'everything', modules: { tags: ['music'] }, leaks: { custom_mapping: 'source' },
    })
    const passive = await run({ preset: 'passive', modules: { mode: 'all' } })
    const checked = await run({ preset: 'passive', features: { account_checks: { sites: ['site'] } } })

    expect([everything.slugs, everything.mode]).to.deep.equal([['open', 'usual'], 'exclude'])
    expect(narrowed.slugs.filter(slug => !slug.includes('site'))).to.deep.equal(['further', 'open'])
    expect(narrowed.options.leaks).to.deep.equal({ mode: 'all', custom_mapping: 'source' })
    expect([passive.slugs, passive.mode]).to.deep.equal([['further', 'quiet', 'usual'], 'exclude'])
    expect(checked.mode).to.equal('include')
  })

  it('leaves out its modules and those that the request excludes', async () => {
    const passive = { preset: 'passive' }
    const bySlug = await run({ ...passive, modules: { exclude: { slugs: ['quiet'] } } })
    const byTag = await run({ ...passive, modules: { exclude: { tags: ['gaming', 'dns'] } } })
    const unknown = await create({ ...passive, modules: { exclude: { tags: ['coding'] } } })
    const rerun = await service.request('POST', `/search/${bySlug.id}/rerun`)

    expect(bySlug.slugs).to.deep.equal(['usual'])
    expect(bySlug.options.modules).to.deep.equal({ exclude: { slugs: ['quiet'], tags: ['dns'] } })
    expect(byTag.slugs).to.deep.equal(['usual'])
    expect(byTag.options.modules).to.deep.equal({ exclude: { tags: ['gaming', 'dns'] } })
    expect(faultsOf(unknown.body).map(({ path }) => path)).to.deep.equal(['modules.exclude.tags.0'])
    expect(rerun.body.data.search.options.modules).to.deep.equal(bySlug.options.modules)
  })

  it('stays with a rerun, an investigation and each run of a watch', async () => {
    const { id } = await run({ preset: 'passive' })
    const rerun = await service.request('POST', `/search/${id}/rerun`)
    const investigation = await service.request('POST', '/investigations', {
      body: { observables: [query], preset: 'passive' },
    })
    const watches = watchesOf(service)
    const watch = (await watches.post({ observable: query, interval_hours: 24, preset: 'passive' })).body.data.watch
    await watches.ran(watch.id, 1)
    const ran = (await service.request('GET', `/search/${(await watches.stateOf(watch.id)).last_run!.search_id}`)).body
    const stateOf = async () =>
      (await service.request('GET', `/investigations/${investigation.body.data.investigation.id}`)).body.data
    await until(async () => (await stateOf()).investigation.status === 'finished')
    const searched = (await stateOf()).observables[0]!.search!.id
    const search = (await service.request('GET', `/search/${searched}`)).body.data.search

    const passive = { preset: 'passive', modules: { exclude: { tags: ['dns'] } } }
    expect(watch.options).to.deep.include({ preset: 'passive' })
    expect(investigation.body.data.investigation.options).to.deep.include({ preset: 'passive' })
    for (const options of [rerun.body.data.search.options, ran.data.search.options, search.options]) {
      expect(options).to.deep.include(passive)
    }
  })

  it('is refused with 400 if it does not exist, by name', async () => {
    const details = [{
      path: 'preset', message: 'there is no preset most; presets: quick, accounts, everything, passive',
    }]
    const answers = await Promise.all([
      create({ preset: 'most' }),
      service.request('POST', '/search/temporary', { body: { query, preset: 'most' } }),
      service.request('POST', '/investigations', { body: { observables: [query], preset: 'most' } }),
      service.request('POST', '/watches', { body: { observable: query, interval_hours: 24, preset: 'most' } }),
    ])

    for (const { status, body } of answers) {
      expect(status).to.equal(400)
      expect(faultsOf(body)).to.deep.equal(details)
    }
  })
})

describe('each preset', () => {
  it('is for every type of the real catalogue', async () => {
    await using service = await start()
    for (const type of queryTypes) {
      for (const preset of searchPresetNames) {
        const { status, body } = await service.request('POST', '/search', {
          body: { query: { type, value: magicValues.none[type] }, preset },
        })

        expect(status, `${preset} for ${type}: ${JSON.stringify(body)}`).to.equal(201)
        await service.request('POST', `/search/${body.search.id}/cancel`)
      }
    }
  })
})
