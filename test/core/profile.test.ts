import { expect } from 'chai'
import type { ObservedTask } from '../../src/core/observables/facts.ts'
import { claimBody, reasonsOf, type Claim } from '../../src/core/profile/claims.ts'
import { describePerson, type Group } from '../../src/core/profile/persons.ts'
import { mergeSearch } from '../../src/core/profile/profile.ts'
import { accountChecks } from '../../src/sources/account-checks.ts'
import { joins } from '../../src/core/profile/weights.ts'
import { createPeople, type SimulatedPerson } from '../support/people.ts'

const pseudonym = { type: 'Pseudonym', value: 'sam' } as const

/** A card of a module with these lines. */
const cardOf = (slug: string, lines: Record<string, string>, fingerprint?: string): ObservedTask => ({
  kind: 'module',
  slug,
  name: slug,
  outcome: {
    results: [{
      [`${slug}_001`]: {
        items: Object.entries(lines).map(([label, value]) => ({
          label,
          value,
          copy: true,
          isdate: false,
          islink: false,
          ...label === 'Avatar' && fingerprint && { fingerprint },
        })),
      },
    }],
  },
})

const letters = 'abcdefghijklmnopqrstuvwxyz'

const merge = async (...tasks: ObservedTask[]): Promise<Group[]> => (await mergeSearch(pseudonym, tasks)).groups
const only = (claims: readonly Claim[]): Claim => {
  expect(claims).to.have.length(1)
  return claims[0]!
}
const codesOf = (claim: Claim): string[] => reasonsOf(claim).map(({ reason }) => reason)

const github = 'https://github.com/sam'
const gitlab = 'https://gitlab.com/sam'

