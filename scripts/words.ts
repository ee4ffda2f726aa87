/** Checks Markdown files and the OpenAPI documents for the phrases that the linter refuses in code. */
import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { faultsOf, phrases, sentenceOf } from './lint/phrases.ts'

/** Matches quoted words and code. The check ignores them, because they are samples, not prose. */
const quoted = /"[^"]*"|`[^`]*`/g
const root = resolve(import.meta.dirname, '..')
const files = globSync(['*.md', 'openapi/**/*.{md,yaml}', 'scripts/**/*.{md,yaml}'], { cwd: root }).sort()
const faults = files.flatMap(file =>
  readFileSync(resolve(root, file), 'utf8').split('\n').flatMap((line, index) =>
    faultsOf(line.replaceAll(quoted, ''), phrases).map(fault => `${file}:${index + 1}: ${sentenceOf(fault)}`)))

for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exitCode = 1
else console.log(`${files.length} texts without refused phrases`)
