import { PassThrough } from 'node:stream'
import { expect } from 'chai'
import { readSecret } from '../../../src/cli/kit/read-secret.ts'

const rejectionOf = (secret: Promise<string>): Promise<string> => secret.catch((error: Error) => error.message)

describe('readSecret', () => {
  const read = (typed: string, terminal: object = {}) => {
    const input = Object.assign(new PassThrough(), terminal)
    const output = new PassThrough()
    input.write(typed)
    if (!('isTTY' in input)) input.end()
    return { secret: readSecret('key', { input, output }), output }
  }
  const terminal = { isTTY: true, setRawMode: () => undefined }

  it('reads a whole input, without spaces and line ends around it', async () => {
    expect(await read(' k:1 2\r\n').secret).to.equal('k:1 2')
  })

  it('reads a line of a terminal in raw mode, and displays nothing of it', async () => {
    const modes: boolean[] = []
    const setRawMode = (isRaw: boolean) => { modes.push(isRaw) }
    const { secret, output } = read('hushh\x7f\r', { ...terminal, setRawMode })

    expect(await secret).to.equal('hush')
    expect(String(output.read())).to.equal('key (not displayed): \n')
    expect(modes).to.deep.equal([true, false])
  })

  it('refuses no key, several lines and characters that no key has', async () => {
    const none = [read('\n'), read('\x03', terminal), read('\x04', terminal)]
    const wrong = [read('a\nb'), read('k\u200b1'), read('k'.repeat(5_000))]

    for (const { secret } of none) expect(await rejectionOf(secret)).to.match(/^no key was given/)
    for (const { secret } of wrong) expect(await rejectionOf(secret)).to.match(/must be one line of printable/)
  })
})
