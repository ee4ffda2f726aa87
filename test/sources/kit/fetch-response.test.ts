import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'chai'
import { absent } from '../../../src/sources/kit/absence.ts'
import { fetchResponse, parseJson } from '../../../src/sources/kit/fetch-response.ts'
import { fetchJson } from '../../../src/sources/kit/json-look-up.ts'
import { arrayOf, objectWith, text } from '../../../src/sources/kit/schema.ts'
import type { Request } from '../../../src/sources/egress/client.ts'
import { SourceFailure } from '../../../src/sources/failures.ts'
import type { UpstreamAnswer } from '../../../src/upstreams/upstream.ts'
import { simulate } from '../../support/simulated.ts'
import { until } from '../../../scripts/support/until.ts'

const request: Request = { url: 'https://source.example/sam' }

/** Simulates a source that returns these answers in turn, then repeats the last one. `drop` closes the connection. */
function answering(...script: Array<Partial<UpstreamAnswer> | 'drop'>) {
  let turn = -1
  const now = () => script[Math.min(turn, script.length - 1)] ?? 'drop'
  const answer = (): UpstreamAnswer => ({ body: 'there', ...Object(now()) as Partial<UpstreamAnswer> })
  return simulate({
    upstreams: [{ origin: 'https://source.example', subject: () => 'sam', found: answer, notFound: answer }],
    outcomes: () => {
      turn++
      return now() === 'drop' ? 'drop' : 'success'
    },
  })
}

async function codeFor(status: number): Promise<unknown> {
  await using world = await answering({ status })
  return await codeOf(fetchResponse(world.context(), request))
}

const codeOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(() => 'an answer', (failure: unknown) => failure instanceof SourceFailure ? failure.code : failure)

