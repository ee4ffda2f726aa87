const whitespace = /[ \t\n\r]/
const newline = /[\n\r]/

/**
 * Reads assignments as `EnvironmentFile` of systemd does: a transcript of the states of its parser.
 * https://github.com/systemd/systemd/blob/main/src/basic/env-file.c
 */
export function readAsSystemd(text: string): Record<string, string> {
  const values: Record<string, string> = {}
  let [state, key, value] = ['before key', '', '']
  let ended = 0 // length of the value without unquoted whitespace at its end
  const add = (character: string, isKept = true) => {
    value += character
    if (isKept) ended = value.length
  }
  for (const c of `${text}\n`) {
    if (state === 'before key') {
      if (/[#;]/.test(c)) state = 'comment'
      else if (!whitespace.test(c)) [state, key, value, ended] = ['key', c, '', 0]
    } else if (state === 'comment') {
      if (newline.test(c)) state = 'before key'
    } else if (state === 'key') {
      if (newline.test(c)) state = 'before key'
      else if (c === '=') state = 'before value'
      else key += c
    } else if (state === 'escape') {
      if (!newline.test(c)) add(c)
      state = 'value'
    } else if (state === 'single' || state === 'double') {
      if (c === (state === 'single' ? '\'' : '"')) state = 'before value'
      else if (state === 'double' && c === '\\') state = 'double escape'
      else add(c)
    } else if (state === 'double escape') {
      if (/["\\`$]/.test(c)) add(c)
      else if (c !== '\n') add(`\\${c}`)
      state = 'double'
    } else if (newline.test(c)) {
      values[key.trimEnd()] = value.slice(0, ended)
      state = 'before key'
    } else if (c === '\\') state = 'escape'
    else if (state === 'value') add(c, !whitespace.test(c))
    else if (c === '\'') state = 'single'
    else if (c === '"') state = 'double'
    else if (!whitespace.test(c)) {
      add(c)
      state = 'value'
    }
  }
  return values
}
