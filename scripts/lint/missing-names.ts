/** Names that a text may use. */
export interface ProjectNames {
  /** Paths of all files, relative to the root. */
  files: readonly string[]
  /** Scripts of `package.json`. */
  scripts: ReadonlySet<string>
  /** Settings, variables of the tests, error codes and other constants in capitals. */
  constants: ReadonlySet<string>
  /** A constant that begins with it is the key of a source. */
  sourceKeyPrefix: string
  /** Commands of the CLI and their aliases, with the subcommands of each. Empty: a command without subcommands. */
  commands: ReadonlyMap<string, ReadonlySet<string>>
}

const fromRoot = /(?<![\w/.@…-])((?:src|test|scripts|openapi|generated|\.ci)\/[\w.…<>{}*,/-]*)/g
const inCode = /`([^`\s]+)`/g
const likePath = /^[\w…<{*][\w.…<>{}*,-]*(\/[\w.…<>{}*,-]*)*$/
const hasFolderOrEnding = /\/|\.(?:ts|tsx|js|json|md|sql|svg|yaml)$/
/** Folders that commands make, and media types. */
const outside = /^(?:dist|data|node_modules|application|image|text)\//
const scriptCall = /\bnpm run (?:-s |--silent )?([a-z][\w:-]*)/g
const constantInCode = /`([A-Z][A-Z\d]*(?:_[A-Z\d]+)+)(?:=[^`]*)?`/g
const constantOfShell = /^(?:[^`]*\s)?([A-Z][A-Z\d]*(?:_[A-Z\d]+)+)=/gm
const commandCall = /(?:\bcli -- |`tracewell )([a-z][a-z-]+)(?: ([a-z][a-z-]+))?/g
const commandInCode = /`([a-z][a-z-]+) ([a-z][a-z-]+)[^`]*`/g

/**
 * Returns the names in a Markdown text that the project does not have: paths, npm scripts, settings, codes and
 * commands. A path may have `*`, `…` and `<name>` for any part, and `{a,b}` for alternatives.
 *
 * @param short whether paths in backticks are checked that begin below any folder: `kit/schema.ts`, `ends.ts`.
 * Otherwise only those are that begin with a folder of the root.
 */
export function missingNames(text: string, names: ProjectNames, short: boolean): string[] {
  const found = (pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name]) => name!)
  const hasFile = (start: string, path: string): boolean =>
    alternativesOf(path).every(one =>
      names.files.some(file => new RegExp(`${start}${patternOf(one)}(?:/|$)`).test(file)))
  const shortPaths = short
    ? found(inCode).filter(code => likePath.test(code) && hasFolderOrEnding.test(code) && !outside.test(code))
    : []
  const isConstant = (name: string): boolean => names.constants.has(name) || name.startsWith(names.sourceKeyPrefix)
  const calls = [...text.matchAll(commandCall)].filter(([, command, sub]) => !isCommand(names, command!, sub))
  const mentions = [...text.matchAll(commandInCode)].filter(([, command, sub]) =>
    names.commands.get(command!)?.size && !isCommand(names, command!, sub))
  return [...new Set([
    ...found(fromRoot).filter(path => !hasFile('^', path)).map(path => `no file ${path}`),
    ...shortPaths.filter(path => !hasFile('(?:^|/)', path)).map(path => `no file ${path}`),
    ...found(scriptCall).filter(script => !names.scripts.has(script)).map(script => `no npm script ${script}`),
    ...[...found(constantInCode), ...found(constantOfShell)]
      .filter(name => !isConstant(name)).map(name => `no setting or code ${name}`),
    ...[...calls, ...mentions].map(([, command, sub]) => `no command ${command} ${sub ?? ''}`.trimEnd()),
  ])]
}

function isCommand({ commands }: ProjectNames, command: string, sub: string | undefined): boolean {
  const subcommands = commands.get(command)
  return subcommands !== undefined && (sub === undefined || subcommands.size === 0 || subcommands.has(sub))
}

/** Returns `a/b` and `a/c` for `a/{b,c}`. */
function alternativesOf(path: string): string[] {
  const [, before = '', parts, after = ''] = /^(.*?)\{([^{}]*,[^{}]*)\}(.*)$/.exec(path) ?? []
  return parts === undefined ? [path] : parts.split(',').flatMap(part => alternativesOf(`${before}${part}${after}`))
}

/** Returns the source of a pattern for the files and folders that a path of a text names. */
function patternOf(path: string): string {
  return path.replace(/[/.,…]+$/, '')
    .replace(/[.+()]/g, '\\$&')
    .replace(/\{(\w+)\}/g, '\\{$1\\}')
    .replace(/…|<[^>]*>|\*+/g, '.*')
}
