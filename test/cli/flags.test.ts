import { expect } from 'chai'
import type { flagTable } from '../../src/core/flags/table.ts'
import { command, listOf } from '../support/command.ts'

describe('the command flags list', () => {
  it('lists the flags with their names and aliases', async () => {
    const text = await command(['flags', 'list'])
    const list = listOf<ReturnType<typeof flagTable>[number]>(await command(['flags', 'list', '--json']), 'flags')

    expect(text.code).to.equal(0)
    expect(text.out).to.match(/^CODE +NAME +ALIASES\n/).and.to.match(/^gb +United Kingdom +gb gbr 826 .*\buk\b/m)
    expect(list).to.have.length.above(250)
    expect(list.find(({ code }) => code === 'ci')).to.deep.equal({
      code: 'ci',
      name: 'Côte d\'Ivoire',
      aliases: ['ci', 'civ', '384', 'cote-d-ivoire', 'ivory-coast', 'republic-of-cote-d-ivoire'],
    })
  })
})
