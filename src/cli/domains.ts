import type { Command } from 'commander'
import type { AccountDomain, AccountDomainList, AccountDomainReply } from '../../generated/client/src/index.ts'
import { notFound } from '../errors.ts'
import { commandGroup, print, subcommand, type JsonOption } from './kit/output.ts'
import { addServerOptions, connectServer, onServer, type ServerOptions } from './kit/server.ts'
import { readableTime, table } from './kit/text.ts'

type Options = JsonOption & ServerOptions

/** Returns the commands about the domains that the account of a key claims to hold on a server. */
export function domainsCommands(): Command {
  const domains = commandGroup('domains', 'prove on a server which domains your account holds', 'domains list')
  const add = (name: string, about: string, example: string) =>
    addServerOptions(subcommand(domains, name, about, example))
  const one = (command: Command) => command.argument('<domain>', 'claimed domain, or its id')
  add('list', 'list your domains with the state of each proof', 'domains list')
    .action(list)
  add('claim', 'claim a domain, and display the text that proves it', 'domains claim corp.example')
    .argument('<domain>', 'domain that you hold')
    .action((domain: string, options: Options) => change(options, client => client.claim({ domain })))
  one(add('check', 'look for the text of a claimed domain', 'domains check corp.example'))
    .action((domain: string, options: Options) =>
      change(options, async client => client.check(await idOf(client, domain))))
  one(add('remove', 'remove a domain and its proof', 'domains remove corp.example'))
    .action(remove)
  return domains
}

type Client = Awaited<ReturnType<typeof connectServer>>['client']['domains']

async function call<Result>(options: ServerOptions, work: (client: Client) => Promise<Result>): Promise<Result> {
  const server = await connectServer(options)
  return onServer(server, () => work(server.client.domains))
}

async function idOf(client: Client, domain: string): Promise<string> {
  const { data } = await client.list()
  const found = data.domains.find(one => one.domain === domain || one.id === domain)
  if (found) return found.id
  throw notFound({ message: 'Your account has not claimed this domain. Claim it first: domains claim' })
}

const list = async (options: Options): Promise<void> =>
  print(options, await call(options, client => client.list()), listText)

const change = async (options: Options, work: (client: Client) => Promise<AccountDomainReply>): Promise<void> =>
  print(options, await call(options, work), ({ data }) => stateText(data.domain))

const remove = async (domain: string, options: Options): Promise<void> =>
  print(options, await call(options, async client => client.remove(await idOf(client, domain))),
    ({ data }) => `Removed ${data.domain.domain}.`)

const timeOf = (time: string | null): string => time === null ? '' : readableTime(time)

const listText = ({ data: { domains } }: AccountDomainList): string =>
  table(
    ['DOMAIN', 'STATE', 'LAST CHECK', 'CHECKED', 'LAPSES', 'ID'],
    domains.map(({ id, domain, state, last_check: check, checked_at: checked, lapses_at: lapses }) =>
      [domain, state, check ?? '', timeOf(checked), timeOf(lapses), id]),
  )

/** Words for the result of a check that found no proof. */
const results = {
  missing: 'The last check found no text.',
  shared: 'The last check found the text, but other names have it too, by a wildcard or an alias.',
  unreachable: 'The name servers did not answer the last check.',
}

function stateText({ domain, state, dns_record: record, file, last_check: check, lapses_at: lapses }: AccountDomain) {
  const isMissing = check === 'missing' || check === 'shared' || check === 'unreachable'
  return [
    `${domain}: ${state}${state === 'proved' && lapses !== null ? `, until ${readableTime(lapses)}` : ''}`,
    ...isMissing ? [results[check]] : [],
    ...state === 'proved' && !isMissing ? [] : [
      `Publish the TXT record   ${record.name}  ${record.value}`,
      `or a file with this line ${file.url}`,
      `Then: domains check ${domain}`,
    ],
  ].join('\n')
}
