import { readFileSync } from 'node:fs'
import { once } from '../lib/once.ts'
import type { Basis, SourceFacts, RecordedAs } from './kit/facts.ts'
import type { Kind } from './kit/tags.ts'

/** Evidence of an answer, and the day on which it was current, as `2026-10-08`. */
export interface Evidence {
  basis: Basis
  seen: string | null
}

/** Evidence of the answers with a result and without one. */
export interface SourceEvidence {
  found: Evidence
  none: Evidence
}

type Recorded = Readonly<Record<string, Readonly<Partial<Record<keyof SourceEvidence, readonly [Basis, string]>>>>>

/** Evidence of the recorded answers, which `npm run generate` writes from `recorded/`. */
const recordedEvidence = once(() =>
  JSON.parse(readFileSync(new URL('evidence.json', import.meta.url), 'utf8')) as Recorded)

/**
 * Returns the evidence of a source. Answers that are not recorded rest on the documents that its facts come from, or on
 * general knowledge. Returns `null` for a source that sends no request.
 */
export function evidenceOf(
  { slug, kind, recorded, facts }: { slug: string, kind: Kind, recorded?: RecordedAs, facts?: SourceFacts },
): SourceEvidence | null {
  if (kind === 'derived') return null
  const known = recordedEvidence()[recorded?.as ?? slug]
  const day = facts?.day
  const documents: Evidence = day === undefined || day === 'memory'
    ? { basis: 'memory', seen: null }
    : { basis: 'documented', seen: day }
  const of = (outcome: keyof SourceEvidence): Evidence => {
    const [basis, seen] = known?.[outcome] ?? []
    return basis === undefined ? documents : { basis, seen: seen ?? null }
  }
  return { found: of('found'), none: of('none') }
}
