import { sourceKeyName } from '../../src/config/source-keys.ts'
import { operations } from '../../src/core/tools/operations/index.ts'
import { evidenceOf, type Evidence } from '../../src/sources/evidence.ts'
import { breachSources } from '../../src/sources/leaks/breaches/index.ts'
import type { SourceFacts } from '../../src/sources/kit/facts.ts'
import { queryTypes, type Module } from '../../src/sources/kit/source.ts'
import { countries, kinds, topics } from '../../src/sources/kit/tags.ts'
import type { Terms } from '../../src/sources/kit/terms.ts'
import { leakSources } from '../../src/sources/leaks/index.ts'
import { logoSources } from '../../src/sources/logos/index.ts'
import { modules } from '../../src/sources/modules.ts'
import type { AccountCheck } from '../../src/sources/registered/account-check.ts'
import { accountChecks } from '../../src/sources/account-checks.ts'
import { strengthOf } from '../../src/sources/registered/proof.ts'
import { certificateSources, nameSources } from '../../src/sources/tools/subdomains/index.ts'
import { code, markdownTable } from '../docs/tables/markdown-table.ts'
import { keysText, recordingText } from './source-commands.ts'

/** Descriptions of the findings of each breach source, because the sources themselves have no description. */
const breachDescriptions: Readonly<Record<string, string>> = {
  'haveibeenpwned': 'Breaches that contain the address, from the largest public breach collection',
  'xposedornot': 'Breaches that contain the address',
  'leakcheck': 'Breaches that contain the address or the name',
}

/** Descriptions of the places where logo sources look, because the sources themselves have no description. */
const logoDescriptions: Readonly<Record<string, string>> = {
  'site-manifest': "Icons of the site's web application manifest",
  'site-icons': 'Icons and touch icons that the page names, or in their usual places',
  'bimi': 'Brand indicator that the domain publishes for its e-mail (BIMI)',
  'site-logo': '`og:logo`, and `logo` of schema.org, in the page',
  'google': 'Icon service of Google; Google learns the domain',
  'duckduckgo': 'Icon service of DuckDuckGo; DuckDuckGo learns the domain',
}

