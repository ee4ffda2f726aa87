import { expect } from 'chai'
import { createStatusLine } from '../../../src/cli/kit/status-line.ts'
import { clearLine } from '../../../src/cli/kit/terminal.ts'

describe('the status line', () => {
  const { TERM } = process.env
  before(() => { process.env['TERM'] = 'xterm' })
  after(() => {
    if (TERM === undefined) delete process.env['TERM']
    else process.env['TERM'] = TERM
  })

  for (const isTTY of [true, false]) {
    it(`${isTTY ? 'displays' : 'does not print'} a new phase at once ${isTTY ? 'on' : 'without'} a terminal`, () => {
      const written: string[] = []
      const write = (text: string | Uint8Array) => written.push(String(text)) > 0
      const line = createStatusLine({ isQuiet: false, stderr: { isTTY, write } })
      line.show(() => 'Copying')
      line.show(() => 'Checking', { isNew: true })

      expect(written).to.deep.equal(isTTY ? [`${clearLine}Copying`, `${clearLine}Checking`] : [])
    })
  }
})
