import type { ListFormat } from '../kit/list-source.ts'
import { isoTime } from '../kit/iso-time.ts'

/** Length of the part at the beginning and at the end of a file in which publishers state its date. */
const headLength = 4_096

/** `# Last updated: 2026-11-20 10:11:12 (UTC)`, in the words of several publishers. */
const inComment =
  /^[#;!][#;!\s]*(?:[\w-]{1,20} ){0,3}(?:updated?|modified|generated|date)(?: (?:on|at))?[ \t]*:[ \t]*(\S.{5,60}?)[ \t\r#]*$/gim
/** Members of Google, Amazon and Oracle, in front of the first list of the document. */
const inDocument = /"(?:creationTime|createDate|last_updated_timestamp)"\s*:\s*"([^"]{1,60})"/g
/** Last line of Spamhaus, in seconds since 1970. */
const inLastLine = /"timestamp"\s*:\s*(\d{9,10})\b/g

/**
 * Adds the zone to the form of Amazon, which is in UTC.
 * https://docs.aws.amazon.com/vpc/latest/userguide/aws-ip-syntax.html
 */
const utcOf = (stated: string): string => stated.replace(/^\d{4}(?:-\d\d){5}$/, '$&Z')

/** Returns the time that a file states as its own (ISO 8601, UTC), or `undefined` if it states none that is known. */
export function publishedAt({ as }: Pick<ListFormat, 'as'>, text: string): string | undefined {
  const head = text.slice(0, headLength)
  const found = as === 'json' ? head.slice(0, head.indexOf('[') + 1).matchAll(inDocument)
    : as === 'ndjson' ? text.slice(-headLength).matchAll(inLastLine)
      : head.matchAll(inComment)
  return found.map(([, stated = '']) => isoTime(utcOf(stated.trim()))).find(time => time !== undefined)
}
