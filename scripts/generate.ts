/** Writes generated/ from openapi/: bundles, types, validators, operation tables and the client. `--check` only compares. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { onlyOptions, readArguments } from './support/arguments.ts'
import { bundle } from './generate/bundle.ts'
import { clientPackage } from './generate/client.ts'
import { generateFiles, maker } from './generate/files.ts'

const root = join(import.meta.dirname, '..')
const help = `Usage: node scripts/generate.ts [--check]

Writes generated/ from openapi/api.yaml and openapi/images.yaml, and the package generated/client with what scripts/client holds.

  --check  writes nothing, exits with 1 and names each file that differs
  --help   shows this
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
  const differing: string[] = []
  for (const name of ['api', 'images']) {
    const document = await bundle(join(root, 'openapi', `${name}.yaml`))
    const files = {
      ...await generateFiles(name, document),
      ...name === 'api' ? inFolder('client', await clientPackage(maker, document)) : {},
    }
    for (const [file, text] of Object.entries(files)) {
      const path = join(root, 'generated', file)
      if (await differs(path, text)) differing.push(relative(root, path))
      if (check) continue
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, text)
    }
  }
  if (!check || differing.length === 0) return
  for (const path of differing) console.error(`${path} differs: run npm run generate`)
  process.exitCode = 1
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
