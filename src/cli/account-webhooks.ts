import type { Command } from 'commander'
import type {
  AccountDelivery, AccountDeliveryList, AccountDeliveryReply, ListWebhookDeliveriesOptions, WebhookEndpoint,
  WebhookEndpointCreated, WebhookEndpointList, WebhookEndpointRequest, WebhookRecoveryReply, WebhookTestReply,
} from '../../generated/client/src/index.ts'
import { readNumber } from './kit/number-option.ts'
import { exampleId, print, subcommand, type JsonOption } from './kit/output.ts'
import { aboutId, addServerOptions, connectServer, onServer, type ServerOptions } from './kit/server.ts'
import { readableTime, table } from './kit/text.ts'
import { readTime } from './kit/time-option.ts'

type Options = JsonOption & ServerOptions

interface CreateOptions extends Options {
  event: WebhookEndpointRequest['events']
  description?: string
}

interface DeliveryOptions extends Options {
  limit?: number
  cursor?: string
  status?: ListWebhookDeliveriesOptions['status']
  event?: ListWebhookDeliveriesOptions['event']
  endpoint?: string
  search?: string
  investigation?: string
  watch?: string
  createdAfter?: string
  createdBefore?: string
  oldest?: boolean
}

/** Seconds for which the earlier secret of a rotated endpoint is used too. */
const dayS = 86_400
/** Longest overlap, in seconds: 30 days. */
const maxOverlapS = 30 * dayS

/** Adds the commands about the webhook endpoints that the account of a key has on a server, and their deliveries. */
export function addAccountWebhookCommands(webhooks: Command): void {
  const add = (name: string, about: string, example: string) =>
    addServerOptions(subcommand(webhooks, name, about, example))
  const one = (name: string, about: string) =>
    add(name, about, `webhooks ${name} ${exampleId}`).argument('<id>', 'id of an endpoint')
  const delivery = (name: string, about: string) =>
    add(name, about, `webhooks ${name} ${exampleId}`).argument('<id>', 'id of a delivery')

  add('list', 'list the webhook endpoints of your account', 'webhooks list').action(list)
  add('create', 'create an endpoint, and print its secret once', 'webhooks create https://hooks.example.com/tracewell')
    .argument('<url>', 'address that receives the events')
    .option('--event <event...>', 'events: searchEnded, investigationFinished, watchChanged (default: all)')
    .option('--description <text>', 'purpose of the endpoint')
    .action(create)
  one('test', 'send a test to an endpoint').action(aboutEndpoint(test))
  one('rotate', 'give an endpoint a new secret, and print it once')
    .option('--overlap <seconds>', 'time for which the earlier secret is used too', readNumber(0, maxOverlapS), dayS)
    .action(aboutEndpoint(rotate))
  one('remove', 'delete an endpoint with its deliveries').action(aboutEndpoint(remove))
  add('deliveries', 'list the webhook deliveries of your account, newest first', 'webhooks deliveries --status failed')
    .option('--limit <n>', 'number of entries, from 1 to 100', readNumber(1, 100))
    .option('--cursor <cursor>', 'continue a list')
    .option('--status <status>', 'only with this status: pending, retrying, delivered or failed')
    .option('--event <event>', 'only of this event: searchEnded, investigationFinished, watchChanged or webhookTest')
    .option('--endpoint <id>', 'only to this endpoint')
    .option('--search <id>', 'only about this search')
    .option('--investigation <id>', 'only about this investigation')
    .option('--watch <id>', 'only about this watch')
    .option('--created-after <time>', 'only from this time on, such as 2026-11-21 or 7d for seven days ago', readTime)
    .option('--created-before <time>', 'only before this time, in the same form', readTime)
    .option('--oldest', 'list the oldest first')
    .action(deliveries)
  delivery('delivery', 'show a delivery with its attempts').action(aboutDelivery((id, options: Options) =>
    showDelivery(options, client => client.delivery(id))))
  delivery('redeliver', 'send a webhook again').action(aboutDelivery((id, options: Options) =>
    showDelivery(options, client => client.redeliver(id))))
  add('recover', 'send all webhooks again that failed since a time', 'webhooks recover --since 24h')
    .requiredOption('--since <time>', 'time of the last attempt, such as 2026-11-21 or 24h for a day ago', readTime)
    .option('--endpoint <id>', 'only to this endpoint')
    .addHelpText('after', `
One command recovers at most 1,000 deliveries: it says if more are left. Exit codes: 0 success; 1 the server refused, or
cannot be reached; 2 wrong usage.`)
    .action(recover)
}

const aboutEndpoint = <Given>(action: (id: string, options: Given) => Promise<void>) =>
  aboutId('webhooks list', action)
const aboutDelivery = <Given>(action: (id: string, options: Given) => Promise<void>) =>
  aboutId('webhooks deliveries', action)

type Client = Awaited<ReturnType<typeof connectServer>>['client']['webhooks']

async function call<Result>(options: ServerOptions, work: (client: Client) => Promise<Result>): Promise<Result> {
  const server = await connectServer(options)
  return onServer(server, () => work(server.client.webhooks))
}

