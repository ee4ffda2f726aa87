import { spawnSync } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { expect } from 'chai'
import { places } from '../../scripts/readers/places.ts'
import { startCuttingProxy } from '../../scripts/readers/proxy.ts'
import { readers } from '../../scripts/readers/readers.ts'
import { linesOf } from '../../scripts/readers/run.ts'
import { differenceOf } from '../../scripts/support/programs.ts'

const script = resolve(import.meta.dirname, '../../scripts/readers.ts')

const run = (words: readonly string[], path = process.env['PATH']) =>
  spawnSync(process.execPath, [script, ...words], {
    encoding: 'utf8',
    cwd: tmpdir(),
    env: { ...process.env, PATH: path },
  })

const event = (name: string, id: number) => `event: ${name}\ndata: {"a sentence of some length":${id}}\nid: ${id}\n\n`
const stream = [
  'event: connected\ndata: {}\nretry: 1000\n\n', event('one', 9), event('two', 10), event('three', 11),
  event('search.finished', 12),
].join('')

describe('npm run readers', () => {
  it('prints its usage', () => {
    const [help, reader, option] = [run(['--help']), run(['curl']), run(['--colour'])]

    expect([help.status, reader.status, option.status]).to.deep.equal([0, 2, 2])
    expect(readers.filter(({ name }) => !help.stdout.includes(`  ${name} `))).to.deep.equal([])
    expect(reader.stderr).to.match(/^curl: there is eventsource, fetch-event-source, /)
  })

  it('skips a reader without installed tools, and fails if that reader was requested', () => {
    const [named, all] = [run(['r3labs-sse'], tmpdir()), run(['--json'], tmpdir())]

    expect([named.status, named.stdout]).to.deep.equal([2,
      'r3labs-sse: skipped, needs go 1.24 or later\n0 passed, 0 failed, 1 skipped\n'])
    expect([all.status, (JSON.parse(all.stdout) as { outcome: string }[]).map(({ outcome }) => outcome)]).to.deep
      .equal([0, readers.map(() => 'skipped')])
  })

  it('cuts a connection at each of its places', () => {
    const ends = places.map(({ name, find }) => [name, stream.slice(0, find(stream)).slice(-8)])

    expect(ends).to.deep.equal([
      ['after connected', ': 1000\n\n'],
      ['between two events', '\nid: 9\n\n'],
      ['after the event line', 'nt: two\n'],
      ['inside the data line', 'ntence o'],
      ['after the data line', 'th":10}\n'],
      ['after "id:"', '":10}\nid:'.slice(-8)],
      ['inside the number of an id', '0}\nid: 1'],
      ['after the id line', '\nid: 10\n'],
      ['after the last event', 'id: 12\n\n'],
    ])
  })

  it('cuts each connection at the next place, and none after the last one', async () => {
    const server = createServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).end(stream)
    })
    await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
    const between = places.slice(1, 2)
    await using proxy = await startCuttingProxy(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, between)

    const cut = await readUntilEnd(proxy.url)
    const whole = await readUntilEnd(proxy.url)
    server.close()

    expect(cut).to.deep.equal({ text: stream.slice(0, between[0]!.find(stream)), isCut: true })
    expect(whole).to.deep.equal({ text: stream, isCut: false })
    expect(proxy.left).to.deep.equal([])
  })

  it('reports the first event that a reader missed, repeated or invented', () => {
    const lines = linesOf(stream)

    expect(lines.map(line => line.replace(/ \S+$/, ''))).to.deep.equal(['9 one', '10 two', '11 three',
      '12 search.finished'])
    expect(differenceOf(lines, lines)).to.equal(undefined)
    expect(differenceOf(lines.toSpliced(1, 1), lines)).to.equal(`line 2 must be "${lines[1]}", and is "${lines[2]}"`)
    expect(differenceOf(lines.toSpliced(1, 0, lines[0]!), lines)).to
      .equal(`line 2 must be "${lines[1]}", and is "${lines[0]}"`)
    expect(differenceOf([...lines, ' message 0'], lines)).to.equal('line 5 must be "", and is " message 0"')
  })
})

async function readUntilEnd(url: string): Promise<{ text: string, isCut: boolean }> {
  let text = ''
  try {
    const response = await fetch(url)
    for await (const piece of response.body!.pipeThrough(new TextDecoderStream())) text += piece
    return { text, isCut: false }
  } catch {
    return { text, isCut: true }
  }
}
