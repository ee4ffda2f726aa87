import { expect } from 'chai'
import { aliasFindings, caaFindings, tlsaFindings } from '../../../src/facts/dns/findings.ts'
import { takeoverEnds, takeoverService } from '../../../src/facts/dns/takeover.ts'

const alias = (target: string, more = {}) => aliasFindings({
  chain: [target],
  targetExists: false,
  domainExists: true,
  isLoop: false,
  ...more,
}).map(({ code }) => code)

describe('findings about DNS records', () => {
  it('name an alias that leads nowhere', () => {
    expect(alias('old.example.net')).to.eql(['DNS_DANGLING_CNAME'])
    expect(alias('old.example.net', { targetExists: true })).to.eql([])
    expect(alias('old.example.net', { domainExists: false })).to.eql(['DNS_TARGET_UNREGISTERED'])
    expect(alias('old.example.net', { isLoop: true })).to.eql(['DNS_CNAME_LOOP'])
    expect(aliasFindings({
      chain: [],
      targetExists: false,
      domainExists: null,
      isLoop: false,
    })).to.eql([])
  })

  it('name an alias to a name that a service gives to any customer', () => {
    for (const [end, service] of takeoverEnds) {
      expect(alias(`old.${end}`), end).to.eql(['DNS_TAKEOVER'])
      expect(takeoverService(`a.b.${end}`)).to.equal(service)
      expect([end, `x${end}`, `${end}.example.net`].map(takeoverService)).to.eql([undefined, undefined, undefined])
    }
  })

  it('name invalid permissions to issue certificates (RFC 8659, RFC 9495)', () => {
    const codes = (tag: string, value: string, flags = 0) =>
      caaFindings([{ flags, tag, value }]).map(({ code }) => code)

    for (
      const value of ['ca.example', '', ';', 'ca.example; account=1', 'ca.example ;a=1; b=2', ' ca.example ',
        'ca.example;', 'ca.example; validationmethods=dns-01']
    ) {
      for (const tag of ['issue', 'issuewild', 'issuemail']) expect(codes(tag, value), value).to.eql([])
    }
    for (const value of ['ca_example', 'https://ca.example', 'ca.example; account', 'a..b', 'ca.example b', '%%%%%']) {
      expect(codes('issue', value), value).to.eql(['CAA_INVALID'])
    }
    expect(codes('iodef', 'mailto:a@b.example')).to.eql([])
    expect(codes('iodef', 'a@b.example')).to.eql(['CAA_INVALID'])
    expect(codes('tbs', 'x')).to.eql([])
    expect(codes('tbs', 'x', 128)).to.eql(['CAA_CRITICAL_UNKNOWN'])
  })

  it('name invalid DANE records (RFC 6698)', () => {
    const codes = (record: string) => tlsaFindings([record]).map(({ code }) => code)

    expect(codes(`3 1 1 ${'0a'.repeat(32)}`)).to.eql([])
    expect(codes(`2 0 2 ${'0a'.repeat(64)}`)).to.eql([])
    expect(codes('3 0 0 30820a')).to.eql([])
    for (
      const record of [`4 1 1 ${'0a'.repeat(32)}`, `3 2 1 ${'0a'.repeat(32)}`, `3 1 3 ${'0a'.repeat(32)}`,
        `3 1 1 ${'0a'.repeat(20)}`, '3 0 0 308', '3 1 1 ', 'x']
    ) {
      expect(codes(record), record).to.eql(['TLSA_INVALID'])
    }
  })
})
