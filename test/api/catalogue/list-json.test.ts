import { expect } from 'chai'
import { createListJson } from '../../../src/api/list-json.ts'
import { createMeta } from '../../../src/api/meta.ts'
import { systemClock } from '../../../src/lib/clock.ts'

describe('List of sources as JSON', () => {
  it('is made once for each filter, until the sources change', () => {
    const made: unknown[] = []
    const sources = {
      revision: 0,
      list(filter: object): string[] {
        made.push(filter)
        return [`entry ${made.length}`]
      },
    }
    const list = createListJson('modules', sources, createMeta({ clock: systemClock, environment: 'test' }))
    const entriesOf = (filter: Parameters<typeof list>[0]): unknown =>
      (JSON.parse(list(filter, undefined).body!.json.toString()) as { data: { modules: unknown } }).data.modules
    const filters =
      [{}, { type: 'IP Address' }, { tags: ['dns'] }, { tags: ['dns', 'jp'] }, { packs: ['dns'] }] as const

    const before = [...filters, ...filters].map(entriesOf)
    sources.revision++
    const after = entriesOf(filters[2])

    expect(before.slice(0, 5)).to.eql([1, 2, 3, 4, 5].map(count => [`entry ${count}`]))
    expect(before.slice(5)).to.eql(before.slice(0, 5))
    expect(after).to.eql(['entry 6'])
  })

  it('has one tag until the sources change, and is not sent to a caller that has it', () => {
    const entries = ['one']
    const sources = { revision: 0, list: () => entries }
    const list = createListJson('modules', sources, createMeta({ clock: systemClock, environment: 'test' }))
    const { ETag: etag } = list({}, undefined).headers

    const held = list({}, `"other", ${etag}`)
    entries.push('two')
    sources.revision++
    const changed = list({}, etag)

    expect([held.status, held.body, held.headers.ETag]).to.deep.equal([304, undefined, etag])
    expect([changed.status, changed.headers.ETag === etag]).to.deep.equal([200, false])
  })

  for (const [kind, entry] of Object.entries({ text: 'Škoda', bytes: 'Škoda'.repeat(14_000) })) {
    it(`has its size in bytes, if it is kept as ${kind}`, () => {
      const sources = { revision: 0, list: () => [entry] }
      const list = createListJson('modules', sources, createMeta({ clock: systemClock, environment: 'prüfung' }))

      const [made, kept] = [list({}, undefined).body!, list({}, undefined).body!]

      expect(typeof made.json).to.equal(kind === 'text' ? 'string' : 'object')
      expect([made.bytes, kept.bytes]).to.eql([made, kept].map(({ json }) => Buffer.from(json).length))
      expect(kept.json.toString()).to.include(entry).and.include('prüfung')
    })
  }
})
