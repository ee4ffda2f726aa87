import { expect } from 'chai'
import { measurePeople, type Measured } from '../../../scripts/bench/people/measure.ts'
import { addresses, createSearches, namesakes, people } from '../../../scripts/bench/people/searches.ts'

const seed = 'a fixed seed'

describe('claims about 60 simulated people with 25 namesakes each', () => {
  let measured: Measured
  before(async () => { measured = await measurePeople(seed) })

  it('are about the people that the set promises', () => {
    const searches = createSearches(seed)
    const byName = searches.filter(({ query }) => query.type === 'Pseudonym')

    expect([people, namesakes]).to.deep.equal([60, 25])
    expect(byName).to.have.length(people)
    for (const { accounts } of byName) {
      expect(new Set(accounts.map(({ person }) => person)).size).to.equal(namesakes + 1)
    }
    expect(searches).to.have.length(people + addresses)
  })

  it('are never wrong from 90 percent on', () => {
    expect(measured.faults).to.deep.equal([])
    expect(measured.steps[0]!.claims).to.be.at.least(40)
  })

  it('are right at least as often as their step says', () => {
    for (const { from, claims, wrong } of measured.steps) {
      expect(1 - wrong / claims, `${claims} claims from ${from} percent on`).to.be.at.least(from / 100)
    }
  })
})