async function list(options: Options): Promise<void> {
  print(options, await call(options, client => client.list()), listText)
}

async function create(url: string, { event, description, ...options }: CreateOptions): Promise<void> {
  const request: WebhookEndpointRequest = {
    url,
    events: event ?? ['searchEnded', 'investigationFinished', 'watchChanged'],
    ...description !== undefined && { description },
  }
  print(options, await call(options, client => client.create(request)), secretText)
}

async function test(id: string, options: Options): Promise<void> {
  print(options, await call(options, client => client.test(id)), ({ data }: WebhookTestReply) =>
    `The test will be sent. To see its attempts: webhooks delivery ${data.delivery.id}`)
}

async function rotate(id: string, { overlap, ...options }: Options & { overlap: number }): Promise<void> {
  print(options, await call(options, client => client.rotate(id, { overlap_seconds: overlap })), secretText)
}

async function remove(id: string, options: Options): Promise<void> {
  print(options, await call(options, client => client.delete(id)), ({ data: { endpoint } }) =>
    `Deleted the endpoint ${endpoint.url}.`)
}

async function deliveries({ json, endpoint, search, investigation, watch, oldest, ...options }: DeliveryOptions) {
  const { limit, cursor, status, event, createdAfter, createdBefore } = options
  const filters: ListWebhookDeliveriesOptions = {
    limit,
    cursor,
    status,
    event,
    createdAfter,
    createdBefore,
    endpointId: endpoint,
    searchId: search,
    investigationId: investigation,
    watchId: watch,
    ...oldest && { sort: 'oldest' },
  }
  print({ ...json && { json } }, await call(options, client => client.deliveries(filters)), deliveriesText)
}

async function showDelivery(
  options: Options, work: (client: Client) => Promise<AccountDeliveryReply>,
): Promise<void> {
  print(options, await call(options, work), deliveryText)
}

async function recover(
  { since, endpoint, ...options }: Options & { since: string, endpoint?: string },
): Promise<void> {
  const request = { since, ...endpoint !== undefined && { endpoint_id: endpoint } }
  print(options, await call(options, client => client.recover(request)), recoveryText)
}

const timeOf = (time: string | null): string => time === null ? '' : readableTime(time)

const stateOf = ({ state, disabled_reason: reason }: WebhookEndpoint): string =>
  reason === null ? state : `${state}: ${reason}`

const listText = ({ data: { endpoints } }: WebhookEndpointList): string =>
  endpoints.length === 0 ? 'The account has no webhook endpoint.' : table(
    ['ID', 'URL', 'EVENTS', 'STATE', 'FAILING SINCE', 'DESCRIPTION'],
    endpoints.map(one =>
      [one.id, one.url, one.events.join(' '), stateOf(one), timeOf(one.failing_since), one.description]),
  )

function secretText({ data: { endpoint, secret } }: Pick<WebhookEndpointCreated, 'data'>): string {
  const { id, url, earlier_secret_until: until } = endpoint
  return [
    `${url}: ${stateOf(endpoint)}, endpoint ${id}`,
    ...secret === null ? [] : [`Secret, which is not displayed again: ${secret}`],
    ...until === null ? [] : [`The earlier secret is used too until ${readableTime(until)}.`],
  ].join('\n')
}

function deliveriesText({ data: { deliveries: found, pagination } }: AccountDeliveryList): string {
  const rows = found.map(one =>
    [one.id, readableTime(one.created_at), one.event, one.status, String(one.attempts), subjectOf(one), one.url])
  const header = ['ID', 'CREATED', 'EVENT', 'STATUS', 'ATTEMPTS', 'ABOUT', 'URL']
  const { nextCursor } = pagination
  return [table(header, rows), ...nextCursor === null ? [] : [`More: --cursor ${nextCursor}`]].join('\n')
}

const subjectOf = (
  { search_id: search, investigation_id: investigation, watch_id: watch, endpoint_id: endpoint }: AccountDelivery,
): string => search ?? investigation ?? watch ?? endpoint ?? ''

function deliveryText({ data: { delivery, attempts } }: AccountDeliveryReply): string {
  const { id, event, url, status, next_attempt_at: next } = delivery
  return [
    `${event} to ${url}: ${status}, delivery ${id}`,
    ...next === null ? [] : [`Next attempt: ${readableTime(next)}`],
    ...attempts.length === 0 ? [] : [table(['ATTEMPT', 'TIME', 'STATUS', 'MS', 'ERROR', 'ANSWER'], attempts.map(one => [
      String(one.number), readableTime(one.attempted_at), String(one.status ?? ''), String(one.duration_ms),
      one.error ?? '', one.answer,
    ]))],
  ].join('\n')
}

const recoveryText = ({ data: { recovery } }: WebhookRecoveryReply): string => [
  `${recovery.recovered_count === 1 ? '1 webhook' : `${recovery.recovered_count} webhooks`} will be sent again.`,
  ...recovery.has_more ? ['More are left: repeat the command.'] : [],
].join('\n')
