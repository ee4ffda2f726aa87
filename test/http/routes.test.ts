import { expect } from 'chai'
import { operations as apiOperations } from '../../generated/api-operations.ts'
import { operations as imageOperations } from '../../generated/images-operations.ts'
import { Failure } from '../../src/errors.ts'
import type { Operation } from '../../src/http/operation.ts'
import { allMethods, createRoutes } from '../../src/http/routes.ts'

const route = (method: string, path: string): { operation: Operation } =>
  ({
    operation: {
      id: `${method} ${path}`, method, path, segments: path === '/' ? [] : path.slice(1).split('/'),
    } as unknown as Operation,
  })

const routes = createRoutes([
  route('GET', '/'),
  route('GET', '/search'),
  route('POST', '/search'),
  route('POST', '/search/delete'),
  route('GET', '/search/{id}'),
  route('GET', '/search/{id}/results'),
  route('GET', '/search/{id}/results/{source}'),
])

function thrown(work: () => unknown): Failure {
  try {
    work()
  } catch (error) {
    return error as Failure
  }
  throw new Error('nothing was thrown')
}

describe('the table of routes', () => {
  it('finds static paths', () => {
    const found = ['/', '/search'].map(path => routes.match('GET', path)?.route.operation.id)

    expect(found).to.deep.equal(['GET /', 'GET /search'])
  })

  it('finds paths with parameters and decodes their values', () => {
    const found = routes.match('GET', '/search/a%2Fb%C3%A9/results/forum')

    expect(found?.route.operation.path).to.equal('/search/{id}/results/{source}')
    expect(found?.values).to.deep.equal(['a/bé', 'forum'])
  })

  it('prefers a static segment, and tries the parameter if the static segment has no match', () => {
    const found = routes.match('GET', '/search/delete/results')

    expect(found?.route.operation.path).to.equal('/search/{id}/results')
    expect(found?.values).to.deep.equal(['delete'])
  })

  it('ignores one slash at the end of a path', () => {
    const found = ['/search/', '/search/1/', '/search/1/results/'].map(path => routes.match('GET', path))

    expect(found.map(match => match?.route.operation.path)).to.deep.equal([
      '/search', '/search/{id}', '/search/{id}/results',
    ])
    expect(found.map(match => match?.values)).to.deep.equal([[], ['1'], ['1']])
    expect(routes.match('POST', '/search/')?.route.operation.id).to.equal('POST /search')
    expect(routes.allow('/search/delete/')).to.equal(routes.allow('/search/delete'))
  })

  it('gives an empty last value to a route that takes one, and ignores the slash otherwise', () => {
    const images = createRoutes([route('GET', '/flags'), route('GET', '/flags/{file}')], { emptyValues: true })

    expect(images.match('GET', '/flags/')?.values).to.deep.equal([''])
    expect(images.match('GET', '/flags/fr/')?.values).to.deep.equal(['fr'])
    expect(thrown(() => images.match('GET', '/flags//'))).to.have.property('code', 'NOT_FOUND')
  })

  it('finds a static path that is written with escapes', () => {
    const found = routes.match('GET', '/se%61rch')

    expect(found?.route.operation.id).to.equal('GET /search')
  })

  it('matches HEAD to the GET operation', () => {
    const found = routes.match('HEAD', '/search/1')

    expect(found?.route.operation.id).to.equal('GET /search/{id}')
  })

  for (const path of [
    '/nothing', '//', '/search//', '/search/1//', '/search/1/results/2/3', '', 'search', '/search//results',
  ]) {
    it(`has no route at ${JSON.stringify(path)}`, () => {
      const failure = thrown(() => routes.match('GET', path))

      expect(failure.code).to.equal('NOT_FOUND')
    })
  }

  it('lists the methods of a path that does not support the requested method', () => {
    const failure = thrown(() => routes.match('GET', '/search/delete'))

    expect(failure.code).to.equal('METHOD_NOT_ALLOWED')
    expect(failure.headers).to.deep.equal({ Allow: 'OPTIONS, POST' })
  })

  it('returns no route for OPTIONS, and lists the methods', () => {
    const found = routes.match('OPTIONS', '/search')

    expect(found).to.equal(undefined)
    expect(routes.allow('/search')).to.equal('GET, HEAD, OPTIONS, POST')
  })

  for (const path of ['/search/%', '/search/%zz', '/search/%ff', '/search/%ed%a0%80']) {
    it(`refuses the malformed escape in ${path}`, () => {
      const failure = thrown(() => routes.match('GET', path))

      expect(failure.code).to.equal('VALIDATION_ERROR')
      expect(failure.details).to.deep.equal([{ path: '', message: 'the path contains a malformed percent escape' }])
    })
  }

  it('accepts an empty last segment as a value only if the service allows it', () => {
    const paths = [route('GET', '/flags'), route('GET', '/flags/{file}'), route('GET', '/{domain}')]
    const told = createRoutes(paths, { emptyValues: true })
    const found = (path: string) => told.match('GET', path)

    expect(['/', '/flags', '/flags/'].map(path => found(path)?.route.operation.path)).to.deep.equal(['/{domain}',
      '/flags', '/flags/{file}'])
    expect(found('/flags/')?.values).to.deep.equal([''])
    expect(thrown(() => found('//fr')).code).to.equal('NOT_FOUND')
    expect(createRoutes(paths).match('GET', '/flags/')?.route.operation.path).to.equal('/flags')
  })

  it('know the methods of all operations', () => {
    const declared = [...apiOperations, ...imageOperations].map(({ method }) => method)

    expect(allMethods.split(', ')).to.deep.equal([...new Set([...declared, 'HEAD', 'OPTIONS'])].sort())
  })

  it('refuses an operation that is declared twice', () => {
    const twice = () => createRoutes([route('GET', '/a/{b}'), route('GET', '/a/{c}')])

    expect(twice).to.throw('GET /a/{c} is declared twice')
  })
})
