import { execFileSync } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, connect, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect } from 'chai'
import { parse } from 'yaml'
import { sandboxKeys } from '../../src/sandbox/accounts.ts'
import { seedExamples } from '../../src/sandbox/examples.ts'
import { seedSandbox } from '../../src/sandbox/seed.ts'
import { freePort } from '../../scripts/support/free-port.ts'
import { installClient } from '../support/install-client.ts'
import { blocksOf, fileOf, guideNames, isBackgroundOutput, missing, runBlocks, type Block } from '../support/guide.ts'
import { start, type Started } from '../../scripts/support/start.ts'

const clients = resolve(import.meta.dirname, '../../scripts/clients')
/** The programs of each language, in the order of the guide. */
const programs = {
  py: ['tracewell-python/sample.py', 'tracewell-python/sample_async.py', 'python/scenario.py'],
  go: ['go/main.go'],
  java: ['java/Scenario.java'],
  kt: ['kotlin/Scenario.kt'],
  rs: ['rust/src/main.rs'],
  rb: ['ruby/scenario.rb'],
  php: ['php/scenario.php'],
}

interface Received { id: string | undefined, event: string }
type Follow = (url: string, key: string, id: string) => AsyncIterable<Received>
type Verify = (headers: Record<string, string>, rawBody: Buffer, secret: string) => boolean

