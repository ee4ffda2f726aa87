import { expect } from 'chai'
import { start } from '../../../scripts/support/start.ts'
import { createTestClock } from '../../support/clock.ts'
import { createChanging, watchesOf } from '../../support/watches.ts'

const dayMs = 24 * 3_600_000
const yearsMs = 4 * 365 * dayMs

describe('watches of a host whose clock was years ahead', () => {
  it('run again when the clock is right', async () => {
    const clock = createTestClock()
    await using service = await start({}, { modules: [createChanging().module], plan: 'starter', clock })
    const watches = watchesOf(service)
    const early = await watches.create()
    await watches.ran(early, 1)
    clock.advance(yearsMs)
    await watches.ran(early, 2)
    const late = await watches.create({ reference: 'late' })
    await watches.ran(late, 1)

    clock.advance(-yearsMs)
    await watches.ran(early, 3)
    await watches.ran(late, 2)

    for (const id of [early, late]) {
      const next = Date.parse((await watches.stateOf(id)).next_run_at!)
      expect(next - clock.now().getTime()).to.be.within(0, 1.1 * dayMs)
    }
  })
})
