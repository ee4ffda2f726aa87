import { expect } from 'chai'
import { blockscout } from '../../../src/sources/modules/blockscout.ts'
import { esplora } from '../../../src/sources/modules/esplora.ts'
import { walletAddress } from '../../../src/sources/modules/wallet-address.ts'
import type { UpstreamRequest } from '../../../src/upstreams/upstream.ts'
import { simulate } from '../../support/simulated.ts'

const bitcoin = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'
const ether = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

describe('wallet address module', () => {
  it('links to the explorers of every chain that the address can belong to', async () => {
    await using world = await simulate()

    const { cards } = await world.run(walletAddress, 'Cryptocurrency', ether)

    expect(cards[0]?.raw).to.include({ address: ether, checksum: 'valid', network: 'mainnet' })
    expect(cards[0]?.raw['explorers'])
      .to.deep.include({ chain: 'ethereum', url: `https://etherscan.io/address/${ether}` })
  })

  it('returns no explorers for test networks', async () => {
    await using world = await simulate()

    const { cards } = await world.run(walletAddress, 'Cryptocurrency', 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn')

    expect(cards[0]?.raw).to.deep.include({ network: 'testnet', explorers: [] })
  })
})

describe('ledger modules', () => {
  it('send requests only for addresses of their own chain', async () => {
    await using world = await simulate()

    const nothing = { cards: [], failure: 'NOT_APPLICABLE' }

    expect(await world.run(esplora, 'Cryptocurrency', ether)).to.eql(nothing)
    expect(await world.run(blockscout, 'Cryptocurrency', bitcoin)).to.eql(nothing)
    expect(world.requestCount).to.equal(0)
  })

  it('find an Ethereum address only if something happened at it', async () => {
    const known = {
      hash: ether,
      is_contract: false,
      coin_balance: '0',
      name: null,
      public_tags: [],
      has_tokens: false,
    }
    const run = async (body: object, transactions: string, others = {}) => {
      const explorer = {
        origin: 'https://eth.blockscout.com',
        subject: () => '',
        found: (_: string, { url }: UpstreamRequest) =>
          ({ body: url.pathname.endsWith('/counters') ? { transactions_count: transactions, ...others } : body }),
        notFound: () => ({ body: {} }),
      }
      await using world = await simulate({ upstreams: [explorer] })
      return (await world.run(blockscout, 'Cryptocurrency', ether)).cards.length
    }

    expect(await run(known, '0'), 'an unused address').to.equal(0)
    expect(await run({ ...known, coin_balance: null }, '0'), 'an unknown address').to.equal(0)
    expect(await run({ ...known, has_tokens: true }, '0'), 'an address with tokens').to.equal(1)
    expect(await run(known, '3'), 'an address that spent everything').to.equal(1)
    expect(await run(known, '0', { token_transfers_count: '2' }), 'an address that only got tokens').to.equal(1)
    expect(await run(known, '0', { token_transfers_count: '0', validations_count: '0' })).to.equal(0)
  })

  it('display balances in coins', async () => {
    await using world = await simulate()

    const btc = await world.run(esplora, 'Cryptocurrency', bitcoin)
    const eth = await world.run(blockscout, 'Cryptocurrency', ether)

    expect(btc.cards[0]?.items[0]?.value).to.equal('2.5 BTC')
    expect(eth.cards[0]?.items[0]?.value).to.equal('5.749318262866090346 ETH')
  })
})
