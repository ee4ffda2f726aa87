import ts from 'typescript'
import { tarGz } from './archives.ts'
import type { Packed } from './wheel.ts'

/**
 * Compiles the TypeScript package and packs it as `npm pack` does. Compiles each file by itself, which is fast. It does
 * not check the types; `npm run check:types` does.
 * @param files the files of the package by path
 */
export function npmTarball(files: ReadonlyMap<string, string>): Packed {
  const { name, version } = JSON.parse(files.get('package.json') ?? '') as { name: string, version: string }
  const compiled = [...files].filter(([path]) => path.startsWith('src/')).flatMap(([path, text]) => {
    const fileName = path.slice('src/'.length)
    const [code, types] = [ts.transpileModule, ts.transpileDeclaration].map(transpile => {
      const { outputText, diagnostics = [] } = transpile(text, { fileName, compilerOptions, reportDiagnostics: true })
      const [fault] = diagnostics
      if (fault) throw new Error(`${path}: ${ts.flattenDiagnosticMessageText(fault.messageText, '\n')}`)
      return outputText
    })
    const target = `dist/${fileName.replace(/\.ts$/, '')}`
    return [[`${target}.js`, code!], [`${target}.d.ts`, types!]] as const
  })
  const members = [...['package.json', 'LICENSE', 'README.md'].map(one => [one, files.get(one) ?? ''] as const),
    ...compiled]
  return {
    file: `${name.replace('@', '').replace('/', '-')}-${version}.tgz`,
    content: tarGz(new Map(members.map(([path, text]) => [`package/${path}`, text]))),
  }
}

/** As `tsconfig.json` of the package. */
const compilerOptions: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  rewriteRelativeImportExtensions: true,
  verbatimModuleSyntax: true,
  strict: true,
}