describe('the samples of the guides', () => {
  let service: Started
  let folder: string
  before(async () => {
    service = await start({}, { plan: 'business' })
    const [key] = await service.tracewell.keys.list(service.accountId)
    await service.tracewell.keys.update(key!.id, { manage: true }) // as the key that a sandbox prints
    await seedSandbox(service.tracewell)
    await seedExamples(service.tracewell, sandboxKeys)
    folder = mkdtempSync(join(tmpdir(), 'tracewell-guides-'))
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
    await installClient(folder)
  })
  after(async () => {
    await service[Symbol.asyncDispose]()
    rmSync(folder, { recursive: true })
  })

  /** Returns the code blocks of a guide, with the addresses of this run. Writes the files that the blocks define. */
  async function prepare(guide: string): Promise<Block[]> {
    const places = [['http://localhost:8080', service.url], ['http://localhost:8081', service.imagesUrl], ['9000',
      await freePort()], ['9001', await freePort()]] as const
    const blocks = blocksOf(guide).map(block => ({
      ...block,
      text: places.reduce((text, [from, to]) => text.replaceAll(from, String(to)), block.text),
    }))
    for (const block of blocks) {
      const file = fileOf(block)
      if (file !== undefined) writeFileSync(join(folder, file), block.text)
    }
    return blocks
  }

  for (const guide of guideNames) {
    it(`print the output that the guide "${guide}" shows`, async () => {
      const blocks = await prepare(guide)

      const { printed, background, code, errors } = await runBlocks(blocks, {
        cwd: folder,
        env: { KEY: service.key, PATH: `${dirname(process.execPath)}:${process.env['PATH']}` },
      })

      expect(code, `${errors}\n${printed.join('\n')}`).to.equal(0)
      const running = blocks.filter(({ words }) => words.includes('run'))
      expect(printed).to.have.length(running.length)
      for (const [index, block] of blocks.entries()) {
        const next = blocks[index + 1]
        if (!block.words.includes('run') || !next?.words.includes('output') || isBackgroundOutput(next)) continue
        const given = printed[running.indexOf(block)]!
        expect(missing(next, given), `shown, and not in\n${given}`).to.deep.equal([])
      }
      for (const shown of blocks.filter(isBackgroundOutput)) {
        expect(missing(shown, background), `shown, and not in\n${background}`).to.deep.equal([])
      }
    })
  }

  it('are all run, or marked as shown only', () => {
    const silent = guideNames.flatMap(guide =>
      blocksOf(guide)
        .filter(({ language, words }) =>
          ['sh', 'ts', 'js', 'py'].includes(language) && !words.some(word => /^(run|shown|file=.+)$/.test(word))
        )
        .map(({ text }) => `${guide}: ${text.split('\n', 1)[0]}`)
    )

    expect(silent).to.deep.equal([])
  })

  for (const [language, files] of Object.entries(programs)) {
    it(`in ${language} are lines of the programs that run with a generated client`, () => {
      const shown = blocksOf('clients').filter(block => block.language === language)
      const others = files.flatMap((file, index) => {
        const lines = new Set(readFileSync(join(clients, file), 'utf8').split('\n'))
        return shown[index]?.text.trimEnd().split('\n').filter(line => !lines.has(line))
      })

      expect(shown).to.have.length(files.length)
      expect(others).to.deep.equal([])
    })
  }

  it('configure the generators like the programs do', () => {
    const shown = blocksOf('clients').filter(({ language }) => language === 'yaml').map(({ text }) =>
      parse(text) as object
    )
    const used = ['python', 'go', 'java', 'kotlin', 'rust'].map(name =>
      parse(readFileSync(join(clients, name, 'generator.yaml'), 'utf8')) as object
    )

    for (const [index, options] of shown.entries()) expect(used[index]).to.deep.include(options)
  })

  it('lose and repeat no event if a stream is cut several times', async () => {
    await prepare('streams')
    const { follow } = await import(pathToFileURL(join(folder, 'follow.ts')).href) as { follow: Follow }
    const id = await service.createSearch('Pseudonym', 'tw-success', { cache: { mode: 'bypass' } })
    const whole = await service.events(`/search/${id}/stream`)
    await using cutting = await cuttingProxy(service.url, 3_000)

    const events = await Array.fromAsync(follow(cutting.url, service.key, id))

    const numbers = (all: readonly Received[]) => all.filter(({ event }) => event !== 'connected').map(one => one.id)
    expect(numbers(events)).to.deep.equal(numbers(whole))
    expect(events.filter(({ event }) => event === 'connected').length).to.be.above(1)
  })

  it('refuse a webhook that is forged, old or signed with another secret', async () => {
    await prepare('webhooks')
    const { isFromTracewell } = await import(pathToFileURL(join(folder, 'verify.ts')).href) as {
      isFromTracewell: Verify,
    }
    const body = Buffer.from('{"searchId":"1"}')
    const now = String(Math.floor(Date.now() / 1_000))
    const signed = (timestamp: string, secret = 'correct-horse') => ({
      'x-webhook-timestamp': timestamp,
      'x-webhook-signature': `sha256=${createHmac('sha256', secret).update(timestamp).update(body).digest('hex')}`,
    })

    const cases = [
      [signed(now), body], [signed(now), Buffer.from('{"searchId":"2"}')], [signed(now, 'other'), body],
      [signed(String(Number(now) - 301)), body], [signed('soon'), body], [{}, body],
    ] as const

    const inTypeScript = cases.map(([headers, raw]) => isFromTracewell(headers, raw, 'correct-horse'))
    const inPython = JSON
      .parse(execFileSync('python3', ['-c', askPython], {
        cwd: folder,
        encoding: 'utf8',
        input: JSON
          .stringify(cases.map((
            [headers, raw],
          ) => [Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.replace(/(^|-)./g, letter =>
            letter.toUpperCase()), value]
          )), raw.toString()])),
      })) as boolean[]

    expect(inTypeScript).to.deep.equal([true, false, false, false, false, false])
    expect(inPython).to.deep.equal(inTypeScript)
  })
})

const askPython =
  'import json, sys, verify; print(json.dumps(['
  + 'verify.is_from_tracewell(h, b.encode(), "correct-horse") for h, b in json.load(sys.stdin)]))'

/** Starts a proxy that cuts the first five connections after the given number of response bytes. */
async function cuttingProxy(target: string, bytes: number): Promise<AsyncDisposable & { url: string }> {
  const sockets = new Set<Socket>()
  let cuts = 0
  const server = createServer(near => {
    const far = connect(Number(new URL(target).port), '127.0.0.1')
    let passed = 0
    for (const socket of [near, far]) {
      sockets.add(socket.on('error', () => undefined).on('close', () => {
        near.destroy()
        far.destroy()
      }))
    }
    near.pipe(far)
    far.on('data', piece => {
      passed += piece.length
      if (passed <= bytes || cuts >= 5) return void near.write(piece)
      cuts++
      near.write(piece.subarray(0, piece.length - (passed - bytes)), () => near.destroy())
    })
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy()
      await new Promise(done => server.close(done))
    },
  }
}
