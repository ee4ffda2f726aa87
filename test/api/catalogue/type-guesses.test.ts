import { expect } from 'chai'
import { start, type Started } from '../../../scripts/support/start.ts'
import { dumpTables } from '../../../scripts/support/tables.ts'

describe('POST /observables/types', () => {
  let service: Started
  before(async () => { service = await start() })
  after(() => service[Symbol.asyncDispose]())

  const guess = (values: unknown) => service.request('POST', '/observables/types', { body: { values } })

  it('returns the type and the normal form of each value, in the order of the values', async () => {
    const values = ['@Sam-Dev', 'Sam@Example.COM', '2001:DB8::0001', 'www.Example.com', '@Sam-Dev']

    const { status, body } = await guess(values)

    expect(status).to.equal(200)
    expect(body.data.observables).to.deep.equal([
      { value: '@Sam-Dev', type: 'Pseudonym', normal_value: 'Sam-Dev' },
      {
        value: 'Sam@Example.COM',
        type: 'Email Address',
        normal_value: 'Sam@example.com',
        mailbox: 'sam@example.com',
        alternative: { type: 'Pseudonym', value: '@Sam@example.com' },
      },
      { value: '2001:DB8::0001', type: 'IP Address', normal_value: '2001:db8::1' },
      { value: 'www.Example.com', type: 'Domain Name', normal_value: 'www.example.com' },
      { value: '@Sam-Dev', type: 'Pseudonym', normal_value: 'Sam-Dev' },
    ])
  })

  it('reads a handle of the Fediverse as a pseudonym, and offers both readings', async () => {
    const { body } = await guess(['@sam@social.example'])

    expect(body.data.observables).to.deep.equal([{
      value: '@sam@social.example',
      type: 'Pseudonym',
      normal_value: '@sam@social.example',
      alternative: { type: 'Email Address', value: 'sam@social.example' },
    }])
  })

  it('says which characters of a pseudonym are not searched', async () => {
    const { body } = await guess(['sa\u200bm', '\u202e@sam\u202c', 'sam'])

    const sam = { type: 'Pseudonym', normal_value: 'sam' }
    expect(body.data.observables).to.deep.equal([
      { value: 'sa\u200bm', ...sam, left_out: 'invisible characters' },
      { value: '\u202e@sam\u202c', ...sam, left_out: 'invisible characters' },
      { value: 'sam', ...sam },
    ])
  })

  it('names the mailbox and the relay service of an e-mail address, and chooses none of several', async () => {
    const values = [
      'Sam <s.a.m+x@gmail.com>', 'ab12cd@mozmail.com', 'sam@sam.example', 'sam@sam.example, kim@sam.example',
    ]

    const { body } = await guess(values)

    const type = 'Email Address'
    const read = (normal_value: string) => (
      { type, normal_value, alternative: { type: 'Pseudonym', value: `@${normal_value}` } })
    expect(body.data.observables.slice(0, 3)).to.deep.equal([
      { value: values[0], ...read('s.a.m+x@gmail.com'), mailbox: 'sam@gmail.com' },
      { value: values[1], ...read('ab12cd@mozmail.com'), relay: 'Firefox Relay' },
      { value: values[2], ...read('sam@sam.example') },
    ])
    expect(body.data.observables[3]).to.have.property('fault').that.matches(/^These are several e-mail addresses/)
  })

  it('answers 200 with a fault for each value that POST /investigations refuses without a type', async () => {
    const values = ['Sam Example', 'https://github.com/sam', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb', ' ', 'sam']

    const { status, body } = await guess(values)
    const refusal = await service.request('POST', '/investigations', {
      body: { observables: values.map(value => ({ value })) },
    })

    expect(status).to.equal(200)
    const faults = body.data.observables.flatMap(({ fault }, index) =>
      fault === undefined ? [] : [{ path: `observables.${index}.value`, message: fault }])
    expect(faults).to.have.lengthOf(4)
    expect(refusal.body).to.have.nested.property('error.faults').that.deep.equals(faults)
    expect(body.data.observables.filter(one => 'normal_value' in one).map(({ value }) => value)).to.deep.equal(['sam'])
  })

  it('names the direct tool that takes a value which no search accepts', async () => {
    const { body } = await guess(['as3333', '8.8.8.8/21', '1hgcm 82633 a004352', 'AS64512', '10.0.0.0/8'])

    expect(body.data.observables.map(({ tool }) => tool)).to.deep.equal([
      { tool: 'ip-intelligence', operation: 'asn', input: 'asn', value: 'AS3333' },
      { tool: 'ip-intelligence', operation: 'network', input: 'network', value: '8.8.8.0/21' },
      { tool: 'vehicle-intelligence', operation: 'vin', input: 'vin', value: '1HGCM82633A004352' },
      undefined,
      undefined,
    ])
    expect(body.data.observables[1]).to.have.property('fault').that.matches(/direct tool for networks/)
  })

  it('gives an empty or a long value a fault, and guesses the others', async () => {
    const values = ['sam', '', ' \u200b', 'a'.repeat(2_049)]

    const { status, body } = await guess(values)

    expect(status).to.equal(200)
    expect(body.data.observables[0]).to.have.property('normal_value', 'sam')
    for (const [at, fault] of [[1, /is empty/], [2, /is empty/], [3, /longer/]] as const) {
      expect(body.data.observables[at], values[at]).to.have.property('fault').that.matches(fault)
    }
  })

  it('offers the value that was probably meant, in the form in which it is searched', async () => {
    const meant = [
      ['sam[at]example[.]com', 'Email Address', 'sam@example.com'],
      ['hxxps://www[.]Example.com/x', 'Domain Name', 'www.example.com'],
      ['192.0.2[.]1', 'IP Address', '192.0.2.1'], ['https://github.com/sam', 'Pseudonym', 'sam'],
      ['https://github.com/sam/x', 'Domain Name', 'github.com'], ['STEAM_0:0:11101', 'Pseudonym', '76561197960287930'],
    ] as const

    const { body } = await guess(meant.map(([value]) => value))

    expect(body.data.observables.map(({ instead }) => instead))
      .to.deep.equal(meant.map(([, type, value]) => ({ type, value })))
  })

  it('takes 1,000 values, and is not metered', async () => {
    const { status, body, headers } = await guess(Array.from({ length: 1_000 }, (_, index) => `sam-${index}`))

    expect(status).to.equal(200)
    expect(body.data.observables.at(-1)?.value).to.equal('sam-999')
    expect([...headers.keys()].filter(name => name.startsWith('x-ratelimit'))).to.deep.equal([])
  })

  for (const [what, values, path] of [
    ['no value', [], 'values'],
    ['1,001 values', Array.from({ length: 1_001 }, () => 'sam'), 'values'],
    ['a value that is no text', [7], 'values.0'],
  ] as const) {
    it(`answers 400 for ${what}`, async () => {
      const { status, body } = await guess(values)

      expect(status).to.equal(400)
      expect(body).to.have.nested.property('error.faults[0].path', path)
    })
  }

  it('answers 401 without a key', async () => {
    const { status } = await service.request('POST', '/observables/types', { key: null, body: { values: ['sam'] } })

    expect(status).to.equal(401)
  })

  it('works on every plan, and stores and logs no value', async () => {
    const key = await service.newKey('free')
    const values = ['guessed-one', 'guessed two', 'guessed-three@guessed.example']

    const { status } = await service.request('POST', '/observables/types', { key, body: { values } })

    expect(status).to.equal(200)
    expect(JSON.stringify(await dumpTables(service))).not.to.include('guessed')
    expect(service.logged.join('\n')).not.to.include('guessed')
  })
})
