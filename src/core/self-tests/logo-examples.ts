import { systemClock } from '../../lib/clock.ts'
import { toSourceError } from '../../sources/kit/source-error.ts'
import type { IconService } from '../../sources/logos/logo-source.ts'
import { createLookUp } from '../logos/look-up.ts'
import type { Painter } from '../logos/painter.ts'
import { failedExample, type SourceExamples } from './examples.ts'
import { expectedAnswers, type Expected } from './task-examples.ts'

/** Edge of the requested image, in pixels. */
const edge = 64
const sourceFaultCodes = new Set(['UPSTREAM_CHANGED'])

/** Returns the examples of an icon service: domains that it has an image of, and domains that cannot exist. */
export function logoExamples(
  service: IconService,
  painter: Pick<Painter, 'read'>,
): SourceExamples<Expected> {
  return {
    kind: 'logo',
    slug: service.slug,
    examples: expectedAnswers(service.examples),
    async check(domain, expected, client, signal = new AbortController().signal) {
      const lookUp = createLookUp({ sources: [service], client, painter, clock: systemClock })
      const query = { type: 'Domain Name', value: domain } as const
      try {
        const { found, failures: [failure] } = await lookUp(domain, edge, signal)
        if (found === undefined && failure !== undefined) throw failure
        const actual = found ? 'found' : 'nothing'
        const answer = { ...query, made: { cards: found ? [{ Image: 'usable' }] : [] } }
        return actual === expected
          ? { verdict: 'ok', reason: null, answer }
          : { verdict: 'rotted', reason: `answered ${actual}`, answer }
      } catch (thrown) {
        signal.throwIfAborted()
        const error = toSourceError(thrown)
        return { ...failedExample(sourceFaultCodes, error), answer: { ...query, made: { failure: error.code } } }
      }
    },
  }
}
