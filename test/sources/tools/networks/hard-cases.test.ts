import { expect } from 'chai'
import type { Request, Response } from '../../../../src/sources/egress/client.ts'
import { SourceFailure } from '../../../../src/sources/failures.ts'
import type { Subject } from '../../../../src/sources/kit/source.ts'
import type { ToolSource } from '../../../../src/sources/kit/tool-source.ts'
import { networkSources, systemSources } from '../../../../src/sources/tools/networks/index.ts'
import { magicSystems } from '../../../../src/upstreams/magic-systems.ts'
import { magicValues, type Outcome } from '../../../../src/upstreams/outcomes.ts'
import { foreignAnswers } from '../../../support/foreign-answers.ts'
import { oddAnswers } from '../../../support/odd-answers.ts'
import { failureCodes } from '../../../support/remote-source.ts'
import { simulate, type Simulated } from '../../../support/simulated.ts'

type Send = (request: Request) => Promise<Response>

const system = (outcome: Outcome): Subject => ({ type: 'Autonomous System', value: magicSystems[outcome] })
const network = (outcome: Outcome): Subject => ({ type: 'Network', value: `${magicValues[outcome]['IP Address']}/32` })
const all: ReadonlyArray<readonly [ToolSource<unknown>, (outcome: Outcome) => Subject]> = [
  ...Object.values(systemSources).map(source => [source, system] as const),
  ...Object.values(networkSources).map(source => [source, network] as const),
]

describe('a source about AS numbers or networks', () => {
  let world: Simulated
  before(async () => { world = await simulate() })
  after(() => world[Symbol.asyncDispose]())

  /** Returns `found` or `none`, or the code of the failure. */
  async function outcomeOf(source: ToolSource<unknown>, subject: Subject, send?: Send): Promise<string> {
    const context = world.context()
    try {
      const found = await source.find(subject, send ? { ...context, client: { send } } : context)
      return found === undefined ? 'none' : 'found'
    } catch (failure) {
      if (failure instanceof SourceFailure) return failure.code
      throw failure
    }
  }

  /** Returns the answers to the requests of a source, by their address. */
  async function answersOf(source: ToolSource<unknown>, subject: Subject): Promise<Map<string, Response>> {
    const answers = new Map<string, Response>()
    await outcomeOf(source, subject, async request => {
      const answer = await world.context().client.send(request)
      answers.set(request.url, answer)
      return answer
    })
    return answers
  }

  for (const [source, subjectOf] of all) {
    it(`${source.slug} returns findings, nothing, or a failure`, async () => {
      expect(await outcomeOf(source, subjectOf('success'))).to.equal('found')
      expect(await outcomeOf(source, subjectOf('none'))).to.equal('none')
      for (const [outcome, code] of Object.entries(failureCodes)) {
        expect(await outcomeOf(source, subjectOf(outcome as Outcome)), outcome).to.equal(code)
      }
    })

    it(`${source.slug} says nothing about the value if a stranger answers`, async () => {
      const wrong: string[] = []
      for (const [title, { status, type, body }] of Object.entries(foreignAnswers)) {
        const ended = await outcomeOf(source, subjectOf('success'), ({ url }) =>
          Promise.resolve({ status, headers: { 'content-type': type }, body: Buffer.from(body), url }))
        if (ended === 'found' || ended === 'none') wrong.push(`${title}: ${ended}`)
      }
      expect(wrong).to.deep.equal([])
    })

    it(`${source.slug} takes no odd answer for one without findings`, async () => {
      const subject = subjectOf('success')
      const answers = await answersOf(source, subject)
      const absences = await answersOf(source, subjectOf('none'))
      const [absence] = [...absences.values()].map(({ body }) => body.toString())
      const wrong: string[] = []
      for (const [asked, answer] of answers) {
        for (const { title, body, expected } of oddAnswers(answer.body.toString(), absence ?? '')) {
          const ended = await outcomeOf(source, subject, ({ url }) =>
            Promise.resolve(url === asked ? { ...answer, body: Buffer.from(body) } : answers.get(url)!))
          if (expected === 'found' ? ended !== 'found' : ended === 'none') wrong.push(`${title}: ${ended}`)
        }
      }
      expect(wrong).to.deep.equal([])
    })
  }
})
