import type { Command } from 'commander'

/** Adds the option `--env-file` of every command: the file that TRACEWELL_ENV_FILE names. */
export const addEnvFileOption = (program: Command): Command => program
  .option('--env-file <file>', 'read settings from this file, in place of the default one (TRACEWELL_ENV_FILE)')
  .on('option:env-file', (file: string) => { process.env['TRACEWELL_ENV_FILE'] = file })

/**
 * Returns the arguments that are no options. `--env-file` is the only option of the program itself that has a value.
 * The values of commands' options are among the words.
 */
export const wordsOf = (args: readonly string[]): { index: number, word: string }[] =>
  args.flatMap((word, index) =>
    word.startsWith('-') || args[index - 1] === '--env-file' ? [] : [{ index, word }])
