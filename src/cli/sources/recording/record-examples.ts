import type { ExampleAnswer, SourceExamples } from '../../../core/self-tests/examples.ts'
import type { Clock } from '../../../lib/clock.ts'
import { leakSources } from '../../../sources/leaks/index.ts'
import { modules } from '../../../sources/modules.ts'
import type { AnswerOutcome } from '../../../sources/kit/card-lines.ts'
import type { Recording } from '../../../upstreams/recordings.ts'
import { captureExchanges } from './capture.ts'
import { changesBetween, outcomeChange, outcomeText, type Change } from './changes.ts'
import { openRecordingFolder } from './folder.ts'
import { createMinimiser, type Minimiser } from './minimise.ts'
import { createRedaction } from './redact.ts'

type Source = SourceExamples<string>

/** A stored answer from which that of this run differs. */
export interface ChangedAnswer {
  kind: Source['kind']
  slug: string
  case: string
  changes: Change[]
}

export interface RecordedRun {
  folder: string
  /** Number of answers that were stored. */
  recorded: number
  /** Number of these that had no earlier one to compare with. */
  first: number
  /** Number of stored answers that were kept, because the source did not answer. */
  kept: number
  changed: ChangedAnswer[]
}

interface RecorderParts {
  folder: string
  sources: readonly Source[]
  sourceKeys: ReadonlyMap<string, string>
  clock: Clock
}

/** An example about which the source was asked. `recording` is `undefined` if no request was answered. */
interface TestedExample {
  source: Source
  title: string
  /** Code of a failure that shows nothing of the source. */
  unknown: string | undefined
  recording: Recording | undefined
}

/**
 * Records what sources answer to their examples. `sources` are those to test in place of the given ones. `finish`
 * compares their answers with those of the folder and stores them.
 *
 * An answer that is `unknown` (a rate limit, a block page, no connection) shows nothing of the source: it is stored if
 * the folder has none, and never replaces another one.
 *
 * Reads the whole folder at once, so that a file that must not be replaced stops the command before the first request.
 */
export function createRecorder({ folder: path, sources, sourceKeys, clock }: RecorderParts) {
  const folder = openRecordingFolder(path)
  const redactionOf = createRedaction(sourceKeys.values())
  const stored = new Map(sources.flatMap(source => titlesOf(source).map(({ title }) =>
    [`${source.slug}/${title}`, folder.read(source.slug, title)] as const)))
  const tested: TestedExample[] = []

  const recorded = (source: Source): Source => {
    const titles = new Map(titlesOf(source).map(({ example, expected, title }) => [`${expected} ${example}`, title]))
    return {
      ...source,
      async check(example, expected, client, signal) {
        const captured = captureExchanges(client)
        const title = titles.get(`${expected} ${example}`)!
        try {
          const result = await source.check(example, expected, captured.client, signal)
          const { verdict, answer } = result
          if (answer === undefined) return result // the source was not asked
          const recording = recordingOf(answer, captured, createMinimiser(redactionOf(answer.value)))
          const unknown = verdict === 'unknown' && 'failure' in answer.made ? answer.made.failure : undefined
          tested.push({ source, title, unknown, recording })
          return result
        } catch (error) { // the deadline of the source passed
          tested.push({ source, title, unknown: 'UPSTREAM_TIMEOUT', recording: undefined })
          throw error
        }
      },
    }
  }

  function recordingOf(
    { type, value, made }: ExampleAnswer, captured: ReturnType<typeof captureExchanges>, minimiser: Minimiser,
  ): Recording | undefined {
    const exchanges = captured.exchanges(minimiser)
    if (exchanges.length === 0) return undefined
    const expected = minimiser.json(made) as AnswerOutcome
    return {
      basis: 'recorded',
      seen: clock.now().toISOString().slice(0, 10),
      source: 'run',
      ...minimiser.hasCut && { note: cutNote },
      type,
      value,
      exchanges,
      expected,
    }
  }

  function finish(): RecordedRun {
    const run: RecordedRun = {
      folder: path,
      recorded: 0,
      first: 0,
      kept: 0,
      changed: [],
    }
    for (const { source: { kind, slug }, title, unknown, recording } of tested) {
      const before = stored.get(`${slug}/${title}`)
      const changes = before === undefined ? []
        : unknown !== undefined ? outcomeChange(outcomeText(before), unknown)
          : recording ? changesBetween(before, recording) : []
      if (changes.length > 0) run.changed.push({ kind, slug, case: title, changes })
      if (before && unknown !== undefined) run.kept++
      else if (recording) {
        folder.write(slug, title, recording)
        run.recorded++
        if (!before) run.first++
      }
    }
    run.changed.sort((one, other) => one.slug < other.slug ? -1 : one.slug === other.slug ? 0 : 1)
    return run
  }

  return { sources: sources.map(recorded), finish }
}

const cutNote = 'Long texts were cut, and elements of lists without a new member or type left out.'

/**
 * Returns the names of the files of a source: `found` and `none`, `found-2` for the next example. Where two kinds of
 * sources share a slug, those of the second one end with its kind.
 */
function titlesOf({ kind, slug, examples }: Source) {
  const isSecond = (kind === 'account' && modules.some(module => module.slug === slug)) ||
    (kind === 'breach' && leakSources.some(({ code }) => code === slug))
  const counts = new Map<string, number>()
  return examples.map(({ example, expected }) => {
    const name = `${['found', 'registered'].includes(expected) ? 'found' : 'none'}${isSecond ? `-${kind}` : ''}`
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return { example, expected, title: count === 1 ? name : `${name}-${count}` }
  })
}
