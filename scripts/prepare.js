// Builds the documentation after `npm ci`, so that the first start serves it at /docs. An installation must not fail
// because of the documentation. Nothing is built if the build tools are missing, as after `npm ci --omit=dev`, or if
// this version of Node.js cannot load TypeScript.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const [major, minor] = process.versions.node.split('.').map(Number)
const script = fileURLToPath(new URL('docs.ts', import.meta.url))
const tools = fileURLToPath(new URL('../node_modules/marked', import.meta.url))
if ((major > 22 || major === 22 && minor >= 18) && existsSync(tools) && existsSync(script)) {
  const { status } = spawnSync(process.execPath, [script, ...process.argv.slice(2)], { stdio: 'inherit' })
  if (status !== 0) process.stderr.write('The documentation was not built. To see why: npm run docs\n')
}
