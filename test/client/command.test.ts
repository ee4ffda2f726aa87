import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { expect } from 'chai'
import { languages } from '../../scripts/clients/languages.ts'
import { steps } from '../../scripts/clients/steps.ts'
import { differenceOf } from '../../scripts/support/programs.ts'

const script = resolve(import.meta.dirname, '../../scripts/clients.ts')

const clients = (words: readonly string[], path = process.env['PATH']) =>
  spawnSync(process.execPath, [script, ...words], {
    encoding: 'utf8',
    cwd: tmpdir(),
    env: { ...process.env, PATH: path },
  })

describe('npm run clients', () => {
  it('prints its usage', () => {
    const [help, language, option] = [clients(['--help']), clients(['cobol']), clients(['--colour'])]

    expect([help.status, language.status, option.status]).to.deep.equal([0, 2, 2])
    expect(languages.filter(({ name }) => !new RegExp(`^  ${name}\\s`, 'm').test(help.stdout))).to.deep.equal([])
    expect(language.stderr).to.match(/^cobol: there is typescript, tracewell-python, zod, python, go, java, kotlin, rust, ruby, php\./)
  })

  it('skips a language without installed tools, and fails if that language was requested', () => {
    const [named, all] = [clients(['go', 'kotlin', 'rust', 'php'], tmpdir()), clients(['--json'], tmpdir())]

    expect([named.status, named.stdout]).to.deep.equal([2,
      'go: skipped, needs go 1.24 or later\n'
        + 'kotlin: skipped, needs java 17.0 or later, mvn 3.6 or later\n'
        + 'rust: skipped, needs cargo 1.82 or later, java 17.0 or later, mvn 3.6 or later\n'
        + 'php: skipped, needs php 8.1 or later, mbstring (Debian: php-mbstring) 8.1 or later, '
        + 'Guzzle (Debian: php-guzzlehttp-guzzle) 7.0 or later, java 17.0 or later, mvn 3.6 or later\n'
        + '0 passed, 0 failed, 4 skipped\n'])
    expect([all.status, (JSON.parse(all.stdout) as { outcome: string }[]).map(({ outcome }) => outcome)]).to.deep
      .equal([0, languages.map(() => 'skipped')])
  })

  it('reports missing, different and unexpected output of a program', () => {
    expect(differenceOf(steps, steps)).to.equal(undefined)
    expect(differenceOf(steps.slice(0, -1), steps)).to
      .equal(`line ${steps.length} must be "${steps.at(-1)}", and is ""`)
    expect(differenceOf(['create: nothing', ...steps.slice(1)], steps)).to
      .equal(`line 1 must be "${steps[0]}", and is "create: nothing"`)
    expect(differenceOf([...steps, 'more'], steps)).to
      .equal(`line ${steps.length + 1} must be "", and is "more"`)
  })
})
