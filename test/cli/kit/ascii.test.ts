import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect } from 'chai'
import fc from 'fast-check'
import { until } from '../../../scripts/support/until.ts'
import { isAsciiLocale, toAscii } from '../../../src/cli/kit/ascii.ts'
import { isLive } from '../../../src/cli/kit/terminal.ts'
import { ownCommand, spawnCommand } from '../../support/command.ts'

describe('a locale', () => {
  it('is ASCII if the first variable that is set has another encoding than UTF-8', () => {
    const ascii = [{ LC_ALL: 'C' }, { LANG: 'POSIX' }, { LC_ALL: 'fr_FR.ISO-8859-1', LANG: 'fr_FR.UTF-8' },
      { LC_CTYPE: 'de_DE@euro' }]
    const utf8 = [{}, { LANG: 'en_GB.UTF-8' }, { LANG: 'C.utf8' }, { LC_ALL: '', LC_CTYPE: 'UTF-8', LANG: 'C' }]

    expect(ascii.map(one => isAsciiLocale(one))).to.not.include(false)
    expect(utf8.map(one => isAsciiLocale(one))).to.not.include(true)
  })
})

describe('toAscii', () => {
  it('loses no character of a value', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), text => {
      expect(toAscii(text)).to.match(/^[\0-\x7f]*$/)
    }))
    expect(toAscii('José 日本 😀')).to.equal('Jos\\u{e9} \\u{65e5}\\u{672c} \\u{1f600}')
  })

  it('knows every symbol that the command line prints itself', () => {
    const folder = resolve(import.meta.dirname, '../../../src/cli')
    const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.ts'))
      .map(file => readFileSync(join(folder, file), 'utf8'))
    const symbols = new Set(texts.join('').match(/[^\0-\x7f]/g))
    const unknown = [...symbols].filter(symbol => toAscii(symbol).startsWith('\\u'))

    expect(unknown).to.deep.equal([])
  })
})

describe('the command line in an ASCII locale', () => {
  it('prints ASCII, and JSON in UTF-8', async () => {
    const environment = { SANDBOX: '1', LC_ALL: 'C' }
    const args = ['search', '--type', 'pseudonym', '--modules', 'pseudonym-variants,github', 'José']
    const text = await ownCommand([...args, 'x'], environment)
    const told = await ownCommand([...args, '--json'], environment)

    expect(text.out + text.err).to.match(/^[\0-\x7f]*$/).and.to.include('Jos\\u{e9}').and.to.match(/^-- 1 of 2/m)
    expect(told.out).to.include('josé')
  })
})

describe('mcp in an ASCII locale', () => {
  it('prints JSON in UTF-8, also after a global option', async () => {
    const request = { jsonrpc: '2.0', id: 'é', method: 'ping' }
    const { child, ran } = spawnCommand(['--env-file', '/dev/null', 'mcp', '--server', 'http://127.0.0.1:9'], {
      TRACEWELL_KEY: 'tw_test_x', LC_ALL: 'C',
    })
    child.stdin.write(`${JSON.stringify(request)}\n`)
    await until(() => ran.out.includes('\n'))
    child.stdin.end()
    await once(child, 'close')

    expect(JSON.parse(ran.out.split('\n')[0]!)).to.include({ id: 'é' })
  })
})

describe('a terminal', () => {
  it('is drawn again only if it can move its cursor', () => {
    expect(isLive({ isTTY: true }, { TERM: 'xterm' })).to.equal(true)
    expect(isLive({ isTTY: true }, { TERM: 'dumb' })).to.equal(false)
    expect(isLive({ isTTY: false }, { TERM: 'xterm' })).to.equal(false)
  })

  it('is asked by every command that draws a line again', () => {
    const folder = resolve(import.meta.dirname, '../../../src/cli')
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.ts'))
    const direct = files.filter(file => file !== join('kit', 'terminal.ts') &&
      /\\x1b\[|stderr\.isTTY/.test(readFileSync(join(folder, file), 'utf8')))

    expect(direct).to.deep.equal([])
  })
})
