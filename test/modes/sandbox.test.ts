import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, renameSync } from 'node:fs'
import { createConnection, type Socket } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect } from 'chai'
import { readConfig } from '../../src/config/read.ts'
import { openStore } from '../../src/compose/store.ts'
import { sandboxKeys } from '../../src/sandbox/accounts.ts'
import { apiKeyOf, isApiKey, newApiKey } from '../../src/lib/api-key.ts'
import { createTestDatabase } from '../../scripts/support/database.ts'
import { freePort } from '../../scripts/support/free-port.ts'
import { startReady } from '../../scripts/support/process.ts'
import { until } from '../../scripts/support/until.ts'
import { runSandbox, startSandboxProcess, type SandboxProcess } from '../../scripts/support/sandbox.ts'
import { readEvents } from '../../scripts/support/sse.ts'

/** Number of searches with the ids of the documents' examples, which every sandbox has. */
const exampleCount = 8

const query = (value: string) => ({ query: { type: 'Pseudonym', value } })

describe('npm run sandbox', () => {
  before(function() {
    if (process.env['TEST_DATABASE_URL'] !== undefined) this.skip()
  }) // the sandbox always uses its own database, so a run on another database would only repeat the test

  it('has the same well-formed keys at every start, and prints them in one line of JSON', async () => {
    await using sandbox = await startSandboxProcess()

    const root = await sandbox.request('GET', '/', { key: sandbox.facts.key })
    const told = await (await fetch(sandbox.facts.controlUrl)).json()

    expect(root.status).to.equal(200)
    expect(told).to.deep.equal(sandbox.facts)
    expect(sandbox.facts.keys).to.deep.equal(sandboxKeys)
    expect(Object.values(sandboxKeys).filter(key => !isApiKey(key))).to.deep.equal([])
    expect(await sandbox.stop()).to.deep.equal({ code: 0, signal: null })
    expect(sandbox.errors).to.equal('')
  })

  it('prints a link below PUBLIC_URL that signs in with its key, once', async () => {
    await using database = await createTestDatabase() // only its folder is used
    const port = String(await freePort())
    const args = ['--port', port, '--images-port', String(await freePort()), '--control-port', String(await freePort())]
    const url = 'https://sandbox.example.net'
    const run = runSandbox(args, { DATA_DIR: database.folder, PUBLIC_URL: url })
    const link = new RegExp(`^Console: ${url}/console/#code=([0-9a-f]{32})$`, 'm')
    await until('the link is printed', async () => run.child.exitCode !== null || link.test(run.output))
    const [, code] = link.exec(run.output)!
    const signIn = async () => {
      const body = JSON.stringify({ code })
      const headers = { 'content-type': 'application/json' }
      const response = await fetch(`http://127.0.0.1:${port}/sign-in`, { method: 'POST', headers, body })
      return (await response.json()) as { data?: object, error?: { code: string } }
    }

    const [first, second] = [await signIn(), await signIn()]
    run.child.kill('SIGTERM')
    await run.exited

    expect(first.data).to.deep.equal({ key: sandboxKeys.business })
    expect(second.error?.code).to.equal('INVALID_SIGN_IN_CODE')
    expect(run.errors).not.to.include(code)
    expect(run.output.indexOf(code!)).to.be.below(run.output.indexOf('  API'))
  })

  it('accepts a key from SANDBOX_KEY, and reports what is wrong with a malformed key', async () => {
    const own = newApiKey('test')
    await using sandbox = await startSandboxProcess([], { SANDBOX_KEY: own })
    const typo = apiKeyOf('test', 'mine'.padEnd(32, '0'))

    const faults = await Promise
      .all([`${typo.slice(0, -6)}AAAAAA`, newApiKey('live'), 'secret', sandboxKeys.free].map(async key => {
        const run = runSandbox(['--key', key])
        return [(await run.exited).code, run.errors]
      }))
    await sandbox.reset()

    expect(sandbox.facts.key).to.equal(own)
    expect((await sandbox.request('GET', '/', { key: own })).status).to.equal(200)
    expect(faults.map(([code]) => code)).to.deep.equal([2, 2, 2, 2])
    expect(faults[0]![1]).to.include(typo)
    expect(faults[1]![1]).to.include('is a live key')
    expect(faults[2]![1]).to.include('SANDBOX_KEY: must be tw_test_')
    expect(faults[3]![1]).to.include('SANDBOX_KEY: is the key of another sandbox account')
  })

  it('has no stored, counted, cached or running data after a reset, and the same keys', async () => {
    await using sandbox = await startSandboxProcess()
    const { key } = sandbox.facts
    const lookUp = () => sandbox.request('POST', '/tools/ip-intelligence/lookup', { key, body: { ip: '192.0.2.1' } })
    const first = await lookUp()
    const { body: running } = await sandbox.request('POST', '/search', { key, body: query('tw-hang') })
    const id = running.search.id
    const read = Array.fromAsync(readEvents(await sandbox.send('GET', `/search/${id}/stream`, { key }))).catch(() => [])
    await changeStore(sandbox.folder)
    const again = await lookUp()
    const blocked = await sandbox.request('POST', '/search', { key, body: query('sam') })
    const dirty = await stateOf(sandbox)

    const status = await sandbox.reset()
    const events = await read
    const clean = await stateOf(sandbox)
    const allowed = await sandbox.request('POST', '/search', { key, body: query('sam') })
    const anew = await lookUp()

    expect(status).to.equal(204)
    expect([again.body.meta.cached, again.headers.get('x-ratelimit-remaining'), blocked.status]).to.deep.equal([
      true,
      '597',
      403,
    ])
    expect(dirty).to.deep.equal({ searches: exampleCount + 1, used: 3, breaches: 72, search: 200 })
    expect(clean).to.deep.equal({ searches: exampleCount, used: 0, breaches: 71, search: 404 })
    expect([allowed.status, allowed.headers.get('x-ratelimit-remaining')]).to.deep.equal([201, '599'])
    expect([first, anew].map(({ body }) => body.meta.cached)).to.deep.equal([false, false])
    expect(events.map(({ event }) => event)).not.to.include('search.finished')

    async function stateOf({ request }: SandboxProcess) {
      const [list, usage, breaches, search] = await Promise.all([
        request('GET', '/search', { key }),
        request('GET', '/usage', { key }),
        request('GET', '/radar/breaches?limit=1', { key }),
        request('GET', `/search/${id}`, { key }),
      ])
      return {
        searches: list.body.data.searches.length,
        used: usage.body.limits.limits.daily.used,
        breaches: breaches.body.pagination.total,
        search: search.status,
      }
    }
  })

  it('starts with TRACEWELL=sandbox too, and refuses an unknown program name', async () => {
    const run = promisify(execFile)
    const entry = join(import.meta.dirname, '../../src/start.js')

    const help = await run(process.execPath, [entry, '--help'], { env: { TRACEWELL: 'sandbox' } })
    const wrong = await run(process.execPath, [entry], { env: { TRACEWELL: 'sanbox' } }).catch((
      error: { code: number, stderr: string },
    ) => error)

    expect(help.stdout).to.match(/^Usage: npm run sandbox/)
    expect(wrong).to.include({ code: 2, stderr: 'TRACEWELL: must be one of server, sandbox, cli\n' })
  })

  it('resets repeatedly, and runs concurrent resets one after the other', async () => {
    await using sandbox = await startSandboxProcess()

    const together = await Promise.all(Array.from({ length: 4 }, () => sandbox.reset()))
    for (let round = 0; round < 12; round++) {
      await sandbox.request('POST', '/search', { key: sandbox.facts.key, body: query('tw-slow') })
      expect(await sandbox.reset()).to.equal(204)
    }

    expect(together).to.deep.equal([204, 204, 204, 204])
    expect((await sandbox.request('GET', '/search', { key: sandbox.facts.key })).body.data.searches).to.have
      .length(exampleCount)
    expect(sandbox.errors).to.equal('')
  })

  it('does not use the database of a running sandbox, and takes it over after that sandbox was killed', async () => {
    await using first = await startSandboxProcess()
    const ports = (await Promise.all([freePort(), freePort(), freePort()])).map(String)
    const second = runSandbox(
      ['--reset', '--port', ports[0]!, '--images-port', ports[1]!, '--control-port', ports[2]!],
      { DATA_DIR: first.folder },
    )

    const { code } = await second.exited
    const answer = await first.request('GET', '/search', { key: first.facts.key })
    await first.stop('SIGKILL')
    await using third = await startSandboxProcess([], { DATA_DIR: first.folder })

    expect([code, second.errors]).to.deep.equal([1,
      `Another sandbox uses ${join(first.folder, 'sandbox.db')}: stop it, or set another folder with --data.\n`])
    expect(answer.status).to.equal(200)
    expect((await third.request('GET', '/search', { key: third.facts.key })).status).to.equal(200)
  })

  it('keeps its data over a restart by default, and starts empty if requested', async () => {
    const first = await startSandboxProcess()
    const { key } = first.facts
    await first.request('POST', '/search', { key, body: query('tw-none') })
    await first.stop()

    const again = await startSandboxProcess([], { DATA_DIR: first.folder })
    const kept = (await again.request('GET', '/search', { key })).body.data.searches
    await again.stop()
    await using anew = await startSandboxProcess(['--reset'], { DATA_DIR: first.folder })
    const empty = (await anew.request('GET', '/search', { key })).body.data.searches

    expect([kept.length, empty.length]).to.deep.equal([exampleCount + 1, exampleCount])
  })

  it('refuses a reset from a web page, and closes open connections when it stops', async () => {
    await using sandbox = await startSandboxProcess()
    const from = async (origin: string) =>
      (await fetch(`${sandbox.facts.controlUrl}/reset`, { method: 'POST', headers: { origin } })).status

    const statuses = [await from('https://example.com'), await from('null'), await from('http://localhost:3000')]
    const socket = await hang(sandbox.facts.controlUrl)
    const exit = await sandbox.stop()
    socket.destroy()

    expect(statuses).to.deep.equal([403, 403, 204])
    expect(exit).to.deep.equal({ code: 0, signal: null })
  })

  it('has keys that a live server refuses, even on the same database', async () => {
    await using database = await createTestDatabase()
    const sandbox = await startSandboxProcess([], { DATA_DIR: database.folder })
    await sandbox.stop()
    const [its, file] = ['sandbox.db', 'tracewell.db'].map(name => join(database.folder, name))
    renameSync(its!, file!)
    const live = await startReady({ DATA_DIR: database.folder, DATABASE_URL: file!, LOG_LEVEL: 'silent' })

    const { status } = await live.request('GET', '/', { key: sandbox.facts.key })
    await live.kill()

    expect(status).to.equal(401)
    expect(() => readConfig({ DATABASE_URL: its! })).to.throw('is the file of a sandbox')
  })

  it('removes no files of another running sandbox', async () => {
    await using sandbox = await startSandboxProcess()
    await sandbox.request('POST', '/search', { key: sandbox.facts.key, body: query('tw-none') })

    const second = runSandbox(['--reset', '--control-port', new URL(sandbox.facts.controlUrl).port], {
      DATA_DIR: sandbox.folder,
    })
    const { code } = await second.exited

    expect([code, second.errors]).to.deep.equal([1,
      `Port ${
        new URL(sandbox.facts.controlUrl).port
      } is already in use, perhaps by another sandbox: stop it, or set --control-port, --port and --images-port.\n`])
    expect((await sandbox.request('GET', '/search', { key: sandbox.facts.key })).body.data.searches).to.have
      .length(exampleCount + 1)
  })

  it('refuses a live database, and a live server accepts neither its reset nor its keys', async () => {
    await using database = await createTestDatabase()
    const file = join(database.folder, 'tracewell.db')
    const live = await startReady({ DATA_DIR: database.folder, DATABASE_URL: file, LOG_LEVEL: 'silent' })
    const unknown = await Promise
      .all(['/reset', '/sandbox/reset'].map(path => live.request('POST', path).then(({ status }) => status)))
    const keys = await live.request('GET', '/', { key: sandboxKeys.business })
    await live.kill()
    const bytes = readFileSync(file)

    const sandbox = await startSandboxProcess(['--reset'], { DATA_DIR: database.folder, DATABASE_URL: file })
    await sandbox.reset()
    await sandbox.stop()

    expect(unknown).to.deep.equal([404, 404])
    expect(keys.status).to.equal(401)
    expect(readFileSync(file).equals(bytes)).to.equal(true)
  })
})

/** Opens a connection that sends only the start of a request. */
async function hang(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url)
  const socket = createConnection({ host: hostname, port: Number(port) }).on('error', () => undefined)
  await once(socket, 'connect')
  socket.write('POST /reset HTTP/1.1\r\nHost: localhost\r\n')
  return socket
}

/** Adds one breach to Radar and one value to the blocklist. */
async function changeStore(folder: string): Promise<void> {
  const { database, blocklist, radarImport } = await openStore(readConfig({ SANDBOX: '1', DATA_DIR: folder }))
  await radarImport.import([{ name: 'Example', title: 'Example' }])
  await blocklist.add('exact', 'sam', 'of a test')
  await database.close()
}
