import { nameOf } from './sql-heads.ts'

const createTable =
  /^\s*CREATE\s+(?:(?:GLOBAL|LOCAL|TEMPORARY|TEMP|UNLOGGED|FOREIGN)\s+)*TABLE\s+(?:IF\s+NOT\s+EXISTS\s+)?((?:[`"[][^`"\]]+[`"\]]|[^\s(.`"[]+)(?:\.(?:[`"[][^`"\]]+[`"\]]|[^\s(.`"[]+))*)\s*(?:\((.*))?$/is
const column = /^\s*(?:[`"[]([^`"\]]+)[`"\]]|([^\s(),`"[\]]+))(?=\s|$)/
const noColumn = /^\s*(?:PRIMARY|UNIQUE|KEY|INDEX|CONSTRAINT|FOREIGN|CHECK|FULLTEXT|SPATIAL|EXCLUDE|PERIOD|LIKE)\b/i
/** Characters of the columns of one table. */
const maxDefinition = 262_144

/** Collects the columns of tables from the lines of CREATE TABLE, whichever lines its columns share. */
export function createTables() {
  const tables = new Map<string, string[]>()
  let open: { table: string, text: string } | undefined

  return {
    columnsOf: (name: string): readonly string[] => tables.get(nameOf(name)) ?? [],

    /** Reads a line of a statement. */
    read(line: string): void {
      const creating = createTable.exec(line)
      if (creating !== null) open = { table: nameOf(creating[1]!), text: creating[2] ?? '' }
      else if (open !== undefined) {
        const isStart = open.text === ''
        open.text += isStart ? line.replace(/^\s*\(/, '') : `\n${line}`
      }
      if (open === undefined) return
      const definitions = splitDefinitions(open.text)
      if (definitions !== undefined) tables.set(open.table, definitions.flatMap(columnOf))
      if (definitions !== undefined || open.text.length > maxDefinition) open = undefined
    },
  }
}

function columnOf(definition: string): string[] {
  if (noColumn.test(definition)) return []
  const [, quoted, bare] = column.exec(definition) ?? []
  const name = quoted ?? bare
  return name === undefined ? [] : [name]
}

/**
 * Splits the text inside the parentheses of CREATE TABLE at its commas. Returns `undefined` if the closing parenthesis
 * is missing. Comments behind two dashes are left out.
 */
function splitDefinitions(text: string): string[] | undefined {
  const definitions: string[] = []
  const tokens = /'(?:[^'\\]|\\.)*'|"[^"]*"|`[^`]*`|--[^\n]*|[(),]|[^'"`(),-]+|[^]/gs
  let depth = 0
  let current = ''
  for (const [token] of text.matchAll(tokens)) {
    if (token === '(') depth++
    if (token === ')' && depth-- === 0) return [...definitions, current]
    if (token === ',' && depth === 0) {
      definitions.push(current)
      current = ''
    } else if (!token.startsWith('--')) current += token
  }
  return undefined
}
