import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { run as runIn } from '../support/shell.ts'
import type { Tool } from '../support/tools.ts'

/** A sample of this folder, and the tool that checks it. */
export interface Sample {
  name: string
  needs: readonly Tool[]
  /** Rejects with the output of the tool if the sample is faulty. `folder` is empty. */
  check(folder: string): Promise<void>
}

const root = resolve(import.meta.dirname, '../..')
const chart = join(import.meta.dirname, 'helm/tracewell')
const helm: Tool = { command: 'helm', args: ['version', '--short'], least: [3, 0] }

/** Kubernetes version for which the chart is rendered. A helm that was built with `go install` knows none. */
const kubernetes = '1.31.0'

/** Values with which every optional part of the chart is rendered. */
const everything = [
  'serviceMonitor.enabled=true',
  'ingress.enabled=true',
  'networkPolicy.enabled=true',
  'networkPolicy.clients[0].podSelector.matchLabels.app=ingress',
  'networkPolicy.monitoring[0].podSelector.matchLabels.app=prometheus',
  'networkPolicy.extraEgress[0].ports[0].port=3128',
  'dualStack=true',
  'wireUrl=nats://nats:4222',
  'trustProxy=10.0.0.0/8',
  'settings.AUDIT_DAYS=30',
  'imagePullSecrets[0].name=registry',
  'extraEnv[0].name=NODE_EXTRA_CA_CERTS',
  'extraEnv[0].value=/etc/tracewell/ca.pem',
  'extraVolumes[0].name=ca',
  'extraVolumes[0].configMap.name=company-ca',
  'extraVolumeMounts[0].name=ca',
  'extraVolumeMounts[0].mountPath=/etc/tracewell',
  'extraVolumeMounts[0].readOnly=true',
]

export const samples: readonly Sample[] = [
  {
    name: 'nginx',
    needs: [
      { command: 'nginx', args: ['-v'], least: [1, 26] }, // `http2 on` needs 1.25.1
      { command: 'openssl', args: ['version'], least: [1, 1] },
    ],
    async check(folder) {
      const [key, certificate] = [join(folder, 'tracewell.key'), join(folder, 'tracewell.pem')]
      await run('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=example.com',
        '-keyout', key, '-out', certificate])
      const sample = await readFile(join(import.meta.dirname, 'nginx.conf'), 'utf8')
      await writeFile(join(folder, 'nginx.conf'), nginxAround(folder, sample.replaceAll('/etc/ssl', folder)))
      await run('nginx', ['-t', '-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'])
    },
  },
  {
    name: 'caddy',
    needs: [{ command: 'caddy', args: ['version'], least: [2, 6] }],
    check: () => run('caddy', ['validate', '--adapter', 'caddyfile', '--config', 'scripts/deploy/Caddyfile']),
  },
  {
    name: 'systemd',
    needs: [{ command: 'systemd-analyze', args: ['--version'], least: [247, 0] }],
    async check(folder) {
      const names = ['tracewell.service', 'tracewell-backup.service', 'tracewell-backup.timer']
      for (const name of names) {
        const sample = await readFile(join(import.meta.dirname, name), 'utf8')
        await writeFile(join(folder, name), sample.replaceAll('/opt/tracewell', root)) // the tool looks for the program
      }
      await run('systemd-analyze', ['verify', ...names.map(name => join(folder, name))])
    },
  },
  {
    name: 'prometheus',
    needs: [{ command: 'promtool', args: ['--version'], least: [2, 26] }],
    async check(folder) {
      const file = join(folder, 'prometheus.yaml')
      const sample = await readFile(join(import.meta.dirname, 'prometheus.yaml'), 'utf8')
      await writeFile(file, sample.replaceAll('/etc/prometheus', join(root, 'scripts/grafana')))
      await run('promtool', ['check', 'config', file]) // and the rules that it names
    },
  },
  {
    name: 'helm',
    needs: [helm],
    async check(folder) {
      for (const values of [[], everything]) await run('helm', ['lint', '--strict', chart, ...setOf(values)])
      await run('helm', template(everything))
      const file = join(folder, 'values.yaml')
      await writeFile(file, 'settings: {SEARCH_TIME_LIMIT_MS: 7200000}\n')
      const rendered = await runIn(root, 'helm', [...template(), '--values', file])
      if (!rendered.includes('value: "7200000"')) throw new Error('the chart changes a large number of `settings`')
    },
  },
  {
    name: 'kubernetes',
    needs: [helm, { command: 'kubernetes-validate', args: ['--version'], least: [1, 31] }],
    async check(folder) {
      const validate = ['--strict', '--kubernetes-version', kubernetes.replace(/\.0$/, '')]
      for (const [name, values] of [['least', []], ['everything', everything]] as const) {
        const file = join(folder, `${name}.yaml`)
        await writeFile(file, await runIn(root, 'helm', template(values)))
        // It warns of ServiceMonitor, whose schema belongs to the operator of Prometheus.
        await run('kubernetes-validate', [...validate, file])
      }
    },
  },
  {
    name: 'kubeconform',
    // A kubeconform of `go install` knows no version of its own; its help names one of Kubernetes.
    needs: [helm, { name: 'any kubeconform,', command: 'kubeconform', args: ['-h'], least: [0, 0] }],
    async check(folder) {
      const file = join(folder, 'rendered.yaml')
      await writeFile(file, await runIn(root, 'helm', template(everything)))
      // It downloads the schemas of Kubernetes. Those of the operator of Prometheus are not among them.
      await runIn(root, 'kubeconform', ['-strict', '-kubernetes-version', kubernetes, '-skip', 'ServiceMonitor', file])
    },
  },
  {
    name: 'compose',
    needs: [{ name: 'Docker Compose', command: 'docker', args: ['compose', 'version', '--short'], least: [2, 24] }],
    check: () => run('docker', ['compose', '-f', 'compose.yaml', '-f', 'scripts/deploy/compose.proxy.yaml', 'config',
      '--quiet', '--no-interpolate']),
  },
]

/** Returns a whole configuration of nginx with a sample for its block `http`. It writes to `folder` only. */
export const nginxAround = (folder: string, sample: string): string => `
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(name => `${name}_temp_path ${folder}/${name};`).join(' ')}
${sample}
}
`

const template = (values: readonly string[] = []): string[] =>
  ['template', 'tracewell', chart, '--kube-version', kubernetes, ...setOf(values)]

const setOf = (values: readonly string[]): string[] => values.flatMap(value => ['--set', value])

const run = async (command: string, args: readonly string[]): Promise<void> => { await runIn(root, command, args) }