describe('the merged picture of a search', () => {
  it('never joins accounts because they have the searched name', async () => {
    const groups = await merge(
      cardOf('github', { Profile: github, Login: 'sam' }),
      cardOf('gitlab', { 'Profile': gitlab, 'User name': 'sam', 'Name': 'Sam' }),
    )
    expect(groups.map(({ accounts }) => accounts.map(({ id }) => id))).to.deep.equal([
      ['github.com/sam'],
      ['gitlab.com/sam'],
    ])
    expect(groups.flatMap(({ claims, possible }) => [...claims, ...possible])).to.deep.equal([])
  })

  it('names accounts as people write them, and not by the hash of an address', async () => {
    const hash = '61e965f0c0d072d7761890f8a90493185fb183a6ccb0102fc253e0c9f54f99ae'
    const groups = await merge(
      cardOf('one', { Profile: 'https://xn--bcher-kva.example/people/tw-success%40example.com' }),
      cardOf('two', { Profile: 'https://site.example/u/%E4%BD%A0%E5%A5%BD' }),
      cardOf('gravatar', { Profile: `https://gravatar.com/${hash}`, Name: 'Tom &amp; Sam' }),
    )
    const accounts = groups.flatMap(group => group.accounts)

    expect(accounts.map(({ site, name }) => [site, name])).to.have.deep.members([
      ['bücher.example', 'tw-success@example.com'], ['site.example', '你好'], ['gravatar.com', null],
    ])
    expect(accounts.flatMap(({ facts }) => facts.map(({ reading }) => reading.value))).to.include('Tom & Sam')
    expect(accounts.map(({ id }) => id).join()).not.to.match(/%[0-9A-F]{2}/)
  })

  it('has the pages of key servers as keys, not as accounts', async () => {
    const keyServers = accountChecks.filter(check => check.isKeyServer)
    const tasks = keyServers.map(({ slug, name, url }): ObservedTask => ({
      kind: 'account',
      slug,
      name,
      outcome: {
        results: [{ module: { slug, name }, status: 'registered', url: url?.('a@b.example', 'Email Address') ?? null }],
      },
    }))
    const { groups, others } = await mergeSearch({ type: 'Email Address', value: 'a@b.example' }, tasks)

    expect(keyServers.map(({ slug }) => slug)).to.deep.equal([
      'openpgp-keys', 'ubuntu-keyserver', 'mailvelope', 'openpgp-wkd', 'proton-key',
    ])
    expect(groups).to.deep.equal([])
    expect(new Set(others.map(({ reading }) => reading.relation))).to.deep.equal(new Set(['public_key']))
    expect(accountChecks.filter(({ slug, name, isKeyServer }) => /keyserver|openpgp|key server|\(key\)/i.test(`${slug} ${name}`)
      !== (isKeyServer === true)), 'checks whose names speak of keys').to.deep.equal([])
  })

  it('joins accounts that name each other, with both cards as evidence', async () => {
    const [group] = await merge(
      cardOf('github', { Profile: github, Website: gitlab }),
      cardOf('gitlab', { Profile: gitlab, GitHub: 'sam' }),
    )
    const claim = only(group!.claims)
    expect(codesOf(claim)).to.deep.equal(['mutual_links'])
    expect(claim.confidence).to.equal(95)
    const { evidence } = reasonsOf(claim)[0]!
    expect(evidence.map(({ account, fact: { card, label } }) => [account.id, card.card, label])).to.deep.equal([
      ['github.com/sam', 'github_001', 'Website'],
      ['gitlab.com/sam', 'gitlab_001', 'GitHub'],
    ])
  })

  it('shows a link in one direction as possible, and joins nothing by it', async () => {
    const groups = await merge(
      cardOf('github', { Profile: github }),
      cardOf('gitlab', { Profile: gitlab, Website: github }),
    )
    expect(groups).to.have.length(2)
    for (const { claims, possible } of groups) {
      expect(claims).to.deep.equal([])
      expect(claimBody(only(possible)))
        .to.deep.include({ accounts: ['github.com/sam', 'gitlab.com/sam'], confidence: 60 })
    }
  })

  it('takes a proof for a proof, and an account that only states an address for less', async () => {
    const [proved] = await merge(
      cardOf('github', { Profile: github }),
      cardOf('keybase', { 'Profile': 'https://keybase.io/sam', 'Proved on github': 'sam' }),
    )
    expect(only(proved!.claims)).to.deep.include({ confidence: 97 })
    const [stated] = await merge(
      cardOf('github', { 'Profile': github, 'E-mail': 'sam@sam.example' }),
      cardOf('gitlab', { 'Profile': gitlab, 'E-mail': 'Sam@sam.example' }),
    )
    expect(only(stated!.claims)).to.deep.include({ confidence: 75 })
  })

  it('keeps weak reasons below 90 percent however many there are', async () => {
    const lines = {
      'Name': 'Samantha Rose Tyler',
      'Website': 'https://sam.example',
      'E-mail': 'sam@mail.example',
      'Avatar': 'https://pictures.example.org/sam.png',
    }
    const [group] = await merge(
      cardOf('github', { Profile: github, ...lines }),
      cardOf('gitlab', { Profile: gitlab, ...lines }),
    )
    const claim = only(group!.claims)
    expect(codesOf(claim)).to.have.members(['same_address', 'same_website', 'same_image', 'same_name'])
    expect(claim.confidence).to.equal(89)
  })

  it('takes off what speaks against it, and shows the contradiction', async () => {
    const [group] = await merge(
      cardOf('github', { Profile: github, Website: gitlab, Name: 'Sam Miller', Location: 'Lyon, France' }),
      cardOf('gitlab', { Profile: gitlab, GitHub: 'sam', Name: 'Alex Weber', Location: 'Vienna, Austria' }),
    )
    const claim = [...group!.claims, ...group!.possible][0]!
    expect(claim.against.map(({ reason }) => reason)).to.deep.equal(['other_name', 'other_country'])
    expect(claim.confidence).to.equal(Math.round(95 * 0.6 * 0.75))
  })

  it('compares accounts with thousands of names', async function () {
    this.timeout(60_000) // two lists of names that are compared name by name take some minutes
    const wordOf = (index: number) =>
      [index, index / 26, index / 676, index / 17_576].map(at => letters[Math.floor(at) % 26]).join('')
    const names = (first: string) =>
      Array.from({ length: 30_000 }, (_, index) => `${first} ${first[0]}${wordOf(index)}`)
    const query = { type: 'Email Address', value: 'sam@example.com' } as const
    const { groups: [group] } = await mergeSearch(query, [
      cardOf('one', { Profile: github, Names: names('Samuel').join(', ') }),
      cardOf('two', { Profile: gitlab, Names: names('Thomas').join(', ') }),
    ])

    const { claims, possible } = await describePerson(query, group!)

    expect([...claims, ...possible].map(({ against }) => against.map(({ reason }) => reason)))
      .to.deep.equal([['other_name']])
  })

  it('shows contradictions of accounts that belong together', async () => {
    const [group] = await merge(
      cardOf('keybase', { 'Profile': 'https://keybase.io/sam', 'Proved on github': 'sam', 'Location': 'FR' }),
      cardOf('github', { Profile: github, Location: 'Germany' }),
    )
    const person = await describePerson(pseudonym, group!)
    expect(person.confidence).to.equal(73)
    expect(person.contradictions).to.have.length(1)
    expect(person.contradictions[0]!.reason).to.equal('other_country')
    expect(person.contradictions[0]!.values.map(({ value }) => value)).to.deep.equal(['FR', 'Germany'])
  })

  it('shows at most 50 values that contradict each other', async () => {
    const query = { type: 'Email Address', value: 'sam@example.com' } as const
    const names = letters.split('').flatMap(one => ['q', 'z', 'w'].map(two => `${one}${two}a ${two}${one}b`))
    const { groups: [group] } = await mergeSearch(query, [
      cardOf('one', { Profile: github, Names: names.join(', ') }),
    ])

    const { contradictions: [contradiction] } = await describePerson(query, group!)

    expect(contradiction!.values).to.have.length(50)
  })

  it('counts one account for the cards and checks of one page', async () => {
    const [group, ...rest] = await merge(
      cardOf('github', { Profile: github, Created: '2014-03-01T10:00:00.000Z' }),
      {
        kind: 'account',
        slug: 'github',
        name: 'GitHub',
        outcome: {
          results: [{ module: { name: 'GitHub' }, status: 'registered', url: 'https://www.github.com/Sam/' }],
        },
      },
    )
    expect(rest).to.deep.equal([])
    const person = await describePerson(pseudonym, group!)
    expect(person.accounts.map(({ id, cards }) => [id, cards.length])).to.deep.equal([['github.com/sam', 2]])
    expect(person.first_activity).to.deep.include({ value: '2014-03-01T10:00:00.000Z', relation: 'created' })
    expect(person.last_activity).to.equal(person.first_activity)
  })

  it('tells accounts apart that differ only in the route behind # of their pages', async () => {
    const pages = ['example.org', 'example.net'].map(host => `https://matrix.to/#/@sam:${host}`)

    const groups = await merge(...pages.map((page, index) => cardOf(`matrix-${index}`, { Profile: page })))

    expect(groups.map(({ accounts }) => accounts.map(({ url, name }) => [url, name]))).to.have.deep.members([
      [[pages[0], 'sam:example.org']],
      [[pages[1], 'sam:example.net']],
    ])
  })

  it('does not take the picture of everybody for a sign', async () => {
    const groups = await merge(...Array.from({ length: 60 }, (_, index) =>
      cardOf(`forum-${index}`, {
        Profile: `https://site${index}.example.org/u/sam`,
        Avatar: 'https://cdn.example.org/0.png',
      })))
    expect(groups).to.have.length(60)
    expect(groups.flatMap(({ possible }) => possible)).to.deep.equal([])
  })

  it('knows a picture by its looks, with both cards as evidence', async () => {
    const pictures = ['https://gitlab.com/uploads/1.png', 'https://github.com/avatars/2.png'] as const
    const lookAlike = async (first: string, second: string) => (await merge(
      cardOf('gitlab', { Profile: gitlab, Avatar: pictures[0] }, first),
      cardOf('github', { Profile: github, Avatar: pictures[1] }, second),
    ))[0]!.possible

    const claim = only(await lookAlike('8c9c8cdc9c9999987e807f', '8c9c8cdc9c9999877e8085')) // 5 bits differ
    expect(codesOf(claim)).to.deep.equal(['same_image'])
    expect(reasonsOf(claim)[0]!.evidence.map(({ fact }) => fact.reading.value)).to.have.members(pictures)
    expect(await lookAlike('8c9c8cdc9c9999987e807f', '8c9c8cdc9c9999a77e807f')).to.deep.equal([]) // 6 bits
    expect(await lookAlike('8c9c8cdc9c9999987e807f', '8c9c8cdc9c9999987e8099')).to.deep.equal([]) // another blue
  })

  it('does not take a picture that many accounts have, each in its own size, for a sign', async () => {
    const groups = await merge(...Array.from({ length: 60 }, (_, index) => cardOf(`forum-${index}`, {
      Profile: `https://site${index}.example.org/u/sam`,
      Avatar: `https://cdn.example.org/${index}.png`,
    }, `8c9c8cdc9c99999${(index % 4).toString(16)}7e807f`)))
    expect(groups).to.have.length(60)
    expect(groups.flatMap(({ possible }) => possible)).to.deep.equal([])
  })

  describe('of 60 simulated people, 24 of them namesakes of others', () => {
    const people = createPeople()
    const ownerOf = (people: readonly SimulatedPerson[]) =>
      new Map(people.flatMap(({ person, accounts }) => accounts.map(({ id }) => [id, person])))
    const claims: Array<{ confidence: number, isTrue: boolean }> = []
    let joined = 0

    before(async () => {
      for (const searched of people) {
        const owners = ownerOf(searched)
        const { groups } = await mergeSearch(
          { type: 'Pseudonym', value: searched[0]!.pseudonym },
          searched.flatMap(({ accounts }) =>
            accounts.map(({ slug, lines, fingerprint }) => cardOf(slug, lines, fingerprint))),
        )
        for (const { accounts, claims: inside, possible } of groups) {
          if (accounts.length > 1) joined++
          for (const { pair: { accounts: [one, other] }, confidence } of [...inside, ...possible]) {
            claims.push({ confidence, isTrue: owners.get(one.id) === owners.get(other.id) })
          }
        }
      }
    })

    it('has the people that it promises', () => {
      const all = people.flat()
      expect(all.length).to.be.at.least(50)
      expect(people.filter(({ length }) => length > 1).flat().length).to.be.at.least(20)
      expect(joined).to.be.at.least(30)
    })

    it('makes no false claim of 90 percent or more', () => {
      expect(claims.filter(({ confidence }) => confidence >= 90).length).to.be.at.least(15)
      expect(claims.filter(({ confidence, isTrue }) => confidence >= 90 && !isTrue)).to.deep.equal([])
    })

    it('is right about at least the share of claims that it states', () => {
      for (const [from, to] of [[shownFrom, joins], [joins, 90], [90, 100]] as const) {
        const bucket = claims.filter(({ confidence }) => confidence >= from && confidence < to)
        const share = bucket.filter(({ isTrue }) => isTrue).length / bucket.length
        const stated = bucket.reduce((sum, { confidence }) => sum + confidence, 0) / bucket.length / 100
        expect(share, `${bucket.length} claims of ${from} to ${to} percent`).to.be.at.least(stated)
      }
    })
  })
})

const shownFrom = 30
