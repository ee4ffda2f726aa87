import { createRequire } from 'node:module'

const installed = import.meta.url.endsWith('.js') ? installedCommand() : undefined

/** The start of every CLI command, as the user of this copy types it: in the project folder, or of the package. */
export const cliPrefix: string = installed ?? 'npm run -s cli --'
/** Returns a CLI command as the user of this copy types it. */
export const cliCommand = (command: string): string => `${cliPrefix} ${command}`
/**
 * Returns the command that searches `observable`, as the user of this copy types it. A search with simulated sources
 * leads to another one with simulated sources.
 */
export const cliSearchCommand = (observable: string): string =>
  withSandbox(installed === undefined ? `npm run -s search -- ${observable}` : `${installed} search ${observable}`)
/** Returns the command of a direct tool, as the user of this copy types it. Sources stay simulated, as for a search. */
export const cliToolCommand = (command: string): string => withSandbox(cliCommand(command))
/** The command that starts the server, as the user of this copy types it. */
export const serverCommand: string = installed === undefined ? 'npm start' : `${installed} server`
/** The command that starts the sandbox, as the user of this copy types it. */
export const sandboxCommand: string = installed === undefined ? 'npm run sandbox' : `${installed} sandbox`
/** Returns a start command as it is typed before options: npm consumes the options before `--`. */
export const beforeOptions = (command: string): string => installed === undefined ? `${command} --` : command

const withSandbox = (command: string): string => process.env['SANDBOX'] === '1' ? `SANDBOX=1 ${command}` : command

/**
 * Returns the name of the installed command. `npx <tarball>` installs into a cache. There, the name alone would make
 * npm look for a package of this name in its registry.
 */
function installedCommand(): string {
  const { version } = createRequire(import.meta.url)('../../package.json') as { version: string }
  if (import.meta.url.includes('/_npx/')) return `npx ./tracewell-${version}.tgz`
  return process.env['npm_lifecycle_event'] === 'npx' ? 'npx tracewell' : 'tracewell'
}
