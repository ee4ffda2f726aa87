import { createHash } from 'node:crypto'
import { isMadeUp } from '../lib/made-up-address.ts'
import type { QueryType } from '../sources/kit/source.ts'
import { magicWallets } from './magic-wallets.ts'

/** Outcomes that the simulator can produce. A searched value requests an outcome; see `outcomeOf`. */
export const outcomes = [
  'success', // found
  'none', // not found, in the format of the service
  'partial', // some services answer 500 (see `failsPartially`), the others return results
  'failure', // status 500
  'slow', // found, but after a delay
  'limited', // 429 with Retry-After: 60
  'blocked', // 403 with a page that asks for a CAPTCHA
  'broken', // 200 with truncated JSON
  'changed', // 200 with JSON of another shape
  'hang', // no response until the client disconnects
  'drop', // the simulator closes the connection
  'required', // required hosts of a tool (see `isRequiredHost`) answer 500, the others return results
  'late', // found, after a delay that is longer than a tool's caller waits, but shorter than a source's deadline
  'lost', // status 500, after the same delay as `late`
  'lacking', // like `required`, but after the same delay as `late`
  'recover', // the services of `partial` answer 500 to the first request about the value, and results to further ones
  'watch', // not found by the first request about the value, found by the second one, and so on
] as const
export type Outcome = (typeof outcomes)[number]

/**
 * Wallet addresses that request an outcome: an Ethereum address (EIP-55 checksum) and a Bitcoin address (P2WPKH). Each
 * address encodes the first 20 bytes of the SHA-256 of a fixed text.
 */
const wallets: Record<Outcome, readonly [string, string]> = {
  success: ['0xb6760faa0298b6AA89672fD84B6C3FB3c5477be1', 'bc1q3e53lyntf3zsa4h88sg8st3rr3k8vdgvvv262t'],
  none: ['0x6e2532666a2eE7ac976D1abE7327C7eC9E65B963', 'bc1qhypahkg3uaapyjjyfayad67mj5my2uvq86deds'],
  partial: ['0xEFC5A01deF9C7961781ac7ef13F407802C0315E5', 'bc1q2fnxk2jgjvxky9wl2f07f4pw3pckkfsfcrjfd3'],
  failure: ['0x3fF4F05f699E465f752fEab6108629F3Ab5ef2Ee', 'bc1q39g24zyva9wsw6p9npx8gzczk3uzdtpancw2uf'],
  slow: ['0x18CaC79aD5817f7Ba43b13C6b98352BBa4C0aB0A', 'bc1qgxzfzfg5904u32zxe65tvfcesaqchvvpsj2fme'],
  limited: ['0x34F9BB9002D706140ACBC1cf02602dD46E805baF', 'bc1q248dhxkrcke33xrxxgfvl5j2tycrnztuwj0ptw'],
  blocked: ['0xB69F161280fdF6fDF03CCF843D3D1171b2ccD9F6', 'bc1qvp8fwvquqdte33439lsy0qrlj59rnxxx34tz6k'],
  broken: ['0x340E96aF22D15618fA3fdcb58a6806CCc072cbFA', 'bc1qcu2x3a0fg4mdzxuu7jf62q2y05fxh23wcvhm08'],
  changed: ['0x37A05943F077DD48E025F6086a3dc6AC0085B78a', 'bc1qc0l7uth6qgduqzpsxq48edjl3a6v7en4qq9r28'],
  hang: ['0x52318594a18Fbb15F457b990a634CE278a945526', 'bc1q34t835k9vg5j92yfaz4gkjm7vv8azw9g7cn5k4'],
  drop: ['0xFe2322Acb4B92EDaA18223eb63A40776C5F42f78', 'bc1qatv93wmcdx8njwfkauypt3jyqs2y5reag27hhf'],
  required: ['0x7E3538487DeEf7F32A890b59D31cd353eC372E3A', 'bc1q0c6nsjraammlx25fpdvax8xn20krwt36prmuvw'],
  late: ['0xBFaf989e72Ff95E35e01CA9f71701024a46a81B4', 'bc1qh7he38njl727xhspe20hzuqsyjjx4qd57kzfew'],
  lost: ['0x713b68C6029492d0eECB189fA085FB2489eE5929', 'bc1qwyak33szjjfdpmktrz06pp0myjy7ukffxzhwuk'],
  lacking: ['0x764B192E749aA2265277DCF32282Cd0a219f1f8C', 'bc1qwe93jtn5n23zv5nhmnej9qkdpgse78uvr24vqr'],
  recover: ['0xD269d2986fEB380f6106F1568E84CfAaB5965A7f', 'bc1q6f5a9xr0avuq7cgx79tgapx0426evknl4eyml2'],
  watch: ['0x5DB0815Ea89E18c133C2CebE8EC45d572721dF8d', 'bc1qtkcgzh4gncvvzv7ze6lga3za2unjrhudthqnck'],
}

