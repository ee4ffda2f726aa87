import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { OpenApi } from './document.ts'
import { describeOperations } from './python/describe.ts'
import { operationsModule } from './python/operations.ts'
import { typesModule } from './python/types.ts'

const root = join(import.meta.dirname, '../..')
const written = join(root, 'scripts/client-python')

/**
 * Returns the files of the Python package: generated types and operations, and the hand-written files. The keys are the
 * paths under `generated/client-python`.
 */
export async function pythonPackage(
  maker: string,
  version: string,
  api: OpenApi,
  images: OpenApi,
): Promise<Record<string, string>> {
  const ofImages = describeOperations(images).filter(({ group }) => group === 'images')
    .map(operation => ({ ...operation, isSeparate: true }))
  const operations = [...describeOperations(api), ...ofImages]
  const sources = (await readdir(join(written, 'src'))).filter(name => /\.py$|^py\.typed$/.test(name))
  const copies = await Promise.all(sources.map(async name => {
    const text = await readFile(join(written, 'src', name), 'utf8')
    return [`src/tracewell/${name}`, name === 'py.typed' ? text : fromHere(name, text)] as const
  }))
  const parts = await Promise.all(['README.md', 'pyproject.toml'].map(async name =>
    [name, (await readFile(join(written, 'package', name), 'utf8')).replace('0.0.0', version)] as const
  ))
  return {
    'src/tracewell/types.py': typesModule(maker, api),
    'src/tracewell/_operations.py': operationsModule(maker, operations, false),
    'src/tracewell/_async_operations.py': operationsModule(maker, operations, true),
    'src/tracewell/_version.py': `# ${maker}\nVERSION = "${version}"\n`,
    ...Object.fromEntries(copies),
    ...Object.fromEntries(parts),
    'LICENSE': await readFile(join(root, 'LICENSE'), 'utf8'),
  }
}

const fromHere = (name: string, text: string): string =>
  `# Made by npm run generate from scripts/client-python/src/${name}. Do not edit.\n${text}`
