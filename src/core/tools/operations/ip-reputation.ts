import { dnsBlocklists } from '../../../sources/dns/dns-blocklists.ts'
import { internetdb } from '../../../sources/modules/internetdb.ts'
import { stopForumSpam } from '../../../sources/modules/stop-forum-spam.ts'
import { fromModule } from '../../../sources/kit/tool-source.ts'
import type { FoundOutcome } from '../../asking/ask-source.ts'
import { ipAddress } from '../inputs.ts'
import { defineOperation } from '../operation.ts'

export const ipReputation = defineOperation({
  tool: 'ip-intelligence',
  slug: 'reputation',
  input: ipAddress,
  sources: {
    'dns-blocklists': dnsBlocklists,
    'stop-forum-spam': fromModule(stopForumSpam),
    'internetdb': fromModule(internetdb),
  },
  required: [],
  combine({ ip }, outcomes) {
    const lists = outcomes['dns-blocklists'].found
    const listed = lists?.filter(list => list.listed) ?? []
    return {
      data: {
        ip,
        listed: anyOf([...(lists?.map(list => list.listed) ?? [null]), isReported(outcomes['stop-forum-spam'])]),
        tor_exit: lists?.find(({ kind }) => kind === 'tor_exit')?.listed ?? null,
        blocklists: lists ?? [],
        forum_spam: outcomes['stop-forum-spam'].found?.[0] ?? null,
        exposure: outcomes.internetdb.found?.[0] ?? null,
      },
      counts: { 'dns-blocklists': listed.length },
    }
  },
})

/** `true` if the source has reports about the address, `false` if it has none. `null` if it failed or was skipped. */
const isReported = ({ status, found }: FoundOutcome): boolean | null =>
  found !== undefined || (status === 'no_results' ? false : null)

/** `true` if any value is `true`; `false` only if every value is `false`; otherwise `null`. */
const anyOf = (verdicts: ReadonlyArray<boolean | null>): boolean | null =>
  verdicts.includes(true) || (verdicts.includes(null) ? null : false)
