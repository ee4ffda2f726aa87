import { expect } from 'chai'
import fc from 'fast-check'
import { pseudonymVariants } from '../../../src/sources/modules/pseudonym-variants.ts'
import { simulate } from '../../support/simulated.ts'

interface Facts {
  parts: string[]
  digits: string | null
  year: string | null
  ascii: string[]
  variants: string[]
}

describe('pseudonym-variants module', () => {
  let world: Awaited<ReturnType<typeof simulate>>
  before(async () => { world = await simulate({ upstreams: [] }) })
  after(() => world[Symbol.asyncDispose]())

  async function read(value: string): Promise<Facts> {
    const { cards } = await world.run(pseudonymVariants, 'Pseudonym', value)
    return cards[0]?.raw as unknown as Facts
  }

  it('returns the name of a Fediverse handle, and no other spelling of the handle', async () => {
    expect((await read('@sam.lee@social.example')).variants).to.eql(['sam.lee'])
  })

  it('splits a name into parts', async () => {
    expect(await read('j0hn_Smith1987')).to.include({ digits: '1987', year: '1987' })
    expect((await read('j0hn_Smith1987')).parts).to.eql(['j0hn', 'Smith', '1987'])
    expect((await read('johnSmith')).parts).to.eql(['john', 'Smith'])
    expect((await read('sam.example-x')).parts).to.eql(['sam', 'example', 'x'])
  })

  it('returns variants with other separators, orders, initials, and letters instead of digits', async () => {
    const { variants } = await read('j0hn_Smith1987')

    expect(variants).to.include.members([
      'j0hnsmith', 'j0hn.smith', 'j0hn-smith', 'smith.j0hn', 'j0hn.smith.1987', 'john.smith', 'jsmith', 'j.smith',
    ])
  })

  it('returns variants with digits instead of letters', async () => {
    expect((await read('elite')).variants).to.include('3l173')
  })

  it('reads two digits as a year, but not three', async () => {
    expect((await read('sam87')).year).to.equal('1987')
    expect((await read('sam03')).year).to.equal('2003')
    expect((await read('sam123')).year).to.equal(null)
  })

  it('returns the name in Latin letters, in each usual way, whole and in its parts', async () => {
    for (const [name, ...forms] of [
      ['Юлия Щербакова', 'yuliya scherbakova', 'yuliya.scherbakova'],
      ['Γιώργος', 'giorgos'],
      ['Jürg_Müller', 'juerg_mueller', 'jurg_muller'],
      ['straße', 'strasse'],
      ['Åse-Ørsted', 'aase-oersted', 'ase-orsted'],
      ['Şahinığ', 'sahinig'],
      ['ŁukaszŻółć', 'lukaszzolc'],
      ['Nguyễn.Đức', 'nguyen.duc'],
      ['𝐪𝐮𝐨𝐤𝐤𝐚', 'quokka'],
    ] as const) expect((await read(name)).variants, name).to.include.members(forms)
  })

  it('returns no Latin letters for signs that sound different in several languages', async () => {
    for (const name of ['快嘴摩卡', 'さくら', '김민준', 'sam']) expect((await read(name)).ascii, name).to.deep.equal([])
  })

  it('returns the same 1 to 40 unique variants every time, without the name itself', async () => {
    await fc.assert(fc.asyncProperty(fc.string({ minLength: 1, maxLength: 60 }), async name => {
      const { variants } = await read(name)

      expect(variants).to.have.lengthOf.within(1, 40)
      expect(variants).to.not.include(name)
      expect(new Set(variants).size).to.equal(variants.length)
      expect(await read(name)).to.deep.include({ variants })
    }))
  })
})