describe('fetchResponse', () => {
  it('returns the response', async () => {
    await using world = await answering({ body: { a: 1 } })

    const answer = await fetchResponse(world.context(), request)

    expect(answer && await parseJson(answer)).to.eql({ a: 1 })
  })

  it('fails with UPSTREAM_CHANGED on JSON that is nested too deeply', async () => {
    await using world = await answering({ body: '[{"a":'.repeat(50) + '1' + '}]'.repeat(50) }, {
      body: '['.repeat(100_000) + ']'.repeat(100_000),
    })

    const kept = await fetchResponse(world.context(), request)
    const deep = await fetchResponse(world.context(), request)

    expect(kept && await parseJson(kept)).to.be.an('array')
    expect(deep && await codeOf(parseJson(deep))).to.equal('UPSTREAM_CHANGED')
  })

  it('skips a byte order mark before JSON, but not a second one', async () => {
    const mark = '\ufeff'

    expect(await parseJson({ body: Buffer.from(`${mark}{"a":1}`) })).to.deep.equal({ a: 1 })
    expect(await codeOf(parseJson({ body: Buffer.from(`${mark}${mark}{}`) }))).to.equal('UPSTREAM_CHANGED')
  })

  it('reads JSON in the character set that its mark or its header names', async () => {
    const json = '{"name":"José"}'
    const marked = Buffer.from(`\ufeff${json}`, 'utf16le')
    const latin = Buffer.from(json, 'latin1')
    const typed = (charset: string) => ({ headers: { 'content-type': `application/json; charset=${charset}` } })

    for (const answer of [
      { body: marked }, { body: Buffer.from(marked).swap16() }, { body: latin, ...typed('ISO-8859-1') },
      { body: Buffer.from(json), ...typed('ISO-8859-1') }, { body: Buffer.from(json), ...typed('no-such-set') },
    ]) expect(await parseJson(answer)).to.deep.equal({ name: 'José' })
  })

  it('does not take an answer with lost letters for one without results', async () => {
    const named = (body: Buffer, type = 'application/json') => fetchJson(
      { ...world.context(), client: { send: ({ url }) => Promise.resolve({
        status: 200, headers: { 'content-type': type }, body, url,
      }) } },
      request,
      { response: objectWith({ names: arrayOf(text) }) },
      ({ names }) => names.filter(name => name === 'José'),
    )
    await using world = await answering({})
    const json = JSON.stringify({ names: ['Ana', 'José'] })

    expect(await named(Buffer.from(json))).to.deep.equal(['José'])
    expect(await named(Buffer.from(json, 'latin1'), 'application/json; charset=windows-1252')).to.deep.equal(['José'])
    expect(await codeOf(named(Buffer.from(json, 'latin1')))).to.equal('UPSTREAM_CHANGED')
  })

  for (const headers of [{ 'x-ratelimit-remaining': '0' }, { 'retry-after': '60' }]) {
    it(`fails with UPSTREAM_RATE_LIMITED on a 403 with ${Object.keys(headers)[0]}`, async () => {
      await using world = await answering({ status: 403, headers, body: { message: 'API rate limit exceeded' } })

      expect(await codeOf(fetchResponse(world.context(), request))).to.equal('UPSTREAM_RATE_LIMITED')
    })
  }

  it('fails with UPSTREAM_BLOCKED on a 403 with requests left', async () => {
    await using world = await answering({ status: 403, headers: { 'x-ratelimit-remaining': '59' }, body: '' })

    expect(await codeOf(fetchResponse(world.context(), request))).to.equal('UPSTREAM_BLOCKED')
  })

  const missing = [absent(404, 'code', '^NO_SUCH_NAME$'), { status: 410, text: /^gone$/ }]

  it('returns undefined only for an answer with which the source says that it has nothing', async () => {
    await using world = await answering({ status: 404, body: { code: 'NO_SUCH_NAME', more: 1 } }, {
      status: 410,
      body: 'gone\n',
    })

    expect(await fetchResponse(world.context(), request, missing)).to.equal(undefined)
    expect(await fetchResponse(world.context(), request, missing)).to.equal(undefined)
  })

  for (const [title, answer, code] of [
    ['another JSON', { status: 404, body: { detail: 'Not Found' } }, 'UPSTREAM_CHANGED'],
    ['the text of another status', { status: 404, body: 'gone' }, 'UPSTREAM_CHANGED'],
    ['a page', { status: 410, body: '<html>gone</html>' }, 'UPSTREAM_CHANGED'],
    ['no body', { status: 404, body: '' }, 'UPSTREAM_CHANGED'],
    ['a long text', { status: 410, body: `gone${' '.repeat(70_000)}` }, 'UPSTREAM_CHANGED'],
    ['a block page', {
      status: 404,
      headers: { 'content-type': 'text/html' },
      body: '<h1>Access denied</h1>',
    }, 'UPSTREAM_BLOCKED'],
    ['a status that is not documented', { status: 400, body: { code: 'NO_SUCH_NAME' } }, 'UPSTREAM_ERROR'],
  ] as const) {
    it(`fails with ${code} for ${title} in place of the documented answer`, async () => {
      await using world = await answering(answer)

      expect(await codeOf(fetchResponse(world.context(), request, missing))).to.equal(code)
    })
  }

  it('returns the response for an error status that the caller accepts', async () => {
    await using world = await answering({ status: 400, body: 'why' })

    const answer = await fetchResponse(world.context(), request, missing, [400])

    expect(answer?.body.toString()).to.equal('why')
  })

  it('maps each error status to its failure code', async () => {
    const codes = await Promise.all([401, 403, 451, 429, 400, 500, 503].map(status => codeFor(status)))

    expect(codes).to.eql([
      'UPSTREAM_BLOCKED', 'UPSTREAM_BLOCKED', 'UPSTREAM_BLOCKED', 'UPSTREAM_RATE_LIMITED',
      'UPSTREAM_ERROR', 'UPSTREAM_ERROR', 'UPSTREAM_ERROR',
    ])
  })

  it('recognises a block page with status 200', async () => {
    const headers = { 'content-type': 'text/html' }
    await using world = await answering({ headers, body: '<h1>Please solve this CAPTCHA</h1>' })

    expect(await codeOf(fetchResponse(world.context(), request))).to.equal('UPSTREAM_BLOCKED')
  })

  it('retries once after a broken connection', async () => {
    await using world = await answering('drop', {})

    const answer = await fetchResponse(world.context(), request)

    expect(answer?.body.toString()).to.equal('there')
  })

  it('does not retry twice', async () => {
    await using world = await answering('drop', 'drop', {})

    const code = await codeOf(fetchResponse(world.context(), request))

    expect(code).to.equal('UPSTREAM_UNREACHABLE')
    expect(world.requestCount).to.equal(2)
  })

  it('retries after a short Retry-After', async () => {
    await using world = await answering({ status: 429, headers: { 'retry-after': '0' } }, {})

    const answer = await fetchResponse(world.context(), request)

    expect(answer?.body.toString()).to.equal('there')
  })

  it('reports a long Retry-After to the caller instead of waiting', async () => {
    await using world = await answering({ status: 429, headers: { 'retry-after': '60' } })

    const failure = await fetchResponse(world.context(), request).catch((thrown: unknown) => thrown)

    expect(failure).to.include({ code: 'UPSTREAM_RATE_LIMITED', retryAfterMs: 60_000 })
    expect(world.requestCount).to.equal(1)
  })

  it('rejects with the reason of its signal during the wait for a retry', async () => {
    await using world = await answering({ status: 429, headers: { 'retry-after': '3' } })
    const stop = new AbortController()

    const asking = codeOf(fetchResponse(world.context(stop.signal), request))
    await until(() => world.requestCount > 0)
    // now, `fetchResponse` waits for its retry; an earlier abort would stop the request itself, and the client would
    // reject
    await sleep(20) // real clock: nothing reports that the wait has begun
    stop.abort(new SourceFailure('UPSTREAM_TIMEOUT', 'the deadline passed'))

    expect(await asking).to.equal('UPSTREAM_TIMEOUT')
  })
})
