import { expect } from 'chai'
import { dnsDetails } from '../../../src/sources/tools/dns-details.ts'
import type { Upstream } from '../../../src/upstreams/upstream.ts'
import { simulate } from '../../support/simulated.ts'

const numbers: Readonly<Record<string, number>> = {
  A: 1,
  CNAME: 5,
  SRV: 33,
  DS: 43,
  HTTPS: 65,
}

/** Answer to a question: records as `TYPE data` or `name TYPE data`, a response code, and whether it is authentic. */
interface Answer {
  status?: number
  records?: readonly string[]
  authentic?: boolean
}

/** Asks about a name. Names that are not in `zone` do not exist. */
async function find(value: string, zone: Readonly<Record<string, Answer>>) {
  const asked: string[] = []
  const answer: Upstream['found'] = (_, { url }) => {
    const [name, type] = [url.searchParams.get('name')!, url.searchParams.get('type')!]
    asked.push(`${name} ${type}`)
    const { status = 0, records = [], authentic = false } = zone[`${name} ${type}`] ?? zone[name] ?? { status: 3 }
    const Answer = records.map(one => one.split(' ')).map(parts => {
      const [owner, kind, ...data] = parts[0]! in numbers ? [name, ...parts] : parts
      return { name: `${owner}.`, type: numbers[kind!], TTL: 60, data: data.join(' ') }
    })
    return { body: { Status: status, AD: authentic, Question: [], Answer } }
  }
  await using world = await simulate({
    upstreams: [{ origin: 'https://dns.google', subject: () => '', found: answer, notFound: answer }],
    outcomes: () => 'success',
  })
  return { found: await dnsDetails.find({ type: 'Domain Name', value }, world.context()), asked }
}

describe('dns-details', () => {
  it('follows an alias in the order of its names', async () => {
    const { found } = await find('www.sam.example', {
      'www.sam.example': {
        records: ['b.sam.example CNAME c.Sam.example.', 'www.sam.example CNAME B.sam.example.',
          'c.sam.example A 192.0.2.1'],
        authentic: true,
      },
    })

    expect(found).to.deep.include({
      chain: ['b.sam.example', 'c.sam.example'],
      targetExists: true,
      exists: true,
      authenticated: true,
      isLoop: false,
    })
  })

  it('finds that the target of an alias, or its domain, does not exist', async () => {
    const dangling = { status: 3, records: ['CNAME old.sam.example.org.'] }
    const withDomain = await find('www.sam.example', { 'www.sam.example': dangling, 'example.org': {} })
    const without = await find('www.sam.example', { 'www.sam.example': dangling })

    expect(withDomain.found).to.deep
      .include({ chain: ['old.sam.example.org'], targetExists: false, domainExists: true })
    expect(without.found).to.deep.include({ targetExists: false, domainExists: false, exists: true })
  })

  it('recognises a loop', async () => {
    const { found } = await find('a.sam.example', {
      'a.sam.example': { records: ['CNAME b.sam.example.', 'b.sam.example CNAME a.sam.example.'] },
    })

    expect(found).to.deep.include({ chain: ['b.sam.example', 'a.sam.example'], isLoop: true })
  })

  it('recognises a wildcard by its records, and not by an empty answer', async () => {
    const absent = 'tracewell-no-such-name.sam.example'
    const wildcard = async (answer: Answer) =>
      (await find('sam.example', { 'sam.example': {}, [absent]: answer })).found?.wildcard

    expect(await wildcard({ records: ['A 192.0.2.1'] })).to.equal(true)
    expect(await wildcard({ status: 3, records: ['CNAME gone.example.'] })).to.equal(true)
    expect(await wildcard({})).to.equal(false)
    expect(await wildcard({ status: 2 })).to.equal(null)
  })

  it('keeps the other answers if one fails, and says which', async () => {
    const { found } = await find('sam.example', {
      'sam.example': {},
      'sam.example DS': { records: ['DS 1 13 2 0a'] },
      'sam.example HTTPS': { status: 2 },
    })

    expect(found).to.deep.include({ records: { DS: ['1 13 2 0a'] }, complete: false, unanswered: ['HTTPS'] })
  })

  it('asks about servers and certificates of services only', async () => {
    const service = await find('_sip._tcp.sam.example', {
      '_sip._tcp.sam.example': {},
      '_sip._tcp.sam.example SRV': { records: ['SRV 10 5 5060 sip.sam.example.'] },
    })
    const host = await find('sam.example', { 'sam.example': {} })

    expect(service.found?.records).to.eql({ SRV: ['10 5 5060 sip.sam.example.'] })
    expect(host.asked).to.have.members(['sam.example A', 'tracewell-no-such-name.sam.example A', 'sam.example DS',
      'sam.example DNSKEY', 'sam.example HTTPS'])
  })

  it('finds nothing about a name that does not exist', async () => {
    expect((await find('none.example', {})).found).to.equal(undefined)
  })
})
