import { SourceFailure } from '../failures.ts'
import { notPublic } from '../kit/scope.ts'
import type { Context } from '../kit/source.ts'
import type { ToolSource } from '../kit/tool-source.ts'
import { askList, type Listing } from './ask-list.ts'
import { unsupported, type DnsList } from './dns-list.ts'
import { dnsLists } from './lists/index.ts'

/** Result of one list for an address. */
export interface ListVerdict extends Pick<DnsList, 'zone' | 'name' | 'homepage'> {
  kind: NonNullable<DnsList['tool']>
  /** `null` if the list did not answer, or refused the resolver. */
  listed: boolean | null
  /** Addresses in the DNS response. Each list documents the meaning of its addresses. */
  codes: string[]
}

type ToolList = DnsList & { tool: ListVerdict['kind'] }

const lists = dnsLists.filter((list): list is ToolList => list.tool !== undefined)

/** Checks an IP address against the DNS blocklists of the tool. https://www.rfc-editor.org/rfc/rfc5782 */
export const dnsBlocklists: ToolSource<ListVerdict[]> = {
  slug: 'dns-blocklists',
  name: 'DNS blocklists',
  homepage: 'https://www.rfc-editor.org/rfc/rfc5782',
  deadlineMs: 10_000,
  cacheMs: 1_800_000,
  skipReason: notPublic,
  async find({ value }, context) {
    const asked = lists.filter(list => unsupported(list, value) === undefined)
    const answers = await Promise.all(asked.map(list => listingOrFailure(list, value, context)))
    const failures = answers.filter(answer => answer instanceof SourceFailure)
    if (failures.length === asked.length) throw failures[0]!
    return asked.map((list, index) => verdict(list, answers[index]))
  },
}

const listingOrFailure = (list: DnsList, value: string, context: Context) =>
  askList(list, value, context).catch((thrown: unknown) => {
    if (thrown instanceof SourceFailure) return thrown
    throw thrown
  })

function verdict(
  { zone, name, homepage, tool: kind }: ToolList,
  answer: Listing | SourceFailure | undefined,
): ListVerdict {
  const failed = answer instanceof SourceFailure
  return {
    zone,
    name,
    kind,
    homepage,
    listed: failed ? null : answer !== undefined,
    codes: failed ? [] : answer?.codes ?? [],
  }
}
