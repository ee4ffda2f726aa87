import { once } from 'node:events'
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import type { SetKey } from '../../../src/cli/sources/set-source-key.ts'
import { magicKeys } from '../../../src/upstreams/keys.ts'
import { command, json, spawnCommand, type Ran } from '../../support/command.ts'
import { simulate, type Simulated } from '../../support/simulated.ts'

describe('sources keys set and unset', () => {
  let world: Simulated
  let home: string
  before(async () => { world = await simulate() })
  after(() => world[Symbol.asyncDispose]())
  beforeEach(() => { home = mkdtempSync(join(tmpdir(), 'tracewell-keys-')) })
  afterEach(() => rmSync(home, { recursive: true }))

  const own = (more: Record<string, string> = {}) =>
    ({ SANDBOX: '0', EGRESS_ROUTES: `*=${world.url}/{host}`, XDG_CONFIG_HOME: home, ...more })
  const file = () => join(home, 'tracewell', 'env')
  const stored = () => readFileSync(file(), 'utf8')
  const unset = (...args: string[]) => command(['sources', 'keys', 'unset', ...args], own())

  async function set(key: string, args: readonly string[], environment = own()): Promise<Ran> {
    const { child, ran } = spawnCommand(['sources', 'keys', 'set', ...args], environment)
    child.stdin.end(key)
    const [code] = await once(child, 'close') as [number]
    return { ...ran, code }
  }

  it('store a key that the source accepts beside the other lines, replace it, and remove it', async () => {
    mkdirSync(join(home, 'tracewell'))
    writeFileSync(file(), '# mine\nexport SOURCE_KEY_GITHUB=old\nEGRESS_EXIT=\'my home\'\n', { mode: 0o640 })

    const { code, out, err } = await set('hush$1\n', ['github'])

    expect([code, err]).to.deep.equal([0, ''])
    expect(out).to.equal('The key of github is valid: 4988 left of 5000 per hour.\n' +
      `SOURCE_KEY_GITHUB is stored in ${file()}. A server reads its file when it starts.\n`)
    expect(stored()).to.equal('# mine\nEGRESS_EXIT=\'my home\'\nexport SOURCE_KEY_GITHUB=\'hush$1\'\n')
    if (process.platform !== 'win32') expect(statSync(file()).mode & 0o777).to.equal(0o600)
    expect((await command(['sources', 'keys'], own())).out).to.match(/^github +valid/m)
    expect(await unset('github')).to.deep
      .equal({ code: 0, out: `SOURCE_KEY_GITHUB is removed from ${file()}.\n`, err: '' })
    expect(stored()).to.equal('# mine\nEGRESS_EXIT=\'my home\'\n')
    expect(await unset('github')).to.include({ code: 1, err: `${file()} has no SOURCE_KEY_GITHUB\n` })
  })

  it('keep every byte of other lines, also in a file that is not UTF-8', async () => {
    mkdirSync(join(home, 'tracewell'))
    writeFileSync(file(), Buffer.from('# K\xfcche\n', 'latin1'))

    await set('hush', ['github', '--no-check'])

    expect(readFileSync(file(), 'latin1')).to.equal('# K\xfcche\nSOURCE_KEY_GITHUB=hush\n')
  })

  it('store no key that the source refuses or cannot be asked about, but with --no-check', async () => {
    const refused = await set(magicKeys.bad, ['github', '--json'])
    const away = await set('hush', ['github'], own({ EGRESS_ROUTES: '*=http://127.0.0.1:9/{host}' }))

    expect([refused.code, away.code]).to.deep.equal([1, 1])
    expect(json<SetKey>(refused)).to.include({ state: 'refused', isStored: false, file: file() })
    expect(away.out).to.match(/^The key of github is unknown: .*\nIt is not stored. --no-check stores it /)
    expect(() => stored()).to.throw('ENOENT')
    expect((await set('hush', ['github', '--no-check'])).out).to.include('is unchecked: --no-check was given')
    expect(stored()).to.equal('SOURCE_KEY_GITHUB=hush\n')
    expect([refused, away].map(({ out, err }) => out + err).join()).not.to.match(/hush/).and.not.to.include(magicKeys.bad)
  })

  it('name the modules that stay off because of their terms', async () => {
    const off = await set('k6', ['abuse-ch', '--no-check'])
    const on = await set('k6', ['abuse-ch', '--no-check'], own({ RESTRICTED_SOURCES: 'all' }))

    expect([off.code, on.code]).to.eql([0, 0])
    expect(off.out).to.match(/The terms of abuse-ch restrict .* RESTRICTED_SOURCES must name .*urlhaus-domain.*\.\n$/)
    expect(on.out).to.not.include('RESTRICTED_SOURCES')
  })

  it('store the key of a source without a free way to ask, in a file of a server, which keeps its owner', async () => {
    const server = join(home, 'server.env')
    writeFileSync(server, 'PORT=8090\n')
    const service = process.getuid?.() === 0 ? 1_234 : statSync(server).uid
    chownSync(server, service, statSync(server).gid)

    const ran = await set('k4', ['leakcheck', '--env-file', server], own({ SOURCE_KEY_LEAKCHECK: 'k5' }))

    expect(ran.out).to.equal('The key of leakcheck is unchecked: the source has no free way to ask about a key.\n' +
      `SOURCE_KEY_LEAKCHECK is stored in ${server}. A server reads its file when it starts.\n` +
      'SOURCE_KEY_LEAKCHECK of the environment is set too, and overrides the file.\n')
    expect(readFileSync(server, 'utf8')).to.equal('PORT=8090\nSOURCE_KEY_LEAKCHECK=k4\n')
    expect(statSync(server).uid).to.equal(service)
  })

  it('lose no key of another process at the same moment', async () => {
    const slugs = ['github', 'gravatar', 'greynoise', 'leakcheck', 'otx', 'trongrid', 'urlscan', 'virustotal']

    const [preset, ...ran] = await Promise.all([
      command(['preset', 'everything'], own()),
      ...slugs.map(slug => set(`key-${slug}`, [slug, '--no-check'])),
    ])

    expect([preset, ...ran].map(({ code, err }) => [code, err])).to.deep.equal(Array(slugs.length + 1).fill([0, '']))
    expect(stored().split('\n').sort()).to.deep.equal([
      '', ...slugs.map(slug => `SOURCE_KEY_${slug.toUpperCase()}=key-${slug}`), 'TRACEWELL_PRESET=everything',
    ])
  })

  it('refuse a source that takes no key, no key, and a key as an argument', async () => {
    const [mistyped, keyless] = [await set('k', ['githib']), await unset('wikipedia')]
    const [empty, argument] = [await set('\n', ['github']), await set('', ['github', 'hush'])]

    expect([mistyped.code, keyless.code, empty.code, argument.code]).to.deep.equal([1, 1, 2, 2])
    expect(mistyped.err).to.match(/^There is no source githib that takes a key; did you mean github\? Sources with a key: /)
      .and.to.match(/: .*\bgithub\b.*\bhaveibeenpwned\b/)
    expect(keyless.err).to.match(/^There is no source wikipedia that takes a key\. Sources with a key: /)
    expect(empty.err).to.include('no key of github was given')
    expect(argument.err).to.include('The key is no argument')
    for (const key of ['two words', 'one\ntwo', 'clé']) {
      const refused = await set(key, ['github', '--no-check'])
      expect(refused, key).to.include({ code: 2 }).and.to.have.property('err').that.matches(/must be one line of/)
    }
    expect(existsSync(file())).to.equal(false)
  })
})
