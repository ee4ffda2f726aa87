import { cp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { run } from '../support/shell.ts'
import * as tools from '../support/tools.ts'
import { documentFile, documentNames, install, type DocumentTool } from './tool.ts'

const here = (...names: readonly string[]): string => join(import.meta.dirname, ...names)
const files = documentNames.map(documentFile)

/** https://apitools.dev/swagger-parser/ */
const swaggerParser: DocumentTool = {
  name: 'swagger-parser',
  needs: [tools.npm],
  async check(folder) {
    await install(folder, { '@apidevtools/swagger-parser': '13.1.0' })
    await writeFile(join(folder, 'check.js'), `import SwaggerParser from '@apidevtools/swagger-parser'
for (const file of process.argv.slice(2)) await SwaggerParser.validate(file)
`)
    await run(folder, process.execPath, ['check.js', ...files])
  },
}

/** Also compiles each pattern as RE2, and checks each example. https://github.com/getkin/kin-openapi */
const kinOpenapi: DocumentTool = {
  name: 'kin-openapi',
  needs: [tools.go],
  async check(folder) {
    await cp(here('kin-openapi'), folder, { recursive: true })
    await run(folder, 'go', ['run', '.', ...files])
  },
}

/** With the rules of `ibm-rules.yaml`. https://github.com/IBM/openapi-validator */
const ibm: DocumentTool = {
  name: 'ibm-openapi-validator',
  needs: [tools.npm],
  async check(folder) {
    await install(folder, { 'ibm-openapi-validator': '1.38.4' })
    await cp(here('ibm-rules.yaml'), join(folder, 'rules.yaml'))
    await run(folder, process.execPath, ['node_modules/ibm-openapi-validator/src/cli-validator/index.js',
      '--ruleset', 'rules.yaml', '--errors-only', '--no-colors', ...files])
  },
}

export const parsers: readonly DocumentTool[] = [swaggerParser, kinOpenapi, ibm]
