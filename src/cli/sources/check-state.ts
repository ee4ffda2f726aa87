import type { Config } from '../../config/read.ts'
import { cliCommand } from '../../lib/cli-command.ts'
import { describeTerms, isAllowed } from '../../sources/kit/terms.ts'
import { classOf, isProbeOn, type AccountCheck } from '../../sources/registered/account-check.ts'
import { unprovenReason } from '../../sources/registered/ledger.ts'

type Enabled = Pick<Config, 'accountProbes' | 'restrictedSources'>

/** Why no search runs a check, and how the operator switches it on: `null` if nothing can. */
export interface Off {
  reason: string
  remedy: string | null
}

/** Returns why the settings and the ledger keep a check off, or `undefined` if searches run it. */
export function offReason(check: AccountCheck, { accountProbes, restrictedSources }: Enabled): Off | undefined {
  const { slug, terms, notifies, probe } = check
  if (!isAllowed(restrictedSources, slug, terms)) {
    return { reason: describeTerms(terms)!.text, remedy: `RESTRICTED_SOURCES=${slug}` }
  }
  if (notifies) return { reason: 'it could notify the person', remedy: null }
  if (!isProbeOn(check, accountProbes)) {
    return { reason: probe!.risk, remedy: `ACCOUNT_PROBES=${slug}, or its class: ACCOUNT_PROBES=${classOf(check)}` }
  }
  const unproven = unprovenReason(check)
  if (unproven === undefined) return undefined
  return { reason: unproven, remedy: cliCommand(`checks run ${slug} --record <file>`) }
}
