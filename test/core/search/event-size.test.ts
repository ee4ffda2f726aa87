import { expect } from 'chai'
import fc from 'fast-check'
import type { TaskKind, TaskOutcome } from '../../../src/db/search-tasks.ts'
import {
  finishedEvent, leakPageReadyEvent, leaksFinishedEvent, observableEvents, outcomeEvents, progressEvent,
  temporaryLeakPageEvents, temporaryObservablesEvents, toTemporaryEvent, type SearchEvent, type TemporarySearchEvent,
} from '../../../src/core/search/events.ts'
import { decodeEvents, encodeEvent, maxEventBytes } from '../../../src/lib/sse.ts'

const at = new Date('2026-11-21T10:15:00.000Z')
const id = '0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10'
const query = { type: 'Pseudonym', value: 'sam' } as const

type AnyEvent = SearchEvent | TemporarySearchEvent

/** Returns the event as it is sent, with its parts. */
const encode = ({ event, data }: AnyEvent): string[] =>
  encodeEvent(event, JSON.stringify(data), 2_147_483_647).toString().split(/(?<=\n\n)/).filter(block => block !== '')
/** Returns the data of the event itself, which may be cut. */
const dataOf = (event: AnyEvent) =>
  JSON.parse(/^data: (.*)$/m.exec(encode(event).at(-1)!)![1]!) as Record<string, unknown>
/** Returns the data of the event with its parts. */
const wholeOf = ({ event, data }: AnyEvent) =>
  JSON.parse(decodeEvents(encodeEvent(event, JSON.stringify(data)))[0]!.data) as unknown

describe('an event of a search', () => {
  const text = fc.tuple(fc.string({ unit: 'binary', maxLength: 40 }), fc.constantFrom(1, 300, 5_000))
    .map(([piece, times]) => piece.repeat(times).slice(0, 30_000))
  const list = <Value>(value: fc.Arbitrary<Value>) =>
    fc.tuple(value, fc.constantFrom(0, 1, 40)).map(([one, times]) => Array.from({ length: times }, () => one))
  const itemOf = (value: string) => ({
    label: 'Name',
    value,
    copy: true,
    isdate: false,
    islink: false,
  })
  const item = text.map(itemOf)
  const card = fc.record({ items: list(item), raw: list(text), text }).map(facts => ({ sam_001: facts }))

  const outcomeOf = (kind: TaskKind, results: TaskOutcome['results'], message: string): AnyEvent[] =>
    outcomeEvents(id, at, query, { kind, slug: kind === 'provider' ? 'provider_one' : 'source', name: 'Source' }, {
      status: 'success',
      count: results.length,
      durationMs: 1,
      cached: false,
      error: { code: 'X', message },
      results,
    })

  it('has at most 64 KiB, whatever was found, keeps the id of the search, and loses nothing', function () {
    this.timeout(60_000)
    fc.assert(fc.property(text, card, list(text), (message, found, texts) => {
      const breaches = texts.map(name => ({ name, title: name }))
      const ended = texts.map(slug => ({ kind: 'module', slug, name: slug, outcome: { status: 'success' } }))
      const observables = texts.map(value => ({ key: value, type: 'Pseudonym', value, evidence: texts.slice(0, 3) }))
      const events: AnyEvent[] = [
        ...(['module', 'provider'] as const).flatMap(kind => outcomeOf(kind, [found] as never, message)),
        ...(['leak', 'breaches'] as const).flatMap(kind => outcomeOf(kind, breaches, message)),
        ...outcomeOf('account', [{ status: 'unknown', url: message, reason: null }] as never, message),
        ...observableEvents(id, at, { observables: observables.slice(0, 1), leftOut: 1 } as never, () => true),
        progressEvent(id, at, 'running', message, { skipped: texts.map(reason => ({ reason })) as never }),
        leaksFinishedEvent(id, at, ended as never),
        leakPageReadyEvent(id, at, { code: 'one', page: 1, template: 'generic', entries: [] }),
        finishedEvent(id, at, { status: 'finished', error: null } as never, {
          cards: 1, executionMs: 1, found: {} as never,
        }, ended as never),
      ]
      for (const event of [...events, ...events.map(event => toTemporaryEvent(event as SearchEvent))]) {
        for (const block of encode(event)) expect(Buffer.byteLength(block), event.event).to.be.at.most(maxEventBytes)
        expect(dataOf(event), event.event).to.include({ search_id: id })
        expect(wholeOf(event), event.event).to.deep.equal(JSON.parse(JSON.stringify(event.data)))
      }
    }), { numRuns: 12 })
  })

  it('of a temporary search has all records and observables in parts of at most 64 KiB', () => {
    fc.assert(fc.property(fc.array(text, { maxLength: 40 }), fc.nat(9), (texts, before) => {
      const entries = texts.map((value, index) => ({
        key: String(index), items: [itemOf(value.slice(0, 5_000))],
      }))
      const observables = texts.map((value, index) =>
        ({ key: `${index}`, type: 'Pseudonym', value: value.slice(0, 5_000) }))
      const pages = temporaryLeakPageEvents({ code: 'one', page: 1, template: 'generic', entries }, before)
      const parts = temporaryObservablesEvents(id, at, observables as never)

      expect(pages.flatMap(page => dataOf(page)['results'])).to.deep.equal(entries)
      expect(pages.map(({ data }) => data.page)).to.deep.equal(pages.map((_, index) => before + index + 1))
      expect(pages.reduce((sum, { data }) => sum + data.count, 0)).to.equal(entries.length)
      expect(parts.flatMap(part => dataOf(part)['observables'])).to.have.length(observables.length)
      for (const event of [...pages, ...parts]) {
        expect(encode(event)).to.have.length(1)
        expect(Buffer.byteLength(encode(event)[0]!)).to.be.at.most(maxEventBytes)
      }
    }))
  })
})
