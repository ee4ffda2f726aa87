import { expect } from 'chai'
import { Linter } from 'eslint'
import { noRealClock } from '../../scripts/lint/no-real-clock.ts'

const plugins = { house: { rules: { 'no-real-clock': noRealClock } } }
const rules = { 'house/no-real-clock': 'error' } as const
const lint = (code: string) => new Linter().verify(code, [{ plugins, rules }]).map(({ line }) => line)

const refused = [
  'setTimeout(done, 20)',
  'await new Promise(done => setTimeout(done, 20))',
  'setInterval(tick, 20)',
  "import { setTimeout as sleep } from 'node:timers/promises'; await sleep(20)",
  "import { scheduler } from 'node:timers/promises'; await scheduler.wait(20)",
  "import * as timers from 'node:timers'; timers.setInterval(tick, 20)",
  'await ask(AbortSignal.timeout(50))',
  'const start = performance.now()',
  'expect(Date.now() / 1_000).to.be.below(5)',
  'expect(time).to.be.within(0, Math.floor(Date.now() / 1_000) + 60)',
  'const start = Date.now(); expect(end - start).to.equal(0)',
  'while (Date.now() < end) await step()',
]

const allowed = [
  'mock.timers.setTime(20)',
  'socket.setTimeout(20)',
  "import { setImmediate as turn } from 'node:timers/promises'; await turn()",
  'const seed = Date.now() % 1_000',
  'const clock = { now: () => new Date(Date.now() + dayMs) }',
  'expect(sign(body, Math.floor(Date.now() / 1_000))).to.equal(signature)',
]

describe('no-real-clock', () => {
  for (const code of refused) {
    it(`refuses ${code}, unless a comment gives the reason`, () => {
      expect(lint(code)).to.deep.equal([1])
      expect(lint(`${code} // real clock: the other process has its own`)).to.deep.equal([])
      expect(lint(`// real clock: the other process has its own\n${code}`)).to.deep.equal([])
    })
  }

  for (const code of allowed) {
    it(`accepts ${code}`, () => {
      expect(lint(code)).to.deep.equal([])
    })
  }

  it('refuses a comment without a reason, and one further away than the line above', () => {
    expect(lint('setTimeout(done, 20) // real clock: yes')).to.deep.equal([1])
    expect(lint('// real clock: the other process has its own\n\nsetTimeout(done, 20)')).to.deep.equal([1, 3])
  })

  it('refuses a reason that nothing needs', () => {
    expect(lint('// real clock: the other process has its own\nrun()')).to.deep.equal([1])
  })
})
