import { once } from 'node:events'
import { expect } from 'chai'
import type { Audit, AuditedAct } from '../../src/core/audit/audit.ts'
import { command, json, spawnCommand } from '../support/command.ts'
import { until } from '../../scripts/support/until.ts'
import { start, type Started } from '../../scripts/support/start.ts'

type Listed = Awaited<ReturnType<Audit['list']>>

describe('the command audit', () => {
  let service: Started
  before(async () => {
    service = await start()
    for (const value of ['sam', 'kim', 'lee']) {
      await service.events(`/search/${await service.createSearch('Pseudonym', value)}/stream`)
    }
    await service.events('/search/temporary', { body: { query: { type: 'IP Address', value: '192.0.2.7' } } })
  })
  after(() => service[Symbol.asyncDispose]())

  const run = (...args: string[]) =>
    command(['audit', ...args], { DATA_DIR: service.folder, DATABASE_URL: service.databaseUrl })

  it('lists requests with caller and operation, oldest first, without the searched values', async () => {
    const { code, out } = await run('--since', '1h')

    expect(code).to.equal(0)
    expect(out.split('\n')[0]).to
      .match(/^TIME +ACCOUNT +KEY OR OPERATOR +OPERATION +TYPE +LEAK SOURCES +OUTCOME +COST +COUNT/)
    expect(out.match(/createSearch +Pseudonym +completed +1 +1/g)).to.have.lengthOf(3)
    expect(out).to.match(/createTemporarySearch +IP Address/)
    expect(out).not.to.match(/\bsam\b|192\.0\.2\.7/)
  })

  it('applies its filters and reports if there are more records', async () => {
    const limited = json<Listed>(await run('--limit', '2', '--json'))
    const temporary = json<Listed>(await run('--operation', 'createTemporarySearch', '--json'))
    const account = json<Listed>(await run('--account', service.accountId, '--outcome', 'completed', '--json'))
    const none = await run('--outcome', 'FAILED')
    const cut = await run('--limit', '1')

    expect(limited.more).to.equal(true)
    expect(limited.records).to.have.lengthOf(2)
    expect(limited.records[1]).to.include({
      operation: 'createTemporarySearch',
      queryType: 'IP Address',
      cost: 1,
      searchId: null,
    })
    expect(temporary.records).to.have.lengthOf(1)
    expect(account.records).to.have.lengthOf.at.least(3)
    expect(none.out).to.match(/^No records since /)
    expect(cut.out).to.include('These are the newest 1. For more, use --limit')
  })

  for (
    const [what, args] of [
      ['an invalid time', ['--since', 'yesterday']],
      ['a day that does not exist', ['--since', '2026-02-31']],
      ['an end before the beginning', ['--until', '2020-01-01']],
      ['an invalid limit', ['--limit', '0']],
      ['an unknown option', ['--nope']],
    ] as const
  ) {
    it(`refuses ${what}`, async () => {
      const { code, out, err } = await run(...args)

      expect({ code, out }).to.deep.equal({ code: 2, out: '' })
      expect(err).to.include(args[0])
    })
  }

  it('reports an account that does not exist', async () => {
    const { code, err } = await run('--account', 'nobody@example.com')

    expect(code).to.equal(1)
    expect(err).to.match(/no account/i)
  })

  it('follows the records with --follow until Ctrl-C, one a line with --json', async () => {
    const environment = { DATA_DIR: service.folder, DATABASE_URL: service.databaseUrl }
    const args = ['audit', '--follow', '--limit', '1']
    const [lines, table] = [spawnCommand([...args, '--json'], environment), spawnCommand(args, environment)]
    const [first, second] = [once(lines.child, 'close'), once(table.child, 'close')]
    try {
      await until('both have begun', () => lines.ran.out.endsWith('\n') && table.ran.out.split('\n').length === 3)
      await command(['retention', 'run'], environment)
      const isComplete = ({ out }: { out: string }) => / ok |"ok"/.test(out.slice(out.lastIndexOf('retention run')))
      await until('both have the command', () => isComplete(lines.ran) && isComplete(table.ran))
    } finally {
      lines.child.kill('SIGINT')
      table.child.kill('SIGTERM')
      await Promise.all([first, second])
    }

    expect([lines.child.exitCode, table.child.exitCode], lines.ran.err + table.ran.err).to.deep.equal([0, 0])
    const records = lines.ran.out.trim().split('\n').map(line => JSON.parse(line) as AuditedAct)
    expect(records[0]).to.include({ operation: 'createTemporarySearch' })
    expect(records.at(-1)).to.include({ operation: 'retention run', actor: 'operator', outcome: 'ok' })
    expect(table.ran.out).to.match(/^TIME +ACCOUNT .*\n.*createTemporarySearch.*\n/)
  })

  it('refuses --follow with --until', async () => {
    const { code, err } = await run('--follow', '--until', '1h')

    expect(code).to.equal(2)
    expect(err).to.include("option '--follow' cannot be used with option '--until <time>'")
  })
})
