import { expect } from 'chai'
import { reasonsOf } from '../../../src/core/profile/claims.ts'
import { accountCard, claimsAbout, confidenceIn } from '../../support/profile-cards.ts'

const github = accountCard('https://github.com/sam')
const gitlab = 'https://gitlab.com/sam'
const saying = (text: string, label = 'Bio') => accountCard(gitlab, { [label]: text })

describe('links between accounts', () => {
  for (const [proof, page] of [
    ['hackernews', 'https://news.ycombinator.com/user?id=sam'],
    ['twitter', 'https://twitter.com/sam'],
    ['reddit', 'https://www.reddit.com/user/sam'],
    ['mastodon.social', 'https://mastodon.social/@sam'],
    ['fosstodon.org', 'https://fosstodon.org/@sam'],
    ['lobste.rs', 'https://lobste.rs/~sam'],
  ] as const) {
    it(`are proved at the site of a proof: ${proof}`, async () => {
      const keybase = (label: string) => accountCard('https://keybase.io/sam', { [`${label} on ${proof}`]: 'sam' })

      const [claim] = await claimsAbout([keybase('Proved'), accountCard(page)])
      expect(claim?.confidence).to.equal(97)
      expect(reasonsOf(claim!).map(({ reason }) => reason)).to.deep.equal(['proof'])
      expect((await claimsAbout([keybase('Claimed'), accountCard(page)])).map(({ confidence }) => confidence))
        .to.deep.equal([60])
      expect(await claimsAbout([keybase('Former proof'), accountCard(page)])).to.deep.equal([])
    })
  }

  it('are no links to one of two accounts with the same name at one site', async () => {
    expect(await claimsAbout([
      accountCard('https://keybase.io/sam', { 'Proved on site.example': 'sam' }),
      accountCard('https://site.example/u/sam'), accountCard('https://site.example/shops/sam'),
    ])).to.deep.equal([])
  })

  for (const text of [
    'Also at https://github.com/sam', 'Code: github.com/sam', 'my code: https://github.com/sam | photos elsewhere',
    'Not to be confused with Sam Miller, the actor. I code at https://github.com/sam',
    'Fan of Arsenal. Find me at github.com/sam',
  ]) {
    it(`stand in texts: ${text}`, async () => {
      expect(await confidenceIn(github, saying(text))).to.equal(50)
    })
  }

  for (const text of [
    'Not to be confused with https://github.com/sam', 'not to be confused with github.com/sam!',
    'I am not affiliated with https://github.com/sam', 'No relation to https://github.com/sam',
    'Fan of https://github.com/sam', 'Big fan of github.com/sam. Coffee.', 'https://github.com/sam is not me',
    'github.com/sam (not me)', 'pfp by https://github.com/sam', 'Parody of https://github.com/sam',
    'My brother: https://github.com/sam', 'Beware of the impostor https://github.com/sam',
    'Nicht zu verwechseln mit github.com/sam', 'à ne pas confondre avec https://github.com/sam',
    'Fan account of somebody at https://github.com/sam', 'Unofficial. The real one: github.com/sam',
  ]) {
    it(`do not lead to accounts of others: ${text}`, async () => {
      expect(await confidenceIn(github, saying(text))).to.equal(0)
      const back = accountCard('https://github.com/sam', { Bio: text.replaceAll('github.com', 'gitlab.com') })
      expect(await confidenceIn(back, saying(text)), 'in both directions').to.equal(0)
    })
  }

  it('count less in both directions if one stands only in a text', async () => {
    const website = accountCard('https://github.com/sam', { Website: gitlab })

    expect(await confidenceIn(website, accountCard(gitlab, { GitHub: 'sam' }))).to.equal(95)
    expect(await confidenceIn(website, saying('See github.com/sam'))).to.equal(80)
  })

  it('do not start at an account that says it imitates another, whatever it copies', async () => {
    const lines = { Name: 'Samantha Tyler', Website: 'https://sam.example', Avatar: 'https://cdn.example/1.png' }
    const original = accountCard('https://github.com/sam', lines)

    expect(await confidenceIn(original, accountCard(gitlab, lines))).to.be.above(80)
    for (const text of ['Parody', 'Fan account, not affiliated', 'unofficial fan page', 'NOT the real Samantha']) {
      const copy = accountCard(gitlab, { ...lines, Bio: text, GitHub: 'sam' })
      expect(await confidenceIn(original, copy), text).to.equal(0)
    }
  })

  it('are websites that both name in a field or a text', async () => {
    for (const [label, value, confidence] of [
      ['Website', 'https://sam.example/about', 55], ['Links', 'sam.example/about\r\nmas.to/@other', 55],
      ['Description', 'I write at sam.example', 45], ['About', 'I write: https://sam.example/.', 45],
      ['About', 'Not to be confused with https://sam.example', 0], ['Bio', 'Likes Sam.Example and ASP.NET', 0],
    ] as const) {
      expect(await confidenceIn(accountCard('https://github.com/sam', { Website: 'https://sam.example' }),
        saying(value, label)), value).to.equal(confidence)
    }
  })
})
