import { generateKeyPairSync } from 'node:crypto'
import { expect } from 'chai'
import fc from 'fast-check'
import { bimiFindings, parseBimi } from '../../../src/facts/mail/bimi.ts'
import { dkimFindings, parseDkim } from '../../../src/facts/mail/dkim.ts'
import { dkimSelectors } from '../../../src/facts/mail/dkim-selectors.ts'
import { parseDmarc } from '../../../src/facts/mail/dmarc.ts'
import { bySeverity } from '../../../src/facts/mail/finding.ts'
import {
  covers, ignoredSts, parseSts, parseStsPolicy, stsFindings, stsRecords,
} from '../../../src/facts/mail/mta-sts.ts'
import type { FindingCode } from '../../../src/facts/mail/references.ts'
import { dkimSyntax, dmarcSyntax, parseTags, transportSyntax } from '../../../src/facts/mail/tags.ts'
import { ignoredTlsRpt, tlsRptFindings, tlsRptRecords, parseTlsRpt } from '../../../src/facts/mail/tls-rpt.ts'

const rsa = (modulusLength: number, type: 'spki' | 'pkcs1' = 'spki') =>
  generateKeyPairSync('rsa', { modulusLength }).publicKey.export({ type, format: 'der' }).toString('base64')

const anything = fc.oneof(
  fc.string({ maxLength: 200 }),
  fc.string({ unit: 'binary', maxLength: 100 }),
  fc.array(
    fc.tuple(
      fc.constantFrom('v', 'p', 'sp', 'pct', 'rua', 'k', 'h', 't', 'id', 'l', 'a', 'x', 'mx', 'mode'),
      fc.string({ maxLength: 40 }),
    ),
    { maxLength: 40 },
  )
    .map(tags => tags.map(([name, value]) => `${name}=${value}`).join(';')),
  fc.nat(100_000).map(length => 'p=a;'.repeat(length / 4)),
  fc.tuple(fc.constantFrom(' ', '\t', '-', '.', '@', '!', ',', '='), fc.nat(100_000)).map(([sign, length]) =>
    `mx: x${sign.repeat(length)}x; rua=mailto:x${sign.repeat(length)}x`
  ),
)

