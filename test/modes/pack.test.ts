import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect } from 'chai'
import { freePort } from '../../scripts/support/free-port.ts'
import { until } from '../../scripts/support/until.ts'
import { copyFromProject, runtimePackages } from '../support/runtime-packages.ts'

const run = promisify(execFile)
const root = resolve(import.meta.dirname, '../..')
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  version: string
  bin: { tracewell: string }
  files: string[]
  man: unknown
  scripts: Record<string, string>
}

describe('the package of npm pack', function () {
  let folder: string
  let command: string

  before(async function () {
    // uses no database server, so a run on another database would only repeat it
    if (process.env['TEST_DATABASE_URL'] !== undefined) this.skip()
    folder = mkdtempSync(join(tmpdir(), 'tracewell-pack-'))
    command = await installPackage(folder)
  })
  after(() => { if (folder) rmSync(folder, { recursive: true, force: true }) })

  const options = (environment: Record<string, string> = {}) =>
    ({ cwd: folder, env: { PATH: process.env['PATH'] ?? '', DATA_DIR: join(folder, 'data'), ...environment } })
  const tracewell = (args: string[], environment?: Record<string, string>, flags: string[] = []) =>
    run(process.execPath, [...flags, command, ...args], options(environment))

  it('is built by npm pack itself, and may be published', () => {
    expect(manifest.scripts['prepack']).to.equal('node scripts/pack.ts')
    expect(manifest).not.to.have.property('private')
    expect(manifest.man, 'npm 11 links no page that is not in a list').to.deep.equal(['./generated/tracewell.1'])
  })

  it('has no wide character in its code, which V8 would keep in two bytes a character', () => {
    const base = join(folder, 'node_modules/tracewell/dist/package')
    const files = globSync('{generated,src}/**/*.js', { cwd: base })
    const wide = files.filter(file => /[^\0-\xFF]/.test(readFileSync(join(base, file), 'utf8')))

    expect(files.length).to.be.above(50)
    expect(wide).to.deep.equal([])
  })

  it('prints its version', async () => {
    expect((await tracewell(['--version'])).stdout).to.equal(`${manifest.version}\n`)
  })

  it('searches', async () => {
    const { stdout } = await tracewell(['search', 'tw-success'], { SANDBOX: '1' })

    expect(stdout).to.match(/^ +GitHub +https:\/\/github\.com\/tw-success /m)
  })

  it('names commands in its help as they are typed', async () => {
    const { stdout: help } = await tracewell(['--help'])
    const { stdout: withNpx } = await tracewell(['--help'], { npm_lifecycle_event: 'npx' })
    const { stdout: server } = await tracewell(['server', '--help'])
    const { stdout: sandbox } = await tracewell(['sandbox', '--help'])

    expect(help).to.include('Example: tracewell search torvalds\nTo start the server: tracewell server;')
    expect(withNpx).to.include('Example: npx tracewell search torvalds')
    expect(server).to.include('Usage: tracewell server [options]')
    expect(sandbox).to.include('Usage: tracewell sandbox [options]')
    expect([help, withNpx, server, sandbox].filter(text => text.includes('npm '))).to.deep.equal([])
  })

  it('explains in one sentence that the version of Node.js is too old', async () => {
    const pretend = 'Object.defineProperty(process.versions, "node", { value: "22.17.0" })'
    const flag = `--import=data:text/javascript,${encodeURIComponent(pretend)}`
    const refused = await tracewell(['--version'], {}, [flag]).catch((error: unknown) => error)

    expect(refused).to.deep.include({
      code: 1,
      stderr: 'Tracewell needs Node.js 22.18 or later, and this is 22.17.0.\n',
    })
  })

  it('starts a server with a small young generation, unless the caller sets its size', async () => {
    const report = `--import=data:text/javascript,process.stderr.write(process.execArgv.join('\\n')+'\\n')`
    const flagsOf = async (name: string, environment?: Record<string, string>) =>
      (await tracewell([name, '--help'], environment, [report])).stderr.match(/--max-semi-space-size=\d+/g)

    expect(await flagsOf('server')).to.deep.equal(['--max-semi-space-size=4'])
    expect(await flagsOf('sandbox')).to.deep.equal(['--max-semi-space-size=4'])
    expect(await flagsOf('plans')).to.equal(null)
    expect(await flagsOf('server', { NODE_OPTIONS: '--max-semi-space-size=8' })).to.equal(null)
  })

  it('serves health, the console, the documentation and an image, which another process decodes', async () => {
    const [port, images] = [String(await freePort()), String(await freePort())]
    const child = spawn(process.execPath, [command, 'server'], {
      ...options({ SANDBOX: '1', PORT: port, IMAGES_PORT: images }),
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const exited = once(child, 'exit') as Promise<[number]>
    try {
      let output = ''
      child.stdout.on('data', chunk => { output += chunk })
      await until('the server is ready', async () => output.includes('is ready'))
      const pages = await Promise.all([
        `${port}/health/ready`, `${port}/console/`, `${port}/docs/`, `${port}/openapi.json`, `${images}/aurora.example`,
      ].map(path => fetch(`http://127.0.0.1:${path}`)))
      child.kill('SIGTERM')

      expect(pages.map(({ status }) => status)).to.deep.equal(pages.map(() => 200))
      expect(await exited).to.deep.equal([0, null])
    } finally {
      child.kill('SIGKILL')
      await exited
    }
  })

  it('contains what runs, and no sources', () => {
    const files = globSync('**/*', { cwd: join(folder, 'node_modules/tracewell') })

    expect(files).to.include.members(['package.json', 'README.md', 'LICENSE', 'TERMS.md'])
    expect(files).to.include.members(['dist/package/NOTICE', 'dist/package/sbom.cdx.json'])
    expect(files.filter(name => /\.tsx?$|^(src|scripts|test|openapi)\b/.test(name))).to.deep.equal([])
  })

  it('has the data of IP addresses once, with its licences', async () => {
    const files = globSync('**/ip-location-db/**/*.*', { cwd: join(folder, 'node_modules') })
    const { stdout } = await tracewell(['search', '8.8.8.8', '--modules', 'ip-address', '--json'], { SANDBOX: '1' })

    expect(files.map(path => path.split(/[\\/]/).at(-1)).sort()).to.deep.equal([
      'asn-ipv4-num.csv', 'asn-ipv6-num.csv', 'geo-whois-asn-country-ipv4.mmdb', 'geo-whois-asn-country-ipv6.mmdb',
      'package.json', 'package.json',
    ])
    expect(globSync('**/ip-location-db/*/*LICENSE', { cwd: join(folder, 'node_modules') })).to.have.length(4)
    expect(stdout).to.match(/"asn": ?15169/).and.match(/"as_of": ?"20/)
  })

  it('finds its threads, processes and data in files that exist', () => {
    const base = join(folder, 'node_modules/tracewell/dist/package/src')
    const named = globSync('**/*.js', { cwd: base }).flatMap(name =>
      [...readFileSync(join(base, name), 'utf8').matchAll(/"([^"\n]+)", import\.meta\.url\.slice\(.+? \+ "([^"]+)"/g)]
        .map(([, path, place]) => resolve(base, place!, '..', path!)))

    expect(named.map(path => path.split(/[\\/]/).at(-1))).to.include
      .members(['list-worker.js', 'piece-worker.js', 'painter-child.js', 'starter.json', 'docs'])
    expect(named.filter(path => !existsSync(path))).to.deep.equal([])
  })

  it('has source maps that name the files of the repository', () => {
    const base = join(folder, 'node_modules/tracewell/dist/package/src')
    const read = (name: string) => readFileSync(join(base, name), 'utf8')
    const mapped = globSync('part-*.js', { cwd: base }).flatMap(name => {
      const map = new SourceMap(JSON.parse(read(`${name}.map`)) as SourceMapPayload)
      return read(name).split('\n').flatMap((line, index) => {
        const [, source] = /^\/\/ (src\/\S+\.ts)$/.exec(line) ?? []
        const entry = map.findEntry(index + 1, 0) // the line after the comment that names the source
        return source ? [{ source, original: 'originalSource' in entry ? entry.originalSource : undefined }] : []
      })
    })

    expect(mapped.length).to.be.above(500)
    expect(mapped.filter(({ source, original }) => !original?.endsWith(source))).to.deep.equal([])
  })

  it('has no pattern with two groups of one name, which Node.js 22 refuses', () => {
    const base = join(folder, 'node_modules/tracewell/dist/package/src')
    const repeated = globSync('**/*.js', { cwd: base }).flatMap(name =>
      readFileSync(join(base, name), 'utf8').split('\n').filter(line => {
        const names = [...line.matchAll(/\(\?<(\w+)>/g)].map(([, group]) => group)
        return new Set(names).size < names.length
      }))

    expect(repeated).to.deep.equal([])
  })
})

/**
 * Packs, and unpacks next to the packages that npm would install, without asking a registry. Returns the path of the
 * command. The files are built in a folder of their own, because other tests read dist.
 */
async function installPackage(folder: string): Promise<string> {
  const staged = join(folder, 'staged')
  mkdirSync(staged)
  for (const name of ['package.json', 'README.md', 'LICENSE', 'TERMS.md']) {
    copyFileSync(join(root, name), join(staged, name))
  }
  await run(process.execPath, [join(root, 'scripts/pack.ts'), '--out', join(staged, 'dist/package')])
  await run('npm', ['pack', '--ignore-scripts', '--silent', '--pack-destination', folder], { cwd: staged })
  const installed = join(folder, 'node_modules/tracewell')
  mkdirSync(installed, { recursive: true })
  await run('tar', ['-xzf', join(folder, `tracewell-${manifest.version}.tgz`), '-C', installed, '--strip-components=1'])
  rmSync(staged, { recursive: true })
  copyFromProject(runtimePackages(), folder)
  const command = join(folder, 'node_modules/.bin/tracewell')
  mkdirSync(join(command, '..'), { recursive: true })
  symlinkSync(join(installed, manifest.bin.tracewell), command)
  return command
}
