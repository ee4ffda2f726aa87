import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import { settingsTable } from '../../scripts/docs/tables/settings.ts'
import { describeConfig } from '../../src/config/describe.ts'
import { readConfig } from '../../src/config/read.ts'
import { listSettings, setting, type Setting } from '../../src/config/setting.ts'
import { clientSettings, sandboxSettings, settings, startSettings } from '../../src/config/table.ts'
import { noteReads, readsOfProduct, type Reads } from '../support/config-reads.ts'

/** A setting, or settings by name. */
interface Group {
  [name: string]: Setting<unknown> | Group
}

/** Returns the variables that nothing reads. `within` are the names of the groups around `group`. */
function unread(group: Group, reads: Reads, within: readonly string[] = []): string[] {
  return Object.entries(group).flatMap(([property, one]) => {
    if (!('parse' in one && typeof one.parse === 'function')) return unread(one as Group, reads, [...within, property])
    const { name } = one as Setting<unknown>
    const isRead = within.length === 0
      ? reads.ofConfig.has(property)
      : reads.all.has(property) && within.some(outer => reads.ofConfig.has(outer))
    return isRead || reads.variables.has(name) ? [] : [name]
  })
}

const all = listSettings({ ...settings, ...sandboxSettings, ...clientSettings, ...startSettings })
const names = all.map(({ name }) => name)

describe('the table of settings', () => {
  it('contains each name once', () => {
    expect(names).to.have.lengthOf(new Set(names).size)
  })

  it('describes each setting in one sentence', () => {
    const isSentence = ({ description }: { description: string }) =>
      /^[A-Z`0-9][^.]{9,}(\.[^. ][^.]*)*\.$/.test(description)
    const faulty = all.filter(setting => !isSentence(setting)).map(({ name }) => name)

    expect(faulty, 'descriptions that are not one sentence with a full stop').to.deep.equal([])
  })

  it('appears completely in the output of `config`', () => {
    const described = Object.keys(describeConfig(readConfig({ SOURCE_KEY_GITHUB: 'key' })))

    expect(described).to.have.members([...listSettings(settings).map(({ name }) => name), 'SOURCE_KEY_GITHUB'])
  })

  it('appears completely in the documentation', () => {
    const rows = settingsTable().split('\n').slice(2).map(row => row.split(' | '))

    expect(rows.map(([name]) => /`(.+)`/.exec(name!)![1])).to.have.members([...names, 'SOURCE_KEY_<SLUG>'])
    expect(rows.filter(cells => cells.length !== 4)).to.deep.equal([])
    expect(rows.find(([name]) => name!.includes('TOOL_DEADLINE_MS'))![1]).to
      .equal('`20000`, with `SANDBOX=1` `5000`')
  })

  it('has no setting that nothing reads', () => {
    const table = { ...settings, ...sandboxSettings, ...clientSettings, ...startSettings } as Group
    const forgotten = setting('FORGOTTEN', 'A setting that nothing reads.', { parse: String, default: '' })
    const reads = readsOfProduct()

    expect(unread(table, reads), 'settings that no code of src/ reads: read or remove them').to.deep.equal([])
    expect(unread({ ...table, forgotten, group: { forgotten } }, reads)).to.deep.equal(['FORGOTTEN', 'FORGOTTEN'])
  })

  for (const [code, expected] of [
    ['start(config.host)', ['host']],
    ['const { host, port: other } = config', ['host', 'port']],
    ['function start({ host, tracing: { ratio } }: Pick<Config, "host">) {}', ['host', 'tracing', 'ratio']],
    ['const { host } = request', []],
    ['start(request.host)', []],
  ] as const) {
    it(`${expected.length > 0 ? 'finds' : 'does not find'} a setting that is read in: ${code}`, () => {
      const reads: Reads = { ofConfig: new Set(), all: new Set(), variables: new Set() }
      noteReads(code, reads)

      expect([...reads.ofConfig]).to.deep.equal(expected)
    })
  }

  it('has a parser that accepts the text of each default', () => {
    const values = describeConfig(readConfig({}))
    const parsed = listSettings(settings).filter(({ name, secret }) =>
      !secret && !['', '0 entries'].includes(values[name]!))

    for (const setting of parsed) expect(() => setting.parse(values[setting.name]!), setting.name).not.to.throw()
  })

  it('names the programs that src/start.js starts', () => {
    const source = readFileSync(new URL('../../src/start.js', import.meta.url), 'utf8')
    const programs = [.../^const \w+ = \{(.*)\}$/m.exec(source)![1]!.matchAll(/(\w+): '/g)].map(([, name]) => name!)

    expect(programs).to.have.lengthOf(3)
    for (const program of programs) expect(startSettings.program.parse(program)).to.equal(program)
  })
})
