import { expect } from 'chai'
import { blockscout } from '../../../src/sources/modules/blockscout.ts'
import { certSpotter } from '../../../src/sources/modules/cert-spotter.ts'
import { chessCom } from '../../../src/sources/modules/chess-com.ts'
import { keybase } from '../../../src/sources/modules/keybase.ts'
import { onlineGo } from '../../../src/sources/modules/online-go.ts'
import { ripestat } from '../../../src/sources/modules/ripestat.ts'
import { stopForumSpam } from '../../../src/sources/modules/stop-forum-spam.ts'
import { tetrio } from '../../../src/sources/modules/tetrio.ts'
import type { PlayerModule } from '../../../src/sources/kit/player-module.ts'
import type { Module, QueryType } from '../../../src/sources/kit/source.ts'
import type { Upstream } from '../../../src/upstreams/upstream.ts'
import { simulate } from '../../support/simulated.ts'

/** Creates a simulated source that gives every request the same response. */
const respondsWith = (origin: string, body: object): Upstream => ({
  origin,
  subject: () => '',
  found: () => ({ body }),
  notFound: () => ({ body }),
})

async function run(module: Module, type: QueryType, value: string, body: object) {
  const origin = originOf.get(module)!
  await using world = await simulate({ upstreams: [respondsWith(origin, body)] })
  const { cards, failure } = await world.run(module, type, value)
  return { failure, rows: cards.flatMap(({ items }) => items.map(({ label, value: shown }) => `${label}: ${shown}`)) }
}

async function find(module: PlayerModule, value: string, body: object) {
  await using world = await simulate({ upstreams: [respondsWith(originOf.get(module)!, body)] })
  return await module.find({ type: 'Pseudonym', value }, world.context())
}

const originOf = new Map<Module, string>([
  [blockscout, 'https://eth.blockscout.com'],
  [certSpotter, 'https://api.certspotter.com'],
  [chessCom, 'https://api.chess.com'],
  [keybase, 'https://keybase.io'],
  [onlineGo, 'https://online-go.com'],
  [ripestat, 'https://stat.ripe.net'],
  [stopForumSpam, 'https://api.stopforumspam.org'],
  [tetrio, 'https://ch.tetr.io'],
])

const wallet = '0xb6760faa0298b6AA89672fD84B6C3FB3c5477be1'
const address = { hash: wallet, is_contract: false, coin_balance: '1' }
const chessPlayer = { player_id: 1, username: 'sam', url: 'https://www.chess.com/member/sam' }
const keybaseUser = { id: 'a', basics: { username: 'sam' } }
const prefix = { resource: '192.0.2.0/24', announced: true }
const certificate = { dns_names: ['a.example'], not_before: '2026-01-01', not_after: '2027-01-01' }

describe('properties with another type than documented', () => {
  for (const [title, module, type, value, body] of [
    ['Blockscout tags that are not a list', blockscout, 'Cryptocurrency', wallet, { ...address, public_tags: 'a' }],
    ['a Blockscout tag that is null', blockscout, 'Cryptocurrency', wallet, { ...address, public_tags: [null] }],
    ['a Chess.com country that is not text', chessCom, 'Pseudonym', 'sam', { ...chessPlayer, country: 47 }],
  ] as const) {
    it(`fail with UPSTREAM_CHANGED: ${title}`, async () => {
      expect((await run(module, type, value, body)).failure).to.equal('UPSTREAM_CHANGED')
    })
  }

  for (const [row, module, type, value, body] of [
    ['Network: AS64496', stopForumSpam, 'IP Address', '192.0.2.1', {
      success: 1,
      ip: { appears: 1, frequency: 2, asn: '64496' },
    }],
    ['Announced by: AS64496 5', ripestat, 'IP Address', '192.0.2.1', {
      status: 'ok',
      data: { ...prefix, asns: [{ asn: 64496, holder: 5 }] },
    }],
    ['Parts left out: 2', keybase, 'Pseudonym', 'sam', {
      status: { code: 0 },
      them: [{ ...keybaseUser, proofs_summary: { all: {} }, cryptocurrency_addresses: { bitcoin: 'a' } }],
    }],
    ['Issuer: 5', certSpotter, 'Domain Name', 'a.example', [{ ...certificate, issuer: { friendly_name: 5 } }]],
    ['Name: 5', onlineGo, 'Pseudonym', 'sam', { results: [{ id: 1, username: 'sam', name: 5 }] }],
    ['Experience: 1500', tetrio, 'Pseudonym', 'sam', {
      success: true,
      data: { _id: 'a', username: 'sam', xp: '1499.6' },
    }],
  ] as const) {
    it(`are displayed by ${module.slug}: ${row}`, async () => {
      expect((await run(module, type, value, body)).rows).to.include(row)
    })
  }

  it('are passed on by a look-up of a player', async () => {
    const player = await find(onlineGo, 'sam', { results: [{ id: 1, username: 'sam', country: ['no'], ranking: '9' }] })

    expect(player).to.deep.include({ country: ['no'] })
    expect(player?.stats).to.include({ ranking: '9' })
  })

  it('fail in a look-up of a Chess.com player whose status is not text', async () => {
    const failure = await find(chessCom, 'sam', { ...chessPlayer, status: 1 }).catch((thrown: unknown) => thrown)

    expect(failure).to.include({ code: 'UPSTREAM_CHANGED' })
  })
})
