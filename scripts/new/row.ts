import type { QueryType } from '../../src/sources/kit/source.ts'
import { quoted, type NewSource } from './source.ts'

/** Kinds of rows, with the question that chooses each. A row needs no code and no upstream. */
export const rowKinds = {
  'profile': 'Does it answer with one account in JSON, by its name?',
  'address': 'Does it answer only whether an e-mail address is registered?',
  'keyed': 'Does it answer another question about one value in JSON, with a key of the operator?',
  'look-up': 'Does it answer another question about one value in JSON?',
  'list': 'Does the publisher offer the whole list as a file?',
  'dns-list': 'Is it a DNS zone that lists addresses or domains?',
  'dns-filter': 'Is it a resolver that filters names?',
  'dns-text': 'Is it a DNS zone with texts about addresses?',
  'ripestat': 'Is it a data call of RIPEstat?',
  'key-server': 'Is it a key server with the protocol HKP?',
} as const
export type RowKind = keyof typeof rowKinds

const sources = 'src/sources/'
const lookUpFiles: Readonly<Partial<Record<QueryType, string>>> = {
  'Email Address': 'email-traces',
  'Domain Name': 'domain-facts',
  'Cryptocurrency': 'wallet-labels',
  'IP Address': 'addresses',
}
const keyedFiles: Readonly<Partial<Record<QueryType, string>>> = {
  'Email Address': 'people',
  'Domain Name': 'domains',
  'Cryptocurrency': 'wallets',
  'IP Address': 'hosts',
}
const listFiles: Readonly<Partial<Record<QueryType, string>>> = {
  'Email Address': 'names',
  'Domain Name': 'names',
  'Cryptocurrency': 'wallets',
  'IP Address': 'attacks',
}

/** Returns the file with the list of a new row, or `undefined` if no row of the kind has the type. */
export function rowFile(kind: RowKind, type: QueryType): string | undefined {
  const inFolder = (folder: string, name: string | undefined) => name && `${sources}${folder}/${name}.ts`
  switch (kind) {
    case 'profile': return inFolder('rows/profiles', 'further')
    case 'address': return inFolder('rows/addresses', type === 'Email Address' ? 'look-ups-more' : undefined)
    case 'keyed': return inFolder('rows/keyed', keyedFiles[type])
    case 'look-up': return inFolder('rows/look-ups', lookUpFiles[type])
    case 'list': return inFolder('lists/rows', listFiles[type])
    case 'dns-list': return inFolder('dns/lists', 'abuse')
    case 'dns-filter': return inFolder('dns', 'filters')
    case 'dns-text': return inFolder('dns', 'texts')
    case 'ripestat': return inFolder('rows/ripestat', 'calls')
    case 'key-server': return inFolder('rows', 'key-servers')
  }
}

/**
 * Returns the text of a list with a new row at its end. The row has no examples yet, so the tests of its module fail
 * until it is filled in.
 */
export function withRow(kind: RowKind, source: NewSource, list: string): string {
  const end = list.lastIndexOf('\n]')
  const row = linesOf(kind, source).map(line => `    ${line}\n`).join('')
  return `${list.slice(0, end)}\n  {\n${row}  },${list.slice(end)}`
}

/** Type of the values of a kind, if the caller names none. */
export function typeOf(kind: RowKind): QueryType {
  if (kind === 'address') return 'Email Address'
  return kind === 'look-up' || kind === 'keyed' || kind === 'list' ? 'IP Address' : 'Pseudonym'
}

/** Tests of the rows of a kind. Those of the other kinds are in the tests of all modules. */
export const testsOf = (kind: RowKind): string => kind === 'address'
  ? 'test/sources/registered/address-sites.test.ts test/sources/recorded.test.ts'
  : `test/sources/modules/modules.test.ts${kind === 'list' ? ' test/sources/lists/odd-files.test.ts' : ''}`

/** Returns the recorded answers of a new row, by path, without the facts that its author reads from the service. */
export function recordingsOf(kind: RowKind, { slug, homepage }: NewSource): Map<string, string> {
  if (kind !== 'address') return new Map()
  const recording = (status: 'registered' | 'not_registered', body: object) => `${JSON.stringify({
    basis: 'documented',
    seen: '',
    source: homepage,
    note: '',
    value: 'sam@example.com',
    exchanges: [{
      request: { url: `${homepage}/api/accounts?email=sam%40example.com` },
      response: { status: 200, body },
    }],
    expected: { status },
  }, undefined, 2)}\n`
  return new Map([
    [`recorded/${slug}/found.json`, recording('registered', { accounts: [{ email: '{value}' }] })],
    [`recorded/${slug}/none.json`, recording('not_registered', { accounts: [] })],
  ])
}

