import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect } from 'chai'
import { createTestDatabase } from '../../scripts/support/database.ts'
import { freePort } from '../../scripts/support/free-port.ts'
import { spawnEntry } from '../../scripts/support/process.ts'
import { until } from '../../scripts/support/until.ts'

const entry = resolve(import.meta.dirname, '../../src/start.js')

describe('npm start --', () => {
  it('takes a setting as an option, before the environment', async () => {
    await using database = await createTestDatabase()
    const [port, other] = [await freePort(), await freePort()]
    const server = spawnEntry(['--port', String(port), '--images-port=0'], {
      PORT: String(other),
      DATABASE_URL: database.url,
      DATA_DIR: database.folder,
    })
    try {
      await until('the server answers', async () =>
        fetch(`http://127.0.0.1:${port}/health/live`).then(({ ok }) => ok, () => false))
    } finally {
      server.kill()
      await server.exited
    }
  })

  it('reads the file of --env-file, and warns of names that nothing reads', async () => {
    await using database = await createTestDatabase()
    const port = await freePort()
    const file = join(database.folder, 'settings')
    await writeFile(file, `PORT=${port}\nIMAGES_PORT=0\nDATA_DIR='${database.folder}'\nEGRES_PROXY=x\n`)
    const server = spawnEntry(['--env-file', file], { DATABASE_URL: database.url })
    try {
      await until('the server answers', async () =>
        fetch(`http://127.0.0.1:${port}/health/live`).then(({ ok }) => ok, () => false))
      await until('the warning is logged', () =>
        server.errors.includes(`nothing reads the setting EGRES_PROXY in ${file}; did you mean EGRESS_PROXY?`))
    } finally {
      server.kill()
      await server.exited
    }
  })

  it('prints every option with --help, and none for a secret', async () => {
    const { stdout } = await promisify(execFile)(process.execPath, [entry, '--help'])

    expect(stdout).to.include('--data-dir <value>').and.to.include('(WRONG_KEYS_PER_MINUTE)')
    expect(stdout).not.to.include('--secret-key').and.not.to.include('--database-url')
  })

  for (const [args, message] of [
    [['--prot', '1'], "unknown option '--prot'"],
    [['9090'], 'too many arguments'],
    [['--port', 'many'], 'PORT: must be a whole number'],
    [['--port'], 'argument missing'],
  ] as const) {
    it(`refuses ${args.join(' ')} with code 2`, async () => {
      const server = spawnEntry(args, {})

      expect(await server.exited).to.deep.equal({ code: 2, signal: null })
      expect(server.errors).to.include(message)
    })
  }

  it('begins with exec, which exec.cmd provides on Windows, where every script of package.json runs', async () => {
    const root = resolve(import.meta.dirname, '../..')
    const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>
    }
    const lines = (await readFile(join(root, 'exec.cmd'), 'utf8')).trimEnd().split(/\r?\n/)

    expect([scripts['start'], scripts['sandbox']].map(script => script!.split(' ', 2))).to.deep
      .equal([['exec', 'node'], ['exec', 'node']])
    expect(lines.filter(line => !line.startsWith('@rem '))).to.deep.equal(['@%*'])
    // quotes, variables, lists and pipes of a POSIX shell, and its settings before a command
    expect(Object.entries(scripts).filter(([, script]) => /['"`$;|<>\\]|(^|&& )\w+=/.test(script))).to.deep.equal([])
  })

  it('explains in one sentence that the version of Node.js is too old', async () => {
    const pretend = 'Object.defineProperty(process.versions, "node", { value: "20.19.0" })'
    const server = spawnEntry([], { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(pretend)}` })

    expect(await server.exited).to.deep.equal({ code: 1, signal: null })
    expect(server.errors).to.equal('Tracewell needs Node.js 24 or later, and this is 20.19.0.\n')
  })
})
