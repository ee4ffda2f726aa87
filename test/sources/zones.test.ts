import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect } from 'chai'

const program = fileURLToPath(new URL('../support/recorded-cards.ts', import.meta.url))

/** Returns the lines of all recorded cards, read by a process in a zone. */
async function linesIn(zone: string): Promise<string[]> {
  const env = { ...process.env, TZ: zone }
  const { stdout } = await promisify(execFile)(process.execPath, [program], { env, maxBuffer: 64 * 1024 * 1024 })
  return JSON.parse(stdout) as string[]
}

describe('the zone of the server', () => {
  it('changes no line of any recorded answer', async () => {
    const [east, west] = [await linesIn('Pacific/Kiritimati'), await linesIn('America/Los_Angeles')]

    expect(east.length).to.be.above(2_000)
    expect(east.filter((line, index) => line !== west[index])).to.deep.equal([])
    expect(east).to.have.length(west.length)
  })
})
