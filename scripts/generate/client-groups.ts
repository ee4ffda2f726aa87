/** A function of the package, and the member of a group that calls it. */
export interface ClientFunction {
  group: string
  verb: string
  /** Type parameter of the function, in angle brackets, or nothing. */
  typeParameter: string
  /** Name of the function: the operationId. */
  name: string
  doc: string[]
  /** Required parameters after the connection, with their types. */
  taken: string[]
  /** Names of the required parameters. */
  names: string[]
  optionsName: string
  optionsType: string
  result: string
  lines: string[]
}

/** Returns the line that imports those names that occur in the text. `type X` imports a type. */
export function importOf(names: readonly string[], file: string, text: string): string[] {
  const used = names.filter(name => new RegExp(`\\b${name.replace('type ', '')}\\b`).test(text))
  if (used.length === 0) return []
  const words = used.every(name => name.startsWith('type '))
    ? `type { ${used.map(name => name.replace('type ', '')).join(', ')} }`
    : `{ ${used.join(', ')} }`
  return [`import ${words} from './${file}.ts'`]
}

/** Returns the names as types, for `importOf`. */
export const typesOf = (names: readonly string[]): string[] => names.map(name => `type ${name}`)

/** Writes all operations in groups: the interface, and the function that gives each of them its connection. */
export function groupsModule(maker: string, functions: readonly ClientFunction[], types: readonly string[]): string {
  const groups = [...Map.groupBy(functions, ({ group }) => group)]
  const lines = [
    'export interface Operations {',
    ...groups.flatMap(([group, members]) => [
      `  ${group}: {`,
      ...members.flatMap(({ doc, verb, typeParameter, taken, optionsType, result }) => [
        ...doc.map(line => `    ${line}`),
        `    ${verb}${typeParameter}(${[...taken, `options?: ${optionsType}`].join(', ')}): ${result}`,
      ]),
      '  }',
    ]),
    '}', '',
    'export function createOperations(connection: Connection): Operations {', '  return {',
    ...groups.flatMap(([group, members]) => [
      `    ${group}: {`,
      ...members.map(({ verb, name, names }) =>
        `      ${verb}: (${[...names, 'options'].join(', ')}) => ${name}(${
          ['connection', ...names, 'options'].join(', ')}),`
      ),
      '    },',
    ]),
    '  }', '}', '',
  ]
  const text = lines.join('\n')
  const own = [...new Set(functions.map(({ optionsName }) => optionsName))].sort()
    .filter(name => !generalOptions.includes(name))
  return [
    `// ${maker}`,
    "import type { Call } from './call.ts'",
    "import type { Connection } from './connection.ts'",
    ...importOf(['type ResumableStreamOptions', 'type StreamOptions'], 'follow', text),
    'import {',
    ...functions.map(({ name }) => `  ${name},`),
    ...own.map(name => `  type ${name},`),
    "} from './operations.ts'",
    ...importOf(['type CallOptions'], 'repeat', text),
    ...importOf(typesOf(types), 'schema', text),
    '',
    text,
  ].join('\n')
}

const generalOptions = ['CallOptions', 'ResumableStreamOptions', 'StreamOptions']

