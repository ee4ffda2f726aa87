import { expect } from 'chai'
import fc from 'fast-check'
import { adviceOf, guess } from '../../../src/cli/search/guess.ts'
import { guessType, parseObservable } from '../../../src/core/observables/observable.ts'
import { Failure } from '../../../src/errors.ts'
import { lookAlike } from '../../../src/core/observables/look-alike.ts'
import { queryTypes } from '../../../src/sources/kit/source.ts'
import { magicSpellings, outcomes } from '../../../src/upstreams/outcomes.ts'

const wallet = '0xb6760faa0298b6AA89672fD84B6C3FB3c5477be1'

describe('value that resembles an observable', () => {
  const looks: Array<[what: string, sentence: RegExp, values: string[]]> = [
    ['a wallet with a wrong checksum', /wrong checksum.*--type pseudonym$/, [
      wallet.replace('be1', 'bE1'), '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLz',
      'bc1q3e53lyntf3zsa4h88sg8st3rr3k8vdgvvv262x', 'LdP8Qox1VAhCzLJNqrr74YovaWYyNBUWvM',
    ]],
    ['a wallet with a character too few, too many or of another alphabet', /wrong checksum/, [
      '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNL', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNaa', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfN0',
      'bc1q3e53lyntf3zsa4h88sg8st3rr3k8vdgvvv26b', 'BC1Q3E53LYNTF3ZSA4H88SG8ST3RR3K8VDGVVV26',
    ]],
    ['an Ethereum address of another length', /has (39|66) digits/, [wallet.slice(0, -1), `0x${'a'.repeat(66)}`]],
    ['a URL', /^This is a URL\. .*: npm run -s search -- github\.com$/, ['https://github.com/torvalds',
      'HTTP://GitHub.com:80?x']],
    ['a URL without a public host', /^This is a URL\. .* name in it$/, ['https://', 'http://localhost/x',
      "foo://$(id)';x"]],
    ['a host with a path or a port', /^This is a host .*: npm run -s search -- (github\.com|192\.0\.2\.1)$/, [
      'github.com/torvalds',
      'github.com:443',
      '192.0.2.1:80',
    ]],
    ['a network', /^This is a network\. .*: npm run -s search -- (8\.8\.8\.0|2606:4700::)$/, ['8.8.8.0/24',
      '2606:4700::/32', '8.8.8.0-8.8.8.9', '8.8.8.0 - 9']],
    ['a private network', /^This is a network, and its addresses are not public$/, ['10.0.0.0/8', 'fd00::/8']],
    ['an IP address', /0 to 255/, ['192.0.2.256', '1.2.3.1000']],
    ['an e-mail address', /e-mail address.*--type pseudonym$/, ['a..b@example.com', 'sam@example..com',
        '@@sam@example.com', 'Sam <sam@home>', 'a@b', 'sam@home', 'sam@', 'sam@@']],
    ['an e-mail address with a correction',
      /--type pseudonym\. Correct it if it is mistyped: npm run -s search -- name@(gmail\.com|x\.org)$/, [
      'name@gmail,com',
      'name@@x.org',
    ]],
    ['several e-mail addresses',
      /^These are several .*\. Search for each of them: npm run -s search -- sam@x\.org kim@x\.org$/, [
        'sam@x.org, kim@x.org', 'Sam <sam@x.org>; "Doe, Kim" <kim@x.org>', 'mailto:sam@x.org,kim@x.org?cc=a@x.org',
      ]],
    ['a phone number', /phone number, which cannot be searched.*--type pseudonym$/, [
      '+33 6 12 34 56 78',
      '+1 (555) 123-4567',
      '+15551234567',
      '0612345678',
      '06.12.34.56.78',
      '(020) 7946 0958',
      '555-1234',
      '5551234567',
    ]],
    ['an AS number', /^This looks like an AS number, .*IP addresses.*--type pseudonym$/, [
      'AS64496', 'as64496', 'ASN64496', 'AS 64496', 'AS1',
    ]],
    ['a vulnerability', /^This looks like a vulnerability, .*host.*--type pseudonym$/, [
      'CVE-2021-23017', 'cve-2014-0160', 'GHSA-jfh8-c2jp-5v3q',
    ]],
    ['a hash', /^This looks like a hash, .*was hashed\. If.*--type pseudonym$/, [
      'd41d8cd98f00b204e9800998ecf8427e', 'D41D8CD98F00B204E9800998ECF8427E', '0a'.repeat(64),
      'sha256:0a0a0a0a0a0a0a0a', '$2b$12$abcdefghijklmnopqrstuv',
    ]],
    ['a hash or an Ethereum address without 0x', /was hashed, or write 0x before an Ethereum address/, [
      'da39a3ee5e6b4b0d3255bfef95601890afd80709',
    ]],
    ['a value with signs around or inside it',
      /without them: npm run -s search -- (sam@example\.com|www\.example\.com|192\.0\.2\.1|2001:db8::1|1A1z\w+)$/, [
        'sam[at]example[.]com', 'sam (at) example (dot) com', 'sam at example dot com', 'sam@example{.}com',
        'hxxps://www[.]example[.]com/x', 'hxxp[:]//www.example.com', 'www[dot]example[dot]com', '<www.example.com>',
        '*.www.example.com', '"www.example.com",', '192.0.2[.]1', '192\\.0\\.2\\.1', '[2001:db8::1]:443',
        '[2001:db8::1]',
        'bitcoin:1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa?amount=1',
      ]],
    ['a VIN', /^This looks like a VIN, .* decodes it\. If it is a pseudonym, add --type pseudonym/, [
      '1HGCM82633A004352', 'WVWZZZ1JZXW000001',
    ]],
    ['an IBAN', /^This looks like an IBAN, .*--type pseudonym$/, [
      'DE89370400440532013000', 'GB29 NWBK 6016 1331 9268 19', 'de89370400440532013000',
    ]],
    ['a payment card', /payment card/, ['4111 1111 1111 1111', '5500-0055-5555-5559', '4111111111111111']],
    ['a MAC address', /MAC address/, ['00:1A:2b:3c:4d:5e', '00-1a-2b-3c-4d-5e']],
    ['a UUID', /UUID.*--type pseudonym$/, ['0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10']],
    ['an id of Steam', /id of Steam/, ['STEAM_0:1:12345', '[U:1:12345]']],
    ['coordinates', /coordinates/, ['48.8584, 2.2945', '-33.8568,151.2153']],
    ['a name of its own network', /own network.*--type pseudonym$/, ['localhost', 'LOCALHOST', 'printer.local',
      'db.internal']],
    ['a key', /key or token, which must not be sent to any source$/, [
      `tw_live_${'a'.repeat(38)}`, `ghp_${'a'.repeat(36)}`, 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.c2lnbmF0dXJl',
    ]],
    ['a value with spaces', /^This has spaces.*--type pseudonym$/, [
      'Sam Example',
      'sam\texample',
      'sam\u00a0example',
      '日本 東京',
    ]],
  ]
  for (const [what, sentence, values] of looks) {
    it(`is reported as ${what}`, () => {
      for (const value of values) {
        expect(adviceOf(lookAlike(value)!), value).to.match(sentence)
        expect(() => guess(value), value).to.throw(sentence)
      }
    })
  }

  it('is offered without its signs, whichever of them are inside and around it', () => {
    const values = fc.constantFrom('sam@example.com', 'www.example.com', '192.0.2.1', 'a.b.c.example.org')
    const inside = fc.constantFrom('.', '[.]', '(.)', '{.}', '[dot]', '(dot)', ' [.] ', '\\.')
    const at = fc.constantFrom('@', '[at]', '(at)', '[@]', ' (at) ')
    const around = fc.constantFrom('<>', '[]', '()', '""', "''", '``', '“”', '«»', ' .', ' ,', ' ;', ' !', ' ')

    fc.assert(fc.property(values, inside, at, around, (value, dot, sign, [before = '', after = '']) => {
      const text = `${before}${value.replaceAll('.', dot).replace('@', sign)}${after}`.trim()
      if (guessType(text) === 'Pseudonym') expect(lookAlike(text)?.instead?.value, text).to.equal(value)
      else expect(parseObservable(guessType(text), text), text).to.deep.equal({ value })
    }), { numRuns: 1_000 })
  })

  it('is refused if it could be a transaction, a hash or an account, unless the type is given', () => {
    const digits = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
    expect(() => guess(digits))
      .to.throw(/^This can be the id of a transaction or a hash, .*an account of NEAR\. If .* add --type crypto$/)
    expect(() => guess(`0x${digits}`)).to.throw(/an account of Aptos, Sui or IOTA\. If .* add --type crypto$/)
  })

  it('is not reported for a pseudonym that people use', () => {
    for (
      const name of [
        'torvalds',
        'john.smith',
        '0xdeadbeef',
        '0xSam',
        '1337',
        '3l33t',
        'cafe/5',
        '12/5',
        'sam:1',
        '1234567',
        '76561197960287930',
        '1990-12',
        '007',
        '+sam',
        '1.2.3',
        'bc1',
        'as12',
        'asia2024',
        'cve',
        'deadbeef',
        '1'.repeat(8),
        'bc1sam',
        '1VeryLongPseudonymWithoutNoughts',
        'a/b',
        'x?',
        'c#',
        'local',
        'sam.[x]',
        '<3',
        '[sam]',
        'at.dot',
        'sk-samuel-and-more',
        'abcdefghjkl123456',
        '12-34',
        '…',
        '日本/東京',
      ]
    ) expect(lookAlike(name), name).to.equal(undefined)
  })

  it('is not reported for a value that can be searched as its own type, unless it is written as a hash', () => {
    for (
      const [type, value] of outcomes.flatMap(outcome =>
        queryTypes.flatMap(one => magicSpellings[outcome][one].map(text => [one, text] as const))
      )
    ) {
      if (/^(?:0x)?[\da-f]{64}$/.test(value)) expect(() => guess(value), value).to.throw('add --type crypto')
      else expect(guess(value), value).to.include({ type, value })
    }
  })

  it('never throws for any text', () => {
    const anything = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.webUrl(),
      fc.ipV4Extended(),
      fc.string().map(text => `0x${text}`),
    )

    fc.assert(fc.property(anything, text => {
      const found = lookAlike(text)
      expect(found === undefined || adviceOf(found).length > 20).to.equal(true)
    }), { numRuns: 500 })
  })
})

