import ipaddr from 'ipaddr.js'
import { addressQuery, readAddresses, type AddressAnswer } from '../../lib/dns-message.ts'
import { card, link } from '../kit/card.ts'
import { SourceFailure } from '../failures.ts'
import { fetchResponse } from '../kit/fetch-response.ts'
import { moduleHead } from '../kit/row.ts'
import { arrayOf, integer, objectWith, text } from '../kit/schema.ts'
import { notPublic } from '../kit/scope.ts'
import { changed } from '../kit/shape.ts'
import { certain, readShape } from '../kit/tolerance.ts'
import type { Context, Module } from '../kit/source.ts'
import { resolve } from './resolve.ts'
import type { DnsFilter } from './dns-filter.ts'

/**
 * Creates the module of a filtering resolver. A name is filtered only if the unfiltered resolver has addresses for it,
 * and this one answers with its sign of a block. A resolver never gives a reason.
 */
export function dnsFilterModule(filter: DnsFilter): Module {
  const { name, blocks, homepage, doh, examples } = filter
  const description = `Whether this resolver filters the name. It blocks ${blocks}`
  return {
    ...moduleHead({ ...filter, description }, ['block-list']),
    category: 'reputation',
    types: ['Domain Name'],
    kind: 'dns',
    deadlineMs: 10_000,
    cacheMs: 1_800_000,
    examples: { found: [examples.found], notFound: [examples.notFound] },
    skipReason: notPublic,
    async* run({ value }, context) {
      const unfiltered = await resolve(context, value, 'A')
      if (unfiltered.length === 0) return
      const answer = await ask(filter, value, context)
      if (!isBlocked(filter, answer, unfiltered)) return
      yield card([
        ['Filtered by', name, 'resolver'],
        ['This resolver blocks', blocks, 'blocks'],
        ['Answer', answer.addresses.join(', ') || 'The name does not exist', 'answer'],
        ['Unfiltered answer', unfiltered.join(', '), 'unfiltered'],
        ['About the resolver', link(homepage)],
      ], {
        resolver: doh,
        blocks,
        answer: answer.addresses,
        unfiltered,
      })
    },
  }
}

const schema = objectWith({ Status: integer }, { Answer: arrayOf(objectWith({ type: integer, data: text })) })

async function ask({ doh, format }: DnsFilter, name: string, context: Context): Promise<AddressAnswer> {
  const query = format === 'json' ? { name, type: 'A' } : { dns: addressQuery(name).toString('base64url') }
  const response = await fetchResponse(context, {
    url: `${doh}?${new URLSearchParams(query).toString()}`,
    headers: { accept: format === 'json' ? 'application/dns-json' : 'application/dns-message' },
  }, [])
  if (format === 'wire') {
    const answer = readAddresses(response!.body)
    if (!answer) throw changed()
    return answer
  }
  const { readable: { Status: status, Answer: records = [] }, leftOut } = await readShape(schema, response!)
  const addresses = records.filter(({ type }) => type === 1).map(({ data }) => data)
  return { status, addresses: certain(addresses, leftOut) }
}

/** Throws `UPSTREAM_ERROR` if the answer is neither a block nor the addresses of the name. */
function isBlocked({ sign }: DnsFilter, { status, addresses }: AddressAnswer, unfiltered: readonly string[]): boolean {
  if (status === 3 && sign === 'nxdomain') return true
  if (status !== 0) throw new SourceFailure('UPSTREAM_ERROR', `the resolver returned code ${status}`)
  if (addresses.length === 0) throw new SourceFailure('UPSTREAM_ERROR', 'the resolver returned no address')
  const isSign = (address: string) => sign !== 'nxdomain' && sign.some(range => contains(range, address))
  return addresses.every(isSign) && !unfiltered.some(isSign)
}

const contains = (range: string, address: string): boolean =>
  ipaddr.IPv4.isValidFourPartDecimal(address) && ipaddr.IPv4.parse(address).match(ipaddr.IPv4.parseCIDR(range))
