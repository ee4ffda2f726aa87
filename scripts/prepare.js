// Builds the documentation and the console after `npm ci`, so that the first start serves them at /docs and /console.
// An installation must not fail because of them. Nothing is built if the build tools are missing, as after
// `npm ci --omit=dev`, or if this version of Node.js cannot load TypeScript. `npm pack` and `npm publish`
// call this too, after scripts/pack.ts, which has built both. A folder as argument replaces dist.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const [major, minor] = process.versions.node.split('.').map(Number)
const isNewEnough = major > 22 || major === 22 && minor >= 18
const isPacking = ['pack', 'publish'].includes(process.env.npm_command)
const [, , folder] = process.argv
for (const [name, tool] of [['docs', 'marked'], ['console', 'esbuild']]) {
  const script = fileURLToPath(new URL(`${name}.ts`, import.meta.url))
  const tools = fileURLToPath(new URL(`../node_modules/${tool}`, import.meta.url))
  if (isPacking || !isNewEnough || !existsSync(tools) || !existsSync(script)) continue
  const options = folder === undefined ? [] : ['--out', join(folder, name)]
  const { status } = spawnSync(process.execPath, [script, ...options], { stdio: 'inherit' })
  if (status !== 0) process.stderr.write(`Not built: ${name}. To see why: npm run ${name}\n`)
}
