import { PassThrough } from 'node:stream'
import { expect } from 'chai'
import { canAsk, confirm } from '../../../src/cli/kit/confirm.ts'

function terminal({ isTTY = true } = {}) {
  const input = Object.assign(new PassThrough(), { isTTY })
  const output = Object.assign(new PassThrough().setEncoding('utf8'), { isTTY: true })
  return { input, output }
}

describe('a question of the command line', () => {
  const answers = [['y', true], ['YES', true], ['', false], ['n', false], ['yesterday', false]] as const
  for (const [answer, expected] of answers) {
    it(`takes "${answer}" as ${expected ? 'yes' : 'no'}`, async () => {
      const { input, output } = terminal()

      const confirmed = confirm('Import it so?', { input, output })
      input.write(`${answer}\n`)

      expect(await confirmed).to.equal(expected)
      expect(output.read()).to.equal('Import it so? [y/N] ')
    })
  }

  it('means no if the input ends', async () => {
    const { input, output } = terminal()

    const confirmed = confirm('Import it so?', { input, output })
    input.end()

    expect(await confirmed).to.equal(false)
  })

  it('is asked only in a terminal', () => {
    expect(canAsk(terminal())).to.equal(true)
    expect(canAsk(terminal({ isTTY: false }))).to.equal(false)
  })
})
