import { expect } from 'chai'
import { operations } from '../../../src/core/tools/operations/index.ts'
import { leakSources } from '../../../src/sources/leaks/index.ts'
import { modules } from '../../../src/sources/modules.ts'
import { notPublic } from '../../../src/sources/kit/scope.ts'
import type { QueryType } from '../../../src/sources/kit/source.ts'

const reason = (type: QueryType, value: string) => notPublic({ type, value }) ?? ''

const inside: Partial<Record<QueryType, readonly string[]>> = {
  'IP Address': ['10.0.0.1', '127.0.0.1', '::1', '169.254.169.254', 'fd00::1'],
  'Domain Name': ['printer.local', 'db.internal', 'nas.home.arpa', 'www.tracewell.test', 'a.localhost', 'x.lan',
    'no-such-name.invalid'],
  'Email Address': ['sam@printer.local', 'root@a.localhost'],
}

const outside: Partial<Record<QueryType, readonly string[]>> = {
  'IP Address': ['8.8.8.8', '2001:4860:4860::8888', '192.0.2.1'],
  'Domain Name': ['example.com', 'tw-success.example', 'local.example', '8.8.8.8.in-addr.arpa',
    'abcdefghijklmnop.onion'],
  'Email Address': ['sam@example.com', 'sam@tw-success.example'],
}

describe('private names and addresses', () => {
  for (const [type, values] of Object.entries(inside) as Array<[QueryType, readonly string[]]>) {
    for (const value of values) {
      it(`are never sent to a module or a tool: ${value}`, () => {
        const sources = [
          ...modules.filter(({ types, category }) => types.includes(type) && category !== 'analysis'),
          ...operations.filter(({ input }) => input.field === fields[type])
            .flatMap(operation => Object.values(operation.sources))
            .filter(({ isLocal }) => !isLocal),
        ]

        expect(sources).to.not.be.empty
        for (const source of sources) {
          expect(source.skipReason?.({ type, value }), source.slug).to.match(/is not public/)
        }
      })
    }
  }

  it('are refused without the value in the reason', () => {
    for (const [type, values] of Object.entries(inside) as Array<[QueryType, readonly string[]]>) {
      for (const value of values) expect(reason(type, value)).to.not.include(value)
    }
  })

  it('do not include public addresses and names', () => {
    for (const [type, values] of Object.entries(outside) as Array<[QueryType, readonly string[]]>) {
      for (const value of values) expect(reason(type, value), value).to.equal('')
    }
    expect(reason('Pseudonym', 'printer.local')).to.equal('')
  })

  it('are sent as names, but not as addresses, to leak sources with data from inside networks', () => {
    for (const source of leakSources.filter(({ types }) => types.includes('IP Address'))) {
      expect(source.skipReason?.({ type: 'IP Address', value: '10.0.0.1' }), source.code).to
        .match(/is not public/)
      expect(source.skipReason?.({ type: 'Domain Name', value: 'intranet.local' }), source.code).to.equal(undefined)
    }
  })
})

const fields: Partial<Record<QueryType, string>> = {
  'IP Address': 'ip',
  'Domain Name': 'domain',
  'Email Address': 'email',
}
