import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'

type Arguments<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ allowPositionals: true, options: Options }>
>

/**
 * What a script was called with. Ends the process with 0 where `--help` is asked for, and with 2, saying why, where something
 * is not known; `judge` says what is wrong with what was read.
 */
export function readArguments<const Options extends ParseArgsOptionsConfig>(
  help: string, options: Options, judge: (read: Arguments<Options>) => string | undefined,
): Arguments<Options> {
  if (process.argv.includes('--help')) {
    process.stdout.write(help)
    process.exit(0)
  }
  try {
    const read = parseArgs({ allowPositionals: true, options })
    const fault = judge(read)
    return fault === undefined ? read : refuse(fault, help)
  } catch (error) {
    return refuse((error as Error).message.replace(/\. To specify a positional argument.*/s, ''), help)
  }
}

function refuse(fault: string, help: string): never {
  console.error(`${fault}\n\n${help.trimEnd()}`)
  process.exit(2)
}

/** The judge of a script that takes nothing but options. */
export const onlyOptions = ({ positionals: [name] }: { positionals: readonly string[] }): string | undefined =>
  name && `${name} means nothing here.`
