import { expect } from 'chai'
import { DatabaseFailure } from '../../src/db/driver/failure.ts'
import type { InputCheck } from '../../src/http/input-check.ts'
import { good, startPets } from '../support/contract-app.ts'

const startWith = (faults: NonNullable<InputCheck<unknown>['faults']>) =>
  startPets({ checks: { createPet: { faults } } })
const missingName = { path: 'name', message: 'is required' }

async function post(url: string): Promise<{ status: number, code: string, details: unknown }> {
  const response = await fetch(`${url}/pets`, {
    method: 'POST',
    headers: { ...good, 'Content-Type': 'application/json' },
    body: '{"colour":"red"}',
  })
  const { error: { code, details } } = await response.json() as { error: { code: string, details: unknown } }
  return { status: response.status, code, details }
}

describe('the check of an operation\'s input', () => {
  it('adds its faults to those of the schemas', async () => {
    const own = { path: 'tag', message: 'is taken' }
    await using app = await startWith(async () => [own])

    expect(await post(app.url)).to.deep.equal({ status: 400, code: 'VALIDATION_ERROR', details: [missingName, own] })
  })

  it('is left out if the database cannot answer', async () => {
    await using app = await startWith(async () => { throw new DatabaseFailure('away') })

    expect(await post(app.url)).to.deep.equal({ status: 400, code: 'VALIDATION_ERROR', details: [missingName] })
  })

  for (const [how, faults] of [
    ['rejects', async () => { throw new TypeError('a fault of the check') }],
    ['throws', () => { throw new TypeError('a fault of the check') }],
  ] as const) {
    it(`answers 500 and logs the error if it ${how}`, async () => {
      await using app = await startWith(faults)

      expect(await post(app.url)).to.include({ status: 500, code: 'INTERNAL_ERROR' })
      expect(app.lines.find(line => line.includes('"level":"error"'))).to.include('TypeError')
    })
  }
})
