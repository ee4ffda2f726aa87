/** Counts the evidence of the sources: `npm run check:evidence -- --help`. */
import { modules } from '../src/sources/modules.ts'
import { evidenceOf, type SourceEvidence } from '../src/sources/evidence.ts'
import { bases } from '../src/upstreams/recordings.ts'
import { onlyOptions, readArguments } from './support/arguments.ts'

const help = `Usage: npm run check:evidence [-- --json]

Counts on what the answers of the modules rest: recorded answers of the service, the service's own code, documents, or
general knowledge (memory). Refuses a module that rests on memory, unless it is one of those that did when this check
was made, and a module on memory that runs by default or whose description does not say it.

  --json  print { modules, proved, found: { basis: count }, none: { basis: count }, memory: [slug] }
  --help  show this

Exit codes: 0 passed, 1 refused, 2 wrong usage.
`
const { values: { json } } = readArguments(help, { json: { type: 'boolean', default: false } }, onlyOptions)

/**
 * Modules of which no better evidence is known. They are off by default, and their descriptions say it. Remove what is
 * recorded.
 */
const known: readonly string[] = [
  'bugcrowd',
  'cameo',
  'cryptohack',
  'gitee',
  'note-com',
  'securitytrails-domain',
  'securitytrails-names',
  'smule',
  'twitcasting',
  'whoisxml-domain',
]

const asking = modules.flatMap(module => {
  const evidence = evidenceOf(module)
  return evidence === null ? [] : [{ module, evidence }]
})
const isProved = ({ found, none }: SourceEvidence): boolean =>
  [found, none].every(({ basis }) => basis === 'recorded' || basis === 'server-code')
const countOf = (outcome: keyof SourceEvidence) => Object.fromEntries(bases.map(basis =>
  [basis, asking.filter(({ evidence }) => evidence[outcome].basis === basis).length]))
const onMemory = asking.filter(({ evidence: { found, none } }) => [found.basis, none.basis].includes('memory'))
const memory = onMemory.map(({ module }) => module.slug)
const proved = asking.filter(({ evidence }) => isProved(evidence)).length

const faults = [
  ...memory.filter(slug => !known.includes(slug)).map(slug =>
    `${slug} rests on memory: record an answer below recorded/, or name the day on which its documents were read`),
  ...known.filter(slug => !memory.includes(slug)).map(slug => `${slug} rests on more than memory: remove it here`),
  ...onMemory.filter(({ module }) => module.default).map(({ module }) =>
    `${module.slug} rests on memory: it must not run by default`),
  ...onMemory.filter(({ module }) => !module.description.endsWith(' is on record')).map(({ module }) =>
    `${module.slug} rests on memory: its description must end with the answer of which none is on record`),
]
const counts = { found: countOf('found'), none: countOf('none') }
if (json) {
  console.log(JSON.stringify({ modules: asking.length, proved, ...counts, memory }))
} else {
  const text = (count: Record<string, number>) => bases.map(basis => `${basis} ${count[basis]}`).join(', ')
  console.log(`${asking.length} modules ask a source; ${proved} have answers recorded or read in the service's own code
with a result: ${text(counts.found)}
without one: ${text(counts.none)}`)
}
for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0
