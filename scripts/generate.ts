/**
 * Writes generated/ from openapi/ and src/cli, the evidence of sources from recorded/, and the guide to all sources
 * from src/sources. With `--check`, only compares and writes nothing.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { onlyOptions, readArguments } from './support/arguments.ts'
import { allCommands, listCommands } from '../src/cli/commands.ts'
import { bundle } from './generate/bundle.ts'
import { clientPackage } from './generate/client.ts'
import { withoutParts } from './generate/client-events.ts'
import { readLastRelease } from './contract/diff/releases.ts'
import { withContractVersion } from './generate/contract-version.ts'
import { asNode, textOf, type OpenApi } from './generate/document.ts'
import { evidenceFile } from './generate/evidence.ts'
import { withEveryOperation } from './generate/every-operation.ts'
import { documentFile, generateFiles, maker } from './generate/files.ts'
import { listReaderFile } from './generate/list-reader.ts'
import { manualPage } from './generate/manual-page.ts'
import { unreferencedFiles } from './generate/references.ts'
import { pythonPackage } from './generate/python.ts'
import { sourcesGuide } from './generate/sources.ts'
import { toolsDocument } from './generate/tools-document.ts'

const root = join(import.meta.dirname, '..')
const help = `Usage: node scripts/generate.ts [--check]

Writes these files:
  generated/                     bundles, types, validators and operation tables, from openapi/
  generated/tools.json           the document of the direct tools, which is a part of generated/api.json
  generated/commands.json        the commands of the command line for its help, from src/cli
  generated/tracewell.1          the manual page of the command line, from src/cli
  generated/client               the client package, from openapi/api.yaml and scripts/client
  generated/client-python        the Python package, from both documents and scripts/client-python
  src/sources/evidence.json      the evidence of the recorded answers, from recorded/
  src/sources/lists/reader.json  the fingerprint of the reader of lists, from src/sources/lists
  openapi/guides/sources.md      the list of all sources, from src/sources

  --check  writes nothing, exits with 1 and names each file that differs
  --help   shows this text
`

const { values: { check } } = readArguments(help, { check: { type: 'boolean', default: false } }, onlyOptions)

async function differs(path: string, text: string): Promise<boolean> {
  try {
    return await readFile(path, 'utf8') !== text
  } catch {
    return true
  }
}

const inFolder = (folder: string, files: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(files).map(([file, text]) => [join(folder, file), text]))

async function main(): Promise<void> {
  const forgotten = await unreferencedFiles(join(root, 'openapi'), ['api.yaml', 'images.yaml'])
  if (forgotten.length > 0) {
    throw new Error(forgotten.map(file => `openapi/${file}: no document refers to it; is its line missing?`).join('\n'))
  }
  const differing: string[] = []
  async function save(files: Record<string, string>): Promise<void> {
    for (const [file, text] of Object.entries(files)) {
      const path = join(root, file)
      if (await differs(path, text)) differing.push(relative(root, path))
      if (check) continue
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, text)
    }
  }
  const written = await Promise.all(['api', 'images'].map(async name =>
    withEveryOperation(await bundle(join(root, 'openapi', `${name}.yaml`)))
  )) as [OpenApi, OpenApi]
  const version = textOf(asNode(written[0].info).version) // of the repository, and so of the packages
  const { api, images } = withContractVersion({ api: written[0], images: written[1] }, readLastRelease(root))
  await save(inFolder('generated', await generateFiles('api', api)))
  await save({ 'generated/tools.json': documentFile(toolsDocument(api)) })
  await save(inFolder('generated/client', await clientPackage(maker, version, withoutParts(api), images)))
  await save(inFolder('generated', await generateFiles('images', images)))
  await save(inFolder('generated/client-python', await pythonPackage(maker, version, withoutParts(api), images)))
  await save({ 'generated/commands.json': `${JSON.stringify(await listCommands(), null, 2)}\n` })
  await save({ 'generated/tracewell.1': manualPage(await allCommands(), version) })
  await save({ 'src/sources/evidence.json': evidenceFile() }) // before the guide, which reads it
  await save({ 'src/sources/lists/reader.json': listReaderFile() })
  await save({ 'openapi/guides/sources.md': sourcesGuide('Made by npm run generate from src/sources/. Do not edit.') })
  if (!check || differing.length === 0) return
  for (const path of differing) console.error(`${path} differs: run npm run generate`)
  process.exitCode = 1
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
