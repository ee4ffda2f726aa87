import { access, constants, readFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { expect } from 'chai'
import { parse } from 'yaml'
import { webPorts } from '../../src/sources/egress/web-ports.ts'

const folder = resolve(import.meta.dirname, '../../scripts/deploy')
const sampleOf = (name: string): Promise<string> => readFile(join(folder, name), 'utf8')

type Services = Record<string, {
  mem_limit?: string
  cpus?: number
  logging?: object
  command?: string[]
  healthcheck?: { test: string[] }
}>

const readPackage = async () =>
  JSON.parse(await readFile(resolve(folder, '../../package.json'), 'utf8')) as { scripts: Record<string, string> }

describe('the deployment samples', () => {
  it('extend the services of compose.yaml and mount existing files', async () => {
    interface Compose { services: Record<string, { volumes?: string[], depends_on?: object }> }
    const base = parse(await readFile(resolve(folder, '../../compose.yaml'), 'utf8'), { merge: true }) as Compose
    const { services } = parse(await sampleOf('compose.proxy.yaml')) as Compose
    const mounts = Object.values(services).flatMap(({ volumes = [] }) => volumes).filter(text => text.startsWith('./'))

    expect(Object.keys(services).filter(name => name in base.services)).to.deep.equal([])
    for (const name of Object.keys(services['proxy']!.depends_on!)) expect(base.services).to.include.keys(name)
    expect(mounts).to.have.length(6)
    for (const mount of mounts) await readFile(resolve(folder, '../..', mount.split(':')[0]!))
    const scraped = parse(await sampleOf('prometheus.yaml')) as {
      scrape_configs: Array<{ dns_sd_configs: Array<{ names: string[], port: number }> }>
    }
    const [{ names, port }] = scraped.scrape_configs[0]!.dns_sd_configs as [{ names: string[], port: number }]
    for (const name of names) expect(base.services).to.include.keys(name)
    expect(port).to.equal(9464)
  })

  it('limit memory, processors and logs of every container', async () => {
    const composed = await Promise.all(['compose.yaml', 'scripts/deploy/compose.proxy.yaml'].map(async name =>
      parse(await readFile(resolve(folder, '../..', name), 'utf8'), { merge: true }) as { services: Services }))
    const services = composed.flatMap(one => Object.entries(one.services))

    expect(services.map(([name]) => name)).to.include.members(['api', 'runner', 'orchestrator', 'database', 'nats'])
    for (const [name, { mem_limit: memory, cpus, logging }] of services) {
      expect(memory, name).to.match(/^\d+[mg]$/)
      // Docker refuses more processors than the machine has
      expect(cpus, name).to.equal(1)
      expect(logging, name)
        .to.deep.equal({ driver: 'json-file', options: { 'max-size': '10m', 'max-file': '5' } })
    }
  })

  it('ask NATS and PostgreSQL for their health', async () => {
    const { services } = parse(await readFile(resolve(folder, '../../compose.yaml'), 'utf8'), { merge: true }) as {
      services: Services
    }

    expect(services['nats']!.healthcheck!.test).to.include('http://127.0.0.1:8222/healthz')
    expect(services['nats']!.command!.join(' ')).to.include('--http_port 8222')
    expect(services['database']!.healthcheck!.test.join(' ')).to.include('pg_isready')
  })

  it('run the Node.js of npm ci under systemd, as a user that can write its state folder only', async () => {
    const unit = await sampleOf('tracewell.service')
    const valueOf = (name: string) => [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value]) => value)
    const [program, ...args] = valueOf('ExecStart')[0]!.split(' ')
    const project = valueOf('WorkingDirectory')[0]!
    const node = relative(project, program!)

    expect(node).to.equal('node_modules/node/bin/node')
    expect(args).to.deep.equal((await readPackage()).scripts['start']!.replace('exec node ', '').split(' '))
    await access(resolve(folder, '../..', node), constants.X_OK)
    expect(await readFile(resolve(folder, '../../openapi/guides/deploying.md'), 'utf8')).to.include(`\`${node}\``)
    expect(valueOf('DynamicUser')).to.deep.equal(['yes'])
    expect(valueOf('Environment')).to.deep.equal([`DATA_DIR=/var/lib/${valueOf('StateDirectory')[0]}`])
    expect(valueOf('StateDirectoryMode')).to.deep.equal(['0700'])
    expect([...valueOf('User'), ...valueOf('ReadWritePaths')]).to.deep.equal([])
    expect(valueOf('ProtectSystem')).to.deep.equal(['strict'])
  })

  it('make a backup each day under systemd, with the Node.js and the folders of the service', async () => {
    const [unit, service, timer] = [
      await sampleOf('tracewell-backup.service'), await sampleOf('tracewell.service'),
      await sampleOf('tracewell-backup.timer'),
    ]

    for (const name of ['WorkingDirectory', 'EnvironmentFile', 'Environment']) {
      const lineOf = (text: string) => new RegExp(`^${name}=.*$`, 'm').exec(text)?.[0]
      expect(lineOf(unit), name).to.be.a('string').and.equal(lineOf(service))
    }
    expect(unit).to.match(/^ExecStart=.*exec node_modules\/node\/bin\/node src\/start\.js cli backup --force \//m)
    expect(timer).to.match(/^OnCalendar=daily$/m).and.to.match(/^Persistent=yes$/m)
  })

  it('use HTTP/2 in nginx as its current versions want it, over IPv4 and IPv6', async () => {
    const servers = (await sampleOf('nginx.conf')).split(/^server \{$/m).slice(1)

    expect(servers).to.have.length(2)
    for (const server of servers) {
      const lines = ['listen 443 ssl;', 'listen [::]:443 ssl;', 'http2 on;']
      for (const line of lines) expect(server).to.include(`\n  ${line}`)
      expect(server).not.to.match(/^ *listen .*http2/m)
    }
  })

  it('spread the pods of the chart, and restrict their connections if this is enabled', async () => {
    const values = parse(await sampleOf('helm/tracewell/values.yaml')) as {
      topologySpread: Array<{ topologyKey: string, whenUnsatisfiable: string }>
      networkPolicy: { enabled: boolean, webPorts: number[], privateNetworks: { ipv4: string[], ipv6: string[] } }
      dualStack: boolean
    }
    const policy = await sampleOf('helm/tracewell/templates/networkpolicy.yaml')
    const [deployments, services] = [
      await sampleOf('helm/tracewell/templates/deployments.yaml'),
      await sampleOf('helm/tracewell/templates/services.yaml'),
    ]

    expect(values.topologySpread.map(({ topologyKey, whenUnsatisfiable }) => [topologyKey, whenUnsatisfiable])).to.deep
      .equal([['kubernetes.io/hostname', 'ScheduleAnyway'], ['topology.kubernetes.io/zone', 'ScheduleAnyway']])
    expect(deployments).to.include('topologySpreadConstraints:')
    expect(values.networkPolicy.webPorts).to.have.members([...webPorts])
    expect(values.networkPolicy.privateNetworks.ipv4).to.include.members(['10.0.0.0/8', '169.254.0.0/16'])
    expect(policy).to.include('kind: NetworkPolicy').and.to.include('policyTypes: [Ingress, Egress]')
    // an address of each family for both services; the processes then listen on both
    expect(services.match(/ipFamilyPolicy: PreferDualStack/g)).to.have.length(2)
    expect(deployments).to.match(/dualStack \| ternary "::" "0\.0\.0\.0"/)
    expect(values.dualStack).to.equal(false)
  })
})
