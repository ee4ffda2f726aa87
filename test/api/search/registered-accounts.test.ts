import { expect } from 'chai'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createCheck } from '../../support/account-checks.ts'
import { until } from '../../../scripts/support/until.ts'
import { createHeldModule, createModule } from '../../../scripts/support/modules.ts'
import { dataOf, finalData, type ReceivedEvent } from '../../../scripts/support/sse.ts'
import { faultsOf } from '../../support/faults.ts'
import { start, type Started } from '../../../scripts/support/start.ts'

const email = { type: 'Email Address', value: 'sam@example.org' }
const checks = [
  createCheck('there'), createCheck('absent'), createCheck('walled'), createCheck('names', { types: ['Pseudonym'] }),
  createCheck('loud', { notifies: true }), createCheck('form', { probe: { risk: 'it looks like a sign-in' } }),
]
const answers: Record<string, number> = {
  'there.example': 200,
  'absent.example': 404,
  'walled.example': 403,
  'form.example': 200,
  'loud.example': 200,
}

/** Starts the service with a simulated world in which each site answers with its own status. */
async function stage(environment: Record<string, string> = {}, own = checks, modules = [createModule('one')]) {
  const asked: string[] = []
  const world = createServer(({ url }, response) => {
    const host = url!.split('/')[1]!
    asked.push(host)
    const status = answers[host] ?? 404
    response.writeHead(status).end(status === 404 ? 'gone' : 'here')
  })
  await new Promise<void>(listening => world.listen(0, '127.0.0.1', listening))
  const routes = `*=http://127.0.0.1:${(world.address() as AddressInfo).port}/{host}`
  const service = await start({ SANDBOX: '0', EGRESS_ROUTES: routes, ...environment }, {
    modules,
    checks: own,
  })
  return {
    service, asked,
    async [Symbol.asyncDispose]() {
      await service[Symbol.asyncDispose]()
      world.closeAllConnections()
      world.close()
    },
  }
}

async function searched(service: Started, registered_accounts: string, query = email) {
  const { body } = await service.request('POST', '/search', {
    body: { query, features: { breached_accounts: false, registered_accounts } },
  })
  const { id } = body.search
  return { id, events: await service.events(`/search/${id}/stream`) }
}

const steps = (events: readonly ReceivedEvent[]) => dataOf(events, 'registered_accounts')

