import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import openapiTS, { astToString } from 'openapi-typescript'
import { brokenNames } from './client-names.ts'
import { clientOperations } from './client-operations.ts'
import type { OpenApi } from './document.ts'
import { withHeaders } from './types.ts'

const root = join(import.meta.dirname, '../..')
const written = join(root, 'scripts/client')

/**
 * Returns the files of the published package: generated types and operations, and the hand-written files. The keys are
 * the paths under `generated/client`.
 */
export async function clientPackage(
  maker: string, version: string, document: OpenApi, images: OpenApi,
): Promise<Record<string, string>> {
  const faults = brokenNames(document)
  if (faults.length > 0) throw new Error(faults.join('\n'))
  const api = clientOperations(maker, document)
  const sources = (await readdir(written)).filter(name => name.endsWith('.ts'))
  const copies = await Promise
    .all(sources.map(async name =>
      [`src/${name}`, fromHere(name, await readFile(join(written, name), 'utf8'))] as const
    ))
  const parts = await Promise
    .all(['README.md', 'tsconfig.json', 'package.json'].map(async name =>
      [name, await readFile(join(written, 'package', name), 'utf8')] as const
    ))
  return {
    'src/schema.ts': await schemaModule(maker, document),
    'src/operations.ts': api.functions,
    'src/groups.ts': api.groups,
    'src/images-schema.ts': await schemaModule(maker, images),
    'src/images.ts': clientOperations(maker, images, true).functions,
    ...Object.fromEntries(copies),
    ...Object.fromEntries(parts.map(([name, text]) => [name, text.replace('0.0.0', version)])),
    'LICENSE': await readFile(join(root, 'LICENSE'), 'utf8'),
  }
}

async function schemaModule(maker: string, document: OpenApi): Promise<string> {
  const nodes = await openapiTS(JSON.stringify(withHeaders(document, document)), {
    emptyObjectsUnknown: true,
    silent: true,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    defaultNonNullable: false,
  })
  return `// ${maker}\n${astToString(nodes)}`
}

/**
 * Converts a hand-written file for the package. Shortens its imports of generated files, because all files of the
 * package are in one folder. Adds a comment that the file must not be edited.
 */
const fromHere = (name: string, text: string): string =>
  `// Made by npm run generate from scripts/client/${name}. Do not edit.\n${
    text.replaceAll('../../generated/client/src/', './')
  }`
