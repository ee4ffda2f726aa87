import { spawn } from 'node:child_process'
import { readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'chai'
import { progressLine as describeProgress } from '../../src/cli/kit/progress.ts'
import type { CountedField } from '../../src/core/leaks/field-counts.ts'
import type { ImportedLeakSource } from '../../src/core/leaks/leaks.ts'
import { readUnfinished, type Unfinished } from '../../src/core/leaks/unfinished.ts'
import { openDatabase, type Database } from '../../src/db/database.ts'
import { command, json } from '../support/command.ts'
import { createTestDatabase, type TestDatabase } from '../../scripts/support/database.ts'
import { leakSecret, people, readAll } from '../support/leaks.ts'
import { amount } from '../support/amount.ts'
import { until } from '../../scripts/support/until.ts'

/** Number of times that the test kills the import, at moments spread over its phases. */
const kills = Number(process.env['CRASH_KILLS'] ?? amount(6))

describe('the command leaks', () => {
  let stage: TestDatabase
  const environment = () => ({ DATA_DIR: stage.folder, DATABASE_URL: stage.url, SECRET_KEY: leakSecret })
  const run = (...args: string[]) => command(['leaks', ...args], environment())
  const ran = async <Printed>(...args: string[]) => json<Printed>(await run(...args, '--json'))
  const list = async () => (await ran<{ sources: ImportedLeakSource[] }>('list')).sources
  const source = ['--name', 'Demo set', '--template', 'credentials', '--map', 'email=mail,username=nick']

  async function file(name: string, content: string): Promise<string> {
    await writeFile(join(stage.folder, name), content)
    return join(stage.folder, name)
  }

  beforeEach(async () => { stage = await createTestDatabase() })
  afterEach(() => stage.drop())

  it('imports a file, lists the source and removes it', async () => {
    const path = await file('people.csv', people(50))

    const imported = await run('import', 'demo', path, ...source, '--breach', 'Demo')
    const table = await run('list')
    const [listed] = await list()
    const removed = await run('remove', 'demo')
    const again = await run('remove', 'demo')

    expect(imported.code).to.equal(0)
    expect(imported.out.split('\n')).to.deep.equal([
      '50 rows: 50 valid, 0 invalid.',
      'Added 50 new records to demo.',
      'COLUMN    ROWS  INDEXED  FOUND AS                    NOT INDEXED',
      'ip        50    50       IP Address',
      'mail      50    50       Domain Name, Email Address',
      'nick      50    50       Pseudonym',
      'password  50    0                                    50 are secrets',
      'Search it with: npm run -s search -- sam@example.org --leaks demo',
      '',
    ])
    expect(table.out).to.match(/demo {2}Demo set {2}credentials {2}50 .* Demo {4,}ready/)
    expect(listed).to.deep.include({
      code: 'demo',
      name: 'Demo set',
      template: 'credentials',
      records: 50,
      breach: 'Demo',
      state: 'ready',
      unfinished: null,
      types: ['Domain Name', 'Email Address', 'IP Address', 'Pseudonym'],
      mapping: { mail: 'email', nick: 'username' },
    })
    expect(removed).to.include({ code: 0, out: 'Removed demo with 50 records.\n' })
    expect(again).to.include({ code: 1, err: 'There is no imported source demo\n' })
    expect((await run('list')).out).to.equal('(none)\n')
  })

  it('reports which sources were imported with another secret, and which need a key', async () => {
    await run('import', 'demo', await file('people.csv', people(1)), ...source)

    const { out } = await command(['leaks', 'sources'], { ...environment(), SECRET_KEY: 'x'.repeat(40) })

    expect(out).to.match(/^demo .* no: imported with another secret$/m).and.to
      .match(/^dehashed .* needs SOURCE_KEY_DEHASHED {2}/m)
  })

  it('counts invalid rows and writes them to a file that only its owner can read', async () => {
    const path = await file('people.csv', `${people(2)}bad\n`)

    const { fields, ...imported } = await ran<{ fields: CountedField[] }>('import', 'demo', path, ...source)
    const rejects = `${path}.rejects.tsv`
    const elsewhere = await ran('import', 'demo', path, '--reject', join(stage.folder, 'here.tsv'))

    expect(imported).to.deep.equal({
      code: 'demo',
      records: 2,
      rejected: 1,
      added: 2,
      unindexed: 0,
      finished: true,
      resumed: false,
      reject_file: rejects,
    })
    expect(fields.map(({ name, indexed }) => [name, indexed])).to.deep.equal(
      [['ip', 2], ['mail', 2], ['nick', 2], ['password', 0]])
    expect(await readFile(rejects, 'utf8')).to.equal('4\tit has 1 cells instead of 4\tbad\n')
    expect((await stat(rejects)).mode & 0o777).to.equal(0o600)
    expect(elsewhere).to.include({ added: 0, reject_file: join(stage.folder, 'here.tsv') })
    expect(await readFile(join(stage.folder, 'here.tsv'), 'utf8')).to.match(/^4\t/)
  })

  it('lists values of another type in the file of rejects, though their rows are valid', async () => {
    const path = await file('people.csv', 'mail,nick\na@corp.example,a\nnowhere,b\n')

    const { out } = await run('import', 'demo', path, ...source)

    expect(out).to.match(/^2 rows: 2 valid, 0 invalid\.\n/).and.match(/mail +2 +1 +Domain Name, Email Address +1 are of another type/)
    expect(out).to.include(`Values of another type or of apps: 1, listed in ${path}.rejects.tsv.`)
    expect(await readFile(`${path}.rejects.tsv`, 'utf8'))
      .to.equal('3\tit is stored, but not found by its mail, which is no Email Address\tnowhere\n')
  })

  it('replaces a file of rejects only with --force, and never what a link leads to', async () => {
    const path = await file('people.csv', `${people(2)}bad\n`)
    const [other, link] = [join(stage.folder, 'other'), join(stage.folder, 'link.tsv')]
    await writeFile(other, 'other')
    await symlink(other, link)

    const refused = await command(['leaks', 'import', 'demo', path, '--reject', link, ...source], environment())
    const imported = await ran('import', 'demo', path, '--reject', link, '--force', ...source)

    expect(refused.code).to.equal(2)
    expect(refused.err).to.include(`--reject: ${link} exists`)
    expect(imported).to.include({ records: 2, rejected: 1, reject_file: link })
    expect(await readFile(other, 'utf8')).to.equal('other')
    expect(await readFile(link, 'utf8')).to.match(/^4\t/)
  })

  it('refuses a file without a valid row, and leaves neither a source nor a file of rejects', async () => {
    const array = await file('hibp.jsonl', '[{"note":"x"}]')
    const bad = await file('bad.jsonl', '{"note":"x"}\n{"note":"y"}\n')
    const empty = await file('empty.csv', 'mail,nick\n')

    const [one, other, none] = [await run('import', 'demo', array, ...source.slice(0, 4)),
      await run('import', 'demo', bad, ...source.slice(0, 4)), await run('import', 'demo', empty, ...source)]

    expect(one).to.include({ code: 1 }).with.property('err').that.matches(/none of the 1 rows .* line 1: /)
    expect(other).to.include({ code: 1 }).with.property('err').that
      .matches(/^Nothing was imported: none of the 2 rows .* line 1: [^\t]+\n$/m)
    expect(none).to.include({ code: 1 }).with.property('err').that.matches(/^Nothing was imported: the file has no rows\n$/m)
    expect(await list()).to.deep.equal([])
    expect(await readdir(stage.folder)).not.to.include('bad.jsonl.rejects.tsv')
  })

  it('displays with --dry-run how a file is understood, and imports nothing', async () => {
    const path = await file('list.txt', Array.from({ length: 9 }, (_, number) =>
      `https://shop.example.org/in:sam${number}@example.com:Secret-${number}\n`).join(''))

    const looked = await run('import', 'demo', path, '--dry-run')
    const asJson = await ran<{ format: string, columns: Array<{ name: string, types: object }>, doubts: string[] }>(
      'import', 'demo', path, '--dry-run')

    expect(looked).to.include({ code: 0, err: '' }).with.property('out').that
      .matches(/url-user-secret; utf-8\. Sampled rows: 9\.$/m)
      .and.matches(/^email +email +9 +Email Address \(9\), Domain Name \(9\)$/m)
      .and.matches(/^Row 3, masked: .*email=\*{6}@example\.com .*password=S\*{6}8/m)
      .and.not.include('Secret-')
    expect(asJson).to.include({ format: 'url-user-secret' }).and.deep.include({ doubts: [] })
    expect(asJson.columns.map(({ name, types }) => [name, types]))
      .to.deep.include(['email', { 'Email Address': 9, 'Domain Name': 9 }])
    expect(await list()).to.deep.equal([])
  })

  it('refuses without a terminal what is likely misread, until --yes accepts it', async () => {
    const rows = Array.from({ length: 9 }, (_, number) => `same:note sam${number}@example.com\n`)
    const path = await file('list.txt', rows.join(''))

    const refused = await run('import', 'demo', path, ...source.slice(0, 4))
    const taken = await run('import', 'demo', path, ...source.slice(0, 4), '--yes')

    expect(refused).to.include({ code: 2 }).with.property('err').that
      .matches(/an address is inside the secret "password" in 9 of 9 sampled rows/)
      .and.matches(/set --format or --columns, or import it so with --yes$/m)
    expect(taken).to.include({ code: 0 })
  })

  it('does not change a source if a later file has no valid row', async () => {
    await run('import', 'demo', await file('people.csv', people(3)), ...source)
    const bad = await file('bad.csv', 'mail,nick,password,ip\nx\n')

    const { code, err } = await run('import', 'demo', bad)

    expect(err).to.match(/none of the 1 rows/)
    expect(code).to.equal(1)
    expect((await list())[0]).to.include({ state: 'ready', records: 3, unfinished: null })
  })

  it('warns if Radar does not have the breach, and suggests a similar name', async () => {
    const path = await file('people.csv', people(1))

    const [mistyped, unknown, known] = [await run('import', 'a', path, ...source, '--breach', 'adobe'),
      await run('import', 'b', path, ...source, '--breach', 'NoSuchBreach'),
      await run('import', 'c', path, ...source, '--breach', 'Adobe')]

    expect(mistyped).to.include({ code: 0 }).with.property('err').that
      .matches(/Radar has no breach adobe. Did you mean Adobe\?/)
    expect(unknown).to.include({ code: 0 }).with.property('err').that.matches(/Radar has no breach NoSuchBreach\. /)
    expect(known).to.include({ code: 0 }).with.property('err').that.does.not.include('Radar')
  })

  it('exits with 2 and an explanation after wrong usage', async () => {
    const path = await file('people.csv', people(2))
    const faults: ReadonlyArray<readonly [RegExp, string[]]> = [
      [/--name and --template/, ['import', 'demo', path]],
      [/"nope" is no field/, ['import', 'demo', path, ...source, '--map', 'nope=nick']],
      [/"mail" is mapped twice/, ['import', 'demo', path, '--map', 'email=mail,username=mail']],
      [/Allowed choices/, ['import', 'demo', path, '--template', 'nice']],
      [/no column "nick2"/, ['import', 'demo', path, '--name', 'x', '--template', 'paste', '--map', 'username=nick2']],
      [/cannot be read/, ['import', 'demo', `${path}.not`, ...source]],
      [/no column "constructor", "__proto__"/, ['import', 'demo', path, '--name', 'x', '--template', 'paste', '--map',
        'username=constructor,email=__proto__']],
      [/Give one ASCII character/, ['import', 'demo', path, ...source, '--delimiter', '::']],
    ]

    for (const [message, args] of faults) {
      const { code, err } = await run(...args)
      expect(err).to.match(message)
      expect(code, err).to.equal(2)
    }
  })

  it('has help with examples for every command', async () => {
    for (const name of [[], ['import'], ['list'], ['sources'], ['remove']]) {
      const { code, out } = await run(...name, '--help')
      expect(code).to.equal(0)
      expect(out).to.include('Usage: tracewell leaks').and.to.match(/Example: .* leaks /)
    }
  })

  it('displays the progress: percentage, rows, rows per second and the time left', () => {
    const start = { at: 0, fraction: 0.1, rows: 1_000 }

    expect(describeProgress({ phase: 'reading', fraction: 0.5, rows: 201_000 }, start, 2_000))
      .to.equal(`Reading  ${'█'.repeat(15)}${'░'.repeat(15)} 50 %  201,000 rows  100,000 rows/s  3 s left`)
    expect(describeProgress({ phase: 'indexing', fraction: 0.2, rows: 1_000 }, start, 100_000))
      .to.match(/^Indexing .* 20 % {2}1,000 rows {2}13 min 20 s left$/)
    expect(describeProgress({ phase: 'reading', fraction: 0.1, rows: 1_000 }, start, 1)).to.match(/10 % {2}1,000 rows$/)
  })

  describe('with a large file', () => {
    const rowCount = 40_000
    /**
     * Every tenth row is invalid, and every fourth row occurs twice. Long passwords make about ten pieces of the file,
     * so that a kill hits the reading.
     */
    const valid = people(rowCount).replaceAll(',secret', `,${'secret'.repeat(160)}`).trim().split('\n')
    const rows = valid.flatMap((row, index) =>
      index % 10 === 7 ? [`bad ${index}`] : index % 4 === 3 ? [row, row] : [row]
    )
    const records = new Set(rows.slice(1).filter(row => !row.startsWith('bad'))).size
    const rejects = rows.flatMap((row, index) =>
      row.startsWith('bad') ? [`${index + 1}\tit has 1 cells instead of 4\t${row}\n`] : []
    )

    let path: string
    let database: Database
    beforeEach(async () => {
      path = await file('people.csv', rows.join('\n'))
      database = await openDatabase(stage.url)
    })
    afterEach(() => database.close())

    function startImport() {
      const child = spawn(process.execPath, [resolve(import.meta.dirname, '../../src/cli.ts'), 'leaks', 'import',
        'demo', path, ...source], {
        env: { ...process.env, ...environment() },
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      let out = ''
      child.stdout.on('data', (chunk: Buffer) => { out += chunk.toString() })
      const over = new Promise<{ code: number | null, signal: string | null, out: string }>(done => {
        child.on('close', (code, signal) => done({ code, signal, out }))
      })
      return { child, over, isOver: () => child.exitCode !== null || child.signalCode !== null }
    }

    const progress = async (): Promise<Unfinished | undefined> => {
      const { unfinished = null } = await database.leakSources.get('demo') ?? {}
      return unfinished === null ? undefined : readUnfinished(unfinished)
    }

    /** Waits until the import has reached the given point or has ended. */
    async function reached(isOver: () => boolean, isFar: (at: Unfinished) => boolean): Promise<void> {
      await until('the import is far enough', async () => {
        const at = await progress()
        return isOver() || at !== undefined && isFar(at)
      }, 1)
    }

    async function expectWhole(): Promise<void> {
      const all = await readAll({ url: stage.url, database })
      const found = new Set(all.records)
      expect(all.records.length, 'records').to.equal(records)
      expect(found.size, 'different records').to.equal(records)
      for (const row of rows.slice(1).filter(one => !one.startsWith('bad'))) {
        const [mail, nick, password, ip] = row.split(',')
        if (!found.has(JSON.stringify({ ip, mail, nick, password }))) throw new Error(`this row is missing: ${row}`)
      }
      expect(all.entries, 'entries').to.equal(4 * records)
      expect(all.batches, 'batches of pages').to.have.length(1)
      expect(await readFile(`${path}.rejects.tsv`, 'utf8') === rejects.join(''), 'rejects').to.equal(true)
      expect(await list()).to.have.length(1).with.nested.property('0.records', records)
    }

    it(`resumes after kill -9 at any moment, without lost or duplicate records (CRASH_KILLS=${kills})`, async () => {
      let killed = 0
      let furthest = 0
      for (let count = 0; count < kills; count++) {
        const { child, over, isOver } = startImport()
        const from = (await progress())?.nextBatch ?? 1
        // The last kill should hit the indexing, but the timing can vary.
        await reached(isOver, at => count === kills - 1 ? at.isRead : at.nextBatch > from)
        await sleep(count * 7) // real clock: each kill hits another moment of the import
        child.kill('SIGKILL')
        if ((await over).signal === 'SIGKILL') killed++
        furthest = Math.max(furthest, (await progress())?.nextBatch ?? 0)
      }

      const last = await run('import', 'demo', path, ...source)

      expect(last.code, last.err).to.equal(0)
      expect(killed, 'imports that were killed').to.be.at.least(2)
      expect(furthest, 'pieces that were kept').to.be.above(2)
      await expectWhole()
    })

    it('stops at Ctrl-C with 130, prints how to resume, and resumes', async () => {
      const { child, over, isOver } = startImport()
      await reached(isOver, at => at.nextBatch > 2)
      child.kill('SIGINT')
      const stopped = await over
      const [between] = await list()

      const last = await run('import', 'demo', path, ...source)

      expect(stopped).to.include({ code: 130, signal: null }).with.property('out').that
        .matches(/Stopped\. Run the same command to resume/)
      expect(between!.unfinished!.rows).to.be.within(1, rows.length - 2)
      expect(last.out).to.match(/^Resumed the stopped import/)
      await expectWhole()
    })
  })
})
