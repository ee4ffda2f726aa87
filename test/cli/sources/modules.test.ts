import { expect } from 'chai'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { CheckedExample } from '../../../src/cli/sources/examples.ts'
import type { ModuleInfo } from '../../../src/core/catalogue/modules.ts'
import { simulate } from '../../support/simulated.ts'
import { command, listOf } from '../../support/command.ts'

const sandbox = { SANDBOX: '1' }

describe('the modules commands', () => {
  it('list all modules, or those of a type', async () => {
    const all = listOf<ModuleInfo>(await command(['modules', 'list', '--json']), 'modules')
    const mail = listOf<ModuleInfo>(await command(['modules', 'list', '--type', 'email', '--json']), 'modules')
    const text = await command(['modules', 'list', '--type', 'Email Address'])

    expect(mail).to.have.length.within(1, all.length - 1)
    expect(mail.every(({ types }) => types.includes('Email Address'))).to.equal(true)
    expect(text.out).to.match(/^SLUG +NAME .*\n/).and.to.include('gravatar')
    expect(text.out.trimEnd().split('\n')).to.have.length(mail.length + 1)
  })

  it('list the modules with one of several tags, and show the tags', async () => {
    const tagged = listOf<ModuleInfo>(await command(['modules', 'list', '--tags', 'wiki,jp', '--json']), 'modules')
    const text = await command(['modules', 'list', '--type', 'pseudonym', '--tags', 'jp'])
    const unknown = await command(['modules', 'list', '--tags', 'cooking'])
    const empty = await command(['modules', 'list', '--tags', ','])

    expect(tagged.length).to.be.above(2)
    expect(tagged.every(({ tags }) => tags.includes('wiki') || tags.includes('jp'))).to.equal(true)
    expect(text.out).to.match(/^qiita +Qiita +Pseudonym +coding, jp, writing, api +no +yes$/m)
    expect(unknown.code).to.equal(2)
    expect(unknown.err).to.match(/no module has the tag cooking; tags: .*wiki/)
    expect(empty).to.include({ code: 2, err: '--tags: give at least one tag\n' })
  })

  it('check modules against their examples and report ok', async () => {
    const text = await command(['modules', 'check', 'email-address', 'domain-parts'])
    const told = await command(['modules', 'check', 'email-address', 'domain-parts', '--json'])

    expect(text.code).to.equal(0)
    expect(text.out).to.match(/^OK +email-address /m).and.to.match(/\n\d+ ok, 0 rotted, 0 unknown\n$/)
    expect(new Set(listOf<CheckedExample>(told, 'results').map(({ verdict }) => verdict)))
      .to.deep.equal(new Set(['ok']))
  })

  it('report a module as rotted if it finds a missing value or gets a malformed answer', async () => {
    await using world = await simulate() // simulates an account even for a name that does not exist on the real site
    const found = await command(['modules', 'check', 'github'], {
      SANDBOX: '0',
      EGRESS_ROUTES: `*=${world.url}/{host}`,
    })
    const changed = await answeringWith(
      200,
      '{"notice":"moved"}',
      environment => command(['modules', 'check', 'github', '--json'], environment),
    )

    expect(found.code).to.equal(1)
    expect(found.out).to.match(/^ROTTED +github .* nothing +answered found$/m)
    expect(changed.code).to.equal(1)
    expect(listOf<CheckedExample>(changed, 'results')[0])
      .to.include({ slug: 'github', expected: 'found', verdict: 'rotted' })
  })

  it('report a module as rotted if it no longer finds an existing value', async () => {
    const { code, out } = await answeringWith(
      404,
      '{"message":"Not Found","documentation_url":"https://docs.github.com/rest","status":"404"}',
      environment => command(['modules', 'check', 'github'], environment),
    )

    expect(code).to.equal(1)
    expect(out).to.match(/^ROTTED +github .* found +answered nothing$/m)
    expect(out).to.match(/^OK +github .* nothing$/m)
  })

  it('report a blocked module as unknown, with the reason, and exit with 1 if all are unknown', async () => {
    const wall = <Result>(work: (environment: Record<string, string>) => Promise<Result>) =>
      answeringWith(403, '<html>Are you human?</html>', work)
    const ran = await wall(environment => command(['modules', 'check', 'github'], environment))
    const mixed = await wall(environment => command(['modules', 'check', 'github', 'email-address'], environment))

    expect(ran.code).to.equal(1)
    expect(mixed.code).to.equal(0)
    expect(ran.out).to.match(/^UNKNOWN +github .*UPSTREAM_BLOCKED\)$/m)
    expect(ran.out).to.include('0 ok, 0 rotted')
  })

  it('refuse a check in the sandbox, which has no real sources', async () => {
    const { code, out, err } = await command(['modules', 'check', 'github'], sandbox)

    expect({ code, out }).to.deep.equal({ code: 2, out: '' })
    expect(err).to.match(/^The sandbox \(SANDBOX=1\) simulates every module/)
  })

  it('exit with 1 for modules that do not exist, and name all of them', async () => {
    const { code, err } = await command(['modules', 'check', 'nonsense', 'github', 'no-sense'], sandbox)

    expect(code).to.equal(1)
    expect(err).to.equal('There is no module nonsense, no-sense. To list all: npm run -s cli -- modules list\n')
  })
})

/** Runs `work` while every source returns the same response. */
async function answeringWith<Result>(
  status: number,
  body: string,
  work: (environment: Record<string, string>) => Promise<Result>,
): Promise<Result> {
  const server = createServer((_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(body)
  })
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
  try {
    return await work({
      SANDBOX: '0',
      EGRESS_ROUTES: `*=http://127.0.0.1:${(server.address() as AddressInfo).port}/{host}`,
    })
  } finally {
    server.close()
  }
}
