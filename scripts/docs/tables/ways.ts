import { blockedValues, sandboxAccounts, sandboxKeys, sandboxNames } from '../../../src/sandbox/accounts.ts'
import { deliveries, shows } from '../../sandbox/events.ts'
import { unmet, ways } from '../../sandbox/ways.ts'
import { code, markdownTable } from './markdown-table.ts'

/** The keys of every sandbox. */
export const sandboxKeysTable = (): string =>
  markdownTable(
    ['Account', 'Key', 'What it meets'],
    sandboxNames.map(name => [`\`${name}\``, `\`${sandboxKeys[name]}\``, sandboxAccounts[name].told]),
  )

/** How each status is met, by status; what is not, at the end of its own. */
export function sandboxWaysTable(): string {
  const rows = [
    ...ways.map(({ status, code, where, told, disturbs }) => ({
      status,
      code,
      where,
      told: disturbs ? `${told}; until a reset or for a minute` : told,
    })),
    ...unmet.map(({ status, where, why }) => ({ status, code: undefined, where, told: `not to be met: ${why}` })),
  ].sort((a, b) => a.status - b.status)
  return markdownTable(['Status', 'How', 'Of'], rows.map(({ status, code, where, told }) =>
    [code === undefined ? String(status) : `${status} <code>${code.replaceAll('_', '_<wbr>')}</code>`, told, where]))
}

/** Which search shows which events. */
export const sandboxEventsTable = (): string =>
  markdownTable(
    ['Search', 'Events', 'Modules'],
    shows.map((
      { told, shows: events, modules = [] },
    ) => [told, events.map(code).join(', ') || '–', modules.map(code).join(', ') || '–']),
  )

export const sandboxDeliveriesTable = (): string =>
  markdownTable(
    ['Address of the webhook', 'Delivery', 'Why'],
    deliveries.map(({ url, status, told }) => [code(url), code(status), told]),
  )

export const sandboxBlockedTable = (): string =>
  markdownTable(
    Object.keys(blockedValues).map(type => type === 'vehicle' ? 'Vehicle' : type),
    [Object.values(blockedValues).map(code)],
  )
