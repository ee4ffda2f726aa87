import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import ts from 'typescript'

/** Names that a program reads. Found by the form of the code, without its types. */
export interface Reads {
  /** Properties of the configuration, as in `config.host`, `{ databaseUrl }: Config` or `const { port } = config`. */
  ofConfig: Set<string>
  /** Properties of any object. */
  all: Set<string>
  /** Variables of the environment that are read without the table, as in `new Option(…).env('NAME')`. */
  variables: Set<string>
}

/** Adds what a file reads. */
export function noteReads(source: string, { ofConfig, all, variables }: Reads): void {
  const isConfig = (text: string): boolean => /config$|settings$|\bvalues$/i.test(text) || /\bConfig\b/.test(text)
  const noteNames = (pattern: ts.ObjectBindingPattern, origin: string): void => {
    for (const { propertyName, name } of pattern.elements) {
      const read = (propertyName ?? name).getText()
      all.add(read)
      if (isConfig(origin)) ofConfig.add(read)
      if (ts.isObjectBindingPattern(name)) noteNames(name, origin)
    }
  }
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node)) {
      all.add(node.name.text)
      if (isConfig(node.expression.getText())) ofConfig.add(node.name.text)
    }
    if ((ts.isParameter(node) || ts.isVariableDeclaration(node)) && ts.isObjectBindingPattern(node.name)) {
      noteNames(node.name, `${node.type?.getText() ?? ''} ${node.initializer?.getText() ?? ''}`.trim())
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('a.ts', source, ts.ScriptTarget.Latest, true))
  for (const [, option, variable] of source.matchAll(/\.env\('(\w+)'\)|process\.env\.(\w+)/g)) {
    variables.add(option ?? variable!)
  }
}

const folder = resolve(import.meta.dirname, '../../src')

/** Returns what the product reads, except in the table of settings itself, and in the pages of the console. */
export function readsOfProduct(): Reads {
  const reads: Reads = { ofConfig: new Set(), all: new Set(), variables: new Set() }
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(ts|js)$/.test(name) || /^(config\/table\.ts|console\/)/.test(name)) continue
    noteReads(readFileSync(join(folder, name), 'utf8'), reads)
  }
  return reads
}
