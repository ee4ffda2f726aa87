/** Checks the samples in scripts/deploy with their own tools: `npm run deploy -- --help`. */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { samples, type Sample } from './deploy/samples.ts'
import { runPrograms } from './support/programs.ts'

interface Outcome {
  sample: string
  outcome: 'passed' | 'failed' | 'skipped'
  reason?: string
}

const help = `Usage: npm run deploy -- [<sample> ...] [options]

Checks the deployment samples of scripts/deploy with their own tools. Deploys nothing.

  nginx        nginx -t; needs openssl too
  caddy        caddy validate
  systemd      systemd-analyze verify
  prometheus   promtool check config, with the alerts
  helm         helm lint and helm template
  kubernetes   kubernetes-validate, from PyPI, which brings the schemas of Kubernetes: the rendered chart
  kubeconform  the rendered chart against the schemas of Kubernetes, which it downloads
  compose      docker compose config

  --keep   keep the rendered files in dist/deploy (default: a temporary folder)
  --json   print the outcome as JSON: [{ sample, outcome, reason? }]
  --help   show this

A sample whose tools are missing is reported as skipped.

Exit codes: 0 passed or skipped, 1 a sample is faulty, 2 wrong arguments or a named sample whose tools are missing.
`

await runPrograms<Sample, Outcome>({
  help,
  folder: 'deploy',
  all: samples,
  needsOf: ({ needs }) => needs,
  skip: ({ name }, reason) => ({ sample: name, outcome: 'skipped', reason }),
  async run(chosen, parent, report) {
    for (const { name, check } of chosen) {
      const folder = join(parent, name)
      await mkdir(folder, { recursive: true })
      report(await check(folder).then(
        () => ({ sample: name, outcome: 'passed' }),
        ({ message }: Error) => message.includes('failed downloading schema')
          ? { sample: name, outcome: 'skipped', reason: 'the schemas of Kubernetes cannot be downloaded' }
          : { sample: name, outcome: 'failed', reason: message },
      ))
    }
  },
  toText: ({ sample, outcome, reason }) => `${sample}: ${outcome}${reason === undefined ? '' : `: ${reason}`}\n`,
})
