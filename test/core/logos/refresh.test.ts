import { expect } from 'chai'
import { createTestClock } from '../../support/clock.ts'
import { createLogoStage, failure, hourMs, nothing, request, type LogoStage } from '../../support/logos.ts'

describe('cached logos', () => {
  let stage: LogoStage
  before(async () => { stage = await createLogoStage() })
  after(() => stage.close())
  beforeEach(() => stage.clear())

  it('are looked up again for a larger size, and only once', async () => {
    const logos = stage.create({ outcomes: [stage.logo('old', 150), stage.logo('new', 150)] })

    const sources = [
      await logos.sourceOf(),
      await logos.sourceOf({ size: 150 }),
      await logos.sourceOf({ size: 400 }),
      await logos.sourceOf({ size: 512 }),
    ]

    expect(sources).to.deep.equal(['old', 'old', 'new', 'new'])
    expect(logos.asked).to.deep.equal(['site.example 128', 'site.example 512'])
  })

  it('have a negative entry for a day', async () => {
    const logos = stage.create({ outcomes: [nothing, stage.logo('new')] })

    const first = await logos.find(request())
    const kept = [await logos.cached(request()), await logos.cached(request({ size: 512 })),
      await stage.create().cached(request())]
    logos.clock.advance(24 * hourMs + 1)
    const later = [await logos.cached(request()), await logos.sourceOf()]

    expect([first, ...kept]).to.deep.equal([null, null, null, null])
    expect(later).to.deep.equal([undefined, 'new'])
  })

  for (const [what, code] of [['failed', 'UPSTREAM_TIMEOUT'], ['is benched', 'SOURCE_BENCHED']] as const) {
    it(`have a negative entry for 15 minutes if a source ${what}`, async () => {
      const logos = stage.create({ outcomes: [{ found: undefined, failures: [failure(code)] }, stage.logo('new')] })

      await logos.find(request())
      logos.clock.advance(hourMs / 4 - 1)
      const soon = await logos.sourceOf()
      logos.clock.advance(1)

      expect([soon, await logos.sourceOf()]).to.deep.equal(['none', 'new'])
    })
  }

  for (const lasting of [
    failure('EGRESS_REFUSED'), failure('UPSTREAM_UNREACHABLE', Object.assign(new Error('no'), { code: 'ENOTFOUND' })),
    failure('UPSTREAM_TOO_LARGE'),
  ]) {
    it(`have a negative entry for a day after ${lasting.code}`, async () => {
      const logos = stage.create({ outcomes: [{ found: undefined, failures: [lasting] }] })

      await logos.find(request())
      logos.clock.advance(23 * hourMs)

      expect([await logos.sourceOf(), logos.asked.length]).to.deep.equal(['none', 1])
    })
  }

  it('are served during their refresh after a week', async () => {
    const logos = stage.create({ outcomes: [stage.logo('old'), stage.logo('new')] })

    await logos.find(request())
    logos.clock.advance(7 * 24 * hourMs)
    const meanwhile = [(await logos.cached(request()))?.source, await logos.sourceOf()]
    await stage.refreshed(logos)

    expect(meanwhile).to.deep.equal(['old', 'old'])
    expect([await logos.sourceOf(), logos.asked.length]).to.deep.equal(['new', 2])
  })

  it('stay while the sources are down, and are refreshed every hour', async () => {
    const logos = stage.create({
      outcomes: [
        stage.logo('old'),
        { found: undefined, failures: [failure()] },
        { found: undefined, failures: [failure()] },
        stage.logo('new'),
      ],
    })
    await logos.find(request())
    logos.clock.advance(7 * 24 * hourMs)

    const sources: string[] = []
    for (let hour = 0; hour < 3; hour++) {
      sources.push(await logos.sourceOf(), await logos.sourceOf())
      await stage.refreshed(logos)
      logos.clock.advance(hourMs)
    }

    expect(sources).to.deep.equal(['old', 'old', 'old', 'old', 'old', 'old'])
    expect([await logos.sourceOf(), logos.asked.length]).to.deep.equal(['new', 4])
  })

  it('are not replaced by smaller ones if the better source is down', async () => {
    const logos = stage.create({ outcomes: [stage.logo('old', 200), stage.logo('new', 32, [failure()])] })
    await logos.find(request())
    logos.clock.advance(7 * 24 * hourMs)

    await logos.find(request())
    await stage.refreshed(logos)

    expect([await logos.sourceOf(), logos.asked.length]).to.deep.equal(['old', 2])
  })

  it('are removed if the site has none any more', async () => {
    const logos = stage.create({ outcomes: [stage.logo('old'), nothing] })
    await logos.find(request())
    logos.clock.advance(7 * 24 * hourMs)

    await logos.find(request())
    await stage.refreshed(logos)

    expect(await logos.cached(request())).to.equal(null)
  })

  it('are served in the existing size if a larger one cannot be looked up', async () => {
    const logos = stage.create({ outcomes: [stage.logo('old', 150), { found: undefined, failures: [failure()] }] })

    await logos.find(request())

    expect([await logos.sourceOf({ size: 512 }), await logos.sourceOf({ size: 512 }), logos.asked.length]).to.deep
      .equal(['old', 'old', 2])
  })

  it('are not replaced by an older entry of another process', async () => {
    const clock = createTestClock()
    const [one, other] = [stage.create({ clock }), stage.create({ outcomes: [stage.logo('new')], clock })]
    await one.find(request())
    await other.cached(request())

    clock.advance(7 * 24 * hourMs)
    await other.find(request({ size: 48 }))
    await stage.refreshed(other)
    await one.find(request({ size: 96 })) // `one` makes a larger logo from the old entry in its memory

    expect((await other.diskCache.read('site.example'))?.logo?.source).to.equal('new')
  })
})
