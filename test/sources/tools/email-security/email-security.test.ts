import { expect } from 'chai'
import { describeMail, mailChecks } from '../../../../src/sources/tools/email-security/index.ts'
import type { MailFacts } from '../../../../src/sources/tools/email-security/index.ts'
import type { MailCheck } from '../../../../src/facts/mail/finding.ts'
import type { Context } from '../../../../src/sources/kit/source.ts'
import { SourceFailure } from '../../../../src/sources/failures.ts'
import { googleDns } from '../../../../src/upstreams/google-dns.ts'
import { mtaSts } from '../../../../src/upstreams/mta-sts.ts'
import type { UpstreamAnswer } from '../../../../src/upstreams/upstream.ts'
import { simulate } from '../../../support/simulated.ts'
import { resolverOf } from '../../../support/zone.ts'
import { until } from '../../../../scripts/support/until.ts'

const types: Record<string, number> = { A: 1, MX: 15, TXT: 16, AAAA: 28 }

/** Simulates a resolver and an MTA-STS policy server. `records` maps `name type` to data, or to `broken` (SERVFAIL). */
function world(records: Record<string, string[] | 'broken'>, policy: UpstreamAnswer = { status: 404, body: 'no' }) {
  return simulate({
    upstreams: [{ ...mtaSts, found: () => policy }, {
      ...googleDns,
      found(_, { url }) {
        const name = url.searchParams.get('name') ?? ''
        const type = url.searchParams.get('type') ?? ''
        const data = records[`${name} ${type}`] ?? []
        const Answer = data === 'broken' ? [] : data.map(text => ({ name, type: types[type], TTL: 60, data: text }))
        return { body: { Status: data === 'broken' ? 2 : 0, Question: [{ name, type: types[type] }], Answer } }
      },
    }],
  })
}

const tell = (asking: Promise<unknown>) => asking.then(facts => ({ facts, error: null }), (failure: unknown) => {
  if (!(failure instanceof SourceFailure)) throw failure
  return { facts: null, error: { code: failure.code, message: failure.message } }
})

async function inspect(domain: string, context: Context) {
  const names = Object.keys(mailChecks) as MailCheck[]
  const facts = await Promise
    .all(names.map(async name => [name, await tell(mailChecks[name](domain, context))] as const))
  return describeMail(domain, Object.fromEntries(facts) as unknown as MailFacts)
}

const codes = ({ findings }: Awaited<ReturnType<typeof inspect>>) => findings.map(({ code }) => code)

