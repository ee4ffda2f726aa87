import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect } from 'chai'

const root = resolve(import.meta.dirname, '../..')
const lines = readFileSync(join(root, '.spectral.yaml'), 'utf8').split('\n')

/** Returns the comment above a line: the last one, which may describe several rules. */
function commentAbove(index: number): string {
  let end = index
  while (end > 0 && !isComment(lines[end - 1]!)) end -= 1
  let start = end
  while (start > 0 && isComment(lines[start - 1]!)) start -= 1
  return lines.slice(start, end).map(line => line.replace(/^ *#/, '')).join('')
}

const isComment = (line: string): boolean => /^ *#/.test(line)

describe('the rules of Spectral', () => {
  it('that are off name the tools that were tried', () => {
    const off = lines.flatMap((line, index) => /^ +[\w:-]+: off$/.test(line) ? [{ line: line.trim(), index }] : [])

    const unproved = off.filter(({ index }) => !/ Tried:\s+\w/.test(commentAbove(index)))

    expect(off.length).to.be.greaterThan(10)
    expect(unproved.map(({ line }) => line)).to.deep.equal([])
  })

  it('refuse new names in camelCase, as a property or as a parameter, and keep the published ones', async () => {
    const named = (name: string) => ({ name, in: 'query', schema: { type: 'boolean' } })
    const found = await lint({
      openapi: '3.1.0',
      info: { title: 'Names', version: '1' },
      paths: { '/': { get: { parameters: [named('sortBy'), named('newName'), named('new_name')], responses: {} } } },
      components: { schemas: { One: { type: 'object', properties: { nextCursor: {}, newName: {}, new_name: {} } } } },
    })

    expect(found.filter(({ code }) => code === 'property-names').map(({ path }) => path.join('.')))
      .to.deep.equal(['components.schemas.One.properties'])
    expect(found.filter(({ code }) => code === 'parameter-names').map(({ path }) => path.join('.')))
      .to.deep.equal(['paths./.get.parameters.1.name'])
  })

  it('refuse a text in a request without a limit, also one that may be null', async () => {
    const text = { type: 'string' }
    const properties = {
      plain: text,
      limited: { ...text, maxLength: 40 },
      nullable: { type: ['string', 'null'] },
      limited_nullable: { type: ['string', 'null'], maxLength: 40 },
    }
    const body = { content: { 'application/json': { schema: { type: 'object', properties } } } }
    const found = await lint({
      openapi: '3.1.0',
      info: { title: 'Limits', version: '1' },
      paths: { '/': { post: { requestBody: body, responses: {} } } },
    })

    const names = found.filter(({ code }) => code === 'request-string-limit').map(({ path }) => path.at(-1))
    expect(names).to.have.members(['plain', 'nullable'])
  })
})

interface Finding {
  code: string
  path: string[]
}

async function lint(document: object): Promise<Finding[]> {
  const folder = await mkdtemp(join(tmpdir(), 'tracewell-spectral-'))
  const file = join(folder, 'api.json')
  await writeFile(file, JSON.stringify(document))
  const args = ['lint', '--ruleset', join(root, '.spectral.yaml'), '--format', 'json', '--quiet', file]
  const out = await new Promise<string>(done => {
    execFile(join(root, 'node_modules/.bin/spectral'), args, (_error, stdout) => done(stdout))
  })
  await rm(folder, { recursive: true })
  return JSON.parse(out) as Finding[]
}