describe('guess', () => {
  it('returns a value that can be searched as its type, or refuses with advice, for any text', () => {
    const word = fc.string({ unit: 'grapheme' })
    const hex = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), maxLength: 130 })
    const anything = fc.oneof(
      word,
      fc.string({ unit: 'binary' }),
      fc.emailAddress(),
      fc.domain(),
      fc.ipV6(),
      fc.webUrl(),
      hex,
      fc.nat().map(number => `AS${number}`),
      fc.tuple(word, fc.constantFrom('@', '/', ':', ' ', '0x', 'CVE-'), word).map(parts => parts.join('')),
    )

    fc.assert(fc.property(anything, text => {
      try {
        const { type, value } = guess(text)
        const parsed = parseObservable(type, value)
        if (type !== 'Pseudonym') expect(parsed).to.have.property('value')
      } catch (error) {
        expect(error).to.be.instanceOf(Failure).and.to.include({ code: 'VALIDATION_ERROR' })
        expect((error as Failure).message.length).to.be.greaterThan(20)
      }
    }), { numRuns: 1_000 })
  })
})

describe('a name with an @', () => {
  it('is searched without the @', () => {
    expect(guess(' @torvalds')).to.deep.equal({
      type: 'Pseudonym',
      value: 'torvalds',
      note: 'guessed, without the @; use --type to set the type',
    })
    expect(guess('@sam.example')).to.include({ type: 'Pseudonym', value: 'sam.example' })
  })

  it('is refused if the rest is not a pseudonym', () => {
    expect(() => guess('@sam example')).to.throw(/^This has spaces/)
    expect(() => guess('@+15551234567')).to.throw(/phone number/)
  })

  it('is a handle of the Fediverse if the rest is an address', () => {
    expect(guess(' @sam@social.example ')).to.include({ type: 'Pseudonym', value: ' @sam@social.example ' })
    expect(guess('sam@social.example')).to.deep.equal({
      type: 'Email Address',
      value: 'sam@social.example',
      note: 'guessed; use --type to set the type, or an @ in front for a handle of the Fediverse',
    })
  })

  it('is searched unchanged if the rest is not a name', () => {
    expect(guess('@')).to.include({ type: 'Pseudonym', value: '@' })
  })
})
