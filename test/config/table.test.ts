import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import { settingsTable } from '../../scripts/docs/tables/settings.ts'
import { describeConfig } from '../../src/config/describe.ts'
import { readConfig } from '../../src/config/read.ts'
import { listSettings } from '../../src/config/setting.ts'
import { clientSettings, sandboxSettings, settings, startSettings } from '../../src/config/table.ts'

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
