import type { Command } from 'commander'

/** Options of every command that have a value, with the variable that each one sets. */
const variables: Readonly<Record<string, string>> = { '--env-file': 'TRACEWELL_ENV_FILE', '--proxy': 'EGRESS_PROXY' }

/** Adds the options of every command: the file with settings, and the proxy of requests to sources. */
export const addGlobalOptions = (program: Command): Command => program
  .option('--env-file <file>', 'read settings from this file, in place of the default one (TRACEWELL_ENV_FILE)')
  .option('--proxy <url>', 'ask sources through this proxy: http://host:port or socks5://host:port (EGRESS_PROXY)')
  .on('option:env-file', (file: string) => { process.env[variables['--env-file']!] = file })
  .on('option:proxy', (url: string) => { process.env[variables['--proxy']!] = url })

/** Returns the arguments that are no options. The values of commands' own options are among the words. */
export const wordsOf = (args: readonly string[]): { index: number, word: string }[] =>
  args.flatMap((word, index) =>
    word.startsWith('-') || Object.hasOwn(variables, args[index - 1] ?? '') ? [] : [{ index, word }])
