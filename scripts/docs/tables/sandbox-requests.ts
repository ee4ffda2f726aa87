import { blockedValues, sandboxAccounts, sandboxKeys, sandboxNames } from '../../../src/sandbox/accounts.ts'
import { deliveries, eventExamples } from '../../sandbox/events.ts'
import { impossibleStatuses, statusExamples } from '../../sandbox/status-examples.ts'
import { code, markdownTable } from './markdown-table.ts'

/** Returns the table of the accounts and keys that every sandbox has. */
export const sandboxKeysTable = (): string =>
  markdownTable(
    ['Account', 'Key', 'Effect'],
    sandboxNames.map(name => [`\`${name}\``, `\`${sandboxKeys[name]}\``, sandboxAccounts[name].purpose]),
  )

/**
 * Returns the table of statuses, sorted by status. Each row describes the request that gets the status, or the reason
 * why no request can get it.
 */
export function sandboxStatusesTable(): string {
  const rows = [
    ...statusExamples.map(({ status, code, operations, how, affectsOthers }) => ({
      status,
      code,
      operations,
      how: affectsOthers ? `${how}; it lasts until a reset or for a minute` : how,
    })),
    ...impossibleStatuses.map(({ status, operations, reason }) => ({
      status,
      code: undefined,
      operations,
      how: `no request gets it: ${reason}`,
    })),
  ].sort((a, b) => a.status - b.status)
  return markdownTable(['Status', 'Request', 'Operations'], rows.map(({ status, code, operations, how }) =>
    [
      code === undefined ? String(status) : `${status} <code>${code.replaceAll('_', '_<wbr>')}</code>`,
      how,
      operations,
    ]))
}

/** Returns the table of example searches, with the events that each search shows. */
export const sandboxEventsTable = (): string =>
  markdownTable(
    ['Search', 'Events'],
    eventExamples.map(({ how, events }) => [how, events.map(code).join(', ')]),
  )

export const sandboxDeliveriesTable = (): string =>
  markdownTable(
    ['Address of the webhook', 'Delivery', 'Receiver'],
    deliveries.map(({ url, status, how }) => [code(url), code(status), how]),
  )

export const sandboxBlockedTable = (): string =>
  markdownTable(
    Object.keys(blockedValues).map(type => ({ vehicle: 'Vehicle', system: 'AS number' })[type] ?? type),
    [Object.values(blockedValues).map(code)],
  )
