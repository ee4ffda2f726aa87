import { everyCommand, type DescribedCommand, type DescribedOption } from './command-tree.ts'

export const shells = ['bash', 'zsh', 'fish'] as const
export type Shell = (typeof shells)[number]

/** Writes the completion of the program `tracewell` for a shell. */
export const completionScripts: Readonly<Record<Shell, (root: DescribedCommand) => string>> = {
  bash: bashScript,
  zsh: zshScript,
  fish: fishScript,
}

const wordsOf = ({ path, aliases }: DescribedCommand): string[] => [path.at(-1)!, ...aliases]
const keyOf = ({ path }: DescribedCommand): string => path.join(' ')
const quoted = (text: string): string => `'${text.replaceAll(`'`, `'\\''`)}'`
const hasList = (value: DescribedOption['value']): value is readonly string[] => typeof value !== 'string'

/** Lines of a `case` on `"$path $word"` that follow the words of the command line to the command that they name. */
const pathCases = (root: DescribedCommand, indent: string): string[] =>
  everyCommand(root).flatMap(parent => parent.commands.map(child => {
    const patterns = wordsOf(child).map(word => quoted(`${keyOf(parent)} ${word}`)).join('|')
    return `${indent}${patterns}) path=${quoted(keyOf(child))} ;;`
  }))

/** Lines of a `case` on `"$path $previous"` for options that have a value. */
function valueCases(root: DescribedCommand, forList: (words: string) => string, forFile: string): string[] {
  return everyCommand(root).flatMap(command => command.options.filter(({ value }) => value !== 'none').map(option => {
    const patterns = option.names.map(name => quoted(`${keyOf(command)} ${name}`)).join('|')
    const { value } = option
    const action = hasList(value) ? forList(value.join(' ')) : value === 'file' ? forFile : 'return'
    return `    ${patterns}) ${action} ;;`
  }))
}

/** https://www.gnu.org/software/bash/manual/html_node/Programmable-Completion.html */
function bashScript(root: DescribedCommand): string {
  const words = everyCommand(root).map(command => {
    const all = [...command.commands.flatMap(wordsOf), ...command.options.flatMap(({ names }) => names)]
    return `    ${quoted(keyOf(command))}) words=${quoted(all.join(' '))} ;;`
  })
  return `# Completion of tracewell for bash: eval "$(tracewell completion bash)"
_tracewell() {
  local current=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD-1]} path= words= word index
  for ((index = 1; index < COMP_CWORD; index++)); do
    word=\${COMP_WORDS[index]}
    case "$path $word" in
${pathCases(root, '      ').join('\n')}
    esac
  done
  case "$path $previous" in
${valueCases(root, list => `COMPREPLY=($(compgen -W ${quoted(list)} -- "$current")); return`,
    'COMPREPLY=($(compgen -f -- "$current")); return').join('\n')}
  esac
  case "$path" in
${words.join('\n')}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _tracewell tracewell
`
}

/** https://zsh.sourceforge.io/Doc/Release/Completion-System.html */
function zshScript(root: DescribedCommand): string {
  const entry = (word: string, description: string) => quoted(`${word.replaceAll(':', '\\:')}:${description}`)
  const words = everyCommand(root).map(command => {
    const entries = [
      ...command.commands.flatMap(child => wordsOf(child).map(word => entry(word, child.description))),
      ...command.options.flatMap(({ names, description }) => names.map(name => entry(name, description))),
    ]
    return `    ${quoted(keyOf(command))}) entries=(${entries.join(' ')}) ;;`
  })
  return `#compdef tracewell
# Completion of tracewell for zsh: tracewell completion zsh > a folder of $fpath, as _tracewell
_tracewell() {
  local path_= previous=\${words[CURRENT-1]} word
  local -a entries
  for word in \${words[2,CURRENT-1]}; do
    case "$path_ $word" in
${pathCases(root, '      ').map(line => line.replace(' path=', ' path_=')).join('\n')}
    esac
  done
  case "$path_ $previous" in
${valueCases(root, list => `compadd -- ${list}; return`, '_files; return').join('\n')}
  esac
  case "$path_" in
${words.join('\n')}
  esac
  _describe tracewell entries || _files
}
if [ "$funcstack[1]" = _tracewell ]; then _tracewell "$@"; else compdef _tracewell tracewell; fi
`
}

const fishValue = { none: [], file: ['-r -F'], text: ['-x'] }

/** https://fishshell.com/docs/current/completions.html */
function fishScript(root: DescribedCommand): string {
  const lines = everyCommand(root).flatMap(command => {
    const condition = `-n ${quoted(`test (__tracewell_path) = ${quoted(keyOf(command))}`)}`
    return [
      ...command.commands.flatMap(child => wordsOf(child).map(word =>
        `complete -c tracewell ${condition} -f -a ${word} -d ${quoted(child.description)}`)),
      ...command.options.map(({ names, description, value }) => [
        `complete -c tracewell ${condition}`,
        ...names.map(name => name.startsWith('--') ? `-l ${name.slice(2)}` : `-s ${name.slice(1)}`),
        ...hasList(value) ? [`-x -a ${quoted(value.join(' '))}`] : fishValue[value],
        `-d ${quoted(description)}`,
      ].join(' ')),
    ]
  })
  return `# Completion of tracewell for fish: tracewell completion fish > ~/.config/fish/completions/tracewell.fish
function __tracewell_path
  set -l path ''
  for word in (commandline -opc)[2..]
    switch "$path $word"
${pathCases(root, '      ').map(line =>
    line.replace(/^ +(.*)\) path=(.*) ;;$/, (_, patterns: string, path: string) =>
      `      case ${patterns.replaceAll(`'|'`, `' '`)}\n        set path ${path}`)).join('\n')}
    end
  end
  printf '%s\\n' "$path"
end
${lines.join('\n')}
`
}