describe('registered accounts', () => {
  it('begin at once in a temporary search while all slots of modules are taken', async () => {
    const held = createHeldModule()
    await using staged = await stage({ RUNNER_CAPACITY: '1' }, checks, [held.module])
    await staged.service.createSearch('Pseudonym', 'first', { features: { registered_accounts: 'exclude' } })
    await until(() => held.running === 1)

    const events = await staged.service.events('/search/temporary', {
      body: { query: email, features: { registered_accounts: 'only' } },
    })
    held.release()

    expect(dataOf(events, 'search.progress')[0]).to.include({ status: 'running' })
  })

  it('are sent one by one between a start and an end event, with the reason for an unknown verdict', async () => {
    await using staged = await stage()
    const { service, asked } = staged

    const { id, events } = await searched(service, 'include')
    const sent = steps(events)
    const { body } = await service.request('GET', `/search/${id}/results`)
    const { registered_accounts: results, modules, summary } = body.data

    expect(sent.map(({ event }) => event)).to.deep.equal(['started', 'result', 'result', 'result', 'finished'])
    expect(results.map(({ module, status, url, reason }) => [module.name, status, url, reason?.code])).to.deep
      .equal([
        ['Site there', 'registered', 'https://there.example/profile', undefined],
        ['Site absent', 'not_registered', null, undefined],
        ['Site walled', 'unknown', null, 'UPSTREAM_BLOCKED'],
      ])
    expect(summary).to.include({ registered_accounts: 1, module_results: 1 })
    expect(modules).to.have.length(1)
    expect(finalData(events)).to.include({ status: 'completed' }).and.not.have.property('error')
    expect(asked.sort()).to.deep.equal(['absent.example', 'there.example', 'walled.example'])
  })

  for (const path of ['/search', '/search/temporary'] as const) {
    it(`run while modules take all slots: ${path}`, async () => {
      const held = createHeldModule()
      const other = createHeldModule('other')
      const modules = [held.module, other.module]
      await using staged = await stage({ RUNNER_CAPACITY: '1', CHECK_CAPACITY: '1' }, checks, modules)
      const { service } = staged
      const options = { body: { query: email, features: { breached_accounts: false } } }

      const events = path === '/search'
        ? service.events(`/search/${(await service.request('POST', path, options)).body.search.id}/stream`)
        : service.events(path, options)
      await until(() => staged.asked.length === 3)

      expect(held.running + other.running).to.equal(1)
      held.release()
      other.release()
      expect(steps(await events).at(-1)).to.include({ event: 'finished' })
    })
  }

  it('are counted in the progress, of which the last one of each shard has all', async () => {
    await using staged = await stage()
    const { service } = staged
    const temporary = await service.events('/search/temporary', {
      body: { query: email, features: { breached_accounts: false } },
    })

    const { events: stored } = await searched(service, 'include')

    for (const progress of [dataOf(stored, 'search.progress'), dataOf(temporary, 'search.progress')]) {
      expect(progress.at(-1)).to.deep.include({
        message: 'shard 1/1 progress 4/4',
        account_checks: { ended: 3, total: 3, registered: 1 },
      })
    }
  })

  it('are checked with the key that is configured for a module of the same site', async () => {
    const keyed = createCheck('one', { request: (_, { key }) => ({ url: `https://with-${key}.example/` }) })
    await using staged = await stage({ SOURCE_KEY_ONE: 'secret' }, [keyed])

    await searched(staged.service, 'only')

    expect(staged.asked).to.deep.equal(['with-secret.example'])
  })

  it('are the only sources that run if the search requests nothing else', async () => {
    await using staged = await stage()

    const { events } = await searched(staged.service, 'only')

    expect(new Set(events.map(({ event }) => event))).to.deep
      .equal(new Set([
        'connected', 'search.progress', 'registered_accounts', 'observable.found', 'account_checks.finished',
        'search.finished',
      ]))
    expect(steps(events)).to.have.length(5)
  })

  describe('of a selection', () => {
    const named = { type: 'Pseudonym', value: 'sam' }
    const own = [
      createCheck('there', { types: ['Pseudonym'], tags: ['coding'] }),
      createCheck('absent', { types: ['Pseudonym'], tags: ['coding', 'nsfw'], pack: 'mine' }),
      createCheck('walled', { types: ['Pseudonym'], pack: 'mine' }),
      createCheck('mail'),
    ]
    const none = { mode: 'none' }
    const post = (service: Started, features: object, modules: object = none) =>
      service.request('POST', '/search', { body: { query: named, modules, features } })

    it('run alone, without modules, for the sites, tags and packs that are named', async () => {
      await using staged = await stage({}, own)
      const { service, asked } = staged
      const namesOf = async (account_checks: object) => {
        const { status, body } = await post(service, { account_checks })
        expect(status).to.equal(201)
        const { id } = body.search
        const events = await service.events(`/search/${id}/stream`)
        expect(events.filter(({ event }) => event === 'module.result')).to.eql([])
        const shown = await service.request('GET', `/search/${id}`)
        const { features } = shown.body.data.search.options
        expect(features).to.deep.include({ registered_accounts: 'include', account_checks })
        return steps(events).flatMap(({ event, module }) => event === 'result' ? [module.name] : [])
      }

      expect(await namesOf({ sites: ['there', 'walled'] })).to.have.members(['Site there', 'Site walled'])
      expect(await namesOf({ tags: ['coding'] })).to.have.members(['Site there', 'Site absent'])
      expect(await namesOf({ packs: ['mine'] })).to.have.members(['Site absent', 'Site walled'])
      expect(await namesOf({ tags: ['coding'], packs: ['mine'] })).to.eql(['Site absent'])
      expect(asked).to.have.length(7)
    })

    it('are refused if no check has an entry, if none is left, or if checks are excluded', async () => {
      await using staged = await stage({}, own)
      const pathsOf = async (features: object, modules?: object) => {
        const { status, body } = await post(staged.service, features, modules)
        expect(status).to.equal(400)
        const { error } = body as unknown as { error: { details: Array<{ path: string }> } }
        return error.details.map(({ path }) => path)
      }

      expect(await pathsOf({ account_checks: { sites: ['there', 'mail', 'x'], tags: ['y'] } })).to.eql([
        'features.account_checks.sites.1', 'features.account_checks.sites.2', 'features.account_checks.tags.0',
      ])
      expect(await pathsOf({ account_checks: { sites: [] } })).to.eql(['features.account_checks.sites'])
      expect(await pathsOf({ account_checks: { sites: ['there'], packs: ['mine'] } }))
        .to.eql(['features.account_checks'])
      expect(await pathsOf({ registered_accounts: 'exclude', account_checks: { sites: ['there'] } }))
        .to.eql(['features.account_checks'])
      const domain = { query: { type: 'Domain Name', value: 'example.org' }, features: { account_checks: {} } } as const
      expect(faultsOf((await staged.service.request('POST', '/search', { body: domain })).body)).to.eql([
        { path: 'features.account_checks', message: 'no account check supports Domain Name' },
      ])
      expect(await pathsOf({})).to.eql(['modules.mode'])
      expect(staged.asked).to.eql([])
    })
  })

  it('are not checked if they are excluded, nor by default for other types', async () => {
    await using staged = await stage()
    const { service, asked } = staged

    const excluded = await searched(service, 'exclude')
    const { body } = await service.request('POST', '/search', { body: { query: { type: 'Pseudonym', value: 'sam' } } })
    const other = await service.events(`/search/${body.search.id}/stream`)

    expect([...steps(excluded.events), ...steps(other)]).to.deep.equal([])
    expect(asked).to.deep.equal([])
  })

  it('are checked for a pseudonym if requested', async () => {
    await using staged = await stage()

    const { events } = await searched(staged.service, 'include', { type: 'Pseudonym', value: 'sam' })

    expect(steps(events).map(({ event, type, module }) => [event, type, module.name])).to.deep.equal([
      ['started', 'Pseudonym', 'Registered accounts'],
      ['result', 'Pseudonym', 'Site names'],
      ['finished', 'Pseudonym', 'Registered accounts'],
    ])
  })

  it('are checked by a probe of a form only if the operator enabled that probe', async () => {
    await using staged = await stage({ ACCOUNT_PROBES: 'form' })

    const { events } = await searched(staged.service, 'only')

    expect(staged.asked).to.include('form.example').and.not.to.include('loud.example')
    expect(steps(events)).to.have.length(6)
  })

  it('make a temporary search for an e-mail address answer 503 if no check can run, unless excluded', async () => {
    await using service = await start({}, { modules: [createModule('one')], checks: [] })
    const codeOf = async (path: string, features: object) => {
      const { status, body } = await service.request('POST', path, {
        body: { query: email, features: { breached_accounts: false, ...features } },
      })
      return `${status} ${body.error?.code ?? ''}`
    }

    expect(await codeOf('/search/temporary', {})).to.equal('503 REGISTERED_ACCOUNTS_UNAVAILABLE')
    expect(await codeOf('/search/temporary', { registered_accounts: 'exclude' })).to.equal('200 ')
    expect(await codeOf('/search', {})).to.equal('201 ')
  })

  it('come in a temporary search too', async () => {
    await using staged = await stage()

    const events = await staged.service.events('/search/temporary', {
      body: { query: email, features: { registered_accounts: 'only' } },
    })

    expect(steps(events).map(({ event }) => event)).to.deep.equal(['started', 'result', 'result', 'result',
      'finished'])
    expect(steps(events).find(({ module }) => module.name === 'Site walled')).to.deep.include({
      status: 'unknown',
      url: null,
    })
  })
})
