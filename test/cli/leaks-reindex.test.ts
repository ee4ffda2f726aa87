import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'chai'
import { createTestDatabase, type TestDatabase } from '../../scripts/support/database.ts'
import { command, json } from '../support/command.ts'
import { leakSecret, people } from '../support/leaks.ts'

describe('the command leaks reindex', () => {
  let stage: TestDatabase
  const run = (...args: string[]) => command(['leaks', ...args],
    { DATA_DIR: stage.folder, DATABASE_URL: stage.url, SECRET_KEY: leakSecret })

  beforeEach(async () => { stage = await createTestDatabase() })
  afterEach(() => stage.drop())

  it('indexes one source or all of them anew', async () => {
    const path = join(stage.folder, 'people.csv')
    await writeFile(path, people(3))
    const map = ['--map', 'email=mail,username=nick']
    await run('import', 'demo', path, '--name', 'Demo', '--template', 'credentials', ...map)

    const one = await run('reindex', 'demo')
    const all = json<{ sources: object[] }>(await run('reindex', '--all', '--json'))

    expect(one).to.include({ code: 0, out: 'Indexed demo anew: 3 records, 12 values.\n' })
    expect(all).to.deep.equal({ sources: [{ code: 'demo', finished: true, records: 3, entries: 12 }], finished: true })
  })

  it('refuses an unknown code, and both or neither of a code and --all', async () => {
    expect(await run('reindex', '--all')).to.include({ code: 0, out: 'No source is imported.\n' })
    expect(await run('reindex', 'none')).to.include({ code: 1, err: 'There is no imported source none\n' })
    expect(await run('reindex')).to.include({ code: 2, err: 'Give the code of one source, or --all\n' })
    expect(await run('reindex', 'demo', '--all')).to.include({ code: 2 })
  })
})
