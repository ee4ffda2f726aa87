import { expect } from 'chai'
import { createChanging } from '../../support/watches.ts'
import { searched } from '../../support/retries.ts'
import { command } from '../../support/command.ts'
import { start, type Started } from '../../../scripts/support/start.ts'

describe('the commands searches rerun and compare', () => {
  let service: Started
  let id: string
  const changing = createChanging()
  before(async () => {
    service = await start({}, { modules: [changing.module] })
    changing.found = ['https://github.com/sam-one']
    id = await searched(service)
  })
  after(() => service[Symbol.asyncDispose]())

  const run = (...args: string[]) =>
    command(['searches', ...args], { TRACEWELL_SERVER: service.url, TRACEWELL_KEY: service.key })
  const newest = async () => (await service.request('GET', '/search')).body.data.searches[0]!

  it('display the new search, and what it has found that the earlier one had not', async () => {
    changing.found = ['https://github.com/sam-two']
    const ran = await run('rerun', id, '--no-cache')
    const again = await newest()
    const shown = await run('show', again.id)
    const compared = await run('compare', id, again.id)

    expect(ran.code, ran.err).to.equal(0)
    expect(ran.out).to.include('https://github.com/sam-two')
    expect(again).to.deep.include({ rerun_of: id })
    expect(again.options.cache).to.deep.equal({ mode: 'bypass' })
    expect(shown.out).to.include(`rerun of ${id}\n`)
    expect(compared.code, compared.err).to.equal(0)
    expect(compared.out).to.match(/^FOUND +CHANGE .*\n.* gone_account +github.com\/sam-one .*\n.* new_account +github/)
  })

  it('report that nothing has changed, and name the sources that are not compared', async () => {
    changing.fails = true
    const failed = await searched(service)
    changing.fails = false

    const [same, other] = [await run('compare', id, id), await run('compare', id, failed)]

    expect(same.out, same.err).to.equal('No change\n')
    expect(other.out, other.err).to.equal('No change\nnot compared: Module changing, no answer in the later one\n')
  })

  it('name the command that lists the ids if a search is unknown', async () => {
    const unknown = '11111111-1111-4111-8111-111111111111'

    for (const args of [['rerun', unknown], ['compare', id, unknown]]) {
      const { code, err } = await run(...args)

      expect(code).to.equal(1)
      expect(err).to.include('To list the ids: ')
    }
  })
})