const eachOutcome = <T>(make: (outcome: Outcome, position: number) => T): Record<Outcome, T> =>
  Object.fromEntries(outcomes.map((outcome, index) => [outcome, make(outcome, index + 1)])) as Record<Outcome, T>

/**
 * All values that request an outcome, by outcome and type. The documentation shows the first value. Further values are
 * for sources that cannot use the first one, for example because of their rule for names.
 */
export const magicSpellings = eachOutcome((outcome, position): Record<QueryType, readonly string[]> => ({
  'Pseudonym': [`tw-${outcome}`, `tw_${outcome}`, `tw-${outcome}.eth`, `@tw-${outcome}@social.example`],
  'Email Address': [`tw-${outcome}@tw-${outcome}.example`, `tw-${outcome}@example.com`],
  'Domain Name': [`tw-${outcome}.example`],
  'Cryptocurrency': [...wallets[outcome], ...magicWallets(outcome, position)],
  'IP Address': [`192.0.2.${position}`, `2001:db8::${position.toString(16)}`],
}))

/** The documented value that requests an outcome, by outcome and type: `magicValues.limited['Email Address']`. */
export const magicValues = eachOutcome(outcome => Object.fromEntries(
  Object.entries(magicSpellings[outcome]).map(([type, [value]]) => [type, value]),
) as Record<QueryType, string>)

const hash = (algorithm: string, text: string) => createHash(algorithm).update(text).digest('hex')
const valueAndHashes = (text: string) => [text, hash('sha256', text), hash('sha1', text), hash('md5', text)]
const outcomeByKey = new Map<string, Outcome>(outcomes.flatMap(outcome => {
  const values = Object.values(magicSpellings[outcome]).flat()
  return values.flatMap(value => valueAndHashes(value.toLowerCase())).map(key => [key, outcome] as const)
}))

/** Twins of magic names, about which account checks ask sites that find the name (`sources/registered/twin.ts`). */
const magicTwin = /^(tw[-_][a-z]+q|t[-_]w[a-z]+|tw[-_][a-z]+\.(etq|[a-z]eth))$/

/** Beginning of the local part of an address whose tag and dots sites drop, such as `tw-folded+news`. */
const foldedLocal = 'tw-folded'

/** Twins of addresses (`sources/registered/address-twin.ts`): a dot behind each letter, or a made-up tag. */
const dotted = /^[^.@+](?:\.[^.@+]){3,}@/

/** Returns `true` if no site has an account of an address: it is a made-up one, or the twin of another. */
const isNowhere = (subject: string): boolean =>
  subject.includes('@') && !subject.replaceAll('.', '').toLowerCase().startsWith(foldedLocal) &&
  (isMadeUp(subject) || dotted.test(subject.replace(/\+[^@]{0,64}/, '')))

/**
 * Returns the outcome that a searched value requests, or `success` for an ordinary value.
 * These values request an outcome: a magic value, its SHA-256, SHA-1 or MD5 in hexadecimal, an e-mail address with a
 * magic local part, and a name below a magic domain. For `recover` and `watch`, also a name with a suffix, such as
 * `tw-recover-7`: each value is counted by itself. A twin of a magic name or of an address, and a made-up address, is
 * `none`.
 */
export function outcomeOf(subject: string): Outcome {
  const text = subject.toLowerCase().replace(/^(tw[-_](?:recover|watch))[-_][\w-]+(?=@|$)/, '$1')
  const local = /^([^+@]+)(?:\+[^@]*)?@/.exec(text)?.[1] ?? ''
  const domain = /[^.@]+\.example$/.exec(text)?.[0] ?? ''
  if (magicTwin.test(text) || isNowhere(subject)) return 'none'
  return outcomeByKey.get(text) ?? outcomeByKey.get(local) ?? outcomeByKey.get(domain) ?? 'success'
}

/**
 * Returns `true` if the service at this host fails in a `partial` search. About half of all hosts fail, always the same
 * ones.
 * A host fails if byte 29 (counted from 0) of its SHA-256 is even. This byte was chosen so that some sources of each
 * type fail and others do not.
 */
export function failsPartially(host: string): boolean {
  return createHash('sha256').update(host).digest().readUInt8(29) % 2 === 0
}

const requiredHosts = new Set(['crt.sh', 'api.certspotter.com'])

/**
 * Returns `true` for a host of a required source. If all required hosts of a tool fail, the tool answers
 * `PROVIDER_UNAVAILABLE`.
 */
export const isRequiredHost = (host: string): boolean => requiredHosts.has(host)
