import { expect } from 'chai'
import { createModule } from '../../../scripts/support/modules.ts'
import { start, type Started } from '../../../scripts/support/start.ts'
import { command, json } from '../../support/command.ts'

interface Listed {
  data: { searches: Array<{ id: string }> }
}

describe('the commands searches find, edit and list', () => {
  let service: Started
  let id: string
  before(async () => {
    service = await start({}, { modules: [createModule('quick')] })
    id = await service.createSearch('Pseudonym', 'Sam-Example')
    await service.events(`/search/${id}/stream`)
  })
  after(() => service[Symbol.asyncDispose]())

  const run = (...args: string[]) =>
    command(['searches', ...args], { TRACEWELL_SERVER: service.url, TRACEWELL_KEY: service.key })
  const idsOf = async (...args: string[]) => {
    const ran = await run(...args, '--json')
    expect(ran.code, ran.err).to.equal(0)
    return json<Listed>(ran).data.searches.map(search => search.id)
  }

  it('find the searches of a value in any spelling, or of a prefix', async () => {
    const text = await run('find', 'sam-example')

    expect(text.out, text.err).to.match(/^ID .*\n\S{36} +Pseudonym +Sam-Example +finished /)
    expect(await idsOf('find', '@SAM-EXAMPLE', '--type', 'pseudonym')).to.deep.equal([id])
    expect(await idsOf('find', 'SAM', '--as-prefix', '--limit', '1')).to.deep.equal([id])
    expect(await idsOf('find', 'sam')).to.deep.equal([])
  })

  it('change the words of a search, and remove them', async () => {
    const edited = await run('edit', id, '--name', 'Bicycle', '--reference', 'case-7', '--label', 'fraud', 'bike',
      '--note', 'Seen before.')
    const cleared = await run('edit', id, '--name', '', '--reference', '', '--label', '', '--note', '')
    const nothing = await run('edit', id)

    expect(edited.out, edited.err)
      .to.equal(`search ${id}\nname: Bicycle\nreference: case-7\nlabels: fraud, bike\nnote: Seen before.\n`)
    expect(cleared.out, cleared.err).to.equal(`search ${id}\n`)
    expect(nothing.code).to.equal(2)
    expect(nothing.err).to.include('must have at least one field')
  })

  it('list by outcome, by key and by time, the oldest first', async () => {
    const [key] = await service.tracewell.keys.list(service.accountId)

    expect(await idsOf('list', '--outcome', 'findings', 'complete', '--created-by', key!.id, '--created-after', '1d',
      '--oldest')).to.include(id)
    expect(await idsOf('list', '--created-before', '2026-01-01')).to.deep.equal([])
    expect((await run('list', '--outcome', 'best')).code).to.equal(2)
  })
})
