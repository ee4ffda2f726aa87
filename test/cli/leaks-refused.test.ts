import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'chai'
import { createTestDatabase } from '../../scripts/support/database.ts'
import { command } from '../support/command.ts'
import { leakSecret, people } from '../support/leaks.ts'

const source = ['--name', 'Demo set', '--template', 'credentials', '--map', 'email=mail,username=nick']

describe('the refusals of leaks import', () => {
  it('refuses what fails whatever the file holds before it displays how the file is understood', async () => {
    await using stage = await createTestDatabase()
    const [path, rejects] = [join(stage.folder, 'people.csv'), join(stage.folder, 'old.tsv')]
    await writeFile(path, people(2))
    await writeFile(rejects, 'old')
    const run = (...args: string[]) => command(['leaks', ...args],
      { DATA_DIR: stage.folder, DATABASE_URL: stage.url, SECRET_KEY: leakSecret })
    const refusals: ReadonlyArray<readonly [RegExp, string[]]> = [
      [/^There is no source demo yet: a new source needs --name and --template\n$/, ['demo', path]],
      [/^A code must have 1 to 64 /, ['De mo', path, ...source]],
      [/^A code must have 1 to 64 /, ['De mo', path, '--dry-run']],
      [/^--reject: .*old\.tsv exists: /, ['demo', path, ...source, '--reject', rejects]],
      [/^The file of rejects would overwrite the data set: /, ['demo', path, ...source, '--reject', path]],
    ]

    for (const [message, args] of refusals) {
      expect(await run('import', ...args)).to.include({ code: 2, out: '' }).with.property('err').that.matches(message)
    }
    expect((await run('list')).out).to.equal('(none)\n')
    expect(await readFile(rejects, 'utf8')).to.equal('old')
  })
})
