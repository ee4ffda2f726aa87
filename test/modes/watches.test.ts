import { expect } from 'chai'
import { expectCharged, expectWhole } from '../../scripts/support/ledger.ts'
import { startProcess, type TracewellProcess } from '../../scripts/support/process.ts'
import { until } from '../../scripts/support/until.ts'
import { createStage } from '../../scripts/support/stage.ts'
import { moduleId } from '../../src/core/catalogue/modules.ts'

const count = 20
const kills = 3

interface Row {
  id: string
  runs: number
  changes: number
}

interface Run {
  watch_id: string
  created_at: string
  completed_at: string
}

describe('watches under kill -9', function () {
  this.timeout(300_000)

  it('have one run at a time, charge each one, and lose none', async () => {
    await using stage = await createStage({ slowMs: 100, outcomes: () => 'slow' })
    const { accountId, key } = await stage.subscribe('business')
    const start = (): TracewellProcess => startProcess(stage.environment)
    await using stack = new AsyncDisposableStack()
    if (process.env['TEST_DATABASE_URL'] !== undefined) stack.use(start()) // SQLite serves one process
    const isFree = () => stage.db('watches').whereNull('run_search_id')
    const makeDue = () => isFree().update({ due_at: new Date().toISOString() })
    const runs = async () => Number((await stage.db('watches').sum({ sum: 'runs' }).first())?.['sum'] ?? 0)

    for (let life = 0; life <= kills; life++) {
      await using one = start()
      await one.ready()
      if (life > 0) {
        const hasEnded = async () => (await isFree().whereNotNull('last_search_id')).length >= 5
        await until('runs have ended', hasEnded, 20, 120_000)
      }
      const before = await runs()
      if (life === 0) for (let index = 0; index < count; index++) await create(one, key, `name${index}`)
      else await makeDue()
      const goal = before + (life === 0 ? 10 : 5)
      await until('runs have started', async () => await runs() >= goal, 10, 120_000)
      if (life < kills) await one.kill()
      else {
        await until('no run is left', async () =>
          (await stage.db('watches').whereNotNull('run_search_id').orWhere('due_at', '<=', new Date().toISOString()))
            .length === 0, 100, 120_000)
      }
    }

    const watches: Row[] = await stage.db('watches').select('id', 'runs', 'changes')
    const searches: Run[] = await stage.db('searches').orderBy('created_at')
      .select('watch_id', 'created_at', 'completed_at')
    for (const { id, runs: started, changes } of watches) {
      const own = searches.filter(({ watch_id: watch }) => watch === id)
      expect(own, 'each run has its search').to.have.lengthOf(started)
      expect(own.every(({ created_at: at }, index) => index === 0 || at >= own[index - 1]!.completed_at)).to.equal(true)
      expect(changes).to.equal(0)
    }
    expect(searches.length).to.be.greaterThan(count)
    await expectWhole(stage.db)
    await expectCharged(stage.db, accountId, searches.length)
  })
})

async function create({ request }: TracewellProcess, key: string, value: string): Promise<void> {
  const { status } = await request('POST', '/watches', {
    key,
    body: {
      observable: { value },
      interval_hours: 1,
      modules: { mode: 'selected', ids: [moduleId('codeberg')] },
    },
  })
  expect(status).to.equal(201)
}
