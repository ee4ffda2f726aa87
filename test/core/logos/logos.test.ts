import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'chai'
import { createTestClock } from '../../support/clock.ts'
import { createLogoStage, hourMs, nothing, request, type LogoStage } from '../../support/logos.ts'

describe('logos', () => {
  let stage: LogoStage
  before(async () => { stage = await createLogoStage() })
  after(() => stage.close())
  beforeEach(() => stage.clear())

  it('share one look-up among simultaneous requests', async () => {
    const logos = stage.create()

    const found = await Promise.all(Array.from({ length: 20 }, () => logos.find(request())))

    expect(logos.asked).to.deep.equal(['site.example 128'])
    expect(new Set(found.map(one => one!.etag)).size).to.equal(1)
  })

  it('are cached after a look-up, and not before', async () => {
    const logos = stage.create()

    const before = await logos.cached(request())
    const found = await logos.find(request())
    const after = await logos.cached(request())

    expect(before).to.equal(undefined)
    expect(after).to.deep.equal(found)
    expect(after!.etag).to.match(/^"[\w-]{22}"$/)
  })

  it('are available to the next process, with their drawn images', async () => {
    const found = await stage.create().find(request())
    const next = stage.create({ outcomes: [nothing] })

    expect(await next.cached(request())).to.deep.equal(found)
    expect(await next.cached(request({ size: 17 }))).to.equal(undefined)
    expect((await next.find(request({ size: 17 })))?.source).to.equal('old')
    expect(next.asked).to.deep.equal([])
  })

  it('are drawn in each size and format after one look-up', async () => {
    const logos = stage.create()

    const drawn = await Promise.all([
      request(), request({ size: 16 }), request({ format: 'webp' }), request({ format: 'jpg' }), request({ size: 180 }),
    ].map(one => logos.find(one)))

    expect(new Set(drawn.map(one => one!.etag)).size).to.equal(5)
    expect(logos.asked.filter(key => key === 'site.example 128')).to.have.length(1)
  })

  it('are stored on disk in common sizes only', async () => {
    const logos = stage.create()

    for (const size of [16, 17, 18, 19, 128]) await logos.find(request({ size }))

    const entry = await logos.diskCache.read('site.example')
    expect([...entry!.logo!.drawn.keys()]).to.deep.equal(['16.png', '128.png'])
  })

  it('are served if the disk cannot be written, with one line in the log', async () => {
    await writeFile(join(stage.folder, 'file'), '')
    const logos = stage.create({ cacheFolder: join(stage.folder, 'file', 'below') })

    const found = [
      await logos.sourceOf(), await logos.sourceOf({ size: 128 }), await logos.sourceOf({ domain: 'other.example' }),
      (await logos.cached(request()))?.source,
    ]
    logos.clock.advance(2 * hourMs)

    expect(found).to.deep.equal(['old', 'old', 'old', 'old'])
    expect(await logos.sourceOf()).to.equal('old')
    expect(logos.asked).to.deep.equal(['site.example 128', 'other.example 128'])
    expect(logos.logged.filter(line => line.includes('could not be stored'))).to.have.length(1)
    expect(logos.logged.join()).not.to.include('site.example')
  })

  it('are looked up again if their file is damaged', async () => {
    await stage.create().find(request())
    const [name] = await readdir(stage.folder)
    const bytes = await readFile(join(stage.folder, name!))
    for (
      const damaged of [
        bytes.subarray(0, bytes.length / 2),
        bytes.with(bytes.length - 100, bytes.at(-100)! ^ 1),
        Buffer.alloc(0),
        Buffer.from('{}\n'),
      ]
    ) {
      await writeFile(join(stage.folder, name!), damaged)
      const logos = stage.create({ outcomes: [stage.logo('new')] })

      expect([await logos.cached(request()), await logos.sourceOf()]).to.deep.equal([undefined, 'new'])
    }
  })

  it('stay within the disk limit, and keep the most recently used', async () => {
    const logos = stage.create({ maxBytes: 100_000 })

    for (let index = 0; index < 60; index++) {
      await logos.find(request({ domain: `site${index}.example` }))
      await stage.create().cached(request({ domain: 'site0.example' }))
    }
    const { files, bytes } = await logos.diskCache.measure()

    expect(bytes).to.be.within(50_000, 100_000)
    expect(files).to.be.below(60)
    expect(await logos.diskCache.read('site59.example')).not.to.equal(undefined)
    expect(await logos.diskCache.read('site1.example')).to.equal(undefined)
  })

  it('are shared by two processes with one folder', async () => {
    const clock = createTestClock()
    const [one, other] = [stage.create({ clock }), stage.create({ outcomes: [stage.logo('new')], clock })]

    const sources = [
      await one.sourceOf(), await other.sourceOf(), await other.sourceOf({ domain: 'b.example' }),
      await one.sourceOf({ domain: 'b.example' }),
    ]

    expect(sources).to.deep.equal(['old', 'old', 'new', 'new'])
    expect([one.asked.length, other.asked.length]).to.deep.equal([1, 1])
  })

  it('are removed by clear', async () => {
    const logos = stage.create({ outcomes: [stage.logo('old'), stage.logo('new')] })
    await logos.find(request())

    const removed = await logos.clear()

    expect(removed.files).to.equal(1)
    expect(await logos.sourceOf()).to.equal('new')
  })

  it('are found for one caller while another caller waits for sites that do not answer', async () => {
    const hanging = Promise.withResolvers<void>()
    const logos = stage.create({ waitFor: domain => domain.startsWith('hangs') ? hanging.promise : undefined })
    const waiting = Array.from(
      { length: 90 },
      (_, index) => logos.find(request({ domain: `hangs${index}.example` }), '192.0.2.1'),
    )

    const found = await logos.find(request(), '198.51.100.1')
    hanging.resolve()

    expect(found?.source).to.equal('old')
    expect(await Promise.all(waiting)).to.have.length(90)
  })

  it('are found even if another caller waits for the same logo, behind sites that do not answer', async () => {
    const hanging = Promise.withResolvers<void>()
    let looks = 0
    const logos = stage.create({
      waitFor: domain => {
        if (domain.startsWith('hangs')) return hanging.promise
        looks++
        return undefined
      },
    })
    const before = Array.from(
      { length: 20 },
      (_, index) => logos.find(request({ domain: `hangs${index}.example` }), '192.0.2.1'),
    )
    const theirs = logos.find(request(), '192.0.2.1')

    const found = await Promise.all([logos.find(request(), '198.51.100.1'), logos.find(request(), '198.51.100.1'),
      theirs])
    hanging.resolve()
    await Promise.all(before)

    expect(found.map(logo => logo?.source)).to.deep.equal(['old', 'old', 'old'])
    expect(looks).to.equal(1)
  })

  it('are refused if too many look-ups wait', async () => {
    const logos = stage.create()

    const outcomes = await Promise
      .all(Array.from(
        { length: 120 },
        (_, index) =>
          logos.find(request({ domain: `site${index}.example` }), '192.0.2.1').then(
            () => 'found',
            (error: { code: string, status: number }) => `${error.status} ${error.code}`,
          ),
      ))

    expect(outcomes.filter(outcome => outcome === 'found')).to.have.length(96)
    expect(new Set(outcomes)).to.deep.equal(new Set(['found', '429 RATE_LIMIT_RPM_EXCEEDED']))
  })

  it('get no negative entry if the service stops during their look-up', async () => {
    const logos = stage.create({ outcomes: [nothing] })

    const finding = logos.find(request()).catch((error: Error) => error.message)
    logos.close()

    expect(await finding).to.equal('the service stops')
    expect(await logos.diskCache.read('site.example')).to.equal(undefined)
  })
})
