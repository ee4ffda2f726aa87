import { hash } from 'node:crypto'
import { once } from '../../lib/once.ts'

/*
 * Values that stand for nothing: what a site or a person fills in where there is no value. They are no signs of a
 * person. Every list names what sites and programs do in public; add a value with its source.
 */

/** Addresses that forms and examples contain. The hash of each stands in pictures of Gravatar. */
const addresses: ReadonlySet<string> = new Set([
  '', ' ', 'null', 'none', 'nil', 'undefined', 'unknown', 'n/a', 'na', '0', 'false', 'anonymous', 'guest', 'user',
  'email', 'mail', 'test', 'example', 'identicon', 'default', 'avatar', 'placeholder', 'deleted', '@', '-',
  'a@a.com', 'a@b.c', 'a@b.com', 'abc@abc.com', 'admin@admin.com', 'admin@example.com', 'admin@localhost',
  'anonymous@example.com', 'asdf@asdf.com', 'email@domain.com', 'email@email.com', 'email@example.com',
  'example@example.com', 'example@example.org', 'foo@bar.com', 'foo@example.com', 'foo@foo.com', 'guest@example.com',
  'info@example.com', 'johndoe@example.com', 'john.doe@example.com', 'mail@example.com', 'me@example.com',
  'me@privacy.net', 'my@email.com', 'name@domain.com', 'name@example.com', 'no@email.com', 'no@no.com',
  'no-reply@example.com',
  'nobody@example.com', 'none@none.com', 'noreply@example.com', 'noreply@github.com', 'root@localhost',
  'someone@example.com', 'somebody@example.com', 'test@email.com', 'test@example.com', 'test@gmail.com',
  'test@test.com', 'unknown@example.com', 'unknown@unknown.com', 'user@domain.com', 'user@example.com',
  'user@localhost', 'wapuu@wordpress.example', 'you@example.com', 'your@email.com', 'your-email@example.com',
])

const hashes = once((): ReadonlySet<string> => new Set([...addresses].flatMap(hashesOf)))

/** Returns the hashes under which Gravatar has the picture of an address. https://docs.gravatar.com/rest/hash/ */
export const hashesOf = (address: string): string[] =>
  [hash('md5', address, 'hex'), hash('sha256', address, 'hex')]

/** `true` if a hash is that of nothing or of an example, or no hash: zeros, `f`, or one group of digits repeated. */
export const isPlaceholderHash = (digits: string): boolean =>
  /^(.{1,16})\1+$/.test(digits) || /0{16}|f{16}/.test(digits) || hashes().has(digits)

/** `true` if an e-mail address, in lower case, is one that forms and examples contain. */
export const isPlaceholderAddress = (address: string): boolean => addresses.has(address)

/** Full names that forms, sites and examples contain, with their words in the order of the alphabet. */
const names: ReadonlySet<string> = new Set([
  'first last', 'first name', 'your name', 'full name', 'user name', 'display name', 'my name', 'no name', 'last name',
  'john doe', 'jane doe', 'joe bloggs', 'max mustermann', 'erika mustermann', 'mario rossi',
  'deleted user', 'deleted account', 'unknown user', 'anonymous user', 'guest user', 'test user', 'test account',
  'new user', 'default user', 'demo user', 'github user', 'google user', 'facebook user', 'wordpress user',
  'site admin', 'system administrator', 'mastodon user', 'private account', 'private user', 'suspended account',
  'account suspended', 'steam user', 'twitter user', 'gravatar user', 'hidden user', 'foo bar', 'lorem ipsum',
].map(name => name.split(' ').sort().join(' ')))

/** `true` if a full name is a placeholder. `name` has its words in lower case and in the order of the alphabet. */
export const isPlaceholderName = (name: string): boolean => names.has(name)

/** Addresses without a holder, or of examples: https://etherscan.io/accounts/label/burn */
const wallets: ReadonlySet<string> = new Set([
  '0x000000000000000000000000000000000000dead',
  '0xdeaddeaddeaddeaddeaddeaddeaddeaddeaddead',
  '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee', // "the coin itself" in many contracts
  '0xd8da6bf26964af9d7eed9e03e53415d37aa96045', // vitalik.eth, of many examples
  '1111111111111111111114olvt2',
  '1bitcoineateraddressdontsendf59kue',
  '1counterpartyxxxxxxxxxxxxxxxuwlpvr',
  '1a1zp1ep5qgefi2dmptftl5slmv7divfna', // of the first block of Bitcoin
])

/** `true` if an address of a coin has no holder, or is that of examples. */
export function isPlaceholderWallet(address: string): boolean {
  const digits = address.toLowerCase()
  return wallets.has(digits) || /(.)\1{15}/.test(digits.replace(/^0x/, ''))
}

/** `true` if a telephone number is one of examples: a digit repeated, digits in order, or a number for fiction. */
export const isPlaceholderPhone = (number: string): boolean =>
  /(\d)\1{6}/.test(number) || /1234567|7654321/.test(number)
  || /^\+1\d{3}55501\d\d$/.test(number) // https://en.wikipedia.org/wiki/555_(telephone_number)
