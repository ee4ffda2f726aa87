import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { lockPacks } from '../../../src/cli/kit/pack-lock.ts'
import { command } from '../../support/command.ts'
import { simulate } from '../../support/simulated.ts'

describe('checks run --record', () => {
  let folder = ''
  beforeEach(async () => { folder = await mkdtemp(join(tmpdir(), 'tracewell-record-')) })
  afterEach(() => rm(folder, { recursive: true }))

  const addresses = async (text: string) => {
    const file = join(folder, 'addresses')
    await writeFile(file, text)
    return file
  }
  const run = (...args: string[]) => runWith({}, ...args)
  const runWith = async (more: Record<string, string>, ...args: string[]) => {
    await using world = await simulate()
    return await command(['checks', ...args], {
      SANDBOX: '0',
      EGRESS_ROUTES: `*=${world.url}/{host}`,
      DATA_DIR: folder,
      ACCOUNT_CONTROL_EMAIL: 'Me@my.example',
      ACCOUNT_PROBES: 'all',
      ...more,
    })
  }
  const ledger = async () => await readFile(join(folder, 'account-ledger.json'), 'utf8')

  it('keeps the site, the day and whether it told two addresses apart, and no address', async () => {
    const file = await addresses('diigo me@my.example\nx tw-none@my.example\n# posteo\n* other@my.example\n')

    const { code, out } = await run('run', 'diigo', 'x', 'dropbox', 'posteo', '--record', file)

    expect(code).to.equal(1)
    expect(out).to.match(/^TOLD APART +diigo/m).and.to.match(/^TOLD APART +dropbox/m)
    expect(out).to.match(/^OFF +x +about the registered address: not registered/m)
    expect(out).to.match(/^NOT DECIDED +posteo +It knows only addresses at posteo\.de/m)
    const text = await ledger()
    const entries = (JSON.parse(text) as Array<{ site: string, toldApart: boolean, hasOwn: boolean }>)
    expect(entries.map(({ site, toldApart, hasOwn }) => [site, toldApart, hasOwn]))
      .to.eql([['diigo', true, true], ['dropbox', true, false], ['x', false, false]])
    expect(`${text}${out}`).to.not.match(/@|my\.example/)
  })

  it('takes a check off that does not tell them apart, and puts it on again', async () => {
    const list = async () => (await runWith({ ACCOUNT_PROBES: 'availability' }, 'list', '--type', 'email')).out
    const lineOf = async () => /^x .*$/m.exec(await list())![0]
    await run('run', 'x', '--record', await addresses('x tw-none@my.example'))
    const off = await lineOf()
    await run('run', 'x', '--record', await addresses('x sam@my.example'))
    const on = await lineOf()

    expect(off).to.include('no: ').and.to.include('did not tell addresses apart')
    expect(on).to.match(/ yes$/)
  })

  it('names the checks that the ledger does not decide about, and asks a form that --probe names', async () => {
    const file = await addresses('* sam@my.example')

    const { out } = await runWith({ ACCOUNT_PROBES: '' },
      'run', 'gravatar', 'github', 'diigo', 'x', '--probe', 'diigo', '--record', file)

    expect(out).to.match(/^NOT DECIDED +gravatar +it has no entry in the ledger/m)
    expect(out).to.match(/^NOT DECIDED +github +it is not asked about e-mail addresses/m)
    expect(out).to.match(/^TOLD APART +diigo/m).and.to.match(/^NOT DECIDED +x +ACCOUNT_PROBES does not name it/m)
  })

  it('waits for no other command, and leaves a damaged ledger as it is', async () => {
    const file = await addresses('x sam@my.example')
    const unlock = lockPacks({ dataDir: folder })
    const { code, err } = await run('run', 'x', '--record', file)
    unlock()
    await writeFile(join(folder, 'account-ledger.json'), '[{"site":"x"')
    const damaged = await run('run', 'x', '--record', file)

    expect([code, err]).to.eql([1, 'Another command changes the packs now: try again when it has ended\n'])
    expect([damaged.code, damaged.err]).to.eql([2,
      `${join(folder, 'account-ledger.json')} is no ledger: delete it, and run checks run --record\n`])
    expect(await ledger()).to.equal('[{"site":"x"')
  })

  it('decides nothing if the site could not be reached', async () => {
    const { code, out } = await run('run', 'x', '--record', await addresses('x tw-drop@my.example'))

    expect(code).to.equal(1)
    expect(out).to.match(/^NOT DECIDED +x/m)
    expect(JSON.parse(await ledger())).to.eql([])
  })

  it('decides nothing about a form that is off, and about an address that stands for all sites', async () => {
    const file = await addresses('x sam@my.example\n* tw-none@my.example\n')

    const { out } = await runWith({ ACCOUNT_PROBES: 'diigo' }, 'run', 'x', 'diigo', '--record', file)

    expect(out).to.match(/^NOT DECIDED +x +ACCOUNT_PROBES does not name it/m)
    expect(out).to.match(/^NOT DECIDED +diigo +it says that the address is not registered/m)
  })

  for (const [what, text] of [
    ['names no check', 'diigoo sam@my.example'], ['names a site twice', 'x sam@my.example\nx kim@my.example'],
  ]) {
    it(`refuses a file with a line that ${what}`, async () => {
      const { code, err } = await run('run', 'x', '--record', await addresses(text!))

      expect(code).to.equal(2)
      expect(err).to.match(/Line \d of the file names/).and.to.not.include('my.example')
    })
  }

  it('refuses a file that is no regular one', async () => {
    const { code, err } = await run('run', 'x', '--record', folder)

    expect(code).to.be.above(0)
    expect(err).to.include('it is a folder')
  })

  it('names the line of a file that it cannot read, without its text', async () => {
    const { code, err } = await run('run', '--record', await addresses('x sam@my.example\nx no-one'))

    expect(code).to.equal(2)
    expect(err).to.include('Line 2').and.to.not.include('no-one')
  })
})
