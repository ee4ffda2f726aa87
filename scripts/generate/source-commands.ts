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

/** Section of the guide with all sources: what the real services answer, and what they changed. */
export const recordingText = `## Record what services answer

\`sources check\` asks the real services about examples with a known result. With \`--record\`, it also stores what they
answered in a folder of yours, and prints what differs from the answers stored there before. So the differences of two
nights are the change log of the services. One night, on a machine with access to the Internet:

\`\`\`sh shown
npm run -s cli -- sources check --all --record answers --report night.json --force
npm run -s cli -- sources check github bluesky --record answers    # or some sources
\`\`\`

It takes less than five minutes. To run it every night, keep the folder. The output of the second run can have:

\`\`\`text shown
CHANGED: differs from the stored answer
github/found (module)
  outcome: found → UPSTREAM_CHANGED
  status GET https://api.github.com/users/{value}: 200 → 404
  content-type GET https://api.github.com/users/{value}: application/json → text/html
  member GET https://api.github.com/users/{value} plan.name: string → null
  line Followers: gone

1093 answers recorded in answers: 1 changed
\`\`\`

- A difference is another outcome, status or media type, a member or a line of a card that is new or gone, or another
  type of a member (\`items[].id\` is that of the elements of a list). A value that changes is not one, and neither is a
  list that is empty.
- A rate limit, a block page or no answer is reported as the outcome, and never replaces a stored answer.
- The exit code is 1 if an answer differs or an example has rotted, or if all are unknown. \`--json\` prints the results
  and the differences as data.
- \`<slug>/found.json\` and \`<slug>/none.json\` have the requests and answers of the first example that the source has,
  and of the first that it has not: \`found-2.json\` those of the next. The account check of a module has
  \`found-account.json\`, and the breaches of a leak source \`found-breach.json\`.
- Each file has the form of those in \`recorded/\` of the source code (\`src/upstreams/recordings.ts\`), with what
  Tracewell made of the answer as \`expected\`. The searched value is \`{value}\`. To hold a parser against a file, copy
  it to \`recorded/<slug>/\` and run \`npm test -- test/sources/recorded.test.ts\`.
- A list keeps its first element, and those with a member or a type that no earlier one has. So do members whose
  names are data, such as ids and dates. Texts are cut to 200 characters, answers that are no JSON to 2,000, and only
  the first 20 requests are stored. A JSON answer of more than 4 MB counts as text. \`note\` reports a cut; such a
  file can need work by hand before its parser makes \`expected\` of it.
- No file has a key (\`{key}\` stands in its place), a cookie or a header of a request. No value is asked about but
  the examples. An answer can have public facts about the people and hosts of the examples, so only you can read the
  files; invent others before you publish one.
- A file in the folder that is no recording is never replaced; the command then ends before it asks a source.`