/** Returns the guide with all sources, in Markdown. Throws if a source has no description. */
export function sourcesGuide(maker: string): string {
  return `# Sources

This page lists every source that Tracewell asks. The command line and the settings select a source by its slug.
Private and special-purpose addresses and internal names are never sent to a source.

- **Key**: \`required\` means that the source is available only if \`SOURCE_KEY_<SLUG>\` is set, such as
  \`SOURCE_KEY_HAVEIBEENPWNED\`. \`optional\` means that a key allows more requests. The other sources use no key.
  [Keys](#keys) has the commands for them.
- **Default**: the module runs if a search selects no modules.
- **Facts**: the documentation or public code from which the facts of a source come; for a list, the page of its
  publisher. Then the day on which they were collected from documents, without a request to the source;
  \`day not recorded\`; or \`from memory\`, if they were written from general knowledge of that documentation. A
  self-test shows whether they hold: [Health](#health). Then what the row takes as "no results": an answer with a text
  or member of its own (\`answer\`), an \`empty list\`, or \`zero amounts\`. Every other answer is a failure. Modules
  that send no request have no facts of this kind.
  At the end, the evidence of a module's answers with a result (\`found\`) and without one (\`none\`), and its day:
  \`recorded\` if somebody has stored an answer of the service, \`server-code\` if the code of the service writes it,
  \`documented\` if the provider documents it, \`memory\` if it was written from general knowledge. \`GET /modules\` has
  it as \`evidence\`.
- **Terms**: shown if they are known, with the day on which they were read; \`not read\` if no text of them was read.
  A source whose terms forbid commercial use is off unless \`RESTRICTED_SOURCES\` names it, also if its key is set;
  \`all\` enables every one. Terms of keys without charge can differ from those of your plan. \`GET /modules\`,
  \`GET /leaks\`, \`GET /account-checks\` and \`GET /tools\` report them as \`terms\`.

${keysText}

## Health

Modules, leak sources, breach sources, account checks and [icon services](#logo-sources) have two kinds of examples:
values that the real source has, and values that it has not. An orchestrator asks about one of each every day, and again
after five searches in a row failed. \`GET /modules\`, \`GET /leaks\`, \`GET /account-checks\`, \`GET /tools\` and
\`sources list\` report the result as \`health\`:

| State | Meaning | Next self-test |
|---|---|---|
| \`ok\` | the last self-test passed | after a day |
| \`degraded\` | it failed, or five searches in a row failed | after 20 minutes, or at once |
| \`benched\` | three self-tests in a row failed: no search asks it, \`available\` is false | after six hours |
| \`untested\` | no self-test has run | within an hour of the first start, account checks within a day |

A rate limit is no failure: the test is repeated after 20 minutes. \`modules check\` tests modules at once. The sandbox
has no self-tests.

Lists have no self-test. One is \`degraded\` if its last download failed, or if so many entries could not be read that
it cannot prove absence; it is \`benched\` if all downloads of 30 days failed, until one succeeds.

A benched account check is \`unknown\` with the reason \`SOURCE_BENCHED\`. \`checks list\` shows the health of all
checks. A check of a pack is tested with the account that the pack names.

The other sources of a tool share the health of their module, and so does an account check that sends the request of a
module. These have no self-tests:

- leak and breach sources that need a key, because they charge for each question;
- sources that only tools ask;
- account checks that submit a form or name no account.

For these, and for all with \`SELF_TESTS=off\`, searches decide: five failures in a row count as one failed test, and a
success as one that passed. Six hours after a source was benched, searches ask it again, and the first answer decides.

${recordingText}

## Tags

Searches choose modules and account checks by tags (\`modules.tags\`, \`features.account_checks.tags\`).
\`GET /modules?tag=\`, \`GET /account-checks?tag=\` and the option \`--tags\` of \`search\`, \`modules list\`,
\`checks list\` and \`sources list\` use the same tags. An account check has topics and countries. Every module has:

- one or more topics;
- the country (ISO 3166-1 alpha-2, in lower case) if its source is about one country, or for its people:
  ${countries.map(code).join(', ')};
- the way in which the source is asked.

${markdownTable(['Topic', 'Sources about'], Object.entries(topics).map(([topic, meaning]) => [code(topic), meaning]))}

${markdownTable(['Way to ask', 'Meaning'], Object.entries(kinds).map(([kind, meaning]) => [code(kind), meaning]))}

## Modules

Searches ask modules. ${modules.length} modules, by type:

${queryTypes.map(type => `### ${type}\n\n${modulesTable(type)}`).join('\n\n')}

## Account checks

${accountChecks.length} checks report whether an account exists. [Account checks](account-checks.md) explains how they
decide. A probe asks a sign-up, sign-in or reset form; it is off unless \`ACCOUNT_PROBES\` names it. A check with the
slug of a module in the list of profile sites sends the same request; a search that has both sends it once. The proofs
are \`direct\` (the answer alone), \`control\` (a control question too) or \`none\` (the site hides some accounts, so
the check never gives this verdict).

${accountChecksTable()}

## Leak sources

Leak sources return records. [Leaks and breaches](leaks.md) explains how to use them and how to import your own.

${leaksTable()}

## Breach sources

Breach sources return the breaches of an account.

${breachesTable()}

## Subdomain sources

The tool [subdomains](tools.md) asks all of these.

${subdomainsTable()}

## Sources of the other tools

[Direct tools](tools.md) ask modules, and these sources, which need no key:

${toolsTable()}

## Logo sources

The image service asks these sources in this order. \`LOGO_SOURCES\` selects some of them.

${logosTable()}

The icon services have [health](#health), from self-tests and from look-ups, which count as searches. All processes
share it through the database, also one with the role \`images\` alone. The other sources ask the site itself, or its
DNS. They have no health, because a site that is down says nothing about other sites.

- A look-up does not ask a benched service, but the next source. If it finds no logo, the domain is looked up again
  after 15 minutes instead of a day, as after a failure.
- Self-tests ask about \`wikipedia.org\`, and about a name in \`.invalid\`, for which the service must have no image, or
  its placeholder. They run in any orchestrator, for the services that its \`LOGO_SOURCES\` has.
- \`sources list --kind logo\` shows the health, and \`sources check google duckduckgo\` tests the services at once.
  \`logos get\` uses no database, and asks a benched service too.

<!-- ${maker} -->
`
}

function modulesTable(type: (typeof queryTypes)[number]): string {
  return markdownTable(
    ['Module', 'Slug', 'Finds', 'Tags', 'Default', 'Facts'],
    modules.filter(({ types }) => types.includes(type)).map(module => [
      module.category === 'analysis' ? `${module.name} (no request)` : `[${module.name}](${module.homepage})`,
      code(module.slug),
      withTerms(module.description, module.terms),
      [...module.tags, module.kind].join(', '),
      [whenDefault(module), keyText(module)].filter(text => text !== '').join('; '),
      [factsText(module.facts), ...evidenceTexts(module)].join(', '),
    ]),
  )
}

const accountChecksTable = (): string =>
  markdownTable(
    ['Site', 'Slug', 'Checks', 'Proofs', 'Runs', 'Facts'],
    accountChecks.map(check => [
      withTerms(`[${check.name}](${check.homepage})`, check.terms),
      code(check.slug),
      check.types.join(', '),
      `registered: ${strengthOf(check.registered)}; not registered: ${strengthOf(check.notRegistered)}`,
      whenRun(check),
      factsText(check.facts),
    ]),
  )

