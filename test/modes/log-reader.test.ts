import { expect } from 'chai'
import { startReady, type TracewellProcess } from '../../scripts/support/process.ts'
import { createTestDatabase } from '../../scripts/support/database.ts'

describe('A server whose log is read through a pipe', () => {
  it('ends at SIGTERM if the reader has closed the pipe', async () => {
    await using stage = await startLogging()
    stage.tracewell.closeOutput()

    stage.tracewell.signal('SIGTERM')

    expect(await stage.tracewell.exited).to.deep.equal({ code: 0, signal: null })
  })

  it('answers requests and ends at SIGTERM if the reader reads nothing', async () => {
    await using stage = await startLogging()
    stage.tracewell.pauseOutput()

    const statuses = await fillLog(stage.tracewell, 4_000)
    stage.tracewell.signal('SIGTERM')
    const exit = await stage.tracewell.exited

    expect(statuses).to.deep.equal(new Set([401]))
    expect(exit).to.deep.equal({ code: 0, signal: null })
  })
})

async function startLogging() {
  const database = await createTestDatabase()
  const tracewell = await startReady({
    DATA_DIR: database.folder,
    DATABASE_URL: database.url,
    SANDBOX: '1',
    LOG_LEVEL: 'debug',
    WRONG_KEYS_PER_MINUTE: '1000000',
  })
  return {
    tracewell,
    async [Symbol.asyncDispose]() {
      await tracewell.kill()
      await database.drop()
    },
  }
}

/** Sends requests that each log a line, and returns their statuses. */
async function fillLog(tracewell: TracewellProcess, requests: number): Promise<Set<number>> {
  const statuses = new Set<number>()
  for (let sent = 0; sent < requests; sent += 50) {
    const answers = await Promise.all(Array.from({ length: 50 }, () => tracewell.request('GET', '/')))
    for (const { status } of answers) statuses.add(status)
  }
  return statuses
}
