import { expect } from 'chai'
import fc from 'fast-check'
import { good, raw, refusalOf, startPets, type TestApp } from '../support/contract-app.ts'
import { amount } from '../support/amount.ts'

describe('the contract', () => {
  let app: TestApp
  before(async () => { app = await startPets() })
  after(() => app[Symbol.asyncDispose]())

  const ask = (path: string, init?: RequestInit) => refusalOf(app, path, init)

  for (const text of [
    '0x10', '1e2', '007', '%205', '5%20', '+5', '1.0', '', '-0', 'NaN', '1234567890123456', 'Infinity',
  ]) {
    it(`refuses ${JSON.stringify(text)} as an integer`, async () => {
      const answer = await ask(`/pets?limit=${text}`)

      expect(answer.status).to.equal(400)
      expect(answer.details).to.deep.equal([{ path: 'limit', message: 'must be an integer' }])
    })
  }

  for (const text of ['0x1', '1e2', '.5', '5.', 'Infinity']) {
    it(`refuses ${text} as a number`, async () => {
      const answer = await ask(`/pets?price=${text}`)

      expect(answer.details).to.deep.equal([{ path: 'price', message: 'must be a number' }])
    })
  }

  for (const text of ['1', 'TRUE', '', 'yes']) {
    it(`refuses ${JSON.stringify(text)} as a boolean`, async () => {
      const answer = await ask(`/pets?sold=${text}`)

      expect(answer.details).to.deep.equal([{ path: 'sold', message: 'must be a boolean' }])
    })
  }

  it('reports repeated parameters by name', async () => {
    const answer = await ask('/pets?limit=1&limit=2')

    expect(answer.details).to.deep.equal([{ path: 'limit', message: 'must be given only once' }])
  })

  for (const [method, path] of [['POST', '/pets/delete'], ['GET', '/pets']] as const) {
    it(`reports unknown parameters of ${method} by name`, async () => {
      const answer = await ask(`${path}?colour=red&__proto__=1&constructor=1`, { method })

      expect(answer.status).to.equal(400)
      expect(answer.headers.has('x-ignored-parameters')).to.equal(false)
      expect(answer.details).to.deep.equal([
        { path: 'colour', message: 'unknown query parameter' },
        { path: '__proto__', message: 'unknown query parameter' },
        { path: 'constructor', message: 'unknown query parameter' },
      ])
    })
  }

  describe('of a service that ignores unknown parameters of a read', () => {
    let tolerant: TestApp
    before(async () => { tolerant = await startPets({ ignoreUnknown: true }) })
    after(() => tolerant[Symbol.asyncDispose]())

    const ignoredOf = async (path: string, init: RequestInit = {}) => {
      const response = await fetch(tolerant.url + path, { ...init, headers: good })
      await response.arrayBuffer()
      return [response.status, response.headers.get('x-ignored-parameters')]
    }

    for (
      const [what, query, names] of [
        ['names them', 'limit=5&utm_source=x&limitt=1', 'utm_source, limitt'],
        ['names none if there are none', 'limit=5', null],
        ['names each once', 'a=1&a=2&a=3', 'a'],
        ['names them without their values', 'name=sam%40example.com&x', 'name, x'],
        ['encodes their other characters', 'sam%40example.com=1&a%0d%0aSet-Cookie:b=1&ok=1&%c3%a9=1&a,b=1&=1',
          'sam%40example.com, a%0D%0ASet-Cookie%3Ab, ok, %C3%A9, a%2Cb, ...'],
        ['writes dots for long names', `${'n'.repeat(41)}=1&${'m'.repeat(40)}=1`, `${'m'.repeat(40)}, ...`],
        ['names ten of them at most', Array.from({ length: 12 }, (_, index) => `p${index}=1`).join('&'),
          `${Array.from({ length: 10 }, (_, index) => `p${index}`).join(', ')}, ...`],
        ['ignores names of objects', '__proto__=1&constructor=1', '__proto__, constructor'],
        ['ignores a malformed value', 'x=%zz', 'x'],
      ] as const
    ) {
      it(what, async () => {
        expect(await ignoredOf(`/pets?${query}`)).to.deep.equal([200, names])
        expect(await ignoredOf(`/pets?${query}`, { method: 'HEAD' })).to.deep.equal([200, names])
      })
    }

    it('names them in an error too', async () => {
      expect(await ignoredOf('/pets?limit=x&limitt=1')).to.deep.equal([400, 'limitt'])
    })

    it('names them in a stream too', async () => {
      expect(await ignoredOf('/pets/7d3a1f0e-5a55-4c0c-9c3e-0d9a4ce11111/news?x=1')).to.deep.equal([200, 'x'])
    })
  })

  for (const [query, path, name] of [
    ['tag[]=a', 'tag[]', 'tag'], ['tag%5B%5D=a&tag%5B%5D=b', 'tag[]', 'tag'], ['tag[0]=a', 'tag[0]', 'tag'],
    ['limit[]=5', 'limit[]', 'limit'], ['limit[gt][x]=5', 'limit[gt][x]', 'limit'],
  ] as const) {
    it(`refuses ${query}, which would be a declared parameter without the brackets`, async () => {
      const answer = await ask(`/pets?${query}`)

      expect(answer.status).to.equal(400)
      expect(answer.details[0]).to.deep.equal({ path, message: `write it without brackets, as ${name}` })
    })
  }

  it('reports which entry of a repeated parameter is invalid', async () => {
    const answer = await ask('/pets?tag=a&tag=B')

    expect(answer.details).to.deep.equal([{ path: 'tag.1', message: 'must be small letters' }])
  })

  it('reports an invalid header by name', async () => {
    const answer = await ask('/pets', { headers: { 'Last-Event-ID': '0x1' } })

    expect(answer.details).to.deep.equal([{ path: 'Last-Event-ID', message: 'must be an integer' }])
  })

  for (const path of ['/pets?q=%', '/pets?q=%zz', '/pets?%ff=1', '/pets/%', '/pets/%c3%28', '/nothing/%']) {
    it(`refuses the malformed escape in ${path}`, async () => {
      const answer = await ask(path)

      expect(answer.status).to.equal(400)
      expect(answer.details[0]?.message).to.match(/^the (path|query) contains a malformed percent escape$/)
    })
  }

  for (const [path, name] of [['/pets?q=a%00b', 'q'], ['/pets/%00', 'id']] as const) {
    it(`refuses the NUL character in ${path}`, async () => {
      const answer = await ask(path)

      expect(answer.details).to.deep.equal([{ path: name, message: 'must not contain a NUL character' }])
    })
  }

  it('refuses unescaped bytes outside ASCII', async () => {
    const text = await raw(app.port, Buffer.from('GET /pets/é HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'))

    expect(text).to.match(/^HTTP\/1.1 400 /)
    expect(text).to.include('"code":"VALIDATION_ERROR"')
  })

  it('reads valid parameters and fills in defaults', async () => {
    const response = await fetch(`${app.url}/pets?sold=false&price=1.50&tag=a&tag=b&q=a+b%2B%C3%A9&`, {
      headers: { ...good, 'Last-Event-ID': '7' },
    })

    expect(await response.json()).to.deep.equal({
      query: {
        limit: 100,
        sold: false,
        price: 1.5,
        tag: ['a', 'b'],
        q: 'a b+é',
      },
      headers: { 'Last-Event-ID': 7 },
    })
  })

  it('never answers 5xx to any query', async () => {
    const name = fc.constantFrom('limit', 'sold', 'tag', 'q', 'x', '')
    const query = fc.array(fc.tuple(name, fc.string({ unit: 'binary', maxLength: 12 })))

    await fc.assert(fc.asyncProperty(query, async pairs => {
      const text = pairs.map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`).join('&')
      const response = await fetch(`${app.url}/pets?${text}`, { headers: good })
      await response.arrayBuffer()

      expect(response.status).to.be.oneOf([200, 400])
    }), { numRuns: amount(200) })
  })
})
