import { readFileSync } from 'node:fs'
import { Command, Help } from 'commander'
import { wordsOf } from './kit/global-options.ts'

/** Entry of the help of the command line, which `npm run generate` makes from the commands themselves. */
export interface ListedCommand {
  name: string
  aliases: string[]
  /** Name with aliases, options and arguments, as the help displays it. */
  term: string
  description: string
  /** Heading of the help below which the command is. */
  group: string
  /** Entry of `loaders` that creates the command. */
  loader: LoaderName
}

type LoaderName = keyof typeof loaders

/** Functions that import and create the commands of one file, in the order of the help. */
const loaders = {
  search: () => import('./search/search.ts').then(({ searchCommand }) => [searchCommand()]),
  preset: () => import('./preset.ts').then(({ presetCommand }) => [presetCommand()]),
  tools: () => import('./tools/tools.ts').then(({ toolCommands }) => toolCommands()),
  accounts: () => import('./accounts.ts').then(({ accountCommands }) => [accountCommands()]),
  plans: () => import('./plans.ts').then(({ planCommands }) => [planCommands()]),
  keys: () => import('./keys.ts').then(({ keyCommands }) => [keyCommands()]),
  people: () => import('./people.ts').then(({ peopleCommands }) => [peopleCommands()]),
  searches: () => import('./searches/searches.ts').then(({ searchesCommands }) => [searchesCommands()]),
  marks: () => import('./marks.ts').then(({ marksCommands }) => [marksCommands()]),
  watches: () => import('./watches.ts').then(({ watchesCommands }) => [watchesCommands()]),
  domains: () => import('./domains.ts').then(({ domainsCommands }) => [domainsCommands()]),
  mcp: () => import('./mcp.ts').then(({ mcpCommand }) => [mcpCommand()]),
  blocklist: () => import('./blocklist.ts').then(({ blocklistCommands }) => [blocklistCommands()]),
  sources: () => import('./sources/sources.ts').then(({ sourceCommands }) => [sourceCommands()]),
  modules: () => import('./sources/modules.ts').then(({ moduleCommands }) => [moduleCommands()]),
  lists: () => import('./lists.ts').then(({ listCommands }) => [listCommands()]),
  leaks: () => import('./leaks.ts').then(({ leakCommands }) => [leakCommands()]),
  breaches: () => import('./breaches.ts').then(({ breachCommands }) => [breachCommands()]),
  checks: () => import('./sources/checks.ts').then(({ checksCommands }) => [checksCommands()]),
  webhooks: () => import('./webhooks.ts').then(({ webhookCommands }) => [webhookCommands()]),
  audit: () => import('./audit.ts').then(({ auditCommand }) => [auditCommand()]),
  retention: () => import('./retention.ts').then(({ retentionCommands }) => [retentionCommands()]),
  backup: () => import('./backup/backup.ts').then(({ backupCommands }) => backupCommands()),
  secrets: () => import('./secrets.ts').then(({ secretCommands }) => [secretCommands()]),
  flags: () => import('./flags.ts').then(({ flagCommands }) => [flagCommands()]),
  logos: () => import('./logos.ts').then(({ logoCommands }) => [logoCommands()]),
  config: () => import('./config.ts').then(({ configCommand }) => [configCommand()]),
  completion: () =>
    import('./completion/completion.ts').then(({ completionCommand }) => [completionCommand(allCommands)]),
  doctor: () => import('./doctor/doctor.ts').then(({ doctorCommand }) => [doctorCommand()]),
} satisfies Record<string, () => Promise<Command[]>>

/** Loads all commands, in the order of the help. */
export async function allCommands(): Promise<Command[]> {
  return (await Promise.all(Object.values(loaders).map(load => load()))).flat()
}

/** Returns the generated list, from which the help is drawn without loading the commands. */
export async function listCommands(): Promise<ListedCommand[]> {
  const help = new Help()
  const files = await Promise.all(Object.entries(loaders).map(async ([loader, load]) =>
    (await load()).map(command => ({
      name: command.name(),
      aliases: command.aliases(),
      term: help.subcommandTerm(command),
      description: command.description(),
      group: command.helpGroup(),
      loader: loader as LoaderName,
    }))
  ))
  return files.flat()
}

/**
 * Adds the commands to the program. It loads only the one that the arguments name, because loading all of them takes
 * ten times as long as the start of Node.js. The others are entries of the help.
 */
export async function addCommands(program: Command, args: readonly string[]): Promise<void> {
  const url = new URL('../../generated/commands.json', import.meta.url)
  const listed = JSON.parse(readFileSync(url, 'utf8')) as ListedCommand[]
  const words = wordsOf(args).map(({ word }) => word) // `help plans` prints the help of `plans`
  const named = words[0] === 'help' ? words[1] : words[0]
  const terms = new Map(listed.map(({ name, term }) => [name, term]))
  program.configureHelp({
    subcommandTerm: command => terms.get(command.name()) ?? new Help().subcommandTerm(command),
  })
  for (const { name, aliases, description, group, loader } of listed) {
    const isNamed = named !== undefined && [name, ...aliases].includes(named)
    const loaded = isNamed ? (await loaders[loader]()).find(command => command.name() === name) : undefined
    program.addCommand(loaded ?? new Command(name).aliases(aliases).description(description).helpGroup(group))
  }
}
