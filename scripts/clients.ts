/** Generates clients in several languages, builds them and runs them against a sandbox: `npm run clients -- --help`. */
import type { Language } from './clients/language.ts'
import { languages } from './clients/languages.ts'
import { runLanguage, type Outcome } from './clients/run.ts'
import { runPrograms } from './support/programs.ts'
import { startSandboxProcess } from './support/sandbox.ts'

const help = `Usage: npm run clients -- [<language> ...] [options]

Generates a client from generated/api.json in each language, builds it, and runs the program in
scripts/clients/<language> with it against a sandbox. Every program must print the same lines. It also fetches a
flag with a client from generated/images.json.

  typescript  generated/client, packed and installed into an empty project, and published as a trial; needs
              Node.js 20.3 or later
  tracewell-python
              generated/client-python, installed, checked by mypy and pyright, and checked for PyPI by twine; needs
              Python 3.10 or later
  zod         TypeScript of @hey-api/openapi-ts, whose zod schemas validate every answer; needs npm
  python      openapi-python-client; needs Python 3.11 or later
  go          oapi-codegen; needs Go 1.24 or later
  java        openapi-generator; needs Java 17 or later, and Maven
  kotlin      openapi-generator; needs Java 17 or later, and Maven
  rust        openapi-generator; needs Cargo 1.82 or later, Java and Maven
  ruby        openapi-generator; needs Ruby 3.0 or later with the gems typhoeus and marcel, Java and Maven
  php         openapi-generator; needs PHP 8.1 or later with Guzzle 7 in its include path, Java and Maven

  --keep      build in dist/clients, keep the result and reuse it (default: a temporary folder)
  --cache     build in ~/.cache/tracewell/clients, and do not build again what was built from the same documents,
              programs and tools
  --required  count a language whose tools are missing as failed
  --json      print the outcome as JSON: [{ language, outcome, seconds: { build, run }, printed, reason? }]
  --help      show this

Generators and libraries come from the package registries. A language whose tools are missing is reported as skipped.

Exit codes: 0 passed or skipped, 1 a language failed, or lacks its tools with --required, 2 wrong arguments or a named
language whose tools are missing.
`

await runPrograms<Language, Outcome>({
  help,
  folder: 'clients',
  all: languages,
  needsOf: ({ needs }) => needs,
  skip: ({ name }, reason) => ({
    language: name,
    outcome: 'skipped',
    seconds: { build: 0, run: 0 },
    printed: [],
    reason,
  }),
  async run(chosen, folder, report, isCached) {
    await using sandbox = await startSandboxProcess([], { TOOL_DEADLINE_MS: '2000' })
    for (const language of chosen) {
      report(await runLanguage(language, sandbox, folder, line => process.stderr.write(`${line}\n`), isCached))
    }
  },
  toText,
})

function toText({ language, outcome, seconds, printed, reason }: Outcome): string {
  const head = outcome === 'skipped'
    ? `${language}: skipped, ${reason}`
    : `${language}: ${outcome}, built in ${seconds.build} s, ran ${seconds.run} s`
  return [head, ...printed.map(line => `  ${line}`), ...outcome === 'failed' ? [reason] : [], ''].join('\n')
}
