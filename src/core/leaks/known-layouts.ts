import type { Layout } from './layouts.ts'

interface KnownLayout {
  /** Matches a line of the layout. */
  line: RegExp
  layout: Extract<Layout, { format: 'separated' }>
}

const separated = (columns: string, open?: number): KnownLayout['layout'] =>
  ({ format: 'separated', columns: columns.split(' '), delimiter: ':', ...open === undefined ? {} : { open } })

/** Layouts whose columns cannot be recognised by their values. */
const known: readonly KnownLayout[] = [
  {
    // phone numbers with the public profile of a social network; the time in it has colons
    line: /^\+?\d{7,15}:\d{5,17}:[^:]*:[^:]*:(?:male|female)?:/,
    layout: separated(
      'phone user_id first_name last_name gender city hometown relationship company seen_on email birthday', 9,
    ),
  },
  {
    // https://man7.org/linux/man-pages/man5/shadow.5.html
    line: /^[\w.-]{1,32}\$?:[^:]*:\d*:\d*:\d*:\d*:\d*:\d*:\d*$/,
    layout: separated('username hash changed_on min_days max_days warn_days inactive_days expires_on reserved'),
  },
  {
    // https://man7.org/linux/man-pages/man5/passwd.5.html
    line: /^[\w.-]{1,32}\$?:[^:]*:\d+:\d+:[^:]*:[^:]*:[^:]*$/,
    layout: separated('username hash user_id group_id name home shell'),
  },
  {
    // accounts of Windows with the LM and NT hash: https://www.openwall.com/passwords/windows-pwdump
    line: /^[^:]{1,100}:\d{1,10}:[\da-f]{32}:[\da-f]{32}:[^:]*:[^:]*:[^:]*$/i,
    layout: separated('username user_id hash hash_2 note home reserved'),
  },
]

/** Returns the known layout of the lines, or `undefined`. */
export const knownLayoutOf = (lines: readonly string[]): Layout | undefined =>
  lines.length === 0 ? undefined
    : known.find(({ line }) => lines.filter(one => line.test(one)).length >= lines.length * 0.7)?.layout
