import { expect } from 'chai'
import { checkRepetitions } from '../../scripts/soak/kills/repetitions.ts'
import { silenceOf } from '../../scripts/soak/kills/silence.ts'

const second = 1_000
const searchId = 'search'

const isoTime = (at: number) => new Date(at * second).toISOString()

/** A webhook that arrived this many seconds after 1970. */
const request = (at: number, process: string, accepted = true) => ({
  searchId,
  behaviour: accepted ? 'good' as const : 'fails' as const,
  accepted,
  process,
  at: at * second,
  attemptedAt: isoTime(at),
})
const recorded = (number: number, at: number, status: number) =>
  ({ delivery_id: searchId, number, attempted_at: isoTime(at), status })
const killed = { name: 'killed', killedAt: 11 * second }
const alive = { name: 'alive', killedAt: undefined }

describe('the check of repeated webhooks after kills', () => {
  it('accepts a repetition if the process was killed before it could record the first delivery', () => {
    const { faults, repeated, unrecorded } = checkRepetitions(
      [recorded(1, 20, 204)],
      [request(10, 'killed'), request(20, 'alive')],
      [killed, alive],
    )

    expect({ faults, repeated, unrecorded }).to.deep.equal({ faults: [], repeated: 1, unrecorded: 1 })
  })

  it('accepts a repetition within one second if the process was killed before it could record the delivery', () => {
    const restarted = { name: 'restarted', killedAt: 12 * second }
    const killedAtOnce = { ...killed, killedAt: 10.2 * second }
    const { faults, repeated, unrecorded } = checkRepetitions(
      [recorded(1, 10.9, 204)],
      [request(10.1, 'killed'), request(10.9, 'restarted')],
      [killedAtOnce, restarted],
    )

    expect({ faults, repeated, unrecorded }).to.deep.equal({ faults: [], repeated: 1, unrecorded: 1 })
  })

  it('accepts a repetition after a recorded failure', () => {
    const { faults, repeated } = checkRepetitions(
      [recorded(1, 10, 500), recorded(2, 20, 204)],
      [request(10, 'alive', false), request(20, 'alive')],
      [alive],
    )

    expect({ faults, repeated }).to.deep.equal({ faults: [], repeated: 0 })
  })

  it('reports a repetition after a recorded delivery', () => {
    const { faults } = checkRepetitions(
      [recorded(1, 10, 204), recorded(2, 20, 204)],
      [request(10, 'alive'), request(20, 'alive')],
      [alive],
    )

    expect(faults).to.deep.equal(['search: sent again after attempt 1 was recorded as delivered'])
  })

  it('reports a repetition after a recorded delivery within one second, although both processes were killed', () => {
    const restarted = { name: 'restarted', killedAt: 12 * second }
    const { faults } = checkRepetitions(
      [recorded(1, 10.1, 204)],
      [request(10.1, 'killed'), request(10.9, 'restarted')],
      [killed, restarted],
    )

    expect(faults).to.deep.equal(['search: sent again after attempt 1 was recorded as delivered'])
  })

  it('reports a delivery that its process did not record although it lived on', () => {
    const { faults } = checkRepetitions(
      [recorded(1, 20, 204)],
      [request(5, 'killed'), request(6, 'alive'), request(20, 'alive')],
      [killed, alive],
    )

    expect(faults).to.deep.equal([
      'search: killed recorded no attempt, and lived for 6000 ms after the request',
      'search: alive recorded no attempt, and was not killed',
    ])
  })
})

describe('the silence of a search', () => {
  it('is the longest time between two events, and begins anew at a start and at its end', () => {
    const times = [0, 1_000, 31_000, 32_000]

    expect(silenceOf(times, [])).to.deep.equal({ total: 30_000, sinceStart: 30_000, sinceReady: 30_000 })
    expect(silenceOf(times, [{ startedAt: 11_000, readyAt: 23_000 }, { startedAt: 90_000, readyAt: undefined }]))
      .to.deep.equal({ total: 30_000, sinceStart: 20_000, sinceReady: 12_000 })
  })
})
