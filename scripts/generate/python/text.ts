/** Functions for Python source text. */

/** Words that cannot be names in Python. https://docs.python.org/3/reference/lexical_analysis.html#keywords */
const keywords: ReadonlySet<string> = new Set((
  'False None True and as assert async await break class continue def del elif else except finally for from global if '
  + 'import in is lambda nonlocal not or pass raise return try while with yield'
).split(' '))
const columns = 100

export const isName = (text: string): boolean => /^[A-Za-z_]\w*$/.test(text) && !keywords.has(text)

/** Returns a name in snake case: `sortBy` → `sort_by`, `If-None-Match` → `if_none_match`, `from` → `from_`. */
export function snake(name: string): string {
  const words = name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').replaceAll('-', '_').toLowerCase()
  return keywords.has(words) ? `${words}_` : words
}

export const literal = (value: unknown): string =>
  value === true ? 'True' : value === false ? 'False' : value === null ? 'None' : JSON.stringify(value)

/** Returns the lines of a docstring, wrapped. Empty if the text is empty. */
export function docstring(text: string, indent: string): string[] {
  const clean = text.trim().replaceAll('\\', '\\\\').replaceAll('"""', '\\"\\"\\"').replace(/"$/, '\\"')
  if (clean === '') return []
  const width = columns - indent.length
  const lines = paragraphs(clean).flatMap(({ text: line, isCode }) => isCode ? [line] : wrap(line, width))
  if (lines.length === 1 && lines[0]!.length + indent.length + 6 <= columns) return [`${indent}"""${lines[0]}"""`]
  return [`${indent}"""${lines[0]}`, ...lines.slice(1).map(line => line === '' ? '' : indent + line), `${indent}"""`]
}

interface Paragraph {
  text: string
  isCode: boolean
}

/** Joins the lines of each paragraph and each entry of a list. Code, tables and empty lines stay as they are. */
function paragraphs(text: string): Paragraph[] {
  const joined: Paragraph[] = []
  let isCode = false
  let isOpen = false
  for (const line of text.split('\n').map(one => one.trimEnd())) {
    const isFence = line.trimStart().startsWith('```')
    const starts = line === '' || isCode || isFence || /^\s*([-*|#]|\d+\. |\w+:( |$))/.test(line)
    if (starts || !isOpen) joined.push({ text: line, isCode: isCode || isFence || /^\s*\|/.test(line) })
    else joined.at(-1)!.text += ` ${line.trimStart()}`
    if (isFence) isCode = !isCode
    isOpen = line !== '' && line !== 'Args:' && !joined.at(-1)!.isCode
  }
  return joined
}

/** Breaks a line at spaces. The further lines of an entry of a list or of arguments are indented. */
function wrap(line: string, width: number): string[] {
  const margin = /^\s*(?:[-*] )?/.exec(line)![0].length
  const inner = /^ {4}\w+: /.test(line) ? 8 : margin
  const lines: string[] = []
  let rest = line
  while (rest.length > width) {
    const space = rest.lastIndexOf(' ', width)
    const from = lines.length === 0 ? margin : inner
    const end = space > from ? space : rest.indexOf(' ', from + 1)
    if (end < 0) break
    lines.push(rest.slice(0, end))
    rest = ' '.repeat(inner) + rest.slice(end + 1)
  }
  return [...lines, rest]
}
