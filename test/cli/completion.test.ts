import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect } from 'chai'
import { allCommands } from '../../src/cli/commands.ts'
import { describeCommands, everyCommand } from '../../src/cli/completion/command-tree.ts'
import { completionScripts, shells, type Shell } from '../../src/cli/completion/scripts.ts'
import { presets } from '../../src/config/table.ts'
import { command, json } from '../support/command.ts'

/** Programs that print what a shell offers for the words of the variable WORDS, the last of which is incomplete. */
const programs: Readonly<Record<Shell, string>> = {
  bash: `source "$1"; COMP_WORDS=($WORDS); [[ $WORDS == *' ' ]] && COMP_WORDS+=('')
COMP_CWORD=$((\${#COMP_WORDS[@]}-1))
_tracewell; printf '%s\\n' "\${COMPREPLY[@]}"`,
  zsh: `compdef() { : }; compadd() { shift; print -rl -- $@ }; _files() { print files }
_describe() { print -rl -- \${\${(P)2}%%:*} }; source "$1"
words=(\${(s: :)WORDS}); [[ $WORDS == *' ' ]] && words+=(''); CURRENT=$#words; _tracewell`,
  fish: `source $argv[1]; complete -C "$WORDS"`,
}

describe('the completion of a shell', () => {
  let folder: string
  before(() => { folder = mkdtempSync(join(tmpdir(), 'tracewell-completion-')) })
  after(() => rmSync(folder, { recursive: true }))

  for (const shell of shells) {
    it(`offers commands, options and values in ${shell}`, async function () {
      if (isMissing(spawnSync(shell, ['-c', 'exit']))) this.skip()
      const file = join(folder, shell)
      writeFileSync(file, completionScripts[shell](describeCommands(await allCommands())))
      const offered = (words: string): string[] => {
        const { stdout, stderr } = spawnSync(shell, ['-c', programs[shell], ...shell === 'fish' ? [] : [shell], file], {
          encoding: 'utf8', env: { ...process.env, HOME: folder, WORDS: words },
        })
        expect(stderr, words).to.equal('')
        return stdout.split('\n').map(line => line.split('\t')[0]!).filter(word => word !== '')
      }

      expect(offered('tracewell ')).to.include.members(['search', 'searches', 'whois', 'completion'])
      expect(offered('tracewell searches ')).to.include.members(['list', 'follow']).and.not.to.include('search')
      expect(offered('tracewell search --preset ')).to.have.members([...presets])
      expect(offered('tracewell searches list --type ')).to.include.members(['pseudonym', 'ip'])
      expect(offered('tracewell searches list --')).to.include.members(['--type', '--status', '--json', '--help'])
        .and.not.to.include('--preset')
      expect(offered('tracewell whois --')).to.include('--server')
    })
  }

  it('is printed by the command completion, also as JSON, for the shells that it knows', async () => {
    const { out } = await command(['completion', 'bash'])
    const told = await command(['completion', 'bash', '--json'])
    const wrong = await command(['completion', 'csh'])

    expect(out).to.include('complete -o default -F _tracewell tracewell\n')
    expect(json<{ script: string }>(told).script.trimEnd()).to.equal(out.trimEnd())
    expect(wrong.code).to.equal(2)
    expect(wrong.err).to.include('bash, zsh, fish')
  })
})

describe('the manual page', () => {
  const page = readFileSync(resolve(import.meta.dirname, '../../generated/tracewell.1'), 'utf8')

  it('has every command and option of the help', async () => {
    const missing = everyCommand(describeCommands(await allCommands())).flatMap(({ path, options }) => [
      ...path.length > 0 && !page.includes(`.SS "${path.join(' ').replaceAll('-', '\\-')}`) ? [path.join(' ')] : [],
      ...options.map(({ term }) => term.replaceAll('…', '...').replaceAll('-', '\\-'))
        .filter(term => !page.includes(`.B ${term}\n`)),
    ])

    expect(missing).to.deep.equal([])
    expect(page.split('\n').slice(1).join('\n')).not.to.include('npm run')
  })

  it('is read by groff without a warning', function () {
    const ran = spawnSync('groff', ['-man', '-Tascii', '-ww'], { input: page, encoding: 'utf8' })
    if (isMissing(ran)) this.skip()
    expect(ran.stderr).to.equal('')
  })
})

/** Returns whether the machine lacks a program. With NEED_SHELLS=1, as in CI, that is an error. */
function isMissing({ error }: { error?: Error | undefined }): boolean {
  if (error && process.env['NEED_SHELLS'] === '1') throw error
  return error !== undefined
}
