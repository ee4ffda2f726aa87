import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { expect } from 'chai'
import { Unreachable } from '../../scripts/contract/http.ts'
import { type Outcome, runContract } from '../../scripts/contract/run.ts'
import { petDocument, type PetFault, startPets } from '../support/pets.ts'

const run = (url: string, more: { key?: string, only?: string[] } = {}): Promise<Outcome> =>
  runContract({
    services: [{ name: 'pets', url, document: petDocument }],
    key: 'good',
    seed: 1,
    cases: 20,
    meteredCases: 2,
    say: () => undefined,
    ...more,
  })

const linesOf = ({ findings }: Outcome): string =>
  findings.map(({ operation, what, faults }) => `${operation}, ${what}: ${faults.join('; ')}`).join('\n')

describe('the contract runner', () => {
  it('reports nothing for a server that conforms to its document', async () => {
    await using pets = await startPets()

    const outcome = await run(pets.url)

    expect(linesOf(outcome)).to.equal('')
    expect(outcome.cases).to.be.above(100)
    expect(outcome.seen).to.include.members([
      'listPets 200',
      'listPets 400',
      'listPets 401',
      'createPet 201',
      'createPet 400',
      'createPet 415',
      'streamNews 200',
    ])
  })

  const faults: ReadonlyArray<readonly [PetFault, string]> = [
    ['undeclared status', 'listPets, a valid request: answered 202, which is not declared'],
    ['wrong body', 'the body does not fit its schema: /pets must be array'],
    ['missing header', 'has no header etag'],
    ['unknown field taken', 'createPet, unexpected: unknown: answered 201, not 400'],
    ['long name taken', 'createPet, name: too long: answered 201, not 400'],
    ['high limit taken', 'listPets, query limit: out of bounds: answered 200, not 400'],
    ['unnamed field', 'does not name "limit" in its details'],
    ['no key needed', 'createPet, no key: answered 201, not 401'],
    ['no Allow', '/pets, DELETE, which is not declared: has no header Allow'],
    ['HEAD otherwise', 'listPets, HEAD: has the type text/html, which is not declared'],
    ['gap in the ids', 'streamNews, a valid request: has a gap in its ids before 3'],
    ['wrong event', 'the event meow does not fit its schema'],
    ['unfinished stream', 'ends with bark, not search.finished'],
    ['unknown path found', 'a path that is not declared: answered 200, not 404'],
    ['any type taken', 'createPet, a body of the type "text/plain": answered 201, not 415'],
    ['500 for a name', 'createPet, a valid request: answered 500'],
    ['no JSON taken', 'createPet, a body of JSON that breaks off: answered 201, not 400'],
    ['unknown parameter taken', 'listPets, query unexpected: unknown: answered 200, not 400'],
    ['no error body', "the body does not fit its schema: it must have required property 'error'"],
  ]

  for (const [fault, finding] of faults) {
    it(`reports the fault "${fault}"`, async () => {
      await using pets = await startPets(fault)

      const outcome = await run(pets.url)

      expect(linesOf(outcome)).to.include(finding)
    })
  }

  it('shrinks the generated input of a finding', async () => {
    await using pets = await startPets('500 for a name')

    const { findings } = await run(pets.url, { only: ['createPet'] })

    expect(findings.map(({ what, curl }) => what + curl).join()).to
      .match(/a valid request.*--data-binary '\{"name":".{1,8}"\}'/)
  })

  it('prints a curl line that repeats a finding, without the key', async () => {
    await using pets = await startPets('high limit taken')

    const { findings } = await run(pets.url)

    expect(findings[0]?.curl).to
      .equal(`curl -sS -i -X GET --path-as-is '${pets.url}/pets?limit=10' -H "Authorization: Bearer $KEY"`)
  })

  it('throws Unreachable if no server listens', async () => {
    const closed = await startPets()
    await closed[Symbol.asyncDispose]()

    const outcome = await run(closed.url).catch((error: unknown) => error)

    expect(outcome).to.be.instanceOf(Unreachable)
  })
})

describe('npm run contract:test', () => {
  const script = resolve(import.meta.dirname, '../../scripts/contract-test.ts')
  const run = (...args: string[]) => spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' })

  it('prints its usage', () => {
    const { status, stdout } = run('--help')

    expect(status).to.equal(0)
    expect(stdout).to.include('--base-url')
  })

  it('exits with 2 on wrong usage', () => {
    const calls = [['--cases', 'many'], ['--unknown']].map(args => run(...args).status)

    expect(calls).to.deep.equal([2, 2])
  })

  it('exits with 3 if no server listens', () => {
    const { status, stderr } = run('--base-url', 'http://127.0.0.1:1', '--key', 'none')

    expect(status).to.equal(3)
    expect(stderr).to.include('http://127.0.0.1:1/openapi.json')
  })
})
