import { expect } from 'chai'
import { start } from '../../../scripts/support/start.ts'
import { linkedValues } from '../../../src/upstreams/linked-values.ts'
import { command, type Ran } from '../../support/command.ts'

interface Line {
  query: { type: string, value: string }
  depth: number
  found: { query: { value: string }, relation: string, strength: number } | null
  events: object[]
}

const { pseudonym, email, secondPseudonym } = linkedValues
const sandbox = { SANDBOX: '1' }
const linesOf = ({ out }: Ran): Line[] => out.trimEnd().split('\n').map(line => JSON.parse(line) as Line)

describe('the command search --follow', () => {
  it('searches what is found, and prints the tree with the reasons', async () => {
    const ran = await command(['search', pseudonym, '--follow', '1'], sandbox)

    expect(ran.code, ran.err).to.be.oneOf([0, 1])
    const tree = ran.out.slice(ran.out.indexOf('── followed\n')).split('\n')
    expect(tree[1]).to.equal(`${pseudonym} Pseudonym`)
    expect(tree).to.include.members([
      `├─ ${secondPseudonym} Pseudonym, linked account, 60 %`, `├─ ${email} Email Address, contact, 60 %`,
    ])
    expect(ran.out).to.include(`Email Address: ${email}`)
  })

  it('prints the depth and the finding in each line of JSON', async () => {
    const args = ['search', '--json', '--max-searches', '3', '--follow', '2', pseudonym]
    const lines = linesOf(await command(args, sandbox))

    expect(lines).to.have.length(3)
    expect(lines[0]).to.deep.include({ query: { type: 'Pseudonym', value: pseudonym }, depth: 0, found: null })
    expect(lines[1]!.depth).to.equal(1)
    expect(lines[1]!.found).to.have.nested.property('query.value', pseudonym)
    for (const { events } of lines) expect(events).to.not.be.empty
  })

  it('counts what --max-searches leaves out', async () => {
    const { out } = await command(['search', pseudonym, '--follow', '1', '--max-searches', '1'], sandbox)

    expect(out).to.match(/\nleft out: \d+ beyond --max-searches 1/)
  })

  it('follows on a server too', async () => {
    await using service = await start(sandbox)
    const environment = { TRACEWELL_SERVER: service.url, TRACEWELL_KEY: service.key }

    const ran = await command(['search', pseudonym, '--modules', 'github', '--follow', '1'], environment)

    expect(ran.code, ran.err).to.equal(0)
    expect(ran.out).to.include(`└─ ${secondPseudonym} Pseudonym, linked account, 60 %`)
    const { body } = await service.request('GET', '/search')
    expect(body.data.searches.map(({ query }) => query.value)).to.deep.equal([secondPseudonym, pseudonym])
  })

  const wrong = [
    ['--follow', '4'], ['--follow', 'x'], ['--max-searches', '5'], ['--follow', '1', '--max-searches', '0'],
  ]
  for (const args of wrong) {
    it(`ends with exit code 2 for ${args.join(' ')}`, async () => {
      expect(await command(['search', pseudonym, ...args], sandbox)).to.include({ code: 2, out: '' })
    })
  }

  it('names --max-searches if it is less than the number of observables', async () => {
    const { code, err } = await command(['search', 'a', 'b', '--follow', '1', '--max-searches', '1'], sandbox)

    expect(code).to.be.oneOf([1, 2])
    expect(err).to.include('--max-searches')
  })
})
