import { hash } from 'node:crypto'
import { expect } from 'chai'
import { reasonsOf } from '../../../src/core/profile/claims.ts'
import { accountCard, claimsAbout, confidenceIn, type Lines } from '../../support/profile-cards.ts'

const one = 'https://one.example.org/sam'
const other = 'https://two.example.net/sam'
const print = '8c9c8cdc9c9999987e807f'

/** Confidence of two accounts with the same lines. */
const withBoth = (lines: Lines): Promise<number> => confidenceIn(accountCard(one, lines), accountCard(other, lines))
const gravatar = (digits: string, rest = '?s=256&d=identicon&r=PG') =>
  `https://www.gravatar.com/avatar/${digits}${rest}`

describe('signs of one person', () => {
  for (const [what, picture] of [
    ['MD5 of nothing', gravatar('d41d8cd98f00b204e9800998ecf8427e')],
    ['SHA-256 of nothing', gravatar('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')],
    ['hash of nothing in capitals', gravatar('D41D8CD98F00B204E9800998ECF8427E')],
    ['hash of zeros', gravatar('0'.repeat(32))],
    ['hash of zeros with 64 digits', gravatar('0'.repeat(64))],
    ['hash of the word identicon', gravatar(hash('md5', 'identicon'))],
    ['hash of an address of examples', gravatar(hash('sha256', 'test@example.com'))],
    ['repeated digits', gravatar('deadbeef'.repeat(4))],
    ['Gravatar without a hash', 'https://www.gravatar.com/avatar/?d=mp'],
    ['Gravatar asked for its default', gravatar(hash('md5', 'sam@sam.example'), '?d=retro&f=y')],
    ['Mastodon', 'https://social.example.org/avatars/original/missing.png'],
    ['Discord', 'https://cdn.discordapp.com/embed/avatars/3.png'],
    ['Reddit', 'https://www.redditstatic.com/avatars/defaults/v2/avatar_default_7.png'],
    ['Steam', 'https://avatars.steamstatic.com/fef49e7fa7e1997310d705b2a6158ff8dc1cdfeb_full.jpg'],
    ['Twitter', 'https://abs.twimg.com/sticky/default_profile_images/default_profile_normal.png'],
    ['Twitch', 'https://static-cdn.jtvnw.net/user-default-pictures-uv/1-profile_image-300x300.png'],
    ['Gitee', 'https://gitee.com/assets/no_portrait.png'],
    ['Codeforces', 'https://userpic.codeforces.org/no-title.jpg'],
    ['AniList', 'https://s4.anilist.co/file/anilistcdn/user/avatar/large/default.png'],
    ['Smule', 'https://c-sf.smule.com/rs-z0/account/icon/v4_defpic.png'],
    ['Misskey', 'https://misskey.example.org/identicon/sam@example.org'],
    ['Google', 'https://lh3.googleusercontent.com/a/default-user=s96-c'],
    ['a service that draws names', 'https://ui-avatars.com/api/?name=sam'],
  ] as const) {
    it(`are no picture of members without one: ${what}`, async () => {
      expect(await withBoth({ Avatar: picture }), 'by its address').to.equal(0)
      const [first, second] = [one, other].map(page => accountCard(page, { Avatar: picture }, print))
      expect(await confidenceIn(first!, second!), 'by its looks').to.equal(0)
    })
  }

  it('are pictures that members upload, also with an innocent word in the name', async () => {
    for (const path of ['nora.png', 'missingno/7.jpg', 'users/1/defaulters-band.jpg', 'u/unknownpleasures.webp']) {
      expect(await withBoth({ Avatar: `https://cdn.example.org/${path}` }), path).to.equal(55)
    }
  })

  it('are no picture of an even area', async () => {
    const flat = (bits: string) => confidenceIn(
      accountCard(one, { Avatar: 'https://a.example.org/1.png' }, bits),
      accountCard(other, { Avatar: 'https://b.example.org/2.png' }, bits))

    expect([await flat(`${'0'.repeat(16)}808080`), await flat(`${'f'.repeat(16)}808080`), await flat(print)])
      .to.deep.equal([0, 0, 55])
  })

  it('take the hash at Gravatar for an address that somebody typed', async () => {
    expect(await withBoth({ Avatar: gravatar(hash('md5', 'sam@sam.example')) })).to.equal(75)
  })

  it('know an address by its hash, in any letter case', async () => {
    for (const digits of [hash('md5', 'sam@sam.example'), hash('sha256', 'sam@sam.example').toUpperCase()]) {
      const [picture, address] = [{ Avatar: gravatar(digits) }, { 'E-mail': 'Sam@sam.example' }]
      expect(await confidenceIn(accountCard(one, picture), accountCard(other, address))).to.equal(75)
    }
  })

  it('count one picture once, as its address and by its looks', async () => {
    const picture = { Avatar: gravatar(hash('md5', 'sam@sam.example')) }
    const [claim] = await claimsAbout([accountCard(one, picture, print), accountCard(other, picture, print)])

    expect(reasonsOf(claim!).map(({ reason }) => reason)).to.deep.equal(['same_address'])
    expect(claim!.confidence).to.equal(75)
  })

  it('count the domain of an address and the website once', async () => {
    expect(await withBoth({ 'E-mail': 'sam@sam.example', 'Website': 'https://sam.example' })).to.equal(75)
    expect(await withBoth({ 'E-mail': 'sam@mail.example', 'Website': 'https://sam.example' })).to.be.above(75)
  })

  it('count an address of a role or a team less', async () => {
    const names = ['team', 'info', 'admin', 'support', 'noreply', 'dev-team', 'kontakt', 'Hello', 'no-reply+sam']
    for (const name of names) {
      expect(await withBoth({ 'E-mail': `${name}@company.example` }), name).to.equal(40)
    }
  })

  it('are no values of forms and examples', async () => {
    expect(await withBoth({ 'E-mail': 'test@example.com' })).to.equal(0)
    expect(await withBoth({ Name: 'John Doe' })).to.equal(0)
    expect(await withBoth({ Phone: '+10000000000' })).to.equal(0)
    expect(await withBoth({ Phone: '+1 202 555 0143' })).to.equal(0)
    expect(await withBoth({ 'Wallet (ethereum)': '0x0000000000000000000000000000000000000000' })).to.equal(0)
    expect(await withBoth({ 'Wallet (ethereum)': '0x000000000000000000000000000000000000dEaD' })).to.equal(0)
  })

  it('are no sites that many people name, and pages on them are', async () => {
    for (const site of ['https://linktr.ee', 'https://github.io', 'https://www.apple.com', 'https://linktr.ee/']) {
      expect(await withBoth({ Website: site }), site).to.equal(0)
    }
    expect(await withBoth({ Website: 'https://linktr.ee/samexample' })).to.equal(55)
  })

  it('count the website of an employer, and a page of another name, less', async () => {
    expect(await withBoth({ Website: 'https://acme.example', Company: '@Acme Labs' })).to.equal(30)
    expect(await withBoth({ Website: 'https://jekyll.github.io' })).to.equal(30)
    expect(await withBoth({ Website: 'https://sam.github.io' })).to.equal(55)
  })

  it('count a name that only spells the searched one too little to show it', async () => {
    const cards = [accountCard(one, { Name: 'Sam Miller' }), accountCard(other, { Name: 'Miller, Sam' })]

    expect((await claimsAbout(cards, { type: 'Pseudonym', value: 'sam.miller' }))).to.deep.equal([])
    expect((await claimsAbout(cards)).map(({ confidence }) => confidence)).to.deep.equal([40])
  })

  it('count a value by the people who have it', async () => {
    const address = { 'E-mail': 'acme@acme.example' }
    const cards = [accountCard(one, address), accountCard(other, address)]
    const members = ['Ana Silva', 'Tom Weber', 'Mia Rossi'].map((name, index) =>
      accountCard(`https://member${index}.example.org/sam`, { ...address, Name: name }))

    expect(await confidenceIn(cards[0]!, cards[1]!)).to.equal(75)
    expect(await confidenceIn(cards[0]!, cards[1]!, members[0]!)).to.equal(75)
    expect(await confidenceIn(cards[0]!, cards[1]!, members[0]!, members[1]!)).to.equal(38)
    expect(await confidenceIn(cards[0]!, cards[1]!, ...members)).to.equal(0)
  })

  it('count a value as that of one person if one of the accounts has a user name for a name', async () => {
    const website = { Website: 'https://samlee.example/' }
    const accounts = ['Sam Lee', 'max_power', 'Sam Lee'].map((name, index) =>
      accountCard(`https://site${index}.example.org/sam`, { ...website, Name: name }))

    expect(await confidenceIn(accounts[0]!, accounts[1]!, accounts[2]!)).to.equal(55)
  })

  it('prove nothing about accounts that were found by the address of a team or a couple', async () => {
    const confidence = async (address: string, ...accounts: ReturnType<typeof accountCard>[]) =>
      (await claimsAbout(accounts, { type: 'Email Address', value: address })).map(claim => claim.confidence)
    const [tom, ana] = ['https://one.example.org/tom', 'https://two.example.net/ana']

    expect(await confidence('team@acme.example', accountCard(tom), accountCard(ana))).to.deep.equal([60])
    expect(await confidence('sam@sam.example', accountCard(tom), accountCard(ana))).to.deep.equal([85])
    expect(await confidence('sam@sam.example', accountCard(one), accountCard(other))).to.deep.equal([95])
    const address = { 'E-mail': 'sam@sam.example' }
    expect(await confidence('sam@sam.example', accountCard(one, address), accountCard(other, address)), 'counted once')
      .to.deep.equal([95])
    expect(await confidence('team@acme.example', accountCard(one), accountCard(other))).to.deep.equal([80])
    const placeholders = [tom, ana].map(page => accountCard(page, { 'Full name': 'Deleted User' }))
    expect(await confidence('sam@sam.example', ...placeholders)).to.deep.equal([85])
    const named = [accountCard(tom, { 'Full name': 'Tom Weber' }), accountCard(ana, { 'Full name': 'Weber, Tom' })]
    expect(await confidence('sam@sam.example', ...named)).to.deep.equal([97])
  })
})
