import { expect } from 'chai'
import { identifyWallet } from '../../../src/facts/wallet.ts'
import { SourceFailure } from '../../../src/sources/failures.ts'
import type { Module } from '../../../src/sources/kit/source.ts'
import { modules } from '../../../src/sources/modules.ts'
import { keyFor } from '../../support/simulated.ts'
import { walletSpellings } from '../../support/wallet-spellings.ts'

const type = 'Cryptocurrency'
const walletModules = modules.filter(({ types, kind }) => types.includes(type) && kind !== 'list' && kind !== 'derived')

/** Returns the requests of a module about a value, as text. It gets no answer. Empty: it skips the value. */
async function askedOf(module: Module, value: string): Promise<string[]> {
  if (module.skipReason?.({ type, value }) !== undefined) return []
  const asked: string[] = []
  const client = {
    send({ url, body = '' }: { url: string, body?: string }) {
      asked.push(decodeURIComponent(`${url} ${body}`))
      return Promise.reject(new SourceFailure('UPSTREAM_ERROR', 'no answer'))
    },
  }
  const context = { client, key: keyFor(module), now: new Date(0), signal: new AbortController().signal }
  try {
    for await (const _ of module.run({ type, value }, context)) break
  } catch (thrown) {
    if (!(thrown instanceof SourceFailure)) throw thrown
  }
  return asked
}

describe('a module about wallets', () => {
  it('is asked about the account, never about a spelling with a tag or one of another network', async () => {
    const wrong: string[] = []
    for (const text of walletSpellings.flatMap(({ all }) => all)) {
      const wallet = identifyWallet(text)
      if ('fault' in wallet || wallet.account === wallet.normal) continue
      for (const module of walletModules) {
        const asked = await askedOf(module, wallet.normal)
        if (asked.some(one => one.includes(wallet.normal))) wrong.push(`${module.slug} ${text}`)
      }
    }

    expect(wrong).to.deep.equal([])
  })

  for (const [slug, value, spelled] of [
    ['xrpl', 'XVLhHMPHU98es4dbozjVtdWzVrDjtVqrDUk2vDpkTjPsY73', 'rGWrZyQqhTp9Xu7G5Pkayo7bXjH4k4QYpf'],
    ['haskoin-bch', '1BpEi6DfDAUFd7GtittLSdBeYJvcoaVggu', 'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a'],
    ['litecoinspace', '3CWFddi6m4ndiGyKqzYvsFYagqDLPVMTzC', 'MJiPwX84iBe4WnFDwsYGgtnz1XonPhUqhf'],
    ['esplora', '3CWFddi6m4ndiGyKqzYvsFYagqDLPVMTzC', '3CWFddi6m4ndiGyKqzYvsFYagqDLPVMTzC'],
  ] as const) {
    it(`gets the spelling of its chain: ${slug}`, async () => {
      const module = walletModules.find(one => one.slug === slug)!
      const asked = await askedOf(module, value)

      expect(asked).to.have.lengthOf(1)
      expect(asked[0]).to.include(spelled)
    })
  }
})
