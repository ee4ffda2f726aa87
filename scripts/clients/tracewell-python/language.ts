import { copyFile, cp, glob, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { packClients } from '../../docs/packages/packages.ts'
import { checkSamples } from '../../docs/sample-check.ts'
import { places } from '../../readers/places.ts'
import { startCuttingProxy } from '../../readers/proxy.ts'
import { run, versionOf, withPrograms } from '../../support/shell.ts'
import * as tools from '../../support/tools.ts'
import type { Language } from '../language.ts'

const here = import.meta.dirname
const packaged = resolve(here, '../../../generated/client-python')

/** Type checkers that read the package and its programs. */
const checkers = ['mypy==2.4.1', 'pyright==1.1.414']
/** Builds what is uploaded to PyPI, and checks it as PyPI does. */
const publishers = ['build==1.6.1', 'twine==7.0.0']
/** The programs of the guide, with lines that they print among others. */
const shown: Readonly<Record<string, readonly string[]>> = {
  'sample.py': ['GitHub github_001', 'finished True', 'tw-success.example 600', 'True', '404 NOT_FOUND'],
  'sample_async.py': ['tw-success.example tw-success.example', 'search.finished'],
}
const samples = Object.keys(shown)
const oldest = 10
const newest = 20

/**
 * The project's own Python package, installed with the oldest Python of this machine from its folder, and with the
 * newest from the wheel that servers offer. Both are checked as uploads to PyPI. The type checkers and the unit tests
 * run before the program. The program also follows searches through two proxies that cut each stream at several places.
 */
export const tracewellPython: Language = {
  name: 'tracewell-python',
  needs: [{ ...tools.python, least: [3, oldest] }],
  async build(folder) {
    await cp(packaged, join(folder, 'package'), { recursive: true })
    await cp(here, join(folder, 'program'), { recursive: true, filter: path => !path.includes('__pycache__') })
    const { file, content } = (await packClients()).python
    await writeFile(join(folder, file), content)
    const versions = await pythons()
    for (const { name, command, version } of versions) {
      await mkdir(join(folder, name), { recursive: true })
      await run(folder, command, ['-m', 'venv', join(name, 'venv')])
      const programs = withPrograms(join(folder, name, 'venv/bin'))
      const source = version === versions[0]!.version ? './package' : file
      await run(folder, 'pip', ['install', '--quiet', source], programs)
      await run(join(folder, 'program/tests'), 'python3', ['-B', '-W', 'error', '-m', 'unittest'], programs)
    }
    // the type checkers check for any version, whichever runs them
    const programs = withPrograms(join(folder, versions.at(-1)!.name, 'venv/bin'))
    await run(folder, 'pip', ['install', '--quiet', ...checkers, ...publishers], programs)
    await run(folder, 'python3', ['-m', 'build', '--outdir', 'dist', './package'], programs)
    const uploads = await Array.fromAsync(glob('dist/*', { cwd: folder }))
    await run(folder, 'twine', ['check', '--strict', file, ...uploads], programs)
    for (const { version } of versions) {
      for (const part of ['package', 'program']) {
        const sources = part === 'package' ? ['src'] : ['scenario.py', 'following.py', ...samples, 'tests']
        await run(join(folder, part), 'mypy', ['--strict', '--python-version', version, ...sources], programs)
        await run(join(folder, part), 'pyright', ['--pythonversion', version], programs)
      }
    }
  },
  async run(folder, environment) {
    const outputs: string[] = []
    for (const { name } of await pythons()) outputs.push(await runProgram(folder, name, environment))
    for (const { name } of await pythons()) await runReferenceSamples(join(folder, name))
    const other = outputs.find(output => output !== outputs[0])
    if (other !== undefined) throw new Error(`the versions of Python differ:\n${outputs.join('\n')}`)
    return outputs[0]!
  },
  more: [
    'response: 201, with a rate limit',
    'cut: every event once, in order',
    'pages: every breach once',
    'leak pages: every record',
    'webhook: verified, with the id of the search',
    'forged webhook: WRONG_SIGNATURE',
    'watch: connected',
    'async cut: every event once, in order',
    'async pages: every breach once',
    'async temporary: to search.finished',
    'async tools: 3 at once',
    'async gone: 404 NOT_FOUND',
    'async logo: a WebP image',
  ],
}

/** Runs the samples of the API reference. */
async function runReferenceSamples(folder: string): Promise<void> {
  await copyFile(join(here, 'run_samples.py'), join(folder, 'run_samples.py'))
  const faults = await checkSamples('py', folder, async (files, environment) => {
    const printed = await run(folder, join(folder, 'venv/bin/python3'), ['-B', 'run_samples.py', ...files], environment)
    return new Map(JSON.parse(printed) as [string, string][])
  })
  if (faults.length > 0) throw new Error(`samples of the reference:\n${faults.join('\n')}`)
}

async function runProgram(
  folder: string,
  name: string,
  environment: Readonly<Record<string, string>>,
): Promise<string> {
  const url = environment['BASE_URL']!
  const half = Math.ceil(places.length / 2)
  await using first = await startCuttingProxy(url, places.slice(0, half))
  await using second = await startCuttingProxy(url, places.slice(half))
  const output = await run(join(folder, 'program'), 'python3', ['-B', 'scenario.py'], {
    ...withPrograms(join(folder, name, 'venv/bin')),
    ...environment,
    PROXY_URL: first.url,
    ASYNC_PROXY_URL: second.url,
  })
  const [uncut] = [...first.left, ...second.left]
  if (uncut) throw new Error(`the stream was not cut ${uncut.name}`)
  for (const sample of samples) {
    const file = join(folder, name, sample)
    await writeFile(file, (await readFile(join(here, sample), 'utf8')).replace('http://localhost:8080', url))
    const printed = (await run(folder, join(folder, name, 'venv/bin/python3'), [file], environment)).split('\n')
    const missing = shown[sample]!.filter(line => !printed.includes(line))
    if (missing.length > 0) throw new Error(`${sample} did not print ${missing.join(', ')}:\n${printed.join('\n')}`)
  }
  return output
}

interface Python {
  name: string
  command: string
  version: string
}

/** Returns the oldest and the newest Python of the machine that the package supports. */
async function pythons(): Promise<Python[]> {
  const commands = ['python3', ...Array.from({ length: newest - oldest }, (_, index) => `python3.${oldest + index}`)]
  const found = await Promise.all(commands.map(async command => {
    const [major = 0, minor = 0] = await versionOf(command, ['--version']) ?? []
    return major === 3 && minor >= oldest ? [{ command, minor }] : []
  }))
  const minors = new Map(found.flat().sort((one, other) => one.minor - other.minor)
    .map(({ minor, command }) => [minor, command]))
  const all = [...minors].map(([minor, command]) => ({ name: `python3.${minor}`, command, version: `3.${minor}` }))
  return all.filter((_, index) => index === 0 || index === all.length - 1)
}
