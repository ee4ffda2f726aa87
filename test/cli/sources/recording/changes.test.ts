import { expect } from 'chai'
import { changesBetween } from '../../../../src/cli/sources/recording/changes.ts'
import type { AnswerOutcome } from '../../../../src/sources/kit/card-lines.ts'
import type { Exchange, Recording } from '../../../../src/upstreams/recordings.ts'

const found: AnswerOutcome = { cards: [{ Name: 'Sam', Followers: '7' }] }
const headers = { 'content-type': 'application/json; charset=utf-8' }
const answer = (body: unknown, url = 'https://a.example/{value}'): Exchange =>
  ({ request: { url }, response: { status: 200, headers, body } })
const recording = (exchanges: readonly Exchange[], expected: AnswerOutcome = found): Recording => ({
  basis: 'recorded',
  seen: '2026-11-28',
  source: 'run',
  value: 'sam',
  exchanges,
  expected,
})
const members = (before: unknown, after: unknown) =>
  changesBetween(recording([answer(before)]), recording([answer(after)]))
    .map(({ what, at, before, after }) => [what, at.replace('GET https://a.example/{value} ', ''), before, after])

describe('changesBetween', () => {
  it('reports members and types, each at its highest path', () => {
    expect(members({ a: { b: 1, c: 'x' }, d: [{ e: 1 }], gone: { f: 1 } }, { a: { b: null, g: 1 }, d: [{ e: '1' }] }))
      .to.deep.equal([
        ['member', 'a.b', 'number', 'null'],
        ['member', 'a.c', 'string', null],
        ['member', 'a.g', null, 'number'],
        ['member', 'd[].e', 'number', 'string'],
        ['member', 'gone', 'object', null],
      ])
    expect(members({ a: { b: 1 } }, { a: null })).to.deep.equal([['member', 'a', 'object', 'null']])
    expect(members([{ 'og.title': 1 }], [{ id: 1 }]).map(([, at]) => at)).to.deep.equal(['[].id', '[].og.title'])
    expect(members({ a: 1 }, 'Sorry')).to.deep.equal([['member', '(body)', 'object', 'string']])
    expect(members({ a: 1 }, undefined)).to.deep.equal([['member', '(body)', 'object', null]])
  })

  it('reports no value that changes, no list that is empty, and no name that is data', () => {
    expect(members({ n: 1, at: '2026-11-27', list: [{ id: 1 }] }, { n: 2, at: '2026-11-28', list: [] }))
      .to.deep.equal([])
    expect(members({ list: [] }, { list: [{ id: 1 }] })).to.deep.equal([])
    expect(members({ '2026-11-27': { n: 1 } }, { '2026-11-28': { n: 2 } })).to.deep.equal([])
  })

  it('reports the outcome, the status, the media type and the lines', () => {
    const page: Exchange = {
      request: { url: 'https://a.example/{value}' },
      response: { status: 404, headers: { 'content-type': 'text/html' }, body: '<p>gone' },
    }
    const named = recording([answer('x')], { cards: [{ Name: 'Sam', Joined: '2020' }] })

    expect(changesBetween(recording([answer('x')]), recording([page], { failure: 'UPSTREAM_CHANGED' }))).to.deep.equal([
      { what: 'outcome', at: '', before: 'found', after: 'UPSTREAM_CHANGED' },
      { what: 'status', at: 'GET https://a.example/{value}', before: '200', after: '404' },
      { what: 'content-type', at: 'GET https://a.example/{value}', before: 'application/json', after: 'text/html' },
      { what: 'line', at: 'Name', before: 'displayed', after: null },
      { what: 'line', at: 'Followers', before: 'displayed', after: null },
    ])
    expect(changesBetween(recording([answer('x')]), named)).to.deep.equal([
      { what: 'line', at: 'Followers', before: 'displayed', after: null },
      { what: 'line', at: 'Joined', before: null, after: 'displayed' },
    ])
  })

  it('compares the requests to a host in their order if their addresses differ', () => {
    const [today, yesterday] = ['28', '27'].map(day => `https://a.example/?day=${day}`)
    const [same, other] = [answer({ b: 1 }, 'https://a.example/b'), answer({}, 'https://b.example/')]

    expect(changesBetween(recording([answer({ a: 1 }, yesterday), same]), recording([same, answer({ a: 1 }, today)])))
      .to.deep.equal([])
    expect(changesBetween(recording([same]), recording([same, other]))).to.deep
      .equal([{ what: 'request', at: 'GET https://b.example/', before: null, after: 'sent' }])
    expect(changesBetween(recording([same, other]), recording([same]))).to.deep
      .equal([{ what: 'request', at: 'GET https://b.example/', before: 'sent', after: null }])
  })
})
