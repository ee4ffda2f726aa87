import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import type { CheckedKey } from '../../../src/cli/sources/source-key-check.ts'
import { magicKeys } from '../../../src/upstreams/keys.ts'
import { command, listOf } from '../../support/command.ts'
import { simulate } from '../../support/simulated.ts'

describe('sources keys', () => {
  const run = async (keys: Record<string, string>, ...more: string[]) => {
    await using world = await simulate()
    const environment = { SANDBOX: '0', EGRESS_ROUTES: `*=${world.url}/{host}`, ...keys }
    return await command(['sources', 'keys', ...more], environment)
  }

  it('shows what each source states about its key', async () => {
    const keys = { SOURCE_KEY_GITHUB: 'k1', SOURCE_KEY_HAVEIBEENPWNED: 'k2', SOURCE_KEY_URLSCAN: 'k3' }

    const text = await run({ ...keys, SOURCE_KEY_LEAKCHECK: 'k4' })
    const listed = listOf<CheckedKey>(await run(keys, '--json'), 'keys')

    expect(text.code).to.equal(0)
    expect(text.out).to.match(/^github +valid +4988 left of 5000 per hour +SOURCE_KEY_GITHUB *$/m)
    expect(text.out).to.match(/^haveibeenpwned +valid +Pwned 2, 100 per minute, until 2027-05-30 /m)
    expect(text.out).to.match(/^leakcheck +unchecked +SOURCE_KEY_LEAKCHECK +the source has no free way/m)
    expect(text.out).to.match(/^urlscan +valid +960 left of 1000 per day /m)
    expect(listed.find(({ slug }) => slug === 'urlscan')).to.deep.equal({
      slug: 'urlscan',
      setting: 'SOURCE_KEY_URLSCAN',
      state: 'valid',
      reason: null,
      limit: 1_000,
      remaining: 960,
      per: 'day',
    })
    expect(JSON.stringify([text, listed])).not.to.match(/k[1-4]\b/)
  })

  for (const [slug, quota] of [
    ['GREYNOISE', 'community, until 2027-12-31'],
    ['IPQUALITYSCORE', '4960 left of 5000 per month'],
    ['OTX', ''],
    ['VIRUSTOTAL', '488 left of 500 per day'],
  ] as const) {
    it(`tells a key of ${slug} that is valid from one that is refused`, async () => {
      const setting = `SOURCE_KEY_${slug}`
      const valid = await run({ [setting]: 'k/5' })
      const refused = await run({ [setting]: magicKeys.bad })

      expect(valid.out).to.match(new RegExp(`^${slug.toLowerCase()} +valid +${quota} *${setting} *$`, 'm'))
      expect(refused.out).to.match(new RegExp(`^${slug.toLowerCase()} +refused +${setting} +the source `, 'm'))
      for (const { out, err } of [valid, refused]) expect(out + err).not.to.match(/k\/5|k%2F5|tw-bad-key/)
    })
  }

  it('shows credits, and quotas of a month', async () => {
    const { code, out } = await run({
      SOURCE_KEY_CENSYS: 'key-1', SOURCE_KEY_FULLHUNT: 'key-2', SOURCE_KEY_HUNTER: 'key-3', SOURCE_KEY_SHODAN: 'key-4',
    })

    expect(code).to.equal(0)
    expect(out).to.match(/^censys +valid +96 left +SOURCE_KEY_CENSYS *$/m)
    expect(out).to.match(/^fullhunt +valid +free, 90 left of 100 per month /m)
    expect(out).to.match(/^hunter +valid +Free, 46 left of 50 per month /m)
    expect(out).to.match(/^shodan +valid +dev, 98 left of 100 per month /m)
    expect(out).not.to.match(/key-\d/)
  })

  it('reports a refused key, and a source that cannot be reached, with exit code 1', async () => {
    const refused = await run({ SOURCE_KEY_GITHUB: magicKeys.bad, SOURCE_KEY_SHODAN: magicKeys.bad })
    const unreachable = await command(['sources', 'keys'], {
      SANDBOX: '0', EGRESS_ROUTES: '*=http://127.0.0.1:9/{host}', SOURCE_KEY_GITHUB: 'k1',
    })

    expect([refused.code, unreachable.code]).to.deep.equal([1, 1])
    expect(refused.out).to.match(/^github +refused +SOURCE_KEY_GITHUB +the source answered 401/m)
    expect(refused.out).to.match(/^shodan +refused +SOURCE_KEY_SHODAN +the source answered 401/m)
    expect(unreachable.out).to.match(/^github +unknown +SOURCE_KEY_GITHUB +\S/m)
  })

  it('says that the environment overrides the key of the file', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'tracewell-keys-')), 'case.env')
    writeFileSync(file, 'SOURCE_KEY_GITHUB=k1\nSOURCE_KEY_URLSCAN=k2\n')

    const both = { SOURCE_KEY_GITHUB: 'k3', TRACEWELL_ENV_FILE: file }
    const listed = listOf<CheckedKey>(await run(both, '--json'), 'keys')

    expect((await run(both)).out.split('\n').filter(line => line.includes('overrides')))
      .to.deep.equal([`SOURCE_KEY_GITHUB of the environment overrides the value in ${file}.`])
    expect(listed.map(({ slug, overrides }) => [slug, overrides]))
      .to.deep.equal([['github', file], ['urlscan', undefined]])
  })

  it('says if no key is set, and that a sandbox has none to ask about', async () => {
    const none = await command(['sources', 'keys'], { SANDBOX: '0' })
    const sandbox = await command(['sources', 'keys'], { SANDBOX: '1', SOURCE_KEY_GITHUB: 'k1' })

    expect([none.code, none.out]).to.deep
      .equal([0, 'No key of a source is set. To set one: npm run -s cli -- sources keys set <slug>. ' +
        'The guide "Sources" lists them.\n'])
    expect([sandbox.code, sandbox.err.includes('simulates every source')]).to.deep.equal([2, true])
  })
})
