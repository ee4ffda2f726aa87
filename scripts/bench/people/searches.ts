import type { ObservedTask } from '../../../src/core/observables/facts.ts'
import { createAccount, type Account, type Seat } from './account.ts'
import { createDraw, type Draw } from './draw.ts'
import { createEmployer, createPerson, type Person } from './person.ts'
import { forums, known, printOf } from './sites.ts'

/** A search with the accounts that it finds. */
export interface Search {
  query: { type: 'Pseudonym' | 'Email Address', value: string }
  accounts: Account[]
}

export const people = 60
export const namesakes = 25

/** Searches for an e-mail address, in addition. */
export const addresses = 20

/**
 * Returns simulated searches for 60 people who have 25 namesakes each, the same for the same seed. They are written
 * after the habits of sites and people, not after the rules by which claims are weighed: people of one employer, with
 * its address, site and logo; pictures that many people use, and those of sites for members without one; hashes of
 * nothing; texts about namesakes, idols and relatives; imitators and fans; couples with one mailbox; proofs that do not
 * hold.
 */
export const createSearches = (seed: string): Search[] => [
  ...Array.from({ length: people }, (_, index) => createSearch(createDraw(`${seed} ${index}`), index)),
  ...Array.from({ length: addresses }, (_, index) =>
    createAddressSearch(createDraw(`${seed} address ${index}`), index)),
]

/**
 * Returns the search for an address that one person has, or that a team or a couple reads. Each of its readers may have
 * registered accounts with it.
 */
function createAddressSearch(draw: Draw, index: number): Search {
  const employer = createEmployer(draw, `${index}`)
  const readers = draw.pick([1, 1, 1, 1, 3, 4, 5, 2])
  const everybody = Array.from({ length: readers }, (_, number) =>
    createPerson(draw, `a${index}-${number}`, undefined, readers > 2 ? employer : undefined))
  const email = readers > 2 ? employer.team : everybody[0]!.email
  for (const person of everybody) person.email = email
  const seats = draw.shuffled([...known, ...forums])
  const held = everybody.map((person, number) => seats.splice(0, readers === 1 ? 4 : 1 + draw.number(3))
    .map((site): Seat => ({ person, site, page: site.page(`${person.name.split(' ')[0]!.toLowerCase()}${number}`) })))
  return {
    query: { type: 'Email Address', value: email },
    accounts: held.flatMap(own => own.map(seat =>
      createAccount(draw, seat, { own: own.filter(other => other !== seat), foreign: [] }))),
  }
}

const adjectives = ['night', 'red', 'iron']
const animals = ['owl', 'fox', 'cat']

function createSearch(draw: Draw, index: number): Search {
  const name = draw.pick(['Sam Miller', 'Ana Silva', 'Tom Weber', 'Mia Rossi', 'Jan Novak', 'Ravi Khan'])
  const isNamed = draw.isTrue(0.4)
  const pseudonym = isNamed ? name.toLowerCase().replace(' ', '') : `${draw.pick(adjectives)}${draw.pick(animals)}`
  const employers = [0, 1].map(number => createEmployer(draw, `${index}${number}`))
  const first = draw.shuffled(known).slice(0, 4 + draw.number(4))
  const seats = draw.shuffled([...known, ...forums].filter(site => !first.includes(site)))
  const everybody = Array.from({ length: namesakes + 1 }, (_, number) =>
    createPerson(draw, `${index}-${number}`, isNamed ? name : undefined,
      draw.isTrue(0.3) ? draw.pick(employers) : undefined))
  marry(draw, everybody)
  const held = everybody.map((person, number): Seat[] =>
    (number === 0 ? first : seats.splice(0, 1 + draw.number(3)))
      .map(site => ({ person, site, page: site.page(pseudonym) })))
  const all = held.flat()
  const accounts = held.flatMap(own => own.map(seat => createAccount(draw, seat, {
    own: own.filter(other => other !== seat),
    foreign: all.filter(other => other.person !== seat.person),
  })))
  for (const account of accounts) if (account.site.slug === 'keybase') addProofs(draw, account, accounts, pseudonym)
  imitate(draw, accounts, everybody)
  return { query: { type: 'Pseudonym', value: pseudonym }, accounts }
}

/** Lets the last two people be a couple with one mailbox and one website. */
function marry(draw: Draw, everybody: readonly Person[]): void {
  if (!draw.isTrue(0.3)) return
  const [one, other] = everybody.slice(-2) as [Person, Person]
  Object.assign(other, { email: one.email, website: one.website })
}

/** Kinds of proofs at Keybase, by the site. */
const kinds: Readonly<Record<string, string>> = {
  'github': 'github',
  'reddit': 'reddit',
  'hacker-news': 'hackernews',
  'mastodon-social': 'mastodon.social',
}

/**
 * Adds proofs. Keybase has found four of five. Those of somebody who lost the account are gone, and somebody else may
 * have it today. https://github.com/keybase/client/blob/master/protocol/avdl/keybase1/prove_common.avdl
 */
function addProofs(draw: Draw, account: Account, accounts: readonly Account[], pseudonym: string): void {
  for (const other of accounts) {
    const kind = kinds[other.site.slug]
    if (kind === undefined) continue
    const add = (word: string) => account.lines.push([`${word} on ${kind}`, pseudonym])
    if (other.person === account.person) add(draw.isTrue(0.8) ? 'Proved' : 'Claimed')
    else if (draw.isTrue(0.3)) add(draw.isTrue(0.7) ? 'Former proof' : 'Claimed')
  }
}

/** Lets two accounts imitate the first person: its name, its picture and its site. Most of them disclose it. */
function imitate(draw: Draw, accounts: readonly Account[], everybody: readonly Person[]): void {
  const [idol] = everybody as [Person]
  const idols = accounts.filter(({ person }) => person === idol.id)
  const free = accounts.filter(({ person, site }) => site.text !== undefined && person !== idol.id)
  for (const account of draw.shuffled(free).slice(0, 2)) {
    const { page, site } = account
    const target = draw.pick(idols).page
    account.lines = [['Profile', page], ['Name', idol.name]]
    const address = draw.isTrue(0.5) ? target : idol.website ?? target
    if (site.web !== undefined && site.web !== 'Links') account.lines.push([site.web, address])
    if (draw.isTrue(0.75)) {
      account.lines.push([site.text!, draw.pick([
        `Parody. The real one is ${target}`, `Fan account, not affiliated with ${target}`,
        `Unofficial fan page of ${idol.name}`, `Tribute account. All credits to ${target}`,
      ])])
    }
    if (site.pictures === 'upload' && idol.picture !== undefined) {
      account.lines.push(['Avatar', `https://cdn.${site.slug}.net/${draw.number(1e9)}.jpg`])
      account.fingerprint = printOf(draw, idol.picture)
    } else delete account.fingerprint
  }
}

/** Returns the cards of an account as a search has them. */
export const taskOf = ({ site: { slug }, lines, fingerprint }: Account): ObservedTask => ({
  kind: 'module',
  slug,
  name: slug,
  outcome: {
    results: [{
      [`${slug}_001`]: {
        items: lines.map(([label, value]) => ({
          label,
          value,
          copy: true,
          isdate: false,
          islink: false,
          ...label === 'Avatar' && fingerprint !== undefined && { fingerprint },
        })),
      },
    }],
  },
})