const noExamples = "examples: { found: '', notFound: '' },"

function linesOf(kind: RowKind, { slug, name, type, homepage }: NewSource): string[] {
  const { host } = new URL(homepage)
  const head = [
    `slug: '${slug}',`,
    `name: ${quoted(name)},`,
    `homepage: '${homepage}',`,
    `source: '${homepage}', // address of the documentation`,
    "seen: 'memory', // the day on which it was read, such as 2026-11-21",
  ]
  const description = "description: '',"
  switch (kind) {
    case 'profile': return [
      ...head,
      "tags: ['social'],",
      "names: { pattern: /^[\\w.-]{1,64}$/, rule: '' },",
      `url: '${homepage}/api/users/{value}',`,
      "account: '', // path of the account in the answer",
      "login: 'login', // path of the name in the account",
      "missing: { status: 404, path: 'error', says: /^the site's own answer$/ },",
      `page: '${homepage}/{value}',`,
      "fields: [['Name', 'name'], ['Created', 'created_at', 'date']],",
      "examples: { found: '', account: {}, notFound: '', missing: {} },",
    ]
    case 'address': return [
      ...head.slice(0, 3),
      "tags: ['social'],",
      `facts: { url: '${homepage}', day: '' }, // the page with them, and the day of reading`,
      "class: 'look-up', // it reads public data; address-site.ts has the classes of forms",
      'ask: {',
      `  url: '${homepage}/api/accounts?email={email}',`,
      "  headers: { accept: 'application/json' },",
      '},',
      "registered: { json: { 'accounts.0.email': theAddress } },",
      'notRegistered: { json: { accounts: emptyList } },',
    ]
    case 'keyed':
    case 'look-up': return lookUpLines({ slug, type, homepage }, head, kind === 'keyed')
    case 'list': return [
      ...head,
      `url: '${homepage}/list.txt',`,
      `subject: '${type}',`,
      "category: 'reputation',",
      "tags: ['threat'],",
      "format: { as: 'lines' },",
      'everyHours: 24,',
      "meaning: '', // meaning of an entry",
      "sample: { entry: '' }, // {value} stands for the listed value",
    ]
    case 'dns-list': return [
      `zone: '${host}',`,
      ...head.slice(1),
      "lists: '', // content of the list",
      "subjects: ['ip4'],",
      'codes: {}, // meaning of each address in an answer',
    ]
    case 'dns-filter': return [
      ...head,
      "blocks: '', // names that it filters",
      `doh: '${homepage}/dns-query',`,
      "format: 'wire',",
      'sign: [], // the answer of the site for a filtered name',
      noExamples,
    ]
    case 'dns-text': return [
      ...head,
      description,
      `zones: { ip4: '${host}' },`,
      "columns: [['Prefix', 'prefix']],",
      "examples: { found: '', texts: [], notFound: '' },",
    ]
    case 'ripestat': return [
      `slug: '${slug}',`,
      "call: '', // name of the data call",
      `name: ${quoted(name)},`,
      description,
      "category: 'infrastructure',",
      "entries: '', // path of the entries in the data",
      "needs: 'id', // member of every finding",
      'fields: [],',
      "examples: { found: '', data: {}, notFound: '', missing: {} },",
    ]
    case 'key-server': return [
      ...head,
      description,
      `host: '${host}',`,
      "found: '', // address that has a key",
    ]
  }
}

/** Returns the lines of a look-up. @param isKeyed `true` if the service needs a key of the operator */
function lookUpLines(
  { slug, type, homepage }: Pick<NewSource, 'slug' | 'type' | 'homepage'>, head: readonly string[], isKeyed: boolean,
): string[] {
  const isWallet = type === 'Cryptocurrency'
  return [
    ...head,
    ...isKeyed ? [`key: '${slug}', // SOURCE_KEY_…, without the prefix, in small letters`] : [],
    "description: '',",
    `tags: ['${isWallet ? 'explorer' : 'network'}'],`,
    `category: '${isWallet ? 'ledger' : 'infrastructure'}',`,
    `type: '${type}',`,
    ...isWallet ? ['chains: [],'] : [],
    `url: '${homepage}/api/{value}',`,
    ...isKeyed ? ["headers: { authorization: 'Bearer {key}' },"] : [],
    "has: 'id', // member of every record",
    "missing: { status: 404, path: 'error', says: /^the source's own answer$/ },",
    'fields: [],',
    "examples: { found: '', answer: {}, notFound: '', missing: {} },",
  ]
}
