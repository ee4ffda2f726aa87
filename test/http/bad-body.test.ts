import { expect } from 'chai'
import fc from 'fast-check'
import { good, raw, refusalOf, startPets, type TestApp } from '../support/contract-app.ts'
import { amount } from '../support/amount.ts'

describe('an invalid body', () => {
  let app: TestApp
  before(async () => { app = await startPets() })
  after(() => app[Symbol.asyncDispose]())

  const ask = (path: string, init?: RequestInit) => refusalOf(app, path, init)
  const post = (body: string | Buffer | Blob, type = 'application/json') => ask('/pets', {
    method: 'POST', body, headers: { 'Content-Type': type },
  })

  for (const [name, body, path, message] of [
    ['malformed JSON', '{"name":', '', 'malformed JSON at line 1, column 9: expected a value'],
    [
      'nesting over 32',
      '{"a":'.repeat(33) + '1' + '}'.repeat(33),
      Array(32).fill('a').join('.'),
      'is nested deeper than 32 levels',
    ],
    ['a NUL escape', '{"name":"a\\u0000","colour":"red"}', 'name', 'must not contain a NUL character'],
    ['a lone surrogate', '{"name":"\\ud800","colour":"red"}', 'name', 'must not contain a lone surrogate'],
    ['a duplicate key', '{"name":"a","name":"b","colour":"red"}', 'name', 'must be given only once'],
    ['a __proto__ key', '{"__proto__":{"name":"a"},"name":"a","colour":"red"}', '__proto__', 'is not an allowed name'],
    [
      'a raw NUL byte',
      '{"name":"\0"}',
      '',
      'malformed JSON at line 1, column 10: expected an escape in place of a control character',
    ],
  ] as const) {
    it(`refuses ${name} and reports its position`, async () => {
      const answer = await post(body)

      expect(answer.status).to.equal(400)
      expect(answer.code).to.equal('VALIDATION_ERROR')
      expect(answer.details).to.deep.equal([{ path, message }])
    })
  }

  it('refuses bytes that are not UTF-8', async () => {
    const answer = await post(Buffer.from([0x22, 0xff, 0x22]))

    expect(answer.status).to.equal(400)
    expect(answer.details).to.deep.equal([{ path: '', message: 'the body is not UTF-8' }])
  })

  it('refuses a missing body if a body is required', async () => {
    const answer = await ask('/pets', { method: 'POST' })

    expect(answer.status).to.equal(400)
    expect(answer.details).to.deep.equal([{ path: '', message: 'a JSON body is required' }])
  })

  it('accepts a missing body if the body is optional', async () => {
    const response = await fetch(`${app.url}/pets/delete`, { method: 'POST', headers: good })

    expect(response.status).to.equal(204)
  })

  for (const [type, message] of [
    ['text/plain', 'is text/plain; send application/json'],
    ['application/x-www-form-urlencoded', 'is application/x-www-form-urlencoded; send application/json'],
    ['application/jsonx', 'is application/jsonx; send application/json'],
    ['application/json; charset=latin1', 'has the charset latin1; send UTF-8'],
    ['application/json; v=1; charset="UTF-16"', 'has the charset UTF-16; send UTF-8'],
    ['', 'is missing; send application/json'],
  ] as const) {
    it(`refuses the type ${type || '(none)'} and reports why`, async () => {
      const answer = await post(new Blob(['{"name":"Rex","colour":"red"}']), type)

      expect(answer.status).to.equal(415)
      expect(answer.code).to.equal('UNSUPPORTED_MEDIA_TYPE')
      expect(answer.details).to.deep.equal([{ path: 'Content-Type', message }])
    })
  }

  for (const type of [
    'Application/JSON; Charset="UTF-8"', 'application/json;charset=utf8', 'application/json; v=1',
    'application/json ; a="b;c" ; charset=utf-8', 'application/json;',
  ]) {
    it(`accepts the type ${type}`, async () => {
      const response = await fetch(`${app.url}/pets`, {
        method: 'POST',
        body: '{"name":"Rex","colour":"red"}',
        headers: { ...good, 'Content-Type': type },
      })

      expect(response.status).to.equal(201)
    })
  }

  it('refuses a compressed body, and names the coding and the type', async () => {
    const answer = await ask('/pets', {
      method: 'POST', body: '{}', headers: { 'Content-Type': 'text/plain', 'Content-Encoding': 'gzip' },
    })

    expect(answer.status).to.equal(415)
    expect(answer.headers.get('accept-encoding')).to.equal('identity')
    expect(answer.details).to.deep.equal([
      { path: 'Content-Type', message: 'is text/plain; send application/json' },
      { path: 'Content-Encoding', message: 'is gzip; send the body uncompressed' },
    ])
  })

  it('refuses a body with a transfer coding other than chunked', async () => {
    const text = await raw(app.port, [
      'POST /pets HTTP/1.1', 'Host: a', 'Authorization: Bearer good', 'Content-Type: application/json',
      'Transfer-Encoding: gzip, chunked', 'Connection: close', '', '2\r\n{}\r\n0', '', '',
    ].join('\r\n'))

    expect(text).to.match(/^HTTP\/1.1 415 /)
    expect(text).to.include('"path":"Transfer-Encoding"')
  })

  it('accepts a body that begins with a byte order mark', async () => {
    const response = await fetch(`${app.url}/pets`, {
      method: 'POST',
      body: Buffer.from('\ufeff{"name":"Rex","colour":"red"}'),
      headers: { ...good, 'Content-Type': 'application/json' },
    })

    expect(response.status).to.equal(201)
  })

  it('refuses a second byte order mark', async () => {
    const answer = await post(Buffer.from('\ufeff\ufeff{}'))

    expect(answer.status).to.equal(400)
  })

  it('refuses a body of more than 64 KiB by its Content-Length', async () => {
    const answer = await post(`"${'x'.repeat(64 * 1024)}"`)

    expect(answer.status).to.equal(413)
    expect(answer.code).to.equal('PAYLOAD_TOO_LARGE')
  })

  it('refuses a chunked body of more than 64 KiB, and keeps the connection', async () => {
    const chunk = `${(16 * 1024).toString(16)}\r\n${'x'.repeat(16 * 1024)}\r\n`
    const large = [
      'POST /pets HTTP/1.1', 'Host: a', 'Authorization: Bearer good', 'Content-Type: application/json',
      'Transfer-Encoding: chunked', '', `${chunk.repeat(10)}0`, '', '',
    ].join('\r\n')
    const next = 'GET /health HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'

    const text = await raw(app.port, large + next)

    expect(text).to.match(/^HTTP\/1.1 413 /)
    expect(text).to.include('"code":"PAYLOAD_TOO_LARGE"')
    expect(text).to.include('{"status":"ok"}')
  })

  it('accepts a body of exactly 64 KiB', async () => {
    const body = '{"name":"Rex","colour":"red"}'

    const response = await fetch(`${app.url}/pets`, {
      method: 'POST', body: body.padEnd(64 * 1024), headers: { ...good, 'Content-Type': 'application/json' },
    })

    expect(response.status).to.equal(201)
  })

  it('reports at most 1,000 of 10,000 invalid entries, and that there are more', async () => {
    const answer = await ask('/pets/delete', {
      method: 'POST',
      body: JSON.stringify({ ids: Array.from({ length: 10_000 }, (_, index) => index) }),
      headers: { 'Content-Type': 'application/json' },
    })

    expect(answer.status).to.equal(400)
    expect(answer.details).to.have.length(1_000)
    expect(answer.details.at(-1)).to.deep.equal({ path: '', message: 'has more faults than this list' })
  })

  it('reports all faults of body and parameters together', async () => {
    const answer = await ask('/pets?page=1', {
      method: 'POST',
      body: '{"colour":"blue","size":1,"tags":["a","B",7]}',
      headers: { 'Content-Type': 'application/json' },
    })

    expect(answer.details).to.have.deep.members([
      { path: 'page', message: 'unknown query parameter' },
      { path: 'name', message: 'is required' },
      { path: 'colour', message: 'must be one of: red, green' },
      { path: 'size', message: 'unknown field' },
      { path: 'tags.1', message: 'must be small letters' },
      { path: 'tags.2', message: 'must be a string' },
    ])
  })

  it('never answers 5xx to any bytes', async () => {
    await fc.assert(fc.asyncProperty(fc.uint8Array({ maxLength: 64 }), async bytes => {
      const answer = await post(Buffer.from(bytes))

      expect(answer.status).to.equal(400)
    }), { numRuns: amount(200) })
  })

  it('never answers 5xx to any JSON', async () => {
    const pet = fc.record({
      name: fc.jsonValue(), colour: fc.jsonValue(), food: fc.jsonValue(), home: fc.jsonValue(),
    }, { requiredKeys: [] })

    await fc.assert(fc.asyncProperty(fc.oneof(fc.jsonValue(), pet), async value => {
      const response = await fetch(`${app.url}/pets`, {
        method: 'POST', body: JSON.stringify(value), headers: { ...good, 'Content-Type': 'application/json' },
      })
      await response.arrayBuffer()

      expect(response.status).to.be.oneOf([201, 400])
    }), { numRuns: amount(200) })
  })
})
