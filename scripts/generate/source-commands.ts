/** Section of the guide with all sources: commands for the keys of the operator. */
export const keysText = `## Keys

A key is a setting, \`SOURCE_KEY_<SLUG>\`, of the environment or of the file with
[settings](configuration.md). These commands ask the source at once, if it has a free way to ask about a key:

\`\`\`sh shown
npm run -s cli -- sources keys set github                    # at a prompt that does not display the key
npm run -s cli -- sources keys set github < key.txt          # or from standard input
npm run -s cli -- sources keys set github --env-file .env    # for the server of this folder, from its next start
npm run -s cli -- sources keys                               # whether the keys are valid, and their quotas
npm run -s cli -- sources keys unset github
\`\`\`

- Without \`--env-file\`, the file is that of the terminal, \`~/.config/tracewell/env\`. Its other lines stay as they
  are.
- A key that the source refuses is not stored, and neither is one if the source does not answer; \`--no-check\` stores
  it without asking.
- A key is no argument of the command, because other users of a machine can see arguments, and it is never printed.
- A variable of the environment overrides the file. The commands report it.`
