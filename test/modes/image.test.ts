import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect } from 'chai'
import { parse } from 'yaml'
import { readConfig } from '../../src/config/read.ts'
import { roles } from '../../src/config/table.ts'
import { describeConfig } from '../../src/config/describe.ts'
import { startProcess } from '../../scripts/support/process.ts'
import { until } from '../../scripts/support/until.ts'
import { freePort } from '../../scripts/support/free-port.ts'
import { copyFromProject, runtimePackages } from '../support/runtime-packages.ts'

const root = resolve(import.meta.dirname, '../..')
const text = (name: string) => readFileSync(join(root, name), 'utf8')
const dockerfile = text('Dockerfile')

/** Returns the paths that a stage copies from the project folder. */
const copied = (stage: string) =>
  [...stage.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, names]) => names!.split(' '))
const lastStage = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '))

interface Service {
  command?: string[]
  container_name?: string
  depends_on?: object
  env_file?: Array<{ path: string, required: boolean }>
  environment: Record<string, string>
  ports?: string[]
  read_only?: boolean
  volumes?: string[]
}

type Services = Record<'api' | 'runner' | 'orchestrator' | 'database' | 'nats' | 'sandbox', Service>

describe('the container image', () => {
  // uses no database, so a run on another database would only repeat it
  before(function () { if (process.env['TEST_DATABASE_URL'] !== undefined) this.skip() })

  it('copies only files that exist and that .dockerignore lets through', () => {
    const letThrough = text('.dockerignore').split('\n').filter(line => line.startsWith('!')).map(line => line.slice(1))

    expect(copied(dockerfile).filter(name => !existsSync(join(root, name)) || !letThrough.includes(name))).to.deep
      .equal([])
    expect(text('.dockerignore')).to.match(/^\*$/m)
  })

  it('contains every file and package that the server and the sandbox need', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tracewell-image-'))
    try {
      await buildImage(folder)
      const ports = [await freePort(), await freePort(), await freePort()].map(String)
      const [, words] = /^ENTRYPOINT (\[.+\])$/m.exec(dockerfile)!
      const [, ...args] = JSON.parse(words!) as string[]
      const child = spawn(process.execPath, [...args, 'sandbox', '--json', '--port', ports[0]!, '--images-port',
        ports[1]!, '--control-port', ports[2]!], {
        cwd: folder,
        env: { DATA_DIR: join(folder, 'data') },
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      const [line] = await once(child.stdout, 'data') as [Buffer]
      const { key } = JSON.parse(line.toString()) as { key: string }
      const search = await fetch(`http://127.0.0.1:${ports[0]}/search/temporary`, {
        method: 'POST',
        headers: { 'authorization': `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          query: { type: 'Email Address', value: 'tw-success@tw-success.example' },
          modules: { mode: 'all' },
          leaks: { mode: 'all' },
        }),
      })
      const events = await search.text()
      const images = await Promise.all(['aurora.example', 'flags/fr.webp'].map(path =>
        fetch(`http://127.0.0.1:${ports[1]}/${path}`)
      ))
      const tool = await fetch(`http://127.0.0.1:${ports[0]}/tools/domain-intelligence/all`, {
        method: 'POST',
        headers: { 'authorization': `Bearer ${key}`, 'content-type': 'application/json' },
        body: '{"domain":"tw-success.example"}',
      })
      child.kill('SIGTERM')
      const [code] = await once(child, 'exit') as [number]

      expect(events).to.include('event: module.result').and.to
        .match(/event: search\.finished\ndata: .*"status":"completed"/)
      expect(images.map(({ status }) => status)).to.deep.equal([200, 200])
      expect(tool.status).to.equal(200)
      expect(code).to.equal(0)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })

  for (const [environment, of] of [[{ ROLE: 'runner' }, 'METRICS_PORT'], [{}, 'PORT']] as const) {
    it(`has a health check that asks ${of}${of === 'PORT' ? '' : ' of a runner'}`, async () => {
      const folder = mkdtempSync(join(tmpdir(), 'tracewell-image-'))
      const [, words] = /^HEALTHCHECK [\s\S]+?CMD (\[.+\])$/m.exec(dockerfile)!
      const [, ...args] = JSON.parse(words!) as string[]
      const ports = { PORT: String(await freePort()), [of]: String(await freePort()) }
      const check = () => new Promise<number | null>(done =>
        spawn(process.execPath, args, { env: ports, stdio: 'ignore' }).once('exit', done))
      try {
        await using tracewell = startProcess({ DATA_DIR: folder, ...environment, ...ports })
        await until('the process is ready', async () => tracewell.output.includes('is ready'))
        const ready = await check()
        await tracewell.kill()

        expect([ready, await check()]).to.deep.equal([0, 1])
      } finally {
        rmSync(folder, { recursive: true, force: true })
      }
    })
  }

  it('has a compose.yaml with existing settings, and .env.example lists every variable of it', () => {
    const { services } = readCompose()
    const known = new Set([...Object.keys(describeConfig(readConfig({}))), 'SANDBOX_KEY'])
    const given = text('.env.example').split('\n').flatMap(line => /^(\w+)=/.exec(line)?.[1] ?? [])
    const { sandbox, database, nats, ...processes } = services
    const asked = [...JSON.stringify([processes, database, nats]).matchAll(/[^$]\$\{(\w+)/g)].map(([, name]) => name!)

    const set = [...Object.values(processes), sandbox].flatMap(({ environment }) => Object.entries(environment))
    expect(set.filter(([name, value]) => !known.has(name) && value !== '')).to.deep.equal([])
    expect(new Set(asked)).to.deep.equal(new Set(given))
    expect(sandbox.command).to.deep.equal(['sandbox'])
    const open = Object.values(services).flatMap(({ ports = [] }) => ports).map(port => port.split(':').at(-1))
    expect(open.filter(port => !new RegExp(`^EXPOSE .*\\b${port}\\b`, 'm').test(dockerfile))).to.deep.equal([])
  })

  it('has a compose.yaml that passes .env to its processes only, without the passwords of other services', () => {
    const { services } = readCompose()
    const { api, runner, orchestrator, ...others } = services
    const proxied = parse(text('scripts/deploy/compose.proxy.yaml')) as { services: Record<string, Service> }
    const unrelated = [...Object.values(others), ...Object.values(proxied.services)]
    const settings = Object.keys(describeConfig(readConfig({})))
    const passwords = [...JSON.stringify(unrelated).matchAll(/[^$]\$\{(\w+(?:PASSWORD|TOKEN|KEY))\b/g)]
      .map(([, name]) => name!).filter(name => !settings.includes(name) && name !== 'SANDBOX_KEY')

    expect(passwords).to.include.members(['POSTGRES_PASSWORD', 'GRAFANA_PASSWORD'])
    for (const { env_file, environment } of [api, runner, orchestrator]) {
      expect(env_file).to.deep.equal([{ path: '.env', required: false }])
      expect(passwords.filter(name => environment[name] !== '')).to.deep.equal([])
    }
    for (const other of unrelated) expect(other).not.to.have.any.keys('env_file')
  })

  it('has a compose.yaml whose processes have all roles, of which the runner can be scaled', () => {
    const { services, volumes } = readCompose()
    const { api, runner, orchestrator, nats } = services
    const processes = [api, runner, orchestrator]
    // these four have variables that Compose replaces
    const unset = { SECRET_KEY: undefined, TRUST_PROXY: undefined, PUBLIC_URL: undefined, PUBLIC_IMAGES_URL: undefined }
    const configs = processes.map(({ environment }) =>
      readConfig({ ...environment, ...unset }))

    expect(configs.flatMap(config => config.roles).sort()).to.deep.equal([...roles].sort())
    expect(new Set(configs.map(config => config.databaseUrl)).size).to.equal(1)
    expect(configs.every(config => config.metricsPort !== undefined && config.metricsHost === '0.0.0.0')).to.equal(true)
    expect(runner).not.to.have.any.keys('ports', 'container_name')
    expect(processes.map(({ volumes }) => volumes)).to.deep.equal(Array(3).fill(['data:/data']))
    expect([api, runner].map(one => Object.keys(one.depends_on!))).to.deep.equal(Array(2).fill(['orchestrator']))
    expect(nats).to.have.property('read_only', true).and.not.to.have.any.keys('volumes', 'ports')
    expect(volumes).to.have.all.keys('data', 'database')
  })
})

const readCompose = () =>
  parse(text('compose.yaml'), { merge: true }) as { services: Services, volumes: Record<string, unknown> }

/** Builds the content of the image: its files, and the packages that `--omit=dev` installs. */
async function buildImage(folder: string): Promise<void> {
  const [, script] = /^RUN node (\S+) --out \/package$/m.exec(dockerfile)!
  await promisify(execFile)(process.execPath, [join(root, script!), '--out', folder])
  expect(lastStage).to.match(/^COPY --from=package \/package \.\/$/m)
  copyFromProject([...copied(lastStage), ...runtimePackages()], folder)
}
