/**
 * Other tools that check accounts, at the simulated sites of the sweep. Each is installed from PyPI, in the version
 * that its file in `rivals/` names, and gets the sites in its own format. Nothing of these tools, their lists included,
 * becomes part of this repository. To add one, write its file and its line below, with recorded lines in
 * `test/scripts/bench-rivals.test.ts`.
 */
import { install } from './rivals/install.ts'
import { isAsGood, judge, type Judgement } from './rivals/judge.ts'
import { maigret, maigretWithoutCertificates } from './rivals/maigret.ts'
import { naminter } from './rivals/naminter.ts'
import type { Rival } from './rivals/rival.ts'
import { runRival, type RivalRun } from './rivals/run-rival.ts'
import { describeSites } from './rivals/sites.ts'
import { sherlock } from './rivals/sherlock.ts'
import { atMost, ratioAtLeast, row, type Row } from './report.ts'

const rivals: readonly Rival[] = [maigret, maigretWithoutCertificates, sherlock, naminter]
const leastRatio = 3
/** Share of the sites that a tool must have asked before its time is compared. */
const leastAsked = 0.9

interface Contest {
  sites: number
  isHostile: boolean
  /** Port of the simulated web. */
  port: number
  /** Returns a name that no sweep has asked for. */
  newName: () => string
  /** Sweeps of this service in the same run. */
  sweeps: ReadonlyArray<{ kind: string, seconds: number, judgement: Judgement }>
}

interface Entry extends RivalRun {
  name: string
  /** Name, version, licence and settings. */
  what: string
  judgement: Judgement
}

/** Runs each tool once, one after the other. Tools that cannot be installed are reported as skipped. */
export async function benchRivals(say: (text: string) => void, contest: Contest): Promise<Row[]> {
  const entries: Entry[] = []
  const skipped: Row[] = []
  for (const rival of rivals) {
    const what = `${rival.name} ${rival.version}`
    try {
      entries.push(await enter(say, what, rival, contest))
    } catch (error) {
      say(`${what} is skipped: ${(error as Error).message.trim().split('\n').at(-1)}`)
      skipped.push(row({ what: `${what}: skipped`, unit: 'runs', measured: 0 }))
    }
  }
  return [
    ...entries.flatMap(entry => rowsOf(entry, contest.sweeps[0]!)),
    ...skipped,
    ...contest.sweeps.flatMap(sweep => compare(sweep, entries, contest)),
  ]
}

async function enter(
  say: (text: string) => void, what: string, rival: Rival, { sites, isHostile, port, newName }: Contest,
): Promise<Entry> {
  const { command, licence } = await install(rival)
  const run = await runRival(rival, command, describeSites(sites, port), newName())
  const judgement = judge(run.verdicts, sites, isHostile)
  const { asked, wrongRegistered, wrongNotRegistered, undecided } = judgement
  say(`${what} (${licence}), ${rival.settings}: ${run.seconds.toFixed(1)} s${run.isCutOff ? ', ended by the bench' : ''
  }, processor ${run.cpu.toFixed(1)} s, ${Math.round(run.peakMb)} MB, ${asked} asked, ${wrongRegistered} wrong ` +
  `"registered", ${wrongNotRegistered} wrong "not registered", ${undecided} undecided`)
  return {
    ...run,
    name: rival.name,
    what: `${what} (${licence}), ${rival.settings}`,
    judgement,
  }
}

const rowsOf = (
  { what, seconds, cpu, peakMb, isCutOff, judgement }: Entry, first: Contest['sweeps'][number],
): Row[] => [
  row({
    what: `${what}${isCutOff ? ', ended by the bench' : ''}`,
    unit: 's',
    measured: seconds,
    baseline: { what: `s of a sweep, ${first.kind}`, value: first.seconds },
  }),
  row({ what: '  processor time', unit: 's', measured: cpu }),
  row({ what: '  memory at most', unit: 'MB', measured: peakMb }),
  row({ what: '  sites asked', unit: '', measured: judgement.asked }),
  row({ what: '  wrong "registered"', unit: '', measured: judgement.wrongRegistered }),
  row({ what: '  wrong "not registered"', unit: '', measured: judgement.wrongNotRegistered }),
  row({ what: '  undecided', unit: '', measured: judgement.undecided }),
]

/**
 * Compares a sweep of this service with the fastest tool that asked nearly every site, and with the fastest one whose
 * verdicts are as good.
 */
function compare(
  { kind, seconds, judgement }: Contest['sweeps'][number], entries: readonly Entry[], { sites, isHostile }: Contest,
): Row[] {
  const whole = entries.filter(entry => entry.judgement.asked >= sites * leastAsked && !entry.isCutOff)
  const asGood = whole.filter(entry => isAsGood(entry.judgement, judgement))
  const [fastest, equal] = [fastestOf(whole), fastestOf(asGood)]
  if (fastest === undefined) return []
  const baseline = { what: `s of a sweep, ${kind}`, value: seconds }
  const ratioTo = (words: string, { name, seconds: measured }: Entry) => {
    const facts = { what: `${words}: ${name}`, unit: 's', measured, baseline }
    // Hostile sites take the whole deadline, whatever the tool.
    return isHostile ? row(facts) : ratioAtLeast(facts, leastRatio)
  }
  return [
    ratioTo('fastest tool', fastest),
    ...equal === undefined || equal === fastest ? [] : [ratioTo('fastest tool with verdicts as good', equal)],
    atMost({ what: `  tools with better verdicts than a sweep, ${kind}`, unit: '', measured: asGood.filter(
      entry => !isAsGood(judgement, entry.judgement)).length }, 0),
  ]
}

const fastestOf = (entries: readonly Entry[]): Entry | undefined =>
  entries.toSorted((a, b) => a.seconds - b.seconds)[0]
