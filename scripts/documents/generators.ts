import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { javaTools, openapiGenerator } from '../clients/openapi-generator.ts'
import { list, operationsOf, resolve, textOf, type OpenApi } from '../generate/document.ts'
import { run, withPrograms } from '../support/shell.ts'
import * as tools from '../support/tools.ts'
import { compiler, documentFile, documentNames, install, type DocumentTool } from './tool.ts'

/** Without a configuration, unlike `npm run clients -- go`. https://github.com/oapi-codegen/oapi-codegen */
const oapiCodegen: DocumentTool = {
  name: 'oapi-codegen',
  needs: [tools.go],
  async check(folder) {
    const generator = 'github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@v2.8.2'
    await goModule(folder, async name => {
      await run(folder, 'go', ['run', generator, '-package', name, '-o', `${name}/${name}.go`, documentFile(name)])
    })
  },
}

/**
 * As far as it can: it leaves out operations with parts that it does not know, such as event streams.
 * https://ogen.dev
 */
const ogen: DocumentTool = {
  name: 'ogen',
  needs: [tools.go],
  async check(folder) {
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, 'ogen.yml'), 'generator:\n  ignore_not_implemented: [all]\n')
    await goModule(folder, async name => {
      await run(folder, 'go', ['run', 'github.com/ogen-go/ogen/cmd/ogen@v1.24.0', '--config', 'ogen.yml', '--package',
        name, '--target', name, '--clean', documentFile(name)])
    })
  },
}

/** Generates a package of each document in one module, and compiles them. */
async function goModule(folder: string, generate: (name: typeof documentNames[number]) => Promise<void>) {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'go.mod'), 'module example.com/documents\n\ngo 1.25\n')
  for (const name of documentNames) {
    await mkdir(join(folder, name), { recursive: true })
    await generate(name)
  }
  await run(folder, 'go', ['mod', 'tidy'])
  await run(folder, 'go', ['build', './...'])
}

/**
 * Without the webhooks, of which it makes code that Python cannot parse: they are callbacks of operations too, which it
 * ignores. https://openapi-generator.tech/docs/generators/python
 */
const generatorPython: DocumentTool = {
  name: 'openapi-generator-python',
  needs: [...javaTools, tools.python],
  async check(folder) {
    const programs = withPrograms(join(folder, 'venv/bin'))
    await run(folder, 'python3', ['-m', 'venv', 'venv'])
    for (const name of documentNames) {
      const { webhooks: _, ...document } = JSON.parse(await readFile(documentFile(name), 'utf8')) as OpenApi
      await writeFile(join(folder, `${name}.json`), JSON.stringify(document))
      await openapiGenerator(folder, ['--generator-name', 'python', '--package-name', `${name}_client`],
        { input: `${name}.json`, output: name })
      await run(folder, 'pip', ['install', '--quiet', `./${name}`], programs)
      await run(folder, 'python3', ['-c', `import ${name}_client.api, ${name}_client.models`], programs)
    }
  },
}

/** https://github.com/ferdikoomen/openapi-typescript-codegen */
const typescriptCodegen: DocumentTool = {
  name: 'openapi-typescript-codegen',
  needs: [tools.npm],
  async check(folder) {
    await install(folder, { 'openapi-typescript-codegen': '0.31.0' })
    for (const name of documentNames) {
      const document = JSON.parse(await readFile(documentFile(name), 'utf8')) as OpenApi
      await writeFile(join(folder, `${name}.json`), JSON.stringify(withoutSecondNames(document)))
      await run(folder, process.execPath, ['node_modules/openapi-typescript-codegen/bin/index.js', '--input',
        `${name}.json`, '--output', name])
      await run(folder, process.execPath, [compiler, '--noEmit', '--strict', '--skipLibCheck', '--target', 'es2022',
        '--lib', 'es2022,dom', '--module', 'esnext', '--moduleResolution', 'bundler', `${name}/index.ts`])
    }
  },
}

/**
 * Returns the document without the parameters of which this generator makes one name with another of the operation:
 * `lastEventId` beside the header `Last-Event-ID`. Both are published. Its code would not compile.
 */
function withoutSecondNames(document: OpenApi): OpenApi {
  const copy = structuredClone(document)
  for (const { node } of operationsOf(copy)) {
    const names = new Set<string>()
    node.parameters = list(node.parameters).filter(parameter => {
      const name = textOf(resolve(copy, parameter).name).toLowerCase().replaceAll(/[^a-z0-9]/g, '')
      if (names.has(name)) return false
      names.add(name)
      return true
    })
  }
  return copy
}

export const generators: readonly DocumentTool[] = [oapiCodegen, ogen, typescriptCodegen, generatorPython]
