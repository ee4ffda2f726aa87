import type { Draw } from './draw.ts'
import type { Person } from './person.ts'
import { gravatarHash, printOf, type Site } from './sites.ts'

/** An account as the card of its site shows it. */
export interface Account {
  person: string
  site: Site
  page: string
  lines: Array<readonly [label: string, value: string]>
  fingerprint?: string
}

/** An account before its lines are written: who has which page is known to the texts of all others. */
export interface Seat {
  person: Person
  site: Site
  page: string
}

/** Other accounts of the search. */
export interface Others {
  /** Other accounts of the same person. */
  own: readonly Seat[]
  /** Accounts of other people with the same pseudonym. */
  foreign: readonly Seat[]
}

/** Writes the card of an account. Each line is left out as often as people leave it out. */
export function createAccount(draw: Draw, { person, site, page }: Seat, others: Others): Account {
  const lines: Account['lines'] = [['Profile', page]]
  if (draw.isTrue(0.55)) lines.push(['Name', draw.isTrue(0.75) ? person.name : person.name.split(' ')[0]!])
  else if (draw.isTrue(0.08)) lines.push(['Name', draw.pick(['John Doe', 'Deleted User', 'Test User', 'Your Name'])])
  if (draw.isTrue(0.35)) lines.push(['Location', person.place])
  if (draw.isTrue(0.05)) lines.push(['Birthday', person.birthday])
  if (person.employer && draw.isTrue(0.3)) lines.push(['Company', person.employer.name])
  if (site.mail && draw.isTrue(0.35)) lines.push(['E-mail', emailOf(draw, person)])
  const office = person.employer && draw.isTrue(0.5) ? person.employer.phone : undefined
  if (draw.isTrue(0.02)) lines.push(['Phone', office ?? person.phone])
  if (draw.isTrue(0.03)) lines.push(['Wallet (ethereum)', person.wallet])
  if (site.web !== undefined && draw.isTrue(0.5)) {
    const address = addressOf(draw, person, others)
    if (address !== undefined) lines.push([site.web, site.web === 'Links' ? address.replace('https://', '') : address])
  }
  if (site.text !== undefined && draw.isTrue(0.55)) lines.push([site.text, textOf(draw, person, others)])
  const picture = pictureOf(draw, person, site)
  if (picture?.url) lines.push(['Avatar', picture.url])
  return {
    person: person.id,
    site,
    page,
    lines,
    ...picture?.print !== undefined && { fingerprint: picture.print },
  }
}

function emailOf(draw: Draw, { email, employer }: Person): string {
  if (employer && draw.isTrue(0.35)) return employer.team
  if (draw.isTrue(0.05)) return draw.pick(['noreply@github.com', 'test@example.com', 'user@example.com'])
  return draw.isTrue(0.3) ? `${email[0]!.toUpperCase()}${email.slice(1)}` : email
}

function addressOf(draw: Draw, { website, employer }: Person, { own }: Others): string | undefined {
  if (own.length > 0 && draw.isTrue(0.3)) return draw.pick(own).page
  if (employer && draw.isTrue(0.15)) return `https://${employer.domain}`
  return website
}

/** Sentences of profiles, with what people write about themselves and about others. */
function textOf(draw: Draw, { website, employer }: Person, { own, foreign }: Others): string {
  const plain = ['Builds things.', 'Coffee, code, cats.', 'Opinions are my own.', 'she/her', 'Fan of Arsenal, ASP.NET']
  const [account, other, another] = [draw.pick(own)?.page, draw.pick(foreign)?.page, draw.pick(foreign)?.page]
  const bare = (address: string) => draw.isTrue(0.5) ? address.replace('https://', '') : address
  const texts = [
    ...website === undefined ? [] : [`Blog: ${bare(website)}`, `I write at ${bare(website)} and sometimes elsewhere`],
    ...account === undefined ? [] : [`Also at ${bare(account)}`, `my code: ${account} | my photos elsewhere`],
    ...employer ? [`Engineer at https://${employer.domain}`, `Working for ${employer.name}`] : [],
  ]
  if (other !== undefined && another !== undefined && draw.isTrue(0.2)) {
    return draw.pick([
      `Not to be confused with ${bare(other)}`,
      `I am not affiliated with ${other}!`,
      `No relation to ${bare(other)} or ${another}.`,
      `pfp by ${bare(other)}`,
      `Fan of ${other}`,
      `Big fan of ${bare(other)}. ${draw.pick(plain)}`,
      `My brother is ${bare(other)}`,
      `${bare(other)} is not me`,
      `Beware of the impostor ${other}`,
      `nicht zu verwechseln mit ${bare(other)}`,
      ...website === undefined ? [] : [`Not to be confused with ${other}. My site: ${website}`],
    ])
  }
  return draw.pick(texts.length > 0 && draw.isTrue(0.6) ? texts : plain)
}

function pictureOf(draw: Draw, person: Person, site: Site): { url: string, print?: string } | undefined {
  if (site.pictures === 'none') return undefined
  const { picture, email, employer } = person
  if (site.pictures === 'gravatar') {
    const typed = draw.isTrue(0.12) ? '' : employer && draw.isTrue(0.15) ? employer.team : email
    const hash = draw.isTrue(0.08) ? '0'.repeat(32) : gravatarHash(draw, typed)
    const print = typed === email && picture !== undefined ? printOf(draw, picture) : undefined
    return { url: site.blank.replace('{hash}', hash), ...print !== undefined && { print } }
  }
  if (picture === undefined || draw.isTrue(0.3)) {
    const url = site.blank.replace('{id}', String(draw.number(1e9))).replace('{digit}', String(draw.number(8)))
    return { url, ...site.blankPrint !== undefined && draw.isTrue(0.9) && { print: site.blankPrint } }
  }
  const logo = employer && draw.isTrue(0.15) ? `logo of ${employer.domain}` : undefined
  return { url: `https://cdn.${site.slug}.net/${draw.number(1e9)}.jpg`, print: printOf(draw, logo ?? picture) }
}
