/**
 * Checks Markdown files and the OpenAPI documents for the phrases that the linter refuses in code, and the documents
 * for summaries, for descriptions that break a rule or say nothing, and for headers and parameters without a file. It
 * also checks that the files, npm scripts, settings and commands exist that the texts of the root and the guides name,
 * and that the texts that everybody reads first stay short.
 */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { OpenApi } from './generate/document.ts'
import { inlineParts } from './lint/contract-components.ts'
import { contractTextFaults } from './lint/contract-texts.ts'
import { emptyDescriptions } from './lint/empty-descriptions.ts'
import { missingLinks } from './lint/missing-links.ts'
import { missingNames } from './lint/missing-names.ts'
import { faultsOf, phrases, sentenceOf } from './lint/phrases.ts'
import { readProjectNames } from './lint/project-names.ts'

/** Matches quoted words and code. The check ignores them, because they are samples, not prose. */
const quoted = /"[^"]*"|`[^`]*`/g
const root = resolve(import.meta.dirname, '..')
const files = globSync(['*.md', 'openapi/**/*.{md,yaml}', 'scripts/**/*.{md,yaml}'], { cwd: root }).sort()
const phraseFaults = files.flatMap(file =>
  readFileSync(resolve(root, file), 'utf8').split('\n').flatMap((line, index) =>
    faultsOf(line.replaceAll(quoted, ''), phrases).map(fault => `${file}:${index + 1}: ${sentenceOf(fault)}`)))
const contractFaults = ['api', 'images'].flatMap(name => {
  const document = JSON.parse(readFileSync(resolve(root, `generated/${name}.json`), 'utf8')) as OpenApi
  const found = [...contractTextFaults(document), ...emptyDescriptions(document), ...inlineParts(document)]
  return found.map(fault => `openapi/${name}.yaml: ${fault}`)
})
const names = await readProjectNames(root)
const nameFaults = globSync(['*.md', 'openapi/guides/*.md'], { cwd: root, exclude: ['CHANGELOG.md'] }).flatMap(file => {
  const text = readFileSync(resolve(root, file), 'utf8')
  const isGuide = file.includes('/') // links of guides are checked with the site, by `npm run docs`
  return [...missingNames(text, names, !isGuide), ...isGuide ? [] : missingLinks(text, readIfThere)]
    .map(fault => `${file}: ${fault}`)
})
/** Most words of a text, as `wc -w` counts them. */
const mostWords: Readonly<Record<string, number>> = { 'README.md': 1_500, 'CONTRIBUTING.md': 3_500 }
const lengthFaults = Object.entries(mostWords).flatMap(([file, most]) => {
  const count = readFileSync(resolve(root, file), 'utf8').trim().split(/\s+/).length
  return count > most ? [`${file} has ${count} words, and may have ${most}: take as many away as you add`] : []
})
const faults = [...phraseFaults, ...contractFaults, ...nameFaults, ...lengthFaults]

for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exitCode = 1
else console.log(`${files.length} texts without refused phrases and missing names`)

function readIfThere(path: string): string | undefined {
  return existsSync(resolve(root, path)) ? readFileSync(resolve(root, path), 'utf8') : undefined
}
