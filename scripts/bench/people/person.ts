import type { Draw } from './draw.ts'

/** An employer of several people of one search. */
export interface Employer {
  name: string
  domain: string
  /** Address that all of them state: of a role, or one that does not look like it. */
  team: string
  phone: string
}

/** Facts about a person, of which accounts state some. */
export interface Person {
  id: string
  name: string
  place: string
  birthday: string
  email: string
  website: string | undefined
  /** Name of the picture that the person uses. `undefined`: that of the site. */
  picture: string | undefined
  employer: Employer | undefined
  wallet: string
  phone: string
}

const firstNames = [
  'Sam', 'Ana', 'Tom', 'Mia', 'Jan', 'Eva', 'Max', 'Lea', 'Ben', 'Ida', 'Noah', 'Zoe', 'Omar', 'Yui', 'Ravi', 'Ingrid',
  'Pablo', 'Chloe', 'Viktor', 'Amina', 'Diego', 'Freya', 'Kenji', 'Priya',
]
const lastNames = [
  'Miller', 'Weber', 'Silva', 'Rossi', 'Novak', 'Dubois', 'Larsen', 'Khan', 'Sato', 'Byrne', 'Kowalski', 'Nguyen',
  'Garcia', 'Ivanov', 'Okafor', 'Haddad', 'Lindqvist', 'Tanaka', 'Moreau', 'Papadakis', 'Schmidt', 'Costa',
]
const places = [
  'Lyon, France', 'Graz, Austria', 'Porto, Portugal', 'Oslo, Norway', 'Kyoto, Japan', 'Cork, Ireland', 'Berlin',
  'London', 'San Francisco', 'earth', 'Toronto, Canada', 'São Paulo, Brazil',
]

/** Pictures that many people use: actors, characters, memes. */
const popular = ['pepe', 'an actor', 'a singer', 'anime girl 7', 'a football player', 'laughing cat']

const teams = ['team', 'hello', 'info', 'dev', 'contact', 'core-team', 'admins', 'crew']

/** Returns an employer with an address of its team. One in four teams reads an address without a role in it. */
export function createEmployer(draw: Draw, id: string): Employer {
  const brand = draw.pick(['Acme', 'Globex', 'Initech', 'Umbra', 'Hooli', 'Vandelay'])
  const name = `${brand} ${draw.pick(['Labs', 'GmbH', 'Inc'])}`
  const domain = `${name.split(' ')[0]!.toLowerCase()}-${id}.com`
  const local = draw.isTrue(0.75) ? draw.pick(teams) : name.split(' ')[0]!.toLowerCase()
  return { name, domain, team: `${local}@${domain}`, phone: `+4420794${10000 + draw.number(90000)}` }
}

/** Returns a person. One in three of those with a pseudonym such as `sam.miller` has that very name. */
export function createPerson(
  draw: Draw, id: string, usual: string | undefined, employer: Employer | undefined,
): Person {
  const middle = draw.isTrue(0.15) ? [draw.pick(firstNames)] : []
  const name = usual !== undefined && draw.isTrue(0.34) ? usual
    : [draw.pick(firstNames), ...middle, draw.pick(lastNames)].join(' ')
  const handle = `${name.toLowerCase().replaceAll(' ', '.')}${id.replaceAll(/\D/g, '').slice(-4)}`
  return {
    id,
    name,
    place: draw.pick(places),
    birthday: `19${60 + draw.number(40)}-0${1 + draw.number(9)}-1${draw.number(10)}T00:00:00.000Z`,
    email: employer && draw.isTrue(0.3) ? `${handle}@${employer.domain}`
      : draw.isTrue(0.5) ? `${handle}@gmail.com` : `me@${handle.replaceAll('.', '-')}.net`,
    website: websiteOf(draw, handle, employer),
    picture: draw.isTrue(0.2) ? draw.pick(popular) : draw.isTrue(0.75) ? `picture of ${id}` : undefined,
    employer,
    wallet: draw.isTrue(0.1) ? '0x0000000000000000000000000000000000000000' : `0x${fortyDigits(draw)}`,
    phone: `+336${10_000_000 + draw.number(89_999_999)}`,
  }
}

/** Their own domain, a page on a host of pages, one on a site for links, their employer's, or none. */
function websiteOf(draw: Draw, handle: string, employer: Employer | undefined): string | undefined {
  const plain = handle.replaceAll('.', '')
  switch (draw.number(8)) {
    case 0: case 1: case 2: return `https://${plain}.net`
    case 3: return `https://${plain}.github.io`
    case 4: return `https://linktr.ee/${plain}`
    case 5: return employer ? `https://${employer.domain}` : draw.pick(['https://linktr.ee', 'https://example.com'])
    default: return undefined
  }
}

const fortyDigits = (draw: Draw): string => Array.from({ length: 40 }, () => draw.number(16).toString(16)).join('')
