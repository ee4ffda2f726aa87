import type { Command } from 'commander'

/** Options of the service that npm has too. A person's configuration of npm may set them. */
const ofNpm: ReadonlySet<string> = new Set(['cache', 'color', 'force', 'json', 'key', 'proxy', 'yes'])

/**
 * Refuses a command whose options npm has kept for itself, because no `--` was before them. Their values would be taken
 * for observables. npm passes such options on as variables.
 * https://docs.npmjs.com/cli/v11/using-npm/config#environment-variables
 */
export function refuseKeptByNpm(
  command: Command, environment: Readonly<Record<string, string | undefined>> = process.env,
): void {
  if (!environment['npm_lifecycle_event']) return
  const kept = command.options.flatMap(({ long }) => long ?? []).map(long => long.replace(/^--(no-)?/, ''))
    .filter(name => !ofNpm.has(name) && environment[`npm_config_${name.replaceAll('-', '_')}`] !== undefined)
  if (kept.length === 0) return
  const options = kept.map(name => `--${name}`).join(', ')
  command.error(`error: npm kept ${options} for itself: put -- before all options, as in ` +
    '"npm run -s search -- torvalds --preset quick"', { exitCode: 2 })
}
