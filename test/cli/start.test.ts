import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'chai'
import { temporaryFolder } from '../../scripts/bench/product.ts'
import { listCommands } from '../../src/cli/commands.ts'
import { ownCommand } from '../support/command.ts'

/** Program that a command loads first. It writes the names of all loaded files when the process ends. */
const recorder = (file: string): string => `data:text/javascript,${encodeURIComponent(`
  import { writeFileSync } from 'node:fs'
  import { registerHooks } from 'node:module'
  const urls = []
  registerHooks({ load: (url, context, next) => { urls.push(url); return next(url, context) } })
  process.on('exit', () => writeFileSync(${JSON.stringify(file)}, urls.join('\\n')))`)}`

/** Runs a command, and returns the files that it loads. */
async function filesLoadedBy(...args: string[]): Promise<string[]> {
  using folder = temporaryFolder()
  const file = join(folder.path, 'loaded')
  const ran = await ownCommand(args, { DATA_DIR: folder.path, NODE_OPTIONS: `--import=${recorder(file)}` })
  expect(ran.code, ran.err).to.equal(0)
  return (await readFile(file, 'utf8')).split('\n')
}

describe('the start of a command', () => {
  for (const args of [['--version'], ['--help'], ['help']]) {
    it(`loads no other command, no database and no source for ${args.join(' ')}`, async () => {
      const files = await filesLoadedBy(...args)

      expect(files.filter(url => /src\/(db|core|sources|config|compose)\/|knex|undici|pino/.test(url))).to.deep.equal([])
      expect(files.some(url => url.endsWith('/src/cli/commands.ts'))).to.equal(true)
    })
  }

  for (const name of ['search', 'keys', 'leaks']) {
    it(`loads no database, no module and no client for the help of ${name}`, async () => {
      const files = await filesLoadedBy(name, '--help')

      expect(files.filter(url => /knex|better-sqlite3|undici|pino|src\/(compose|sources\/modules)/.test(url)))
        .to.deep.equal([])
      expect(files.some(url => url.includes(`/src/cli/${name}`))).to.equal(true)
    })
  }

  it('loads no driver and no repository for a search without a database', async () => {
    const files = await filesLoadedBy('search', '8.8.8.8', '--modules', 'ip-address')

    expect(files.filter(url => /knex|better-sqlite3|src\/db\/(database|searches)\.ts/.test(url))).to.deep.equal([])
    expect(files.some(url => url.endsWith('/src/db/read-database.ts'))).to.equal(true)
  })

  it('loads no source, no log and no Koa for a command that needs only the database', async () => {
    const files = await filesLoadedBy('accounts', 'create', '--email', 'sam@example.com')

    const unneeded = /src\/(http|api|images)\/|src\/sources\/modules|\/(undici|koa|pino|sharp|ajv)\//

    expect(files.filter(url => unneeded.test(url))).to.deep.equal([])
    expect(files.some(url => url.includes('/knex/'))).to.equal(true)
  })

  it('has the help that the commands themselves give', async () => {
    const url = new URL('../../generated/commands.json', import.meta.url)
    const listed = JSON.parse(await readFile(url, 'utf8')) as object

    expect(listed).to.deep.equal(await listCommands())
  })
})
