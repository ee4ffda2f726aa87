import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import { operationsOf, textOf, type OpenApi } from '../../scripts/generate/document.ts'
import { describeOperations } from '../../scripts/generate/python/describe.ts'
import { operationsModule } from '../../scripts/generate/python/operations.ts'
import { docstring, snake } from '../../scripts/generate/python/text.ts'
import { typesModule } from '../../scripts/generate/python/types.ts'

const folder = new URL('../../generated/', import.meta.url)
const document = JSON.parse(readFileSync(new URL('api.json', folder), 'utf8')) as OpenApi
const modules = ['types', '_operations', '_async_operations', '_client', '_stream', '_transport', '_webhook']
const packaged = (name: string): URL => new URL(`client-python/src/tracewell/${name}.py`, folder)

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const types = (schemas: OpenApi['paths']): string[] =>
  typesModule('maker', { paths: {}, components: { schemas } }).split('\n').slice(7)

describe('the Python package', () => {
  it('has every operation of the document, blocking and with asyncio', () => {
    const names = operationsOf(document).map(({ node }) => textOf(node['x-client-name']).split('.').map(snake))
    for (const module of ['_operations', '_async_operations']) {
      const text = readFileSync(packaged(module), 'utf8')
      const missing = names.filter(([group, verb]) => {
        const name = group!.replace(/(^|_)./g, letter => letter.replace('_', '').toUpperCase())
        const [, body = ''] = new RegExp(`^class (?:Async)?${name}Operations:\n([^]*?)^class `, 'm').exec(text) ?? []
        return !new RegExp(`^    (async )?def ${verb}\\(`, 'm').test(body)
      })

      expect(missing, module).to.deep.equal([])
    }
  })

  it('has no syntax that Python 3.10 does not know', () => {
    const program = 'import ast, sys\n' +
      'for name in sys.argv[1:]: ast.parse(open(name, encoding="utf-8").read(), name, feature_version=(3, 10))'

    execFileSync('python3', ['-c', program, ...modules.map(name => packaged(name).pathname)])
  })

  it('has optional fields in a class that is not total', () => {
    const lines = types({
      Pet: {
        required: ['name'],
        description: 'A pet.',
        properties: { name: { type: 'string', description: 'Its name.' }, kind: ref('Kind') },
      },
      Kind: { enum: ['cat', 'dog'] },
    })

    expect(lines).to.deep.equal([
      '', 'class _PetRequired(TypedDict):', '    name: str', '    """Its name."""', '',
      '', 'class Pet(_PetRequired, total=False):', '    """A pet."""', '', '    kind: Kind', '',
      '', 'Kind: TypeAlias = Literal["cat", "dog"]', '',
    ])
  })

  it('has a type for a field that has the name of a keyword, null, a list, and any fields', () => {
    const lines = types({
      Range: { required: ['from', 'to'], properties: { from: { type: ['integer', 'null'] }, to: ref('Names') } },
      Either: { oneOf: [ref('Names'), { type: 'null' }, { type: 'object', additionalProperties: true }] },
      Names: { type: 'array', items: { type: 'string' } },
    })

    expect(lines.filter(line => line !== '')).to.deep.equal([
      'Range = TypedDict(', '    "Range",', '    {', '        "from": "int | None",', '        "to": "Names",',
      '    },', ')',
      'Names: TypeAlias = list[str]',
      'Either: TypeAlias = Union[Names, None, dict[str, Any]]',
    ])
  })

  it('has final types for the parts of a union, so that a type checker can tell them apart', () => {
    const lines = types({
      Event: { oneOf: [ref('Begin'), ref('End')] },
      Begin: { required: ['begin'], properties: { begin: { type: 'boolean' } } },
      End: { required: ['end'], properties: { end: { type: 'boolean' } } },
    })

    expect(lines.filter(line => line === '@final')).to.have.length(2)
  })

  it('is not generated if a union contains itself, or if two arguments have one name', () => {
    const operation = (name: string) => ({
      'x-client-name': 'pets.list',
      'parameters': [{ in: 'query', name, schema: { type: 'string' } }],
      'responses': {},
    })
    const module = (name: string) =>
      operationsModule('maker', describeOperations({ paths: { '/pets': { get: operation(name) } } }), false)

    expect(() => types({ A: { type: 'array', items: ref('B') }, B: { oneOf: [ref('A')] } })).to.throw('contains itself')
    expect(() => module('Timeout')).to.throw('pets.list has two arguments timeout')
    expect(module('from')).to.include('from_: str | None = None').and.to.include('query={"from": from_}')
  })

  it('has a signature for each format if one of them is JSON, and one signature otherwise', () => {
    const module = (formats: string[]) =>
      operationsModule('maker', describeOperations({
        components: { schemas: { Pets: {} } },
        paths: {
          '/pets': {
            get: {
              'x-client-name': 'pets.export',
              'parameters': [{ in: 'query', name: 'format', schema: { enum: formats } }],
              'responses': {
                200: {
                  content: {
                    'application/json': { schema: ref('Pets') },
                    'text/csv': { schema: { type: 'string' } },
                    'application/pdf': { schema: { type: 'string', format: 'binary' } },
                  },
                },
              },
            },
          },
        },
      }), false)

    expect(module(['json', 'csv', 'pdf']).match(/^    @overload\n|format: .*|\) -> .*/gm)).to.include.members([
      'format: Literal["json"] | None = None,', ') -> Pets: ...', 'format: Literal["csv", "pdf"],',
      ') -> str | bytes: ...', ') -> Pets | str | bytes:',
    ])
    expect(module(['html', 'csv'])).to.include(') -> Pets | str | bytes:').and.not.to.include('@overload')
  })

  it('has docstrings that are wrapped, and that end where they should', () => {
    expect(docstring('A \\ and """ and a "quote"', '')).to.deep.equal(['"""A \\\\ and \\"\\"\\" and a "quote\\""""'])
    expect(docstring(`${'word '.repeat(30)}\nmore\n\n- ${'entry '.repeat(20)}`, '    ')).to.deep.equal([
      `    """${'word '.repeat(19).trim()}`, `    ${'word '.repeat(11)}more`, '',
      `    - ${'entry '.repeat(15).trim()}`, `      ${'entry '.repeat(5).trim()}`, '    """',
    ])
    expect(docstring('', '')).to.deep.equal([])
  })
})