describe('mail policies', () => {
  it('are parsed in bounds for any text', () => {
    const readers = [
      ...[dkimSyntax, dmarcSyntax, transportSyntax].map(syntax => (text: string) => parseTags(text, syntax)),
      parseDmarc, parseStsPolicy, parseBimi, parseTlsRpt, parseSts, parseDkim,
    ]

    fc.assert(
      fc.property(anything, text => {
        for (const read of readers) {
          const result = read(text)
          expect(JSON.stringify(result instanceof Map ? [...result] : result ?? null).length, read.name).to.be
            .below(40_000)
        }
      }),
      { numRuns: 300 },
    )
  })

  it('have findings sorted by severity, in stable order', () => {
    const finding = (code: FindingCode, severity: 'high' | 'low') =>
      ({ check: 'spf' as const, code, severity, message: '' })

    const sorted = bySeverity([
      finding('SPF_PTR', 'low'), finding('SPF_MISSING', 'high'), finding('SPF_NEUTRAL', 'low'),
      finding('SPF_INVALID', 'high'),
    ])

    expect(sorted.map(({ code }) => code)).to.eql(['SPF_MISSING', 'SPF_INVALID', 'SPF_PTR', 'SPF_NEUTRAL'])
  })

  describe('DKIM', () => {
    const judge = (record: string) => {
      const key = parseDkim(record)
      if (!key) throw new Error('no key record')
      return dkimFindings([{ selector: 's', key }], 1).map(({ code }) => code)
    }

    it('reads the length of a key in either wrapping', () => {
      expect(parseDkim(`v=DKIM1; k=rsa; p=${rsa(2048)}`)).to.include({
        type: 'rsa',
        bits: 2048,
        revoked: false,
        fault: null,
      })
      expect(parseDkim(`p=${rsa(1024, 'pkcs1')}`)).to.include({ type: 'rsa', bits: 1024 })
      expect(parseDkim(`v=DKIM1; k=ed25519; p=${Buffer.alloc(32).toString('base64')}`)).to.include({
        type: 'ed25519',
        bits: 256,
      })
    })

    it('reads a key that is split over several strings', () => {
      const key = rsa(1024)

      expect(parseDkim(`v=DKIM1; p=${key.slice(0, 50)} ${key.slice(50)}`)).to.include({ bits: 1024, fault: null })
    })

    it('is undefined without a key, or with another version', () => {
      for (
        const text of ['v=spf1 -all', 'v=DKIM1; k=rsa', `v=DKIM2; p=${rsa(1024)}`, `k=rsa; v=DKIM1; p=${rsa(1024)}`]
      ) {
        expect(parseDkim(text), text).to.equal(undefined)
      }
    })

    it('yields findings', () => {
      expect(judge(`p=${rsa(2048)}`)).to.eql([])
      expect(judge(`p=${rsa(1024)}; t=y:s; h=sha1`)).to.eql(['DKIM_SHORT_KEY', 'DKIM_TESTING', 'DKIM_WEAK_HASH'])
      expect(judge(`p=${rsa(512)}`)).to.eql(['DKIM_BROKEN_KEY'])
      expect(judge('v=DKIM1; p=')).to.eql(['DKIM_REVOKED'])
      for (const bad of ['p=AAAA', 'p=!', 'k=ed25519; p=AAAA', 'k=dsa; p=AAAA']) {
        expect(judge(bad), bad).to.eql(['DKIM_INVALID'])
      }
      expect(judge(`p=${rsa(2048)}; s=tlsrpt`)).to.eql(['DKIM_NOT_FOR_MAIL'])
      expect(judge(`p=${rsa(2048)}; s=email:tlsrpt`)).to.eql([])
      expect(dkimFindings([], 40).map(({ code }) => code)).to.eql(['DKIM_NOT_FOUND'])
    })

    it('has tags whose case matters, each once', () => {
      expect(parseDkim(`v=DKIM1; P=${rsa(1024)}`), 'P').to.equal(undefined)
      expect(parseDkim(`v=dkim1; p=${rsa(1024)}`), 'dkim1').to.equal(undefined)
      expect(parseDkim(`v=DKIM1; p=${rsa(1024)}; p=`)).to.include({ bits: null, fault: 'the tag p occurs twice' })
    })

    it('lists valid and unique selectors', () => {
      const names = dkimSelectors.map(([selector]) => selector)

      expect(new Set(names).size).to.equal(names.length)
      for (const name of names) expect(name).to.match(/^[a-z\d][a-z\d-]*$/)
    })
  })

  describe('MTA-STS', () => {
    const good = 'version: STSv1\nmode: enforce\nmx: mail.example.com\nmx: *.example.net\nmax_age: 604800\n'
    const judge = (text: string, hosts: string[] = []) =>
      stsFindings({
        records: ['v=STSv1; id=1'],
        ignored: [],
        id: '1',
        policy: parseStsPolicy(text),
        unavailable: null,
        hosts,
      }).map((
        { code },
      ) => code)

    it('is recognised by the exact start of its record', () => {
      const ignored = ['v=stsv1; id=1', ' v=STSv1; id=1', 'v = STSv1; id=1', 'v=STSv1', 'id=1; v=STSv1']
      const texts = ['v=STSv1;id=1', 'v=STSv1 ; id=1', ...ignored, 'v=STSv10; id=1']

      expect(stsRecords(texts)).to.eql(['v=STSv1;id=1', 'v=STSv1 ; id=1'])
      expect(ignoredSts(texts.slice(0, -1))).to.eql(ignored)
      const facts = {
        records: [],
        ignored,
        id: null,
        policy: null,
        unavailable: null,
        hosts: [],
      }
      expect(stsFindings(facts).map(({ code }) => code)).to.eql(['MTA_STS_RECORD_INVALID'])
    })

    it('announces a version of letters and digits', () => {
      expect(parseSts('v=STSv1; id=20260101T000000;')).to.equal('20260101T000000')
      expect(parseSts('v=STSv1; id=1; id=2; x=y')).to.equal('1')
      for (
        const bad of ['v=STSv1;', 'v=STSv1; id=a-b', 'v=STSv1; id = 1', 'v=STSv1; ID=1', 'v=STSv1; id=1; x=a b',
          `v=STSv1; id=${'1'.repeat(33)}`]
      ) {
        expect(parseSts(bad), bad).to.equal(null)
      }
    })

    it('has a policy of lines with any line end', () => {
      const policy = {
        version: 'STSv1',
        mode: 'enforce',
        maxAge: 604_800,
        mx: ['mail.example.com', '*.example.net'],
        faults: [],
      }

      expect(parseStsPolicy(good)).to.eql(policy)
      expect(parseStsPolicy(good.replaceAll('\n', '\r\n'))).to.eql(policy)
    })

    it('covers its named servers, and one label for an asterisk', () => {
      const policy = parseStsPolicy(good)
      const hosts = ['mail.example.com', 'a.example.net', 'a.b.example.net', 'example.net', 'xmail.example.com']

      expect(hosts.map(host => covers(policy, host))).to.eql([true, true, false, false, false])
    })

    it('yields findings', () => {
      expect(judge(good, ['mail.example.com'])).to.eql([])
      expect(judge(good, ['other.example.com'])).to.eql(['MTA_STS_SERVER_LEFT_OUT'])
      expect(judge(good.replace('enforce', 'testing'))).to.eql(['MTA_STS_NOT_ENFORCED'])
      expect(judge(good.replace('604800', '60'))).to.eql(['MTA_STS_SHORT_AGE'])
      for (
        const bad of ['', '<html>', good.replace('STSv1', 'STSv2'), good.replace('604800', '99999999999'),
          'version: STSv1\nmode: enforce\nmax_age: 1', good.replace('mode:', 'mode :'),
          good.replace('enforce', 'Enforce'), good.replace('mail.example.com', 'mail.*.example.com'),
          good.replace('604800', '-1')]
      ) {
        expect(judge(bad), bad).to.eql(['MTA_STS_POLICY_INVALID'])
      }
      const facts = {
        records: ['v=STSv1; id=1'],
        ignored: [],
        id: '1',
        policy: null,
        unavailable: 'the server answered 404',
        hosts: [],
      }
      expect(stsFindings(facts).map(({ code }) => code)).to.eql(['MTA_STS_POLICY_UNAVAILABLE'])
      expect(stsFindings({ ...facts, id: null }).map(({ code }) => code)).to.eql(['MTA_STS_RECORD_INVALID'])
      expect(stsFindings({ ...facts, records: [] }).map(({ code }) => code)).to.eql(['MTA_STS_MISSING'])
    })
  })

  it('TLS-RPT yields the addresses for failure reports', () => {
    const code = (records: string[], hasSts = false) =>
      tlsRptFindings(records, hasSts).map(({ code, severity }) => `${severity} ${code}`)

    expect(parseTlsRpt('v=TLSRPTv1; rua=mailto:a@b.example,https://c.example/r,ftp://d')).to.eql(['mailto:a@b.example',
      'https://c.example/r'])
    expect(parseTlsRpt('v=TLSRPTv1; rua=mailto:a@b.example , https://c.example/r?x=1')).to.have.lengthOf(2)
    for (
      const bad of ['mailto:a@b.example!10m', 'mailto:a!b@b.example', 'mailto:', 'b.example', 'https://c.example/a b']
    ) {
      expect(parseTlsRpt(`v=TLSRPTv1; rua=mailto:a@b.example,${bad}`), bad).to.eql([])
    }
    expect(parseTlsRpt('v=TLSRPTv1; rua=mailto:a@b.example; x=a b')).to.eql([])
    expect(parseTlsRpt('v=TLSRPTv1; rua=mailto:a@b.example; rua=mailto:c@b.example')).to.have.lengthOf(1)
    const ignored = ['v=tlsrptv1; rua=mailto:a@b.example', 'v=TLSRPTv1', 'v=TLSRPTv1, rua=mailto:a@b.example']
    expect(tlsRptRecords(ignored)).to.eql([])
    expect(ignoredTlsRpt(ignored)).to.eql(ignored)
    expect(tlsRptFindings([], false, ignored).map(({ code }) => code)).to.eql(['TLS_RPT_INVALID'])
    expect(code(['v=TLSRPTv1; rua=mailto:a@b.example'])).to.eql([])
    expect(code(['v=TLSRPTv1'])).to.eql(['low TLS_RPT_INVALID'])
    expect(code([], true)).to.eql(['low TLS_RPT_MISSING'])
    expect(code([])).to.eql(['info TLS_RPT_MISSING'])
  })

  it('BIMI yields a logo, and requires an enforced DMARC policy', () => {
    const code = (record: string, enforced = true) =>
      bimiFindings([record], parseBimi(record), enforced).map(({ code }) => code)

    expect(parseBimi('v=BIMI1; l=https://a.example/l.svg; a=https://a.example/c.pem')).to.eql({
      logo: 'https://a.example/l.svg', certificate: 'https://a.example/c.pem', declined: false, fault: null,
    })
    expect(code('v=BIMI1; l=https://a.example/l.svg; a=https://a.example/c.pem')).to.eql([])
    expect(code('v=BIMI1; l=https://a.example/l.svg', false)).to.eql(['BIMI_WITHOUT_DMARC', 'BIMI_NO_CERTIFICATE'])
    expect(code('v=BIMI1; l=http://a.example/l.svg; a=https://a.example/c.pem')).to.eql(['BIMI_INVALID'])
    expect(code('v=BIMI1; l=; a=;', false)).to.eql([])
    expect(bimiFindings(['', ''], null, true).map(({ code }) => code)).to.eql(['BIMI_MULTIPLE'])
  })
})
