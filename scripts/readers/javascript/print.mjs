import { createHash } from 'node:crypto'

export const { URL: url, KEY: key } = process.env
export const authorization = { Authorization: `Bearer ${key}` }

/** Names of the events of a stream. An EventSource calls its listeners by name. */
export const names = ['search.progress', 'module.result', 'module.finished', 'observable.found', 'leak.status',
  'leak.page.ready', 'leaks.finished', 'breached_accounts', 'registered_accounts', 'account_checks.finished',
  'byok.result', 'byok.finished', 'search.finished', 'message']

export function print(id, event, data) {
  console.log(`${id} ${event} ${createHash('sha256').update(data).digest('hex').slice(0, 16)}`)
}
