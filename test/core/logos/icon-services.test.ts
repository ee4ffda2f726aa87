import { expect } from 'chai'
import { createLookUp } from '../../../src/core/logos/look-up.ts'
import type { SourceHealthView } from '../../../src/core/source-health/source-health.ts'
import { untested } from '../../../src/core/source-health/state.ts'
import type { Telemetry, WorkFacts } from '../../../src/lib/telemetry.ts'
import { logoSources } from '../../../src/sources/logos/index.ts'
import { logoWorld, type LogoWorld, type Sites } from '../../support/logo-world.ts'

describe('icon services', () => {
  /** Looks up a logo. Returns its source, the codes of the failures, and the reported calls in words. */
  async function lookUp(
    world: LogoWorld,
    domain: string,
    { benched = [], signal = new AbortController().signal }: { benched?: string[], signal?: AbortSignal } = {},
  ) {
    const reported: string[] = []
    const report = ({ kind, slug, outcome, cached, code }: WorkFacts['source']) => {
      expect(cached).to.equal(false)
      reported.push([kind, slug, outcome, ...code === undefined ? [] : [code]].join(' '))
    }
    const telemetry: Telemetry = {
      begin() {
        let end = (facts: unknown) => {
          report(facts as WorkFacts['source'])
          end = () => undefined // only the first call has an effect
        }
        return { within: run => run(), end: facts => end(facts) }
      },
      report: (_, facts) => report(facts as WorkFacts['source']),
    }
    const health: Pick<SourceHealthView, 'of'> = {
      of: id => ({ ...untested(id, world.clock.now()), state: benched.includes(id.slug) ? 'benched' : 'ok' }),
    }
    const { client, painter, clock } = world
    const run = createLookUp({
      sources: logoSources,
      client,
      painter,
      clock,
      telemetry,
      health,
    })
    const { found, failures } = await run(domain, 128, signal)
    return { source: found?.source, failures: failures.map(({ code }) => code), reported }
  }

  const unavailable = { status: 500, body: 'sorry' }
  const failing: Sites = {
    'www.google.com': { '/s2/favicons': unavailable },
    'icons.duckduckgo.com': {
      '/ip3/no-logo.example.ico': unavailable,
      '/ip3/www.no-logo.example.ico': { status: 404, body: '' },
    },
  }

  it('report their calls, and the sources that ask the site itself do not', async () => {
    await using world = await logoWorld()

    const domains = ['aurora.example', 'quartz.example', 'sable.example', 'no-logo.example']
    const results = await Promise.all(domains.map(domain => lookUp(world, domain)))

    expect(results.map(({ reported }) => reported)).to.deep.equal([
      [],
      ['logo google success'],
      ['logo google no_results', 'logo duckduckgo success'],
      ['logo google no_results', 'logo duckduckgo no_results'],
    ])
  })

  it('report no failure of a site', async () => {
    await using world = await logoWorld({ sites: { 'down.example': { '/favicon.ico': unavailable } } })

    const { failures, reported } = await lookUp(world, 'down.example')

    expect(failures).to.include('UPSTREAM_ERROR')
    expect(reported).to.deep.equal(['logo google no_results', 'logo duckduckgo no_results'])
  })

  it('report failures with their code, also if only one of the requests to a service fails', async () => {
    await using world = await logoWorld({ sites: failing })

    expect((await lookUp(world, 'no-logo.example')).reported)
      .to.deep.equal(['logo google failed UPSTREAM_ERROR', 'logo duckduckgo failed UPSTREAM_ERROR'])
  })

  it('report that the look-up ended first, and not that the service failed', async () => {
    await using world = await logoWorld({ sites: { 'www.google.com': {} } })
    const late = new AbortController()
    const hanging: LogoWorld = {
      ...world,
      client: {
        ...world.client,
        send(request, signal) {
          if (!request.url.startsWith('https://www.google.com/')) return world.client.send(request, signal)
          late.abort(new Error('the look-up took too long'))
          return Promise.reject(signal!.reason as Error)
        },
      },
    }

    const { failures, reported } = await lookUp(hanging, 'no-logo.example', { signal: late.signal })

    expect(failures).to.include('UPSTREAM_TIMEOUT')
    expect(reported).to.deep.equal(['logo google aborted'])
  })

  it('are skipped while they are benched, and the next one is asked', async () => {
    await using world = await logoWorld({ sites: { 'www.google.com': {} } })

    const { source, failures, reported } = await lookUp(world, 'sable.example', { benched: ['google', 'site-icons'] })

    expect(world.asked).to.deep.equal([])
    expect(source).to.equal('duckduckgo')
    expect(failures).to.deep.equal(['SOURCE_BENCHED'])
    expect(reported).to.deep.equal(['logo google skipped SOURCE_BENCHED', 'logo duckduckgo success'])
  })
})
