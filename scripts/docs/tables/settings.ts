import { describeValues } from '../../../src/config/describe.ts'
import type { Environment } from '../../../src/config/given.ts'
import { readSettings } from '../../../src/config/read.ts'
import { listSettings, type Setting } from '../../../src/config/setting.ts'
import { sourceKeySetting } from '../../../src/config/source-keys.ts'
import { clientSettings, sandboxSettings, settings, startSettings } from '../../../src/config/table.ts'
import { code, markdownTable } from './markdown-table.ts'

const documented = { ...settings, ...sandboxSettings, ...clientSettings, ...startSettings }

/** Returns the table of every setting with its default, its description, and whether `npm run sandbox` reads it. */
export function settingsTable(): string {
  const live = defaults({})
  const sandbox = defaults({ SANDBOX: '1' })
  const rows = listSettings(documented).map(setting => [
    code(setting.name),
    defaultOf(live[setting.name]!, setting.name === 'SANDBOX' ? live[setting.name]! : sandbox[setting.name]!),
    setting.description + (setting.secret ? ' Secret.' : ''),
    commandOf(setting),
  ])
  return markdownTable(
    ['Setting', 'Default', 'Description', '`npm run sandbox`'],
    [...rows, [code(sourceKeySetting.name), '–', `${sourceKeySetting.description} Secret.`, '–']],
  )
}

const defaults = (environment: Environment): Record<string, string> =>
  describeValues(documented, readSettings(documented, environment).values)

const defaultOf = (live: string, sandbox: string): string =>
  live === sandbox ? formatDefault(live) : `${formatDefault(live)}, with \`SANDBOX=1\` ${formatDefault(sandbox)}`

/**
 * Returns a default as code, or a dash if the default is empty. A default that is an empty list has the text "0
 * entries".
 */
const formatDefault = (value: string): string => value === '' || value === '0 entries' ? '–' : code(value)

function commandOf({ allowedInSandboxCommand, sandboxCommandDefault }: Setting<unknown>): string {
  if (!allowedInSandboxCommand) return '–'
  return sandboxCommandDefault === undefined ? 'yes' : `yes, default ${code(sandboxCommandDefault)}`
}
