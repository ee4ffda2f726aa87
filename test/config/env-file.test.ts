import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import fc from 'fast-check'
import { envLine, parseEnvLine, readFoundEnvFile, readNamedEnvFile } from '../../src/config/env-file.ts'
import { command } from '../support/command.ts'
import { readAsSystemd } from '../support/systemd-env-file.ts'

describe('a file with settings', () => {
  let folder: string
  let file: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tracewell-'))
    file = join(folder, '.env')
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  function read(text: string) {
    writeFileSync(file, text)
    return readNamedEnvFile(file)
  }

  it('has one value a line, and is read without comments and empty lines', () => {
    const { values, faults } = read('\ufeffPORT=8090\r\n\r\n# a comment\n  export HOST="0.0.0.0"\nA_1=x#y\nEMPTY=\n')

    expect(faults).to.deep.equal([])
    expect(values).to.deep.equal({ PORT: '8090', HOST: '0.0.0.0', A_1: 'x#y', EMPTY: '' })
  })

  it('is refused by its name if it is a pipe or a folder', async function() {
    if (process.platform === 'win32') return this.skip()
    execFileSync('mkfifo', [file])
    for (const [path, reason] of [[file, 'it is a device, a pipe or a socket'], [folder, 'it is a folder']] as const) {
      expect(await command(['preset', '--env-file', path])).to.include({ out: '' })
        .and.to.have.property('err').that.includes(`${path}: cannot be read: ${reason}`)
    }
  })

  it('is reported with the number of every other line, without the value', () => {
    const { faults } = read('PORT=8090\nSECRET hush\n\n1X=hush\nA="hush\nB: hush\n=hush\nD=\'x\'')

    expect(faults.map(fault => /\.env line (\d): /.exec(fault)?.[1])).to.deep.equal(['2', '4', '5', '6', '7'])
    expect(faults[2]).to.include('quote')
    expect(faults.join()).not.to.include('hush')
  })

  it('is a fault if systemd or a shell would read a line otherwise', () => {
    const different = ['A = b', 'A=b c', 'A=b # comment', 'A="b" # comment', 'A="b"c', 'A=x"y', 'A=$HOME', 'A="$HOME"',
      'A=`id`', 'A="`id`"', 'A=b;c', 'A=~/data', 'A=b\\', '# comment \\', ';A=b', 'A=\'b\'\\\'\'c\'', 'A="b\\n"',
      'A=a|b']

    for (const line of different) expect(parseEnvLine(line), line).to.be.a('string')
  })

  it('has the value of a line that was written for it, whatever the value', () => {
    const value = fc.string({ unit: fc.constantFrom(...' #=\'"\\$`;~:/*{,}|&(<!%aé') })

    fc.assert(fc.property(fc.oneof(value, fc.string()), value => {
      for (const prefix of ['', 'export ']) {
        expect(parseEnvLine(`${prefix}${envLine('NAME', value)}`)).to.deep.equal({ name: 'NAME', value })
      }
    }))
    for (const broken of ['a\nb', 'a\rb']) expect(() => envLine('NAME', broken)).to.throw('does not fit on one line')
  })

  it('has the same values for systemd and for a shell, whatever the line', () => {
    const piece = fc.constantFrom('a', 'é', ' ', '\t', '#', '=', '\'', '"', '\\', '$', '`', ';', '~', ':', '/', '*',
      '{', ',', '}', '|', '&', '(', '<', '!', '%', '\'x\'', '"x"')
    const value = fc.array(piece, { maxLength: 8 }).map(parts => parts.join(''))
    const prefix = fc.constantFrom('', ' ', 'export ')
    const lines: string[] = []
    fc.assert(fc.property(prefix, value, (before, text) => { lines.push(`${before}NAME=${text}`) }), { numRuns: 3_000 })
    const accepted = lines.map(line => ({ line, read: parseEnvLine(line) }))
      .filter(({ read }) => typeof read === 'object')
    const script = accepted.map(({ line }) => `${line}\nprintf '%s\\0' "$NAME"`).join('\n')
    const ofShell = execFileSync('sh', ['-c', script], { cwd: folder, encoding: 'utf8' }).split('\0')

    expect(accepted).to.have.lengthOf.above(300)
    for (const [index, { line, read }] of accepted.entries()) {
      const { value } = read as { value: string }
      expect(value, `of a shell: ${line}`).to.equal(ofShell[index])
      if (!line.startsWith('export')) expect({ NAME: value }, `of systemd: ${line}`).to.deep.equal(readAsSystemd(line))
    }
  })

  it('may be missing, unless it is named, and must be readable', () => {
    const [found, named] = [readFoundEnvFile(file), readNamedEnvFile(file)]
    mkdirSync(file)

    expect(found).to.equal(undefined)
    expect(named.faults).to.deep.equal([`${file}: cannot be read: there is no such file or folder`])
    expect(readFoundEnvFile(file)!.faults).to.deep.equal([`${file}: cannot be read: it is a folder`])
  })

  it('is refused with the way out if others can write it, unless it is named', () => {
    writeFileSync(file, 'PORT=8090\n')
    chmodSync(file, 0o620)
    const [found, named] = [readFoundEnvFile(file)!, readNamedEnvFile(file)]

    expect(found).to.deep.equal({
      values: {},
      faults: [`${file}: can be written by other users, so it is not read: chmod go-w ${file}, or --env-file ${file} ` +
        'reads it nevertheless'],
    })
    expect(named).to.deep.equal({ values: { PORT: '8090' }, faults: [] })
  })

  it('is refused if it belongs to another user', function() {
    if (process.getuid?.() !== 0) this.skip() // only root can give a file away
    writeFileSync(file, 'PORT=8090\n')
    chownSync(file, 65_534, 65_534)

    expect(readFoundEnvFile(file)).to.deep.equal({
      values: {},
      faults: [`${file}: belongs to another user, so it is not read: --env-file ${file} reads it nevertheless`],
    })
  })

  it('adds its faults to the other faults of the configuration', async () => {
    writeFileSync(file, 'PORT=8090\nnonsense\nROLE=cook\n')

    const { code, err } = await command(['config'], {}, folder)

    expect(code).to.equal(2)
    expect(err).to.match(/^The configuration is not valid:\n {2}\.env line 2: .*\n {2}ROLE: .*\n$/)
  })
})
