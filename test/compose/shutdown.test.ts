import { expect } from 'chai'
import { createShutdown } from '../../src/compose/shutdown.ts'

describe('a shutdown', () => {
  it('runs every step in reverse order, even after a step that fails, and then throws the errors', async () => {
    const ran: string[] = []
    const shutdown = createShutdown()
    shutdown.add(() => { ran.push('database') })
    shutdown.add(() => Promise.reject(new Error('egress')))
    shutdown.add(() => { throw new Error('streams') })
    shutdown.add(() => { ran.push('drain') })

    const error = await shutdown.run(1_000).catch((thrown: unknown) => thrown) as AggregateError

    expect(ran).to.deep.equal(['drain', 'database'])
    expect(error.errors.map(String)).to.deep.equal(['Error: streams', 'Error: egress'])
  })
})
