import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'

type Arguments<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ allowPositionals: true, options: Options }>
>

/**
 * Reads the arguments of a script. With `--help`, prints the help and exits with 0. If an argument is unknown or
 * `findFault` returns a fault, prints the fault and exits with 2.
 */
export function readArguments<const Options extends ParseArgsOptionsConfig>(
  help: string, options: Options, findFault: (read: Arguments<Options>) => string | undefined,
): Arguments<Options> {
  if (process.argv.includes('--help')) {
    process.stdout.write(help)
    process.exit(0)
  }
  try {
    const read = parseArgs({ allowPositionals: true, options })
    const fault = findFault(read)
    return fault === undefined ? read : refuse(fault, help)
  } catch (error) {
    return refuse((error as Error).message.replace(/\. To specify a positional argument.*/s, ''), help)
  }
}

function refuse(fault: string, help: string): never {
  console.error(`${fault}\n\n${help.trimEnd()}`)
  process.exit(2)
}

/** Refuses positional arguments, for scripts that take only options. */
export const onlyOptions = ({ positionals: [name] }: { positionals: readonly string[] }): string | undefined =>
  name && `${name}: this script takes no such argument.`