const whenDefault = ({ default: isDefault, terms }: Module): string =>
  terms?.restricted ? `${isDefault ? 'yes, once it is enabled' : 'no: enable it'} with \`RESTRICTED_SOURCES\``
    : isDefault ? 'yes' : 'no'

const keyText = ({ slug, requiresKey, keyName: stated }: Module): string => {
  const need = key(requiresKey, stated)
  const keyName = stated ?? slug
  if (need === '') return ''
  return keyName === slug ? `key ${need}` : `key ${need}: ${code(sourceKeyName(keyName))}`
}

/** Returns the evidence of the answers with a result and without one, each with its day. */
function evidenceTexts(module: Module): string[] {
  const evidence = evidenceOf(module)
  return evidence === null ? [] : Object.entries(evidence).map(([outcome, { basis, seen }]: [string, Evidence]) =>
    [outcome, basis, ...seen === null ? [] : [seen]].join(' '))
}

/** Links the origin of the facts, and adds their day and what shows that there are no results. */
const factsText = (facts: SourceFacts | undefined): string =>
  facts === undefined ? '' : [
    linkTo(facts.url),
    facts.day === 'memory' ? 'from memory' : facts.day ?? 'day not recorded',
    ...facts.absence ? [`none: ${facts.absence}`] : [],
  ].join(', ')

function whenRun({ notifies, probe, terms, isUnproven }: AccountCheck): string {
  if (notifies) return 'never: it may notify the person'
  if (probe) return 'only if switched on: probe'
  if (isUnproven) return 'only after `checks run --record` has seen it answer'
  return terms?.restricted ? 'no: enable it with `RESTRICTED_SOURCES`' : 'yes'
}

const leaksTable = (): string =>
  markdownTable(
    ['Source', 'Code', 'Finds', 'Types', 'Key', 'Homepage'],
    leakSources.map(source => [
      source.name,
      code(source.code),
      withTerms(source.description, source.terms),
      source.types.join(', '),
      key(source.requiresKey),
      linkTo(source.homepage),
    ]),
  )

const breachesTable = (): string =>
  markdownTable(
    ['Source', 'Slug', 'Finds', 'Types', 'Key', 'Homepage'],
    breachSources.map(source => [
      source.name,
      code(source.slug),
      withTerms(described(breachDescriptions, source.slug), source.terms),
      source.types.join(', '),
      key(source.requiresKey),
      linkTo(source.homepage),
    ]),
  )

interface ListedSource {
  slug: string
  name: string
  homepage: string
  terms?: Terms
  keyName?: string
}

const subdomainSources = (): readonly ListedSource[] => [
  ...Object.values(certificateSources),
  ...Object.values(nameSources),
]

const subdomainsTable = (): string =>
  markdownTable(
    ['Source', 'Slug', 'Key', 'Homepage'],
    subdomainSources().map(({ name, slug, homepage, terms, keyName }) =>
      [withTerms(name, terms), code(slug), key(false, keyName), linkTo(homepage)]),
  )

const logosTable = (): string =>
  markdownTable(
    ['Slug', 'Looks for', 'Health', 'Documentation'],
    logoSources.map(source => [
      code(source.slug),
      described(logoDescriptions, source.slug),
      'examples' in source ? 'yes' : 'no',
      linkTo(source.homepage),
    ]),
  )

/** Returns the table of tool sources that are neither modules nor subdomain sources. Each source appears once. */
function toolsTable(): string {
  const listed = new Set([...modules, ...subdomainSources()].map(({ slug }) => slug))
  const rows = operations.filter(operation => operation.slug !== 'all').flatMap(({ tool, slug: operation, sources }) =>
    Object.values<ListedSource>(sources).filter(({ slug }) => !listed.has(slug)).map(({
      name,
      slug,
      homepage,
      terms,
    }) => [
      withTerms(name, terms),
      code(slug),
      code(`${tool}/${operation}`),
      homepage === '' ? 'computed locally, no request' : linkTo(homepage),
    ])
  )
  return markdownTable(['Source', 'Slug', 'Operation', 'Homepage'], rows)
}

/** `keyName` is the name of a key that is not needed, if the source takes one. */
const key = (required: boolean, keyName?: string): string =>
  required ? 'required' : keyName === undefined ? '' : 'optional'

/** Appends the terms of a source, and the day on which they were read. */
function withTerms(text: string, terms: Terms | undefined): string {
  if (terms === undefined) return text
  const read = terms.seen ? `, read on ${terms.seen}` : ''
  return `${text}. Terms: [${terms.text}](${terms.url})${read}`
}

const linkTo = (url: string): string => `[${new URL(url).host}](${url})`

function described(descriptions: Readonly<Record<string, string>>, slug: string): string {
  const description = descriptions[slug]
  if (description === undefined) throw new Error(`scripts/generate/sources.ts has no description of "${slug}"`)
  return description
}
