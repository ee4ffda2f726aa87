import { Argument, Command } from 'commander'
import { cliCommand } from '../../lib/cli-command.ts'
import { print, usageHint, type JsonOption } from '../kit/output.ts'
import { shells, type Shell } from './scripts.ts'

/** Returns the command `completion`. @param loadCommands loads every command, at its first use */
export function completionCommand(loadCommands: () => Promise<Command[]>): Command {
  return new Command('completion').description('print the completion of commands and options for a shell')
    .showHelpAfterError(usageHint)
    .addArgument(new Argument('<shell>', 'the shell').choices(shells))
    .option('--json', 'print JSON')
    .addHelpText('after', `
bash: add to ~/.bashrc            eval "$(tracewell completion bash)"
zsh:  write to a folder of $fpath  tracewell completion zsh > ~/.zfunc/_tracewell
fish:                             tracewell completion fish > ~/.config/fish/completions/tracewell.fish

The scripts complete the installed command, tracewell.
Example: ${cliCommand('completion bash')}`)
    .action(async (shell: Shell, options: JsonOption) => {
      const [{ completionScripts }, { describeCommands }] =
        await Promise.all([import('./scripts.ts'), import('./command-tree.ts')])
      print(options, { shell, script: completionScripts[shell](describeCommands(await loadCommands())) },
        ({ script }) => script.trimEnd())
    })
}