describe('email security', () => {
  it('describes a well-configured domain in full', async () => {
    await using outside = await simulate()

    const told = await inspect('tw-success.example', outside.context())

    expect(told.spf).to.deep.include({
      status: 'valid',
      lookups: 1,
      otherwise: '~',
      complete: true,
      error: null,
    })
    expect(told.dmarc).to.deep.include({
      status: 'valid',
      policy: 'quarantine',
      inherited: false,
      unauthorized_receivers: [],
      complete: true,
      unanswered: [],
    })
    expect(told.dkim).to.have.nested.property('keys[1]').that.includes({
      selector: 'google',
      provider: 'Google Workspace',
      bits: 2048,
    })
    expect(told.mta_sts).to.deep.include({ status: 'valid', mode: 'enforce', unavailable: null })
    expect(told.tls_rpt.status).to.equal('valid')
    expect(told.bimi).to.include({ status: 'valid', logo: 'https://tw-success.example/logo.svg' })
    expect(told.forgery_protection).to.equal('enforced')
    expect(codes(told)).to.eql(['SPF_SOFT_FAIL', 'DKIM_REVOKED', 'BIMI_NO_CERTIFICATE'])
    expect(told.finding_counts).to.eql({
      critical: 0,
      high: 0,
      medium: 0,
      low: 0,
      info: 3,
    })
  })

  it('reports what a domain without any record lacks', async () => {
    await using outside = await simulate()

    const told = await inspect('tw-none.example', outside.context())

    expect(told.forgery_protection).to.equal('none')
    expect(codes(told)).to.eql(['SPF_MISSING', 'DMARC_MISSING', 'DKIM_NOT_FOUND'])
  })

  it('reports unknown with a reason if the resolver does not answer', async () => {
    await using outside = await simulate()

    const told = await inspect('tw-failure.example', outside.context())

    expect(told.spf).to.eql({
      status: 'unknown',
      error: { code: 'UPSTREAM_ERROR', message: 'the source answered 500' },
    })
    expect(told.forgery_protection).to.equal('unknown')
    expect(new Set(codes(told))).to.eql(new Set(['CHECK_FAILED']))
  })

  it('reports the other checks if one fails', async () => {
    await using outside = await world({ '_dmarc.sam.example TXT': 'broken', 'sam.example TXT': ['v=spf1 -all'] })

    const told = await inspect('sam.example', outside.context())

    expect(told.dmarc.status).to.equal('unknown')
    expect(told.spf.status).to.equal('valid')
  })

  it('reports no finding about unknown facts', async () => {
    await using outside = await world({
      '_dmarc.sam.example TXT': 'broken',
      'default._bimi.sam.example TXT': ['v=BIMI1; l=https://sam.example/logo.svg; a=https://sam.example/logo.pem'],
      'sam.example TXT': ['v=spf1 redirect=spf.other.example'],
      'spf.other.example TXT': 'broken',
    })

    const told = await inspect('sam.example', outside.context())

    expect(codes(told)).to.include.members(['CHECK_FAILED', 'SPF_NOT_FOLLOWED'])
    for (const code of ['BIMI_WITHOUT_DMARC', 'SPF_NEUTRAL']) expect(codes(told)).to.not.include(code)
  })

  it('falls back to the organisational domain and its policy for subdomains', async () => {
    await using outside = await world({
      '_dmarc.example.co.uk TXT': ['v=DMARC1; p=reject; sp=quarantine; rua=mailto:a@example.co.uk'],
    })

    const { dmarc, organizational_domain } = await inspect('news.example.co.uk', outside.context())

    expect(organizational_domain).to.equal('example.co.uk')
    expect(dmarc).to.deep.include({ location: '_dmarc.example.co.uk', inherited: true, policy: 'quarantine' })
  })

  it('walks up to the record of a public suffix, and reports each name', async () => {
    await using outside = await world({
      '_dmarc.example TXT': ['v=DMARC1; p=quarantine; psd=y; rua=mailto:a@sam.example'],
      '_dmarc.news.sam.example TXT': ['v=dmarc1; p=reject'],
    })

    const told = await inspect('news.sam.example', outside.context())

    expect(told.dmarc).to.deep.include({
      status: 'valid',
      location: '_dmarc.example',
      inherited: true,
      policy: 'quarantine',
      psd: 'y',
      organizational_domain: 'sam.example',
      ignored_records: ['v=dmarc1; p=reject'],
    })
    expect(told.dmarc).to.have.property('tree_walk').that.eqls([
      { name: '_dmarc.news.sam.example', records: [], answered: true },
      { name: '_dmarc.sam.example', records: [], answered: true },
      {
        name: '_dmarc.example',
        records: ['v=DMARC1; p=quarantine; psd=y; rua=mailto:a@sam.example'],
        answered: true,
      },
    ])
    expect(told.findings.find(({ code }) => code === 'DMARC_IGNORED')).to
      .include({ reference: 'RFC 9989, section 4.7' })
  })

  it('applies np to a name that does not exist', async () => {
    const np = { '_dmarc.sam.example TXT': ['v=DMARC1; p=reject; sp=quarantine; np=none; rua=mailto:a@sam.example'] }
    await using outside = await world(np)
    await using empty = await simulate({ upstreams: [resolverOf(np)] })

    const existing = await inspect('news.sam.example', outside.context())
    const invented = await inspect('news.sam.example', empty.context())

    expect(existing.dmarc).to.include({ policy: 'quarantine' })
    expect(invented.dmarc).to.include({ policy: 'none' })
  })

  it('keeps the record if a name above it cannot be queried', async () => {
    await using outside = await world({
      '_dmarc.sam.example TXT': ['v=DMARC1; p=reject'],
      '_dmarc.example TXT': 'broken',
    })

    const told = await inspect('sam.example', outside.context())

    expect(told.dmarc).to.deep.include({ policy: 'reject', complete: false, unanswered: [] })
    expect(told.forgery_protection).to.equal('enforced')
  })

  it('lowers the protection in test mode, but not for pct', async () => {
    const protection = async (record: string) => {
      await using outside = await world({ '_dmarc.sam.example TXT': [record] })
      return (await inspect('sam.example', outside.context())).forgery_protection
    }

    expect(await protection('v=DMARC1; p=quarantine; t=y')).to.equal('monitored')
    expect(await protection('v=DMARC1; p=reject; t=y')).to.equal('enforced')
    expect(await protection('v=DMARC1; p=reject; sp=quarantine; t=y')).to.equal('partial')
    expect(await protection('v=DMARC1; p=reject; pct=10')).to.equal('enforced')
    expect(await protection('v=DMARC1; p=reject; np=none')).to.equal('partial')
    expect(await protection('v=dmarc1; p=reject')).to.equal('none')
  })

  it('accepts no permission that names another host, and asks about failure reports too', async () => {
    await using outside = await world({
      '_dmarc.sam.example TXT': [
        'v=DMARC1; p=reject; rua=mailto:a@one.example,mailto:b@two.example; ruf=mailto:c@three.example',
      ],
      'sam.example._report._dmarc.one.example TXT': ['v=DMARC1; rua=mailto:x@one.example'],
      'sam.example._report._dmarc.two.example TXT': ['v=DMARC1; rua=mailto:x@elsewhere.example'],
    })

    const { dmarc } = await inspect('sam.example', outside.context())

    expect(dmarc).to.have.property('unauthorized_receivers').that.eqls(['two.example', 'three.example'])
  })

  it('checks whether other domains accept the reports', async () => {
    await using outside = await world({
      '_dmarc.sam.example TXT': [
        'v=DMARC1; p=reject; rua=mailto:a@one.example,mailto:b@two.example,mailto:c@mail.sam.example',
      ],
      'sam.example._report._dmarc.one.example TXT': ['v=DMARC1'],
    })

    const { dmarc } = await inspect('sam.example', outside.context())

    expect(dmarc).to.have.property('unauthorized_receivers').that.eqls(['two.example'])
  })

  it('keeps what it has if some queries about selectors and receivers fail, and says which', async () => {
    await using outside = await world({
      '_dmarc.sam.example TXT': ['v=DMARC1; p=reject; rua=mailto:a@one.example,mailto:b@two.example'],
      'sam.example._report._dmarc.one.example TXT': 'broken',
      'google._domainkey.sam.example TXT': ['v=DKIM1; p='],
      'selector1._domainkey.sam.example TXT': 'broken',
    })

    const { dkim, dmarc } = await inspect('sam.example', outside.context())

    expect(dkim).to.deep.include({ status: 'found', complete: false, unanswered: ['selector1'] })
    expect(dkim).to.have.nested.property('keys[0].selector', 'google')
    expect(dmarc).to.deep.include({
      policy: 'reject', unauthorized_receivers: ['two.example'], complete: false, unanswered: ['one.example'],
    })
  })

  it('fails if nothing distinguishes the key of a selector from that of a wildcard', async () => {
    await using outside = await world({
      'tracewell-no-such-selector._domainkey.sam.example TXT': 'broken',
      'google._domainkey.sam.example TXT': ['v=DKIM1; p='],
    })

    const { dkim } = await inspect('sam.example', outside.context())

    expect(dkim).to.have.nested.property('error.code', 'UPSTREAM_ERROR')
  })

  it('ignores selectors if every selector has the same key', async () => {
    const wild = 'v=DKIM1; p='
    await using outside = await simulate({
      upstreams: [{
        ...googleDns,
        found: (_, { url }) => {
          const name = url.searchParams.get('name') ?? ''
          return {
            body: {
              Status: 0,
              Question: [],
              Answer: name.includes('_domainkey') ? [{ name, type: 16, data: wild }] : [],
            },
          }
        },
      }],
    })

    const { dkim } = await inspect('sam.example', outside.context())

    expect(dkim).to.deep.include({ status: 'missing', wildcard: true, keys: [] })
  })

  describe('MTA-STS policy', () => {
    const text = 'version: STSv1\nmode: enforce\nmx: *.sam.example\nmax_age: 604800\n'
    const records = {
      '_mta-sts.sam.example TXT': ['v=STSv1; id=1'],
      'sam.example MX': ['10 mx.sam.example.', '20 other.example.'],
    }
    const sts = async (policy: UpstreamAnswer) => {
      await using outside = await world(records, policy)
      const told = await inspect('sam.example', outside.context())
      return {
        section: told.mta_sts,
        codes: told.findings.filter(({ check }) => check === 'mta_sts').map(({ code }) => code),
      }
    }

    it('is compared with the mail servers', async () => {
      const told = await sts({ body: text })

      expect(told.section).to.deep.include({ status: 'valid', mode: 'enforce', mx: ['*.sam.example'] })
      expect(told.codes).to.eql(['MTA_STS_SERVER_LEFT_OUT'])
    })

    it('is unavailable if it redirects', async () => {
      const { section } = await sts({ status: 301, headers: { location: 'https://elsewhere.example/' }, body: '' })

      expect(section).to.include({
        status: 'invalid',
        unavailable: 'the server answered 301, and redirects are not followed',
      })
    })

    it('is unavailable if it is a web page', async () => {
      const { section } = await sts({ headers: { 'content-type': 'text/html' }, body: text })

      expect(section).to.include({ unavailable: 'the policy is not sent as text/plain' })
    })

    it('is unavailable if it is too large', async () => {
      const { codes } = await sts({ body: 'x'.repeat(70_000) })

      expect(codes).to.eql(['MTA_STS_POLICY_UNAVAILABLE'])
    })

    it('is not requested if no record announces it', async () => {
      await using outside = await world({})

      await inspect('sam.example', outside.context())

      expect([...outside.requests.keys()]).to.eql(['dns.google'])
    })
  })

  it('stops when it is aborted', async () => {
    await using outside = await simulate()
    const stop = new AbortController()

    const running = inspect('tw-hang.example', outside.context(stop.signal)).catch((thrown: unknown) => thrown)
    await until(() => outside.requestCount > 0)
    stop.abort(new Error('stopped'))

    expect(await running).to.have.property('message', 'stopped')
  })
})
