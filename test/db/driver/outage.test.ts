import { expect } from 'chai'
import { DatabaseFailure } from '../../../src/db/driver/failure.ts'
import { createOutageLog } from '../../../src/db/driver/outage.ts'
import { createLog } from '../../../src/lib/log.ts'

/** A log of outages whose clock the test sets. `lines` are its levels and messages, with the count if there is one. */
function createStage() {
  const lines: string[] = []
  const stage = { now: 0, lines }
  const destination = {
    write(line: string) {
      const { level, msg, count } = JSON.parse(line) as { level: string, msg: string, count?: number }
      lines.push([level, msg, count].filter(part => part !== undefined).join(' '))
    },
  }
  const outage = createOutageLog(createLog({ level: 'debug', destination }), () => stage.now)
  const fail = (message: string) => outage.log.error({ err: new DatabaseFailure('away') }, message)
  return { ...outage, fail, stage }
}

describe('The log of an outage of the database', () => {
  it('has each kind of failure once, a summary each minute, and the return', () => {
    const { log, fail, onResponse, stage } = createStage()

    for (stage.now = 0; stage.now < 130_000; stage.now += 1_000) {
      fail('no shard could be taken')
      fail('no webhook could be taken')
    }
    onResponse() // one second after a failure: the next query may fail again
    stage.now += 5_000
    onResponse()
    onResponse()
    log.error({ err: new DatabaseFailure('away') }, 'no shard could be taken')

    expect(stage.lines).to.deep.equal([
      'error no shard could be taken',
      'error no webhook could be taken',
      'error the database still does not respond 121',
      'error the database still does not respond 241',
      'info the database responds again 260',
      'error no shard could be taken',
    ])
  })

  it('has every other line unchanged, lines of requests included', () => {
    const { log, onResponse, stage } = createStage()
    const err = new DatabaseFailure('away')

    for (const request_id of ['1', '2']) log.error({ err, request_id }, 'request failed')
    for (let time = 0; time < 2; time++) log.warn({ err: new TypeError('x') }, 'the duty failed')
    log.info({}, 'request')
    onResponse()

    expect(stage.lines).to.deep.equal([
      'error request failed', 'error request failed', 'warn the duty failed', 'warn the duty failed', 'info request',
    ])
  })
})
