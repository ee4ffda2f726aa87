import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { createLogos, type LogoRequest } from '../../src/core/logos/logos.ts'
import type { LookUp, Outcome } from '../../src/core/logos/look-up.ts'
import { createPainter, type Painter } from '../../src/core/logos/painter.ts'
import { createShelf } from '../../src/core/logos/shelf.ts'
import { createLog } from '../../src/lib/log.ts'
import { SourceFailure, type FailureCode } from '../../src/sources/failures.ts'
import { createTestClock } from '../support/clock.ts'
import { until } from '../support/process.ts'
import { pngMark } from '../support/logo-world.ts'

const hourMs = 3_600_000
const failure = (code: FailureCode = 'UPSTREAM_TIMEOUT', cause?: unknown) => new SourceFailure(code, 'did not answer', { cause })
const nothing: Outcome = { found: undefined, failures: [] }
const request = (more: Partial<LogoRequest> = {}): LogoRequest => ({ domain: 'site.example', size: 64, format: 'png', ...more })

interface Setting {
  /** What a look-up waits for. */
  meets?: (domain: string) => Promise<void> | undefined
  says?: Outcome[]
  at?: string
  mostBytes?: number
  clock?: ReturnType<typeof createTestClock>
}

describe('logos', () => {
  let folder: string
  let painter: Painter
  let images: Record<'old' | 'new', Buffer>
  before(async () => {
    painter = createPainter()
    images = { old: await pngMark(200, 200, '#c02020'), new: await pngMark(200, 200, '#20c020') }
  })
  after(() => painter.close())
  beforeEach(async () => { folder = await mkdtemp(join(tmpdir(), 'tracewell-logos-')) })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  const logo = (which: 'old' | 'new', edge = 200, failures: SourceFailure[] = []): Outcome =>
    ({ found: { source: which, picture: { png: images[which], width: edge, height: edge, plain: false, print: '' } }, failures })

  /** With a look-up that says these one after another, then the last again. */
  function create({ says = [logo('old')], meets, at = folder, mostBytes = 1_000_000, clock = createTestClock() }: Setting = {}) {
    const asked: string[] = []
    const logged: string[] = []
    const lookUp: LookUp = async (domain, edge) => {
      asked.push(`${domain} ${edge}`)
      await (meets?.(domain) ?? new Promise(resolve => setTimeout(resolve, 5)))
      return says[Math.min(asked.length, says.length) - 1]!
    }
    const shelf = createShelf({ folder: at, mostBytes })
    const log = createLog({ level: 'debug', destination: { write: line => { logged.push(line) } } })
    const logos = createLogos({ lookUp, painter: { ...painter, close: () => undefined }, shelf, clock, log })
    const sourceOf = async (more?: Partial<LogoRequest>) => (await logos.find(request(more)))?.source ?? 'none'
    return { ...logos, sourceOf, shelf, asked, logged, clock }
  }
  /** Until what was looked for again meanwhile is known, and written. */
  const refreshed = ({ shelf, clock, kept }: ReturnType<typeof create>) => until('it is looked for again', async () => {
    await kept(request()) // begins it where the one before had not quite ended
    return (await shelf.read('site.example'))!.freshUntilMs > clock.now().getTime()
  }, 5)

  it('are looked for once by all who ask at the same time', async () => {
    const logos = create()

    const found = await Promise.all(Array.from({ length: 20 }, () => logos.find(request())))

    expect(logos.asked).to.deep.equal(['site.example 128'])
    expect(new Set(found.map(one => one!.etag)).size).to.equal(1)
  })

  it('are not kept before they were looked for, and kept after', async () => {
    const logos = create()

    const before = await logos.kept(request())
    const found = await logos.find(request())
    const after = await logos.kept(request())

    expect(before).to.equal(undefined)
    expect(after).to.deep.equal(found)
    expect(after!.etag).to.match(/^"[\w-]{22}"$/)
  })

  it('are there for the next process, drawn as before', async () => {
    const found = await create().find(request())
    const next = create({ says: [nothing] })

    expect(await next.kept(request())).to.deep.equal(found)
    expect(await next.kept(request({ size: 17 }))).to.equal(undefined)
    expect((await next.find(request({ size: 17 })))?.source).to.equal('old')
    expect(next.asked).to.deep.equal([])
  })

  it('are drawn in each size and format from one look-up', async () => {
    const logos = create()

    const drawn = await Promise.all([
      request(), request({ size: 16 }), request({ format: 'webp' }), request({ format: 'jpg' }), request({ size: 180 }),
    ].map(one => logos.find(one)))

    expect(new Set(drawn.map(one => one!.etag)).size).to.equal(5)
    expect(logos.asked.filter(key => key === 'site.example 128')).to.have.length(1)
  })

  it('are not written to disk in every size that somebody asks for', async () => {
    const logos = create()

    for (const size of [16, 17, 18, 19, 128]) await logos.find(request({ size }))

    const entry = await logos.shelf.read('site.example')
    expect([...entry!.logo!.drawn.keys()]).to.deep.equal(['16.png', '128.png'])
  })

  it('are looked for again where a larger one is asked for, and only once', async () => {
    const logos = create({ says: [logo('old', 150), logo('new', 150)] })

    const sources = [
      await logos.sourceOf(), await logos.sourceOf({ size: 150 }), await logos.sourceOf({ size: 400 }), await logos.sourceOf({ size: 512 }),
    ]

    expect(sources).to.deep.equal(['old', 'old', 'new', 'new'])
    expect(logos.asked).to.deep.equal(['site.example 128', 'site.example 512'])
  })

  it('are remembered as missing, for a day', async () => {
    const logos = create({ says: [nothing, logo('new')] })

    const first = await logos.find(request())
    const kept = [await logos.kept(request()), await logos.kept(request({ size: 512 })), await create().kept(request())]
    logos.clock.advance(24 * hourMs + 1)
    const later = [await logos.kept(request()), await logos.sourceOf()]

    expect([first, ...kept]).to.deep.equal([null, null, null, null])
    expect(later).to.deep.equal([undefined, 'new'])
  })

  it('are remembered as missing for a quarter of an hour where a site could not be asked', async () => {
    const logos = create({ says: [{ found: undefined, failures: [failure()] }, logo('new')] })

    await logos.find(request())
    logos.clock.advance(hourMs / 4 - 1)
    const soon = await logos.sourceOf()
    logos.clock.advance(1)

    expect([soon, await logos.sourceOf()]).to.deep.equal(['none', 'new'])
  })

  for (const lasting of [
    failure('EGRESS_REFUSED'), failure('UPSTREAM_UNREACHABLE', Object.assign(new Error('no'), { code: 'ENOTFOUND' })),
    failure('UPSTREAM_TOO_LARGE'),
  ]) {
    it(`are remembered as missing for a day where ${lasting.code} says so`, async () => {
      const logos = create({ says: [{ found: undefined, failures: [lasting] }] })

      await logos.find(request())
      logos.clock.advance(23 * hourMs)

      expect([await logos.sourceOf(), logos.asked.length]).to.deep.equal(['none', 1])
    })
  }

  it('are served while they are looked for again after a week', async () => {
    const logos = create({ says: [logo('old'), logo('new')] })

    await logos.find(request())
    logos.clock.advance(7 * 24 * hourMs)
    const meanwhile = [(await logos.kept(request()))?.source, await logos.sourceOf()]
    await refreshed(logos)

    expect(meanwhile).to.deep.equal(['old', 'old'])
    expect([await logos.sourceOf(), logos.asked.length]).to.deep.equal(['new', 2])
  })

  it('stay as long as the sources are down, and are tried every hour', async () => {
    const logos = create({ says: [
      logo('old'), { found: undefined, failures: [failure()] }, { found: undefined, failures: [failure()] }, logo('new'),
    ] })
    await logos.find(request())
    logos.clock.advance(7 * 24 * hourMs)

    const sources: string[] = []
    for (let hour = 0; hour < 3; hour++) {
      sources.push(await logos.sourceOf(), await logos.sourceOf())
      await refreshed(logos)
      logos.clock.advance(hourMs)
    }

    expect(sources).to.deep.equal(['old', 'old', 'old', 'old', 'old', 'old'])
    expect([await logos.sourceOf(), logos.asked.length]).to.deep.equal(['new', 4])
  })

  it('are not replaced by smaller ones where the better source is down', async () => {
    const logos = create({ says: [logo('old', 200), logo('new', 32, [failure()])] })
    await logos.find(request())
    logos.clock.advance(7 * 24 * hourMs)

    await logos.find(request())
    await refreshed(logos)

    expect([await logos.sourceOf(), logos.asked.length]).to.deep.equal(['old', 2])
  })

  it('go where the site has none any more', async () => {
    const logos = create({ says: [logo('old'), nothing] })
    await logos.find(request())
    logos.clock.advance(7 * 24 * hourMs)

    await logos.find(request())
    await refreshed(logos)

    expect(await logos.kept(request())).to.equal(null)
  })

  it('are given in what size there is where a larger one cannot be asked for', async () => {
    const logos = create({ says: [logo('old', 150), { found: undefined, failures: [failure()] }] })

    await logos.find(request())

    expect([await logos.sourceOf({ size: 512 }), await logos.sourceOf({ size: 512 }), logos.asked.length]).to.deep.equal(['old', 'old', 2])
  })

  it('are served though nothing can be written, with one line in the log', async () => {
    await writeFile(join(folder, 'file'), '')
    const logos = create({ at: join(folder, 'file', 'below') })

    const found = [
      await logos.sourceOf(), await logos.sourceOf({ size: 128 }), await logos.sourceOf({ domain: 'other.example' }),
      (await logos.kept(request()))?.source,
    ]
    logos.clock.advance(2 * hourMs)

    expect(found).to.deep.equal(['old', 'old', 'old', 'old'])
    expect(await logos.sourceOf()).to.equal('old')
    expect(logos.asked).to.deep.equal(['site.example 128', 'other.example 128'])
    expect(logos.logged.filter(line => line.includes('could not be kept'))).to.have.length(1)
    expect(logos.logged.join()).not.to.include('site.example')
  })

  it('are looked for again where their file is damaged', async () => {
    await create().find(request())
    const [name] = await readdir(folder)
    const bytes = await readFile(join(folder, name!))
    for (const damaged of [
      bytes.subarray(0, bytes.length / 2), bytes.with(bytes.length - 100, bytes.at(-100)! ^ 1), Buffer.alloc(0), Buffer.from('{}\n'),
    ]) {
      await writeFile(join(folder, name!), damaged)
      const logos = create({ says: [logo('new')] })

      expect([await logos.kept(request()), await logos.sourceOf()]).to.deep.equal([undefined, 'new'])
    }
  })

  it('take no more of the disk than they may, and those used last stay', async () => {
    const logos = create({ mostBytes: 100_000 })

    for (let index = 0; index < 60; index++) {
      await logos.find(request({ domain: `site${index}.example` }))
      await create().kept(request({ domain: 'site0.example' }))
    }
    const { files, bytes } = await logos.shelf.measure()

    expect(bytes).to.be.within(50_000, 100_000)
    expect(files).to.be.below(60)
    expect(await logos.shelf.read('site59.example')).not.to.equal(undefined)
    expect(await logos.shelf.read('site1.example')).to.equal(undefined)
  })

  it('are shared by two processes on one folder', async () => {
    const clock = createTestClock()
    const [one, other] = [create({ clock }), create({ says: [logo('new')], clock })]

    const sources = [
      await one.sourceOf(), await other.sourceOf(), await other.sourceOf({ domain: 'b.example' }),
      await one.sourceOf({ domain: 'b.example' }),
    ]

    expect(sources).to.deep.equal(['old', 'old', 'new', 'new'])
    expect([one.asked.length, other.asked.length]).to.deep.equal([1, 1])
  })

  it('are not replaced by what another process knew before', async () => {
    const clock = createTestClock()
    const [one, other] = [create({ clock }), create({ says: [logo('new')], clock })]
    await one.find(request())
    await other.kept(request())

    clock.advance(7 * 24 * hourMs)
    await other.find(request({ size: 48 }))
    await refreshed(other)
    await one.find(request({ size: 96 })) // of the old one, which it still has in memory

    expect((await other.shelf.read('site.example'))?.logo?.source).to.equal('new')
  })

  it('are forgotten when that is asked', async () => {
    const logos = create({ says: [logo('old'), logo('new')] })
    await logos.find(request())

    const removed = await logos.clear()

    expect(removed.files).to.equal(1)
    expect(await logos.sourceOf()).to.equal('new')
  })

  it('are found for a caller while another one waits for sites that do not answer', async () => {
    const hanging = Promise.withResolvers<void>()
    const logos = create({ meets: domain => domain.startsWith('hangs') ? hanging.promise : undefined })
    const waiting = Array.from({ length: 90 }, (_, index) => logos.find(request({ domain: `hangs${index}.example` }), '192.0.2.1'))

    const found = await logos.find(request(), '198.51.100.1')
    hanging.resolve()

    expect(found?.source).to.equal('old')
    expect(await Promise.all(waiting)).to.have.length(90)
  })

  it('are not looked for without end at the same time', async () => {
    const logos = create()

    const outcomes = await Promise.all(Array.from({ length: 120 }, (_, index) =>
      logos.find(request({ domain: `site${index}.example` }), '192.0.2.1').then(() => 'found', (error: { code: string, status: number }) => `${error.status} ${error.code}`)))

    expect(outcomes.filter(outcome => outcome === 'found')).to.have.length(96)
    expect(new Set(outcomes)).to.deep.equal(new Set(['found', '429 RATE_LIMIT_RPM_EXCEEDED']))
  })

  it('that are being looked for when the service stops are not kept as missing', async () => {
    const logos = create({ says: [nothing] })

    const finding = logos.find(request()).catch((error: Error) => error.message)
    logos.close()

    expect(await finding).to.equal('the service stops')
    expect(await logos.shelf.read('site.example')).to.equal(undefined)
  })
})
