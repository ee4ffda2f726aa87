import { expect } from 'chai'
import { foldTwins } from '../../../src/sources/registered/twin.ts'

describe('the twins of a name with signs', () => {
  it('have kinds of their own for each change, so that names share only answers about the same one', async () => {
    const kindsOf = async (name: string) => (await foldTwins({ value: name }, undefined)).map(({ kind }) => kind)

    expect(await kindsOf('john.doe')).to.deep.equal(await kindsOf('jane.roe'))
    expect(await kindsOf('a.b')).to.not.deep.equal(await kindsOf('john.doe'))
  })
})

describe('the twins of a name with letters outside ASCII', () => {
  const twinsOf = async (name: string) => (await foldTwins({ value: name }, undefined)).map(({ name }) => name).sort()

  const twins: Record<string, string[]> = {
    'émile': ['èmile'],
    'sax̂': ['sax̃'],
    'müller': ['múller', 'múéller'],
    'søren': ['sóren', 'sóéren'],
    'иван': ['ивáн'],
    'ＪＯＨＮ': ['JＯＨＮ', '𝙹ＯＨＮ'],
    'さくら': ['サくら'],
  }
  for (const [name, expected] of Object.entries(twins)) {
    it(`are other names that careless sites read alike: ${name}`, async () => {
      expect(await twinsOf(name)).to.include.members(expected)
    })
  }

  it('have the sound of a Chinese character', async () => {
    expect(await twinsOf('明月')).to.satisfy((names: string[]) => names.some(name => /^[名鸣洺茗冥铭]月$/.test(name)))
  })

  it('are few', async () => {
    for (const [name, most] of Object.entries({ 'émile': 1, 'иван': 2, 'søren': 3, 'nguyễn_văn': 3 })) {
      expect((await twinsOf(name)).length, name).to.be.at.most(most)
    }
  })
})
