import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { lockDatabaseFile } from '../../../src/db/driver/file-lock.ts'
import type { Upstream } from '../../../src/upstreams/upstream.ts'
import { command, json, listOf } from '../../support/command.ts'
import { simulate } from '../../support/simulated.ts'

const site = (name: string) => ({
  name,
  uri_check: `https://${name.toLowerCase()}.example/{account}`,
  e_code: 200,
  e_string: 'since',
  m_code: 404,
  m_string: 'No such user',
  known: ['wren'],
})
const packOf = (...names: string[]) => ({ license: ['CC BY-SA 4.0'], sites: names.map(site) })

interface Listed {
  name: string
  format: string
  used: number
  leftOut: number
  source: string
  sha256: string
  hasChanged?: boolean
  failure?: string | null
}

describe('the commands for packs', () => {
  let folder = ''
  let served: unknown
  const source: Upstream = {
    origin: 'https://packs.example',
    subject: () => 'sam',
    found: () => ({ body: served as object }),
    notFound: () => ({ status: 404, body: '' }),
  }
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tracewell-packs-'))
    served = packOf('Birds', 'Keybase')
  })
  afterEach(() => rm(folder, { recursive: true }))
  const run = async (...args: string[]) => {
    await using world = await simulate({ upstreams: [source] })
    return await command(['checks', ...args], {
      SANDBOX: '0',
      EGRESS_ROUTES: `*=${world.url}/{host}`,
      DATA_DIR: folder,
    })
  }
  const url = 'https://packs.example/data.json'

  it('add a pack from a URL, whose checks the server then has', async () => {
    const [added] = listOf<Listed>(await run('packs', 'add', url, '--json'), 'packs')
    const listed = json<{ checks: Array<{ slug: string, pack: string | null }> }>(await run('list', '--json'))

    expect(added).to.include({
      name: 'whatsmyname',
      format: 'whatsmyname',
      used: 1,
      leftOut: 1,
      source: url,
    })
    expect(added?.sha256).to.match(/^[\da-f]{64}$/)
    expect(listed.checks.find(({ pack }) => pack === 'whatsmyname')?.slug).to.equal('wmn-birds')
  })

  it('print the licence, and when the server uses the pack', async () => {
    const { out } = await run('packs', 'add', url)

    expect(out).to.include('Licence of whatsmyname: CC BY-SA 4.0').and.to.include('at its next start')
  })

  it('name the pack of a file as ACCOUNT_PACK does, and say which member of an entry is missing', async () => {
    const { known: _, ...lacking } = site('Bees')
    await writeFile(join(folder, 'Mine.json'), JSON.stringify({ sites: [site('Cats'), lacking] }))
    await writeFile(join(folder, 'empty.json'), JSON.stringify({ Bees: { url: 'https://bees.example/{}' } }))

    const added = await run('packs', 'add', join(folder, 'Mine.json'))
    const listed = await run('list', '--skipped')
    const none = await run('packs', 'add', join(folder, 'empty.json'))

    expect(added.out).to.match(/^mine +whatsmyname +1 +1 /m).and.to.include('checks list --skipped')
    expect(listed.out).to.match(/^Bees +it does not have the form of a site: "known" is missing$/m)
    expect(none.err).to.match(/is not a pack .*\. Its first entry, Bees: "errorType" is missing$/m)
  })

  it('add a pack from a file under a name, list it and remove it', async () => {
    await writeFile(join(folder, 'mine.json'), JSON.stringify(packOf('Bees')))

    await run('packs', 'add', join(folder, 'mine.json'), '--name', 'mine')
    const listed = listOf<Listed>(await run('packs', 'list', '--json'), 'packs')
    const removed = await run('packs', 'remove', 'mine')

    expect(listed.map(({ name, used }) => [name, used])).to.eql([['mine', 1]])
    expect(removed.out).to.match(/^mine: removed/)
    expect(listOf<Listed>(await run('packs', 'list', '--json'), 'packs')).to.eql([])
    expect(await readdir(join(folder, 'packs'))).to.eql([])
  })

  it('refresh a pack from its source, and report whether it has changed', async () => {
    await run('packs', 'add', url)
    const same = listOf<Listed>(await run('packs', 'refresh', '--json'), 'packs')
    served = packOf('Birds', 'Bees')
    const changed = listOf<Listed>(await run('packs', 'refresh', 'whatsmyname', '--json'), 'packs')

    expect([same[0]?.hasChanged, changed[0]?.hasChanged]).to.eql([false, true])
    expect(listOf<Listed>(await run('packs', 'list', '--json'), 'packs')[0]?.used).to.equal(2)
  })

  it('keep a pack if its source no longer has one, and refresh the others', async () => {
    const file = join(folder, 'mine.json')
    await writeFile(file, JSON.stringify(packOf('Bees')))
    await run('packs', 'add', file, '--name', 'mine')
    await run('packs', 'add', url, '--name', 'yours')
    await writeFile(file, '{')
    served = packOf('Birds', 'Cats')

    const refreshed = await run('packs', 'refresh', '--json')
    const listed = listOf<Listed>(await run('packs', 'list', '--json'), 'packs')

    expect(refreshed.code).to.equal(1)
    const facts = listOf<Listed>(refreshed, 'packs')
      .map(({ name, hasChanged, failure }) => [name, hasChanged, failure])
    expect(facts).to.eql([
      ['mine', false, `The pack ${file} is not JSON in UTF-8`], ['yours', true, null],
    ])
    expect(listed.map(({ name, used }) => [name, used])).to.eql([['mine', 1], ['yours', 2]])
    expect((await run('packs', 'refresh')).out).to.include('mine: failed').and.to.include('yours: not changed')
  })

  it('keep a pack whose source has lost most of its sites, unless the operator accepts that', async () => {
    served = packOf(...Array.from({ length: 20 }, (_, at) => `Bird ${at}`))
    await run('packs', 'add', url)
    served = packOf('Birds')

    const refused = await run('packs', 'refresh')
    const accepted = await run('packs', 'refresh', '--accept-shrunken')

    expect(refused).to.include({ code: 1 }).and.to.have.property('out')
      .that.includes('shrank from 20 sites to 1').and.includes('--accept-shrunken')
    expect(accepted).to.include({ code: 0 })
  })

  it('restore the file of a pack that was lost', async () => {
    await run('packs', 'add', url)
    await rm(join(folder, 'packs', 'whatsmyname.json'))

    await run('packs', 'refresh')

    expect(listOf<Listed>(await run('packs', 'list', '--json'), 'packs')[0]?.used).to.equal(1)
  })

  it('remove all named packs or none', async () => {
    await run('packs', 'add', url)

    expect(await run('packs', 'remove', 'whatsmyname', 'none')).to.include({ code: 1 })
    expect(listOf<Listed>(await run('packs', 'list', '--json'), 'packs')).to.have.length(1)
  })

  it('refuse a change while another command changes the packs', async () => {
    await run('packs', 'add', url)
    const release = lockDatabaseFile(join(folder, 'packs-change'))

    const refused = await run('packs', 'remove', 'whatsmyname')
    release()

    expect(refused).to.include({ code: 1 }).and.to.have.property('err').that.includes('Another command')
    expect(await run('packs', 'remove', 'whatsmyname')).to.include({ code: 0 })
  })

  it('refuse a file without an end', async () => {
    expect(await run('packs', 'add', '/dev/zero')).to.include({ code: 2 }).and.to.have.property('err')
      .that.includes('The pack /dev/zero cannot be read: it is larger than 32 MiB')
  })

  it('refuse what is no pack, another source for a name, a URL without TLS and an unknown name', async () => {
    await run('packs', 'add', url)
    await writeFile(join(folder, 'other.json'), JSON.stringify(packOf('Bees')))
    await writeFile(join(folder, 'broken.json'), '{')
    const refusal = async (...args: string[]) => {
      const { code, err } = await run('packs', ...args)
      expect(code).to.be.above(0)
      return err
    }

    expect(await refusal('add', join(folder, 'other.json'), '--name', 'whatsmyname'))
      .to.include('give this one another --name')
    expect(await refusal('add', join(folder, 'broken.json')))
      .to.match(/^The pack .*broken\.json is not JSON in UTF-8$/m)
    expect(await refusal('add', join(folder, 'none.json'))).to.include('there is no such file')
    expect(await refusal('add', 'http://packs.example/data.json')).to.include('must be https')
    expect(await refusal('add', url, '--name', '../x')).to.include('lower-case letters')
    expect(await refusal('remove', '../../secret')).to.include('There is no pack')
    expect(await refusal('refresh', 'none')).to.include('There is no pack none')
  })
})
