import { readFile } from 'node:fs/promises'
import { expect } from 'chai'
import { startProcess } from '../../scripts/support/process.ts'
import { until } from '../../scripts/support/until.ts'
import { createStage } from '../../scripts/support/stage.ts'
import { startCatalogueSite } from '../support/catalogue-site.ts'

const hourMs = 3_600_000

describe('Duties of two processes', () => {
  before(function () {
    if (process.env['TEST_DATABASE_URL'] === undefined) this.skip() // only one server can use a SQLite database
  })

  it('run once, after missed slots too, and after the leader was killed', async () => {
    await using stage = await createStage()
    await using site = await startCatalogueSite([{ Name: 'One' }])
    const { db } = stage
    const environment = {
      ...stage.environment,
      ROLE: 'orchestrator',
      RADAR_REFRESH_URL: 'https://catalogue.example/breaches',
      EGRESS_ROUTES: `https://catalogue.example=http://127.0.0.1:${site.port}`,
    }
    async function slotOf(name: string): Promise<string> {
      const [slot = ''] = await db('duties').where({ name }).whereRaw('slot = done_slot').pluck('slot') as string[]
      return slot
    }
    // real clock: the processes divide their own time into slots
    const isDone = async () => await slotOf('radar') >= new Date(Date.now() - hourMs).toISOString()
    /** Waits until the leader has looked for due work at least once more. */
    async function nextRound(): Promise<void> {
      const before = await slotOf('deletion')
      await until('a later slot of another duty is done', async () => await slotOf('deletion') > before)
    }
    async function missSlots(): Promise<void> {
      // real clock: the processes divide their own time into slots
      const slot = new Date(Math.floor(Date.now() / hourMs - 5) * hourMs).toISOString()
      await db('duties').where({ name: 'radar' }).update({ slot, done_slot: slot })
      await db('radar_feeds').update({ next_at: '' })
    }
    await using one = startProcess(environment)
    await using other = startProcess(environment)
    const asked: number[] = []
    async function count(): Promise<void> {
      await until('the duty is done', isDone)
      await nextRound()
      asked.push(site.asked.length)
    }

    await count()
    await missSlots()
    await count()
    await one.kill() // from now on, the other one leads
    await missSlots()
    await count()
    await using third = startProcess(environment)
    await other.kill()
    await missSlots()
    await count()

    expect(asked).to.deep.equal([1, 2, 3, 4])
    const names = await db('duties').orderBy('name').pluck('name')
    expect(names).to.deep.equal([
      'audit', 'cache', 'deletion', 'domains', 'erasure', 'limits', 'lists', 'match-keys', 'radar', 'retention',
      'self-tests',
    ])
    const guide = await readFile('openapi/guides/operating.md', 'utf8')
    for (const name of names) expect(guide).to.include(`\`${name}\``)
    expect(one.errors + other.errors + third.errors).not.to.include('"level":"error"')
  })
})
