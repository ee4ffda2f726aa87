import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect } from 'chai'
import { operationsOf, textOf, type OpenApi } from '../../scripts/generate/document.ts'

const document = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../../generated/api.json'), 'utf8'),
) as OpenApi

/** Operations below `/search/{id}` that read no results, or read them otherwise. */
const exceptions: Readonly<Record<string, string>> = {
  streamSearch: 'has `attempts`, because the numbers of its events are those of one search',
  compareSearches: 'reads both with their retries, as a watch does',
  getSearchMarks: 'reads what belongs to the observable, whichever search has found it',
  listWebhookAttempts: 'is about the webhook of one search',
}

describe('the operations that read a search', () => {
  const reads = operationsOf(document).filter(({ path, node }) =>
    path.startsWith('/search/{id}') && node['x-scope'] === 'read')

  it('read it with its retries, and alone with retries=own', () => {
    const without = reads.filter(({ parameters }) => !parameters.some(({ name }) => textOf(name) === 'retries'))

    expect(reads.length).to.be.above(8)
    expect(without.map(({ id }) => id).sort()).to.deep.equal(Object.keys(exceptions).sort())
  })
})
