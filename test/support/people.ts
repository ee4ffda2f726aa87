import { hash } from 'node:crypto'

/** An account of a simulated person, as a card of the module shows it. */
export interface SimulatedAccount {
  /** Id of the account in the merged picture. */
  id: string
  /** Slug of the module. */
  slug: string
  /** Labels and values of the card. */
  lines: Record<string, string>
  /** Perceptual hash of the picture. */
  fingerprint?: string
}

export interface SimulatedPerson {
  person: string
  pseudonym: string
  accounts: SimulatedAccount[]
}

const sites: Readonly<Record<string, (name: string) => string>> = {
  'github': name => `https://github.com/${name}`,
  'gitlab': name => `https://gitlab.com/${name}`,
  'keybase': name => `https://keybase.io/${name}`,
  'dev-to': name => `https://dev.to/${name}`,
  'bluesky': name => `https://bsky.app/profile/${name}.example.net`,
  'lichess': name => `https://lichess.org/@/${name}`,
  'chess-com': name => `https://www.chess.com/member/${name}`,
  'hacker-news': name => `https://news.ycombinator.com/user?id=${name}`,
  'docker-hub': name => `https://hub.docker.com/u/${name}`,
  'codeberg': name => `https://codeberg.org/${name}`,
}
const firstNames = ['Sam', 'Ana', 'Tom', 'Mia', 'Jan', 'Eva', 'Max', 'Lea', 'Ben', 'Ida']
const lastNames = ['Miller', 'Weber', 'Silva', 'Rossi', 'Novak', 'Dubois', 'Larsen', 'Khan', 'Sato', 'Byrne']
const places = ['Lyon, France', 'Graz, Austria', 'Porto, Portugal', 'Oslo, Norway', 'Kyoto, Japan', 'Cork, Ireland']
const employers = ['https://works.example.com', 'https://university.example.org', 'https://company.example.net']

/** Searches whose accounts belong to one person, to two namesakes, and to a person and somebody who imitates them. */
const plan = [
  ...Array.from({ length: 36 }, () => 'alone' as const),
  ...Array.from({ length: 6 }, () => 'namesakes' as const),
  ...Array.from({ length: 3 }, () => 'same full name' as const),
  ...Array.from({ length: 3 }, () => 'imitator' as const),
]

/**
 * Returns simulated people, by the pseudonym that they share: 60 people; 24 of them have a namesake. They are the same
 * in each run. Half of all facts are missing, as on real sites.
 */
export const createPeople = (): SimulatedPerson[][] => plan.map((kind, number) => {
  const draw = createDraw(`search ${number}`)
  const pseudonym = `${draw.pick(firstNames).toLowerCase()}${number}`
  const slugs = draw.shuffled(Object.keys(sites))
  const first = createFacts(draw, `person ${number}`)
  const own = createAccounts(draw, first, pseudonym, slugs.slice(0, 5))
  if (kind === 'alone') return [{ person: first.person, pseudonym, accounts: own }]
  const second = createFacts(draw, `namesake ${number}`)
  if (kind === 'same full name') second.name = first.name
  if (kind === 'imitator') Object.assign(second, { name: first.name, picture: first.picture, website: first.website })
  const others = createAccounts(draw, second, pseudonym, slugs.slice(5, 8))
  if (kind === 'imitator') others[0]!.lines['Website'] = own[0]!.lines['Profile']!
  return [{ person: first.person, pseudonym, accounts: own }, { person: second.person, pseudonym, accounts: others }]
})

interface Facts {
  person: string
  name: string
  place: string
  website: string
  email: string
  picture: string
  birthday: string
}

function createFacts(draw: Draw, person: string): Facts {
  const middle = draw.isTrue(0.2) ? [draw.pick(firstNames)] : []
  const host = `${person.replace(' ', '-')}.example`
  return {
    person,
    name: [draw.pick(firstNames), ...middle, draw.pick(lastNames)].join(' '),
    place: draw.pick(places),
    website: draw.isTrue(0.3) ? draw.pick(employers) : `https://${host}`,
    email: `me@${host}`,
    picture: `https://pictures.example.org/${host}.png`,
    birthday: `19${60 + draw.number(40)}-0${1 + draw.number(9)}-1${draw.number(10)}T00:00:00.000Z`,
  }
}

function createAccounts(draw: Draw, facts: Facts, pseudonym: string, slugs: readonly string[]): SimulatedAccount[] {
  const pages = slugs.map(slug => sites[slug]!(pseudonym))
  return slugs.map((slug, index) => {
    const lines: Record<string, string> = { Profile: pages[index]! }
    if (draw.isTrue(0.6)) lines['Name'] = draw.isTrue(0.8) ? facts.name : facts.name.split(' ')[0]!
    if (draw.isTrue(0.4)) lines['Location'] = facts.place
    if (draw.isTrue(0.2)) lines['E-mail'] = facts.email
    if (draw.isTrue(0.1)) lines['Birthday'] = facts.birthday
    const picture = draw.isTrue(0.6) ? pictureOf(draw, facts, slug) : undefined
    if (picture) lines['Avatar'] = picture.url
    if (draw.isTrue(0.5)) {
      lines['Website'] = draw.isTrue(0.6) ? facts.website : draw.pick(pages.filter(page => page !== pages[index]))
    }
    const githubIndex = slugs.indexOf('github')
    if (slug === 'keybase' && githubIndex >= 0) lines['Proved on github'] = pseudonym
    return { id: idOf(pages[index]!), slug, lines, ...picture?.print && { fingerprint: picture.print } }
  })
}

/**
 * A picture that the person uploads, to a site that scales it or to one that keeps its address; that of the e-mail
 * address at Gravatar; or the one that the site gives to everybody, which has few colours and therefore no hash.
 */
function pictureOf(draw: Draw, { picture, email }: Facts, slug: string): { url: string, print?: string } {
  const print = printOf(draw, picture)
  switch (draw.number(4)) {
    case 0: return { url: picture, print }
    case 1: return { url: `https://${slug}.example.org/${hash('md5', picture)}.png`, print }
    case 2: return { url: `https://www.gravatar.com/avatar/${hash('md5', email)}` }
    default: return { url: `https://static.example.org/${slug}.png` }
  }
}

/** Returns the hash of a picture after it was scaled, which changes up to two bits. */
function printOf(draw: Draw, picture: string): string {
  const bits = BigInt(`0x${hash('sha256', picture).slice(0, 16)}`)
  const scaled = bits ^ 1n << BigInt(draw.number(64)) ^ 1n << BigInt(draw.number(64))
  return `${scaled.toString(16).padStart(16, '0')}${hash('md5', picture).slice(0, 6)}`
}

const idOf = (page: string): string =>
  page.replace(/^https:\/\/(?:www\.)?/, '').replace('bsky.app/profile/', 'bsky.app/')

type Draw = ReturnType<typeof createDraw>

/** Returns a source of numbers that gives the same ones for the same text. */
function createDraw(seed: string) {
  let count = 0
  const next = (): number => parseInt(hash('sha256', `${seed} ${count++}`).slice(0, 8), 16) / 2 ** 32
  const number = (below: number): number => Math.floor(next() * below)
  return {
    number,
    isTrue: (probability: number): boolean => next() < probability,
    pick: <Value>(values: readonly Value[]): Value => values[number(values.length)]!,
    shuffled: <Value>(values: readonly Value[]): Value[] =>
      values.map(value => [next(), value] as const).sort(([one], [other]) => one - other).map(([, value]) => value),
  }
}
