/** Gives both documents to parsers, generators and renderers of others: `npm run documents -- --help`. */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { generators } from './documents/generators.ts'
import { parsers } from './documents/parsers.ts'
import { renderingTools } from './documents/renderers.ts'
import type { DocumentTool } from './documents/tool.ts'
import { runPrograms } from './support/programs.ts'

const help = `Usage: npm run documents -- [<tool> ...] [options]

Gives generated/api.json and generated/images.json to tools that are not configured for them. A parser must
accept both documents, the code of a generator must compile, and a renderer must show the whole document and one of its
operations in Chromium without an error. For the nightly run: it installs about 500 MB.

  swagger-parser, kin-openapi, ibm-openapi-validator          parsers; IBM's with scripts/documents/ibm-rules.yaml
  oapi-codegen, ogen, openapi-typescript-codegen,             generators with their default settings
  openapi-generator-python
  redoc-2, redoc-3, swagger-ui, scalar, elements              renderers; --keep also keeps two pictures of each
                                                              document: its first screen and an operation

  --keep      install in dist/documents, and keep the packages, the code and the pictures (default: a temporary folder)
  --cache     install in ~/.cache/tracewell/documents
  --required  count a tool whose requirements are missing as failed
  --json      print the outcome as JSON: [{ tool, outcome, seconds, reason? }]
  --help      show this

The tools come from the package registries, in the versions pinned in scripts/documents.

Exit codes: 0 passed or skipped, 1 a tool failed, or lacks a requirement with --required, 2 wrong arguments or a named
tool whose requirements are missing.
`

interface Outcome {
  tool: string
  outcome: 'passed' | 'failed' | 'skipped'
  seconds: number
  reason?: string
}

await runPrograms<DocumentTool, Outcome>({
  help,
  folder: 'documents',
  all: [...parsers, ...generators, ...renderingTools],
  needsOf: ({ needs }) => needs,
  skip: ({ name }, reason) => ({ tool: name, outcome: 'skipped', seconds: 0, reason }),
  async run(chosen, parent, report) {
    for (const { name, check } of chosen) {
      const began = Date.now()
      const folder = join(parent, name)
      await mkdir(folder, { recursive: true })
      const reason = await check(folder).then(() => undefined, (error: Error) => error.message)
      const seconds = Math.round((Date.now() - began) / 100) / 10
      report({ tool: name, seconds, ...reason === undefined ? { outcome: 'passed' } : { outcome: 'failed', reason } })
    }
  },
  toText: ({ tool, outcome, seconds, reason }) =>
    `${[`${tool}: ${outcome} in ${seconds} s`, ...reason === undefined ? [] : [reason]].join('\n')}\n`,
})
