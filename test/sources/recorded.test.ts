import { expect } from 'chai'
import { createLists } from '../../src/core/lists/lists.ts'
import { createMemoryListStorage } from '../../src/core/lists/memory-storage.ts'
import { createLog } from '../../src/lib/log.ts'
import { accountChecks } from '../../src/sources/account-checks.ts'
import { SourceFailure } from '../../src/sources/failures.ts'
import type { RecordedAs } from '../../src/sources/kit/facts.ts'
import type { Context, Module, Query, Subject } from '../../src/sources/kit/source.ts'
import { listSources } from '../../src/sources/lists/index.ts'
import { modules } from '../../src/sources/modules.ts'
import type { AccountCheck } from '../../src/sources/registered/account-check.ts'
import { addressTexts } from '../../src/sources/registered/address-text.ts'
import { askSite } from '../../src/sources/registered/ask-site.ts'
import { linesOf, type AnswerOutcome } from '../../src/sources/kit/card-lines.ts'
import type { ToolSource } from '../../src/sources/kit/tool-source.ts'
import { networkSources, systemSources } from '../../src/sources/tools/networks/index.ts'
import {
  bases, filledRecording, outcomeOf as recordedOutcome, readRecordings, recordedNames,
} from '../../src/upstreams/recordings.ts'
import { keyFor } from '../support/simulated.ts'
import { rawValueIn } from '../support/raw-values.ts'
import { described, startReplay } from '../support/replay.ts'

const now = new Date('2026-11-27')

type Source = { slug: string, recorded?: RecordedAs }

/** Sources that only tools ask, and whose answers are recorded. */
const toolSources: ReadonlyArray<ToolSource<unknown>> = [
  ...Object.values(systemSources), ...Object.values(networkSources),
]

/** Returns the sources that a folder of recordings is about, each with its variables. */
const recordedAs = <One extends Source>(name: string, sources: readonly One[]) =>
  sources.flatMap(source => {
    const { as, ...variables } = source.recorded ?? { as: source.slug }
    return as === name ? [{ source, variables: { ...variables, key: keyFor({ requiresKey: true })! } }] : []
  })

describe('recorded answers', () => {
  let replay: Awaited<ReturnType<typeof startReplay>>
  before(async () => { replay = await startReplay() })
  after(() => replay[Symbol.asyncDispose]())

  const context = (): Context => ({
    client: replay.client,
    key: undefined,
    now,
    lists: createLists({
      storage: createMemoryListStorage(),
      client: replay.client,
      clock: { now: () => now },
      log: createLog({ level: 'silent' }),
    }),
    signal: new AbortController().signal,
  })

  it('are there for each source that only tools ask about networks', () => {
    for (const { slug } of toolSources) {
      expect(readRecordings(slug).map(recordedOutcome), slug).to.include.members(['found', 'none'])
    }
  })

  it('become lines for people: no epochs, references of HTML or placeholders', () => {
    const found = recordedNames().flatMap(name => readRecordings(name).flatMap(({ case: title, expected }) => {
      if (!('cards' in expected)) return []
      const lines = expected.cards.flatMap(card => Object.entries(card)).flatMap(([label, values]) =>
        [values].flat().map(value => `${label}  ${value}`))
      return lines.flatMap(line => rawValueIn(line) ?? []).map(fault => `${name}, ${title}: ${fault}`)
    }))

    expect(found).to.deep.equal([])
  })

  for (const name of recordedNames()) {
    const recordings = readRecordings(name)

    it(`${name}: name their origin, their day and a source`, () => {
      const sources = recordedAs(name, [...modules, ...accountChecks, ...toolSources])
      expect(sources, `no source has the name ${name}`).to.not.be.empty
      for (const { case: title, basis, seen, source } of recordings) {
        expect(bases, title).to.include(basis)
        expect(new Date(seen).toISOString().slice(0, 10), title).to.equal(seen)
        if (source !== 'run') expect(new URL(source).protocol, title).to.equal('https:')
      }
    })

    for (const recording of recordings) {
      for (const { source, variables } of recordedAs(name, modules)) {
        const { type = source.types[0]!, value, exchanges, expected } = filledRecording(recording, variables)

        it(`module ${source.slug}: ${recording.case}`, async () => {
          replay.play(exchanges)

          expect(await outcomeOf(source, { type, value } as Query)).to.deep.equal(expected)
          expect(new Set(replay.requests)).to.deep.equal(new Set(exchanges.map(({ request }) => described(request))))
        })
      }
      for (const { source } of recordedAs(name, toolSources)) {
        const { type = 'IP Address', value, exchanges, expected } = filledRecording(recording, {})

        it(`tool source ${source.slug}: ${recording.case}`, async () => {
          replay.play(exchanges)

          expect(await findingsOf(source, { type, value })).to.deep.equal(expected)
          expect(new Set(replay.requests)).to.deep.equal(new Set(exchanges.map(({ request }) => described(request))))
        })
      }
      for (const { source, variables } of recordedAs(name, accountChecks)) {
        const { type = source.types[0]!, value, exchanges, expected } = filledRecording(recording, {
          ...variables, ...source.control && addressTexts(recording.value, source.slug, '2026-11-27'),
        })

        it(`account check ${source.slug}: ${recording.case}`, async () => {
          replay.play(exchanges)

          const finding = await askSite(source, { type, value } as Query, context())
          expect(finding.reason?.code ?? finding.status).to.equal(statusOf(source, expected))
          expect(replay.requests).to.deep.equal(exchanges.map(({ request }) => described(request)))
        })
      }
    }
  }

  async function findingsOf(source: ToolSource<unknown>, subject: Subject): Promise<unknown> {
    expect(source.skipReason?.(subject), 'reason to skip it').to.equal(undefined)
    try {
      return { found: await source.find(subject, context()) ?? null }
    } catch (failure) {
      if (failure instanceof SourceFailure) return { failure: failure.code }
      throw failure
    }
  }

  async function outcomeOf(module: Module, query: Query): Promise<AnswerOutcome> {
    expect(module.skipReason?.(query), 'reason to skip it').to.equal(undefined)
    try {
      const cards = []
      for await (const { items } of module.run(query, { ...context(), key: keyFor(module) })) {
        const answered = module.kind === 'list' ? items.filter(({ value }) => !ownLines(module).includes(value)) : items
        cards.push(linesOf(answered))
      }
      return { cards }
    } catch (failure) {
      if (failure instanceof SourceFailure) return { failure: failure.code }
      throw failure
    }
  }
})

/** Values of the lines of a list's card that do not come from its file. */
const ownLines = ({ slug, name, description, homepage, terms }: Module) => {
  const warning = listSources.find(list => list.slug === slug)?.warning
  return [name, description, homepage, terms?.text, warning, now.toISOString()]
}

/** Returns the status that an account check finds where a module finds these cards, or the code of its reason. */
function statusOf({ errors = [] }: AccountCheck, expected: AnswerOutcome): string {
  if ('status' in expected) return expected.status
  if ('failure' in expected) return expected.failure
  if ('found' in expected) throw new Error('an account check has a status')
  if (expected.cards.length > 0) return 'registered'
  return errors.find(({ code }) => code === 'NO_PUBLIC_PROFILE')?.code ?? 'not_registered'
}
