/** A run of signs that one part of a pattern matches, and whether the part repeats without a bound. */
interface Part {
  sample: string
  isUnbounded: boolean
}

/** Returns a sign that a class such as `[^>]` or `\d` matches, or an empty text. */
function sampleOf(charClass: string, flags: string): string {
  const pattern = new RegExp(`^${charClass}$`, flags.replaceAll(/[gy]/g, ''))
  const signs = ['a', '0', ' ', '-', '\n', 'é', 'я', '中', '\u0001', '\0', '\ufffd',
    ...Array.from({ length: 94 }, (_, index) => String.fromCodePoint(33 + index))]
  return signs.find(sign => pattern.test(sign)) ?? ''
}

const token = new RegExp([
  /(?<class>\[(?:\\.|[^\]\\])*\]|\\[dDwWsSpP](?:\{[^}]*\})?|\.)/,
  /(?<group>\((?:\?(?:[:=!]|<[=!]|<\w+>))?)/,
  /(?<none>\\[bB]|\\k<\w+>|\\[1-9]|[$^])/,
  /(?<literal>\\u\{[\da-f]+\}|\\u[\da-f]{4}|\\x[\da-f]{2}|\\.|[^()|])/,
  /(?<end>[)|])/,
].map(({ source }) => source).join('|'), 'isy')
/** Its first group repeats without a bound, its second one is a number of times. */
const quantifier = /([*+]|\{\d+,\})|\?|\{(\d+)(?:,\d+)?\}/y

const escapes: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  f: '\f',
  v: '\v',
  0: '\0',
}

function literalOf(text: string): string {
  if (!text.startsWith('\\')) return text
  const code = /^\\[ux]\{?([\da-f]+)/i.exec(text)?.[1]
  return code === undefined ? escapes[text.slice(1)] ?? text.slice(1) : String.fromCodePoint(Number.parseInt(code, 16))
}

/** Splits a pattern into its sequences of parts. A group that repeats is one more sequence, of one unbounded part. */
function sequencesOf({ source, flags }: RegExp): Part[][] {
  const sequences: Part[][] = [[]]
  const groups: Array<{ at: number, of: Part[] }> = []
  for (let at = 0; at < source.length;) {
    token.lastIndex = at
    const found = token.exec(source)
    if (!found) return sequences
    at = token.lastIndex
    quantifier.lastIndex = at
    const [repeated = '', ...how] = quantifier.exec(source) ?? []
    const current = sequences.at(-1)!
    const kind = found.groups as Record<string, string | undefined>
    if (kind['group'] !== undefined) {
      groups.push({ at: current.length, of: current })
      continue
    }
    if (kind['end'] === '|') {
      const { of, at: length } = groups.at(-1) ?? { of: [], at: 0 }
      sequences.push(of.slice(0, length))
      continue
    }
    at += repeated.length
    if (at < source.length && source[at] === '?' && repeated !== '') at++
    const isUnbounded = how[0] !== undefined
    if (kind['end'] === ')') {
      const group = groups.pop()
      const inner = current.slice(group?.at ?? 0).map(({ sample }) => sample).join('')
      const before = group?.of.slice(0, group.at) ?? []
      if (isUnbounded) sequences.push([...before, { sample: inner, isUnbounded }], [...current])
      continue
    }
    const sample = kind['none'] !== undefined ? ''
      : kind['class'] !== undefined ? sampleOf(kind['class'], flags) : literalOf(kind['literal']!)
    current.push({ sample: sample.repeat(Math.min(64, Number(how[1] ?? 1)) || 1), isUnbounded })
  }
  return sequences
}

/**
 * Returns the texts to repeat that could make a pattern slow: what stands before each unbounded part, opened and never
 * closed, and what the part itself matches.
 */
export function attacksOn(pattern: RegExp): Array<{ head: string, pump: string }> {
  const attacks = new Map<string, { head: string, pump: string }>()
  const add = (head: string, pump: string) => {
    if (pump !== '') attacks.set(`${head}\n${pump}`, { head, pump })
  }
  for (const sequence of sequencesOf(pattern)) {
    let before = ''
    for (const { sample, isUnbounded } of sequence) {
      if (isUnbounded) {
        add('', before)
        add('', before + sample)
        add(before, sample)
        add('', sample)
        add('', sample + before)
      }
      before += sample
    }
  }
  return [...attacks.values()]
}
