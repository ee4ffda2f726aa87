import type { AccountCheck } from '../account-check.ts'
import { namesHost } from './address.ts'
import type { PackEntry } from './entry.ts'
import { PatternFault } from './python-class.ts'
import { translatePattern } from './python-pattern.ts'

export type NamesRule = NonNullable<AccountCheck['accepts']>

/** Longer names match every rule, so that the work of a rule is bounded. */
const maxNameLength = 64
const longNames = `^[^]{${maxNameLength + 1}}`
/** log2 of the steps that a rule may take for a name. */
const maxWork = 18
/** Maximum length of a pattern. */
const maxPatternLength = 300

/** Names that are part of a host name. A site may map a dot or an underscore to something else. */
const hostNames = '^[A-Za-z0-9._\\-]{1,63}$'

const hostRule: NamesRule = {
  pattern: new RegExp(hostNames, 'v'),
  rule: 'Names are part of a host name: letters, digits, hyphens, dots and underscores',
}

/** A rule for names, or the reason why a pattern gives none. */
export interface ReadRule {
  rule?: NamesRule
  /** Why the pattern cannot be translated. The names that the site allows are then not known. */
  fault?: string
  /** Why the pattern is not used, although it can be translated. */
  dropped?: string
}

/**
 * Reads the rule for names that an entry states as a pattern of Python. It is not used if it could take long for some
 * name, or if it refuses an account that the pack itself calls known. `addressFault` must have accepted the address.
 */
export function readNamesRule({ names: source, known, address }: PackEntry): ReadRule {
  const isHost = namesHost(address)
  const without = isHost ? { rule: hostRule } : {}
  if (source === undefined) return without
  if (source.length > maxPatternLength) return { ...without, dropped: 'its pattern of names is too long' }
  try {
    const { source: translated, flags, work } = translatePattern(source, maxNameLength)
    if (work > maxWork) return { ...without, dropped: 'its pattern of names could take too long' }
    const matcher = new RegExp(translated, flags)
    if (known.some(name => !matcher.test(name))) {
      return { ...without, dropped: 'its pattern of names refuses the known account of the pack' }
    }
    return {
      rule: {
        pattern: new RegExp(isHost ? `(?=${hostNames})${translated}` : `${longNames}|${translated}`, flags),
        rule: 'the pack says that the site has no such names',
        isClaim: true,
      },
    }
  } catch (fault) {
    if (fault instanceof PatternFault || fault instanceof SyntaxError) return { fault: fault.message }
    throw fault
  }
}
