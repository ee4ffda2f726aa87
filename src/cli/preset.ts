import { Command } from 'commander'
import { saveSetting } from '../config/save-setting.ts'
import { readSavedPreset } from '../config/saved-preset.ts'
import { clientSettings, presets, type Preset } from '../config/table.ts'
import { setUpCommand, print, type JsonOption } from './kit/output.ts'
import { presetText } from './search/presets.ts'

export function presetCommand(): Command {
  return setUpCommand(
    new Command('preset'), 'show or save which sources a search in the terminal asks', 'preset everything',
  )
    .argument('[name]', `${presets.join(', ')}; without a name, the preset that applies is shown`)
    .addHelpText('after', `
${presets.map(name => `  ${name.padEnd(10)}  ${presetText(name)}`).join('\n')}
A name is saved as TRACEWELL_PRESET in ~/.config/tracewell/env, or in the file of --env-file.
search --preset replaces it for one search. The preset of searches over the API stays quick.`)
    .action((name: string | undefined, options: JsonOption, command: Command) => {
      if (name !== undefined && !isPreset(name)) {
        command.error(`error: there is no preset '${name}'. Give one of: ${presets.join(', ')}`, { exitCode: 2 })
      }
      if (name !== undefined) saveSetting(clientSettings.preset.name, name)
      print(options, readSavedPreset(), ({ preset, from }) =>
        `${preset} (${from}): ${presetText(preset)}`)
    })
}

const isPreset = (name: string): name is Preset => presets.some(one => one === name)
