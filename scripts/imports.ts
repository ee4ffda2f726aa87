import { globSync, readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'

/** The folders are layers: what each may import of ours. `types` may be imported as types only. */
interface Layer {
  of: RegExp
  may: RegExp
  types?: RegExp
}

const root = resolve(import.meta.dirname, '..')
const everything = /./
const layers: Layer[] = [
  { of: /^src\/lib\//, may: /^src\/lib\// },
  { of: /^src\/errors\.ts$/, may: /^$/ },
  { of: /^src\/db\//, may: /^src\/(db|lib)\/|^src\/errors\.ts$/ },
  { of: /^src\/queue\//, may: /^src\/(queue|lib)\/|^src\/errors\.ts$/ },
  { of: /^src\/wire\//, may: /^src\/(wire|lib)\/|^src\/errors\.ts$/ },
  { of: /^src\/sources\//, may: /^src\/(sources|lib)\/|^src\/errors\.ts$/ },
  { of: /^src\/upstreams\//, may: /^src\/(upstreams|lib)\/|^src\/errors\.ts$/, types: /^src\/sources\/source\.ts$/ },
  { of: /^src\/http\//, may: /^src\/(http|lib)\/|^src\/errors\.ts$/ },
  { of: /^src\/core\//, may: /^src\/(core|lib|sources)\/|^src\/errors\.ts$/, types: /^src\/(db|queue|wire)\/|^generated\// },
  { of: /^src\/telemetry\//, may: /^src\/(telemetry|lib)\//, types: /^src\/core\// },
  { of: /^src\/(api|images)\//, may: /^src\/(api|images|http|core|lib)\/|^src\/errors\.ts$/, types: /^src\/db\/|^generated\// },
  { of: /^src\/(cli\/|[^/]+\.ts$)/, may: everything },
]

/** Packages that only one place may know. */
const packages: ReadonlyArray<readonly [RegExp, RegExp]> = [
  [/^(koa|koa-router|openapi-backend)$/, /^src\/http\//],
  [/^(knex|better-sqlite3|pg|pg-copy-streams)$/, /^(src\/db\/|knexfile\.ts)/],
  [/^sharp$/, /^src\/lib\/load-sharp\.ts$/],
  [/^(prom-client|@opentelemetry\/.+)$/, /^src\/telemetry\//],
  [/^undici$/, /^src\/sources\/(client\.ts|egress\/)/],
  [/^node:(tls|dgram)$/, /^src\/sources\/(client\.ts|egress\/)/],
]

const faults: string[] = []
for (const file of globSync('src/**/*.ts', { cwd: root })) check(file)
for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exitCode = 1
else console.log('imports point down only')

function check(file: string): void {
  const layer = layers.find(({ of }) => of.test(file))
  if (!layer) faults.push(`${file}: belongs to no layer`)
  const source = readFileSync(resolve(root, file), 'utf8')
  for (const [, kind, target] of source.matchAll(/^(?:import|export)\s+(type\s)?[^'"]*?from\s+'([^']+)'/gm)) {
    if (target!.startsWith('.')) checkOurs(file, layer, relative(root, resolve(root, dirname(file), target!)), kind !== undefined)
    else checkPackage(file, target!, kind !== undefined)
  }
}

function checkOurs(file: string, layer: Layer | undefined, target: string, isType: boolean): void {
  const allowed = layer?.may.test(target) || (isType && layer?.types?.test(target))
  if (!allowed) faults.push(`${file}: may not import ${target}${layer?.types?.test(target) ? ' but its types' : ''}`)
}

function checkPackage(file: string, target: string, isType: boolean): void {
  for (const [name, place] of packages) {
    if (name.test(target) && !place.test(file) && !isType) faults.push(`${file}: may not import ${target}`)
  }
}
