import { expect } from 'chai'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { command, errorOf, json } from '../support/command.ts'

const commands = [
  '',
  'search',
  'accounts',
  'accounts create',
  'accounts list',
  'plans',
  'plans list',
  'plans claim',
  'plans set',
  'plans cancel',
  'keys',
  'keys create',
  'keys list',
  'keys revoke',
  'keys restore',
  'blocklist',
  'blocklist add',
  'blocklist remove',
  'blocklist list',
  'modules',
  'modules list',
  'modules check',
  'config',
]

describe('the command line', () => {
  it('has help with an example for every command', async () => {
    for (const name of commands) {
      const { code, out, err } = await command([...name.split(' ').filter(Boolean), '--help'])
      expect({ code, err }, name).to.deep.equal({ code: 0, err: '' })
      expect(out, name).to.include('Usage: tracewell').and.to.match(/\nExamples?: npm run -s (cli|search) -- /)
      expect(out, name).to.include(`tracewell ${name}`)
    }
  })

  it('exits with 2 and a message for an unknown command or option, or a missing argument', async () => {
    for (
      const args of [['bogus'], ['keys', 'bogus'], ['keys', 'create'], ['accounts', 'create'], ['config', '--bogus'], [
        'blocklist',
        'add',
        'x',
        '--kind',
        'y',
      ]]
    ) {
      const { code, out, err } = await command(args)
      expect({ code, out }, args.join(' ')).to.deep.equal({ code: 2, out: '' })
      expect(err, args.join(' ')).to.match(/^error: /)
    }
  })

  it('names a misspelled option before a required option that is missing', async () => {
    const misspelled = await command(['accounts', 'create', '--emial', 'sam@example.com'])
    const missing = await command(['accounts', 'create', '--json'])

    expect(misspelled.code).to.equal(2)
    expect(misspelled.err).to.include("error: unknown option '--emial'").and.to.include('(Did you mean --email?)')
    expect(missing.code).to.equal(2)
    expect(errorOf(missing)).to.deep
      .equal({ code: 'USAGE', message: "required option '--email <address>' not specified" })
  })

  it('suggests the nearest command for a misspelled topic of the help', async () => {
    for (const [args, nearest] of [
      [['help', 'serch'], 'search'],
      [['help', 'keys', 'creat'], 'create'],
      [['keys', 'help', 'creat'], 'create'],
      [['--help', 'serch'], 'search'],
      [['-h', 'keys', 'creat'], 'create'],
      [['keys', '--help', 'creat'], 'create'],
    ] as const) {
      const { code, out, err } = await command([...args])

      expect({ code, out }, args.join(' ')).to.deep.equal({ code: 2, out: '' })
      expect(err, args.join(' ')).to.include(`error: unknown command '${args.at(-1)}'\n(Did you mean ${nearest}?)`)
    }
    expect(errorOf(await command(['help', 'serch', '--json'])))
      .to.include({ code: 'USAGE' }).and.to.have.property('message').that.includes('Did you mean search?')
  })

  it('names the commands of other groups that an unknown command could mean', async () => {
    for (const [line, meant] of [
      ['keys set github', '"sources keys set"'],
      ['packs list', '"checks packs list"'],
      ['rotate one', '"keys rotate" or "webhooks rotate" or "secrets rotate"'],
    ] as const) {
      const { code, err } = await command(line.split(' '))
      expect(code, line).to.equal(2)
      expect(err, line).to.include(`(Did you mean ${meant}?)\n`)
    }
    expect(errorOf(await command(['keys', 'set', '--json']))).to.have.property('message')
      .that.includes('Did you mean "sources keys set"?')
    expect((await command(['keys', 'bogus'])).err).not.to.include('Did you mean "')
  })

  it('prints the help of a topic at every level, and searches the value "help"', async () => {
    for (const args of [['help', 'keys', 'create'], ['keys', 'help', 'create']]) {
      const { code, out } = await command(args)

      expect({ code, usage: out.split('\n')[0] })
        .to.deep.equal({ code: 0, usage: 'Usage: tracewell keys create [options] <account>' })
    }
    expect((await command(['search', 'help', '--modules', 'none'])).err).to.include('This cannot be searched')
  })

  it('points to the help after wrong usage, at every level', async () => {
    for (const args of [['bogus'], ['keys', 'bogus'], ['keys', 'create'], ['audit', '--bogus']]) {
      const { err } = await command(args)
      expect(err, args.join(' ')).to.match(/^error: [^]*\n\(use --help for the usage\)\n$/)
    }
  })

  it('names an argument that is not valid', async () => {
    const { code, err } = await command(['retention', 'set', 'pro', 'x'])

    expect({ code, err }).to.deep
      .equal({ code: 2, err: 'days must be a whole number from 1 to 99999, or never\n' })
  })

  it('suggests quotes for a value with spaces', async () => {
    const told = await command(['keys', 'create', 'two', 'words'])
    const asJson = await command(['keys', 'create', 'two', 'words', '--json'])

    expect(told).to.include({ code: 2, out: '' }).with.property('err').that
      .matches(/got 2\. Put a value with spaces in quotes: "two words"$/m)
    expect(errorOf(asJson).message).to.match(/in quotes: "two words"$/)
  })

  it('reports which file of a command does not exist', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'tracewell-usage-'))
    const told = await command([
      'leaks',
      'import',
      'demo',
      import.meta.filename,
      '--format',
      'user-secret',
      '--name',
      'x',
      '--template',
      'paste',
      '--reject',
      '/no/such/folder/x',
    ], { DATA_DIR: folder })
    await rm(folder, { recursive: true })

    expect(told).to.include({ code: 1, out: '' }).with.property('err').that
      .matches(/^\/no\/such\/folder\/x: there is no such file or folder\n$/m)
  })

  it('prints the help on standard error if no command is given', async () => {
    const { code, out, err } = await command([])

    expect({ code, out }).to.deep.equal({ code: 2, out: '' })
    expect(err).to.include('Usage: tracewell')
  })

  it('reports wrong usage as one JSON document with --json', async () => {
    const unknown = await command(['nonsense', '--json'])
    const incomplete = await command(['keys', 'create', '--json'])

    expect(unknown).to.include({ code: 2, err: '' })
    expect(json(unknown)).to.deep.equal({ error: { code: 'USAGE', message: "unknown command 'nonsense'" } })
    expect(errorOf(incomplete)).to.include({ code: 'USAGE' })
  })

  it('reads --json after a lone -- as a value', async () => {
    const { code, out, err } = await command(['search', '--modules', 'dns', '--', '--json'])

    expect({ code, out }).to.deep.equal({ code: 2, out: '' })
    expect(err).to.include('does not support Pseudonym')
  })

  it('removes escape sequences of an argument from the output', async () => {
    const { err } = await command(['bogus\u001b[31m'])

    expect(err).to.include('bogus').and.not.to.include('\u001b')
  })

  it('shows the effective configuration, with secrets masked', async () => {
    const environment = {
      PORT: '8090',
      SECRET_KEY: 'k'.repeat(40),
      SOURCE_KEY_GITHUB: 'ghp_hidden',
      DATABASE_URL: 'postgres://sam:hidden@localhost/db',
    }
    const text = await command(['config'], environment)
    const told = await command(['config', '--json'], environment)

    expect(text.out).to.match(/^PORT +8090 +environment$/m).and.to.match(/^SECRET_KEY +\*\*\* +environment$/m)
    expect(json(told)).to.deep.include({
      PORT: { value: '8090', from: 'environment' },
      SOURCE_KEY_GITHUB: { value: '***', from: 'environment' },
      DATABASE_URL: { value: 'postgres://sam:***@localhost/db', from: 'environment' },
    })
    expect(text.out + told.out).not.to.match(/hidden|kkk/)
  })

  it('reports every fault of the configuration and exits with 2', async () => {
    const text = await command(['config'], { PORT: 'x', ROLE: 'cook' })
    const told = await command(['accounts', 'list', '--json'], { PORT: 'x', ROLE: 'cook' })

    expect(text).to.include({ code: 2, out: '' })
    expect(text.err).to.include('PORT').and.to.include('ROLE')
    expect(told.code).to.equal(2)
    expect(errorOf(told).details).to.have.length(2)
  })

  it('reports a database that does not respond with the code of the API', async () => {
    const environment = { DATABASE_URL: 'postgres://sam:hidden@127.0.0.1:9/tracewell' }
    const text = await command(['accounts', 'list'], environment)
    const told = await command(['accounts', 'list', '--json'], environment)

    const message = 'PostgreSQL does not respond at 127.0.0.1:9 (ECONNREFUSED): check DATABASE_URL.'
    expect(text).to.include({ code: 1, out: '', err: `${message}\n` })
    expect(told.code).to.equal(1)
    expect(errorOf(told)).to.deep.equal({ code: 'STORE_UNAVAILABLE', message })
  })

  it('explains in one sentence why the database cannot be opened', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'tracewell-'))
    await writeFile(join(folder, 'no.db'), 'this is no database'.repeat(100))

    const text = await command(['accounts', 'list'], { DATABASE_URL: join(folder, 'no.db') })
    const told = await command(['accounts', 'list', '--json'], { DATABASE_URL: join(folder, 'no.db') })
    await rm(folder, { recursive: true })

    expect(text).to.include({ code: 1, out: '' })
    expect(text.err).to.include('is not a SQLite database').and.not.to.match(/^\s+at /m)
    expect(told.code).to.equal(1)
    expect(errorOf(told).message).to.include('is not a SQLite database')
  })
})
