import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'chai'
import type { Breach } from '../../src/core/radar/breach.ts'
import type { Enriched } from '../../src/core/radar/enrich.ts'
import { openDatabase } from '../../src/db/database.ts'
import { startCatalogueSite } from '../support/catalogue-site.ts'
import { command, json, listOf } from '../support/command.ts'
import { createTestDatabase, type TestDatabase } from '../../scripts/support/database.ts'

describe('the breaches commands', () => {
  let database: TestDatabase
  beforeEach(async () => {
    database = await createTestDatabase()
    await (await openDatabase(database.url)).close() // creates the tables, without which most commands refuse to run
  })
  afterEach(() => database.drop())

  const run = (args: string[], more: Record<string, string> = {}) =>
    command(['breaches', ...args], { DATA_DIR: database.folder, DATABASE_URL: database.url, ...more })
  const fileWith = async (catalogue: unknown): Promise<string> => {
    const file = join(database.folder, 'catalogue.json')
    await writeFile(file, typeof catalogue === 'string' ? catalogue : JSON.stringify(catalogue))
    return file
  }

  it('import a file and report what was added, changed and unchanged', async () => {
    const first = await run(['import', await fileWith([{ Name: 'One' }, { Name: 'Two' }, { Name: 'Three' }])])
    const second = await run(['import',
      await fileWith([{ Name: 'One' }, { Name: 'Two', PwnCount: 3 }, { Name: 'Four' }, { Nome: 'x' }])])
    const third = await run(['import', await fileWith([{ Name: 'One' }]), '--json'])

    expect(first).to.include({ code: 0, out: '3 added, 0 changed, 0 unchanged.\n' })
    expect(second.code).to.equal(0)
    expect(second.out).to
      .equal('1 added, 1 changed, 1 unchanged.\n1 entry could not be read:\n'
        + '  entry 4: it has neither Name, breachID nor name\n')
    expect(json(third)).to.deep.equal({ added: 0, changed: 0, unchanged: 1, rejected: [] })
  })

  it('list the breaches of the catalogue, including the starter catalogue', async () => {
    await run(['import',
      await fileWith([{
        Name: 'Newest',
        Title: 'N\u001b[31mew',
        AddedDate: '2026-11-20',
        PwnCount: 1234567,
        DataClasses: ['Passwords'],
      }])])

    const text = await run(['list', '--limit', '2'])
    const told = await run(['list', '--severity', 'critical', '--q', 'adobe', '--json'])

    expect(text.out.split('\n')[1]).to.match(/^Newest +2026-11-20 +1,234,567 +high$/)
    expect(text.out.trim().split('\n')).to.have.length(3)
    expect(text.err).to.match(/^2 of \d+ breaches; use --limit for more\n$/)
    expect(told.err).to.equal('')
    expect(listOf<Breach>(told, 'breaches').map(({ name }) => name)).to.include('Adobe')
  })

  it('import the starter catalogue only once if several commands run at the same time', async () => {
    const lists = await Promise.all([run(['list', '--json']), run(['list', '--json'])])
    const opened = await openDatabase(database.url)
    const { revision } = await opened.breaches.getState()
    await opened.close()

    expect(lists.map(({ code }) => code)).to.deep.equal([0, 0])
    expect(json(lists[0])).to.deep.equal(json(lists[1]))
    expect(revision).to.equal(1)
  })

  it('remove all named breaches, or none if one does not exist', async () => {
    const refused = await run(['remove', 'Adobe', 'adobe', 'Nothing'])
    const removed = await run(['remove', 'Adobe', 'Dropbox', 'Adobe', '--json'])
    const left = listOf<Breach>(await run(['list', '--json']), 'breaches')

    expect([refused.code, refused.out, refused.err]).to.deep.equal([1, '', 'No breach has the name adobe, Nothing\n'])
    expect(json(removed)).to.deep.equal({ removed: ['Adobe', 'Dropbox'] })
    expect(left.map(({ name }) => name)).to.include('Canva').and.not.to.include('Adobe').and.not.to.include('Dropbox')
  })

  for (
    const [what, catalogue, message] of [
      ['what is not JSON', '{', 'is not JSON'],
      ['other JSON', { breach_count: 1 }, 'not a breach catalogue'],
      ['a catalogue of something else', [{ id: 1 }], 'No entry'],
    ] as const
  ) {
    it(`refuse ${what}`, async () => {
      const { code, out, err } = await run(['import', await fileWith(catalogue)])

      expect([code, out]).to.deep.equal([2, ''])
      expect(err).to.include(message)
    })
  }

  it('report a missing file and wrong usage', async () => {
    const missing = await run(['import', '/no/such/file.json'])
    const none = await run(['import'])
    const limit = await run(['list', '--limit', 'many'])
    const help = await run(['import', '--help'])
    const refresh = await run(['refresh'])

    expect([missing, none, limit, help, refresh].map(({ code }) => code)).to.deep.equal([2, 2, 2, 0, 2])
    expect(missing.err).to.equal('The file /no/such/file.json cannot be read: there is no such file or folder\n')
    expect(help.out).to.include('Example: ').and.to.match(/Exit codes: 0 success, skipped entries included/)
    expect(refresh.err).to.include('RADAR_REFRESH_URL')
  })

  it('download a URL again only if it has changed, and keep the catalogue if the download fails', async () => {
    await using site = await startCatalogueSite([{ Name: 'One' }])
    const environment = {
      EGRESS_ROUTES: `*=http://127.0.0.1:${site.port}`,
      RADAR_REFRESH_URL: 'https://catalogue.example/breaches',
    }

    const first = await run(['import', 'https://catalogue.example/breaches'], environment)
    const same = await run(['refresh'], environment)
    site.catalogue = [{ Name: 'One', PwnCount: 7 }, { Name: 'Two' }]
    const changed = await run(['refresh', '--json'], environment)
    site.status = 503
    const failed = await run(['refresh'], environment)
    const listed = listOf<Breach>(await run(['list', '--q', 'two', '--json']), 'breaches')

    expect(first.out).to.equal('1 added, 0 changed, 0 unchanged.\n')
    expect(same.out).to.equal('The catalogue has not changed since the last import.\n')
    expect(json(changed)).to.deep.equal({
      added: 1,
      changed: 1,
      unchanged: 0,
      rejected: [],
      notModified: false,
    })
    expect([failed.code, failed.err]).to.deep.equal([1, 'the address answered 503\n'])
    expect(site.asked.map(headers => headers['if-none-match'] === undefined)).to.deep.equal([true, false, false, false])
    expect(listed.map(({ name }) => name)).to.include('Two')
  })

  for (const catalogue of ['https://haveibeenpwned.com/api/v3/breaches', 'https://api.xposedornot.com/v1/breaches']) {
    it(`import ${catalogue}; in the sandbox, from the simulator`, async () => {
      const { code, out } = await run(['import', catalogue], { SANDBOX: '1' })

      expect([code, out]).to.deep.equal([0, '2 added, 0 changed, 0 unchanged.\n'])
    })
  }

  it('refuse a private address', async () => {
    await using site = await startCatalogueSite([{ Name: 'One' }])

    const { code, out } = await run(['import', `http://127.0.0.1:${site.port}/breaches`])

    expect([code, out]).to.deep.equal([1, ''])
    expect(site.asked).to.deep.equal([])
  })

  describe('that use a language model', () => {
    /** Starts a simulated language model that sends `replies` in turn and repeats the last one. */
    async function startModel(...replies: Array<{ status?: number, content: unknown }>) {
      const asked: object[] = []
      const server = createServer(async (request, response) => {
        const body = Buffer.concat(await Array.fromAsync(request)).toString()
        asked.push({ path: request.url, authorization: request.headers.authorization, ...JSON.parse(body) as object })
        const { status = 200, content } = replies[asked.length - 1] ?? replies.at(-1)!
        response.writeHead(status)
          .end(JSON.stringify({
            choices: [{ message: { content: typeof content === 'string' ? content : JSON.stringify(content) } }],
          }))
      })
      await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
      const { port } = server.address() as AddressInfo
      return {
        asked,
        environment: {
          ENRICH_URL: `http://127.0.0.1:${port}/v1`,
          ENRICH_MODEL: 'owl-1',
          ENRICH_KEY: 'sk-owl',
          EGRESS_ALLOW: `127.0.0.1:${port}`,
        },
        [Symbol.asyncDispose]: async () => {
          await new Promise(closed => server.close(closed))
        },
      }
    }
    const good = {
      summary: 'It was <b>bad</b>.',
      affectedRegions: ['World', 7],
      recommendedActions: ['Change it.'],
      more: 'x',
    }
    const enrichmentsOf = async (name: string) =>
      listOf<Breach>(await run(['list', '--q', name, '--json']), 'breaches')
        .find(one => one.name === name)?.aiEnrichments

    it('store the explanation as plain text with model and date, and send only the record', async () => {
      await using model = await startModel({ content: good })

      const ran = await run(['enrich', 'Adobe', '--json'], model.environment)

      expect(json(ran)).to.deep.equal({ enriched: 1, failed: [] })
      const by = { model: 'owl-1', date: new Date().toISOString().slice(0, 10) }
      expect(await enrichmentsOf('Adobe')).to.deep.equal({
        summary: { text: 'It was bad.', ...by },
        affectedRegions: { items: ['World'], ...by },
        recommendedActions: { items: ['Change it.'], ...by },
      })
      expect(model.asked).to.have.length(1)
      expect(model.asked[0]).to.deep.include({
        path: '/v1/chat/completions',
        model: 'owl-1',
        authorization: 'Bearer sk-owl',
      })
      expect(ran.out + ran.err).not.to.include('sk-owl')
    })

    it('keep the enriched breaches if a later one fails, and exit with 1', async () => {
      await using model = await startModel({ content: good }, { content: 'no JSON' }, { status: 500, content: '' })

      const ran = await run(['enrich', '--limit', '3', '--json'], model.environment)

      expect(ran.code).to.equal(1)
      const { enriched, failed } = json<Enriched>(ran)
      expect({ enriched, reasons: failed.map(({ reason }) => reason) }).to.deep.equal({
        enriched: 1,
        reasons: [
          'the answer of the language model is not the requested JSON object',
          'the language model answered 500',
        ],
      })
    })

    it('enrich only breaches without an explanation, and stop if the model does not respond', async () => {
      await using model = await startModel({ content: good }, { status: 503, content: '' })
      await run(['enrich', 'Adobe'], model.environment)

      const ran = await run(['enrich', '--json'], model.environment)

      expect(ran.code).to.equal(1)
      const { failed } = json<Enriched>(ran)
      expect(failed).to.have.length(5)
      expect(failed.map(({ name }) => name)).not.to.include('Adobe')
    })

    it('report missing settings', async () => {
      const [unset, unnamed, unknown] = await Promise.all([
        run(['enrich', 'Adobe']),
        run(['enrich'], { ENRICH_URL: 'http://127.0.0.1:1/v1' }),
        run(['enrich', 'Nowhere'], { ENRICH_URL: 'http://127.0.0.1:1/v1', ENRICH_MODEL: 'm' }),
      ])

      expect([unset.code, unset.err]).to.satisfy(([code, err]: [number, string]) =>
        code === 2 && err.includes('ENRICH_URL')
      )
      expect([unnamed.code, unnamed.err]).to.satisfy(([code, err]: [number, string]) =>
        code === 2 && err.includes('ENRICH_MODEL')
      )
      expect([unknown.code, unknown.err]).to.satisfy(([code, err]: [number, string]) =>
        code === 1 && err.includes('Nowhere')
      )
    })
  })
})
