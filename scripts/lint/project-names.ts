import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Command } from 'commander'
import { allCommands } from '../../src/cli/commands.ts'
import { sourceKeySetting } from '../../src/config/source-keys.ts'
import type { ProjectNames } from './missing-names.ts'

/** Constants of other programs that the texts name. */
const foreign = [
  'API_SITE', 'GRAFANA_PASSWORD', 'IMAGES_SITE', 'M_NOT_FOUND', 'NODE_EXTRA_CA_CERTS', 'ON_ERROR_STOP',
  'POSTGRES_PASSWORD', 'UNKNOWN_DEFAULT_OPEN_API',
]
/** Programs of the package, which stand where a command of the CLI stands: `tracewell server`. */
const programs = ['server', 'sandbox', 'cli']

/** Reads what texts may name, from the files below `root` and from the commands. */
export async function readProjectNames(root: string): Promise<ProjectNames> {
  const read = (path: string) => readFileSync(resolve(root, path), 'utf8')
  const files = globSync(['*', '.*', '.ci/*', '{src,test,scripts,openapi,generated}/**/*'], { cwd: root })
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const code = files.filter(file => /\.tsx?$/.test(file)).map(file => ({ file, text: read(file) }))
  const matches = (pattern: RegExp, folder: string) => code.filter(({ file }) => file.startsWith(folder))
    .flatMap(({ text }) => [...text.matchAll(pattern)].map(([, name]) => name!))
  const commands = await allCommands()
  return {
    files,
    scripts: new Set(Object.keys(scripts)),
    sourceKeyPrefix: sourceKeySetting.prefix,
    constants: new Set([
      ...matches(/'([A-Z][A-Z\d]*(?:_[A-Z\d]+)+)'/g, 'src/'),
      ...matches(/process\.env(?:\.|\[')([A-Z\d_]+)/g, ''),
      ...foreign,
    ]),
    commands: new Map([
      ...programs.map(name => [name, new Set<string>()] as const),
      ...commands.flatMap(command =>
        namesOf(command).map(name => [name, new Set(command.commands.flatMap(namesOf))] as const)),
    ]),
  }
}

const namesOf = (command: Command): string[] => [command.name(), ...command.aliases()]
