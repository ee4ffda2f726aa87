import { expect } from 'chai'
import type { Response } from '../../../src/sources/egress/client.ts'
import { addressProof } from '../../../src/sources/registered/address-proof.ts'
import { absent, present, type AddressProof } from '../../../src/sources/rows/address-site.ts'

const response = { status: 200, headers: {}, body: Buffer.from('') } as unknown as Response

describe('the proof of an answer about an address', () => {
  const holds = (proof: AddressProof, said: unknown, value: string) => addressProof(proof).holds!(said, value, response)

  it('finds the address, and not as a part of a longer one', () => {
    const named = (text: string) => holds({ names: '{email}' }, text, 'am@x.example')

    expect(['am@x.example', '<AM@x.example>', 'uid: am@x.example.', '"am@x.example"'].map(named))
      .to.deep.equal([true, true, true, true])
    expect(['sam@x.example', 'b.am@x.example', 'b+am@x.example', 'am@x.example.org', 'am@x.examples'].map(named))
      .to.deep.equal([false, false, false, false, false])
  })

  it('finds a member by the local part in lower case', () => {
    const says = { json: { 'names.{lowerLocal}': 'key' } }

    expect(holds(says, { names: { 's.am': 'key' } }, 'S.Am@x.example')).to.equal(true)
    expect(holds(says, { names: { 'S.Am': 'key' } }, 'S.Am@x.example')).to.equal(false)
  })

  it('is weak if a member lacks, also beside others that are only there', () => {
    expect(addressProof({ json: { error: absent } }).isWeak).to.equal(true)
    expect(addressProof({ json: { names: present, error: absent } }).isWeak).to.equal(true)
    expect(addressProof({ json: { free: true, error: absent } }).isWeak).to.equal(false)
  })
})
