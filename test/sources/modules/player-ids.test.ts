import { rejects } from 'node:assert/strict'
import { expect } from 'chai'
import fc from 'fast-check'
import { discordTime } from '../../../src/facts/snowflake.ts'
import { steamId64 } from '../../../src/facts/steam-id.ts'
import type { Context, Query } from '../../../src/sources/kit/source.ts'
import { minecraft } from '../../../src/sources/modules/minecraft.ts'
import { steam } from '../../../src/sources/modules/steam.ts'

const uuid = '069a79f4-44e9-4726-a5be-fca90e38aaf5'
const plain = uuid.replaceAll('-', '')
const query = (value: string): Query => ({ type: 'Pseudonym', value })
const answering = (body: string): Context => ({
  client: {
    send: ({ url }: { url: string }) => Promise.resolve({ status: 200, headers: {}, url, body: Buffer.from(body) }),
  },
  signal: new AbortController().signal,
  now: new Date('2026-11-28T00:00:00Z'),
} as unknown as Context)
const urlOf = (module: typeof steam | typeof minecraft, value: string): string =>
  module.lookUp.request(value, {} as Context, 'Pseudonym').url

describe('a player that an id names', () => {
  it('is looked up at Steam by all three forms of its id', () => {
    for (const id of ['76561197960287930', 'STEAM_0:0:11101', 'steam_1:0:11101', '[U:1:22202]', 'U:1:22202']) {
      expect(steam.skipReason?.(query(id)), id).to.equal(undefined)
      expect(urlOf(steam, id), id).to.equal('https://steamcommunity.com/profiles/76561197960287930/?xml=1')
    }
    expect(urlOf(steam, 'gabelogannewell')).to.equal('https://steamcommunity.com/id/gabelogannewell/?xml=1')
    expect(urlOf(steam, '12345678901234567')).to.equal('https://steamcommunity.com/id/12345678901234567/?xml=1')
  })

  it('is not another player than the answer has', async () => {
    const profile = (id: string) => `<profile><steamID64>${id}</steamID64><steamID>Sam</steamID></profile>`

    const ofSteam = (id: string) => steam.find(query('STEAM_0:0:11101'), answering(profile(id)))
    expect(await ofSteam('76561197960287930')).to.include({ login: 'Sam' })
    await rejects(ofSteam('76561197960287931'), { code: 'UPSTREAM_CHANGED' })
    const ofMinecraft = (id: string) => minecraft.find(query(uuid), answering(JSON.stringify({ id, name: 'Sam' })))
    expect(await ofMinecraft(plain)).to.include({ login: 'Sam', id: uuid })
    await rejects(ofMinecraft('0'.repeat(32)), { code: 'UPSTREAM_CHANGED' })
  })

  it('is looked up at Mojang by a UUID with and without hyphens', () => {
    for (const id of [uuid, plain, uuid.toUpperCase()]) {
      expect(minecraft.skipReason?.(query(id)), id).to.equal(undefined)
      expect(urlOf(minecraft, id), id).to.equal(`https://api.mojang.com/user/profile/${plain}`)
    }
    expect(urlOf(minecraft, 'Notch')).to.equal('https://api.mojang.com/users/profiles/minecraft/Notch')
    expect(minecraft.skipReason?.(query('a'.repeat(17)))).to.be.a('string')
  })
})

describe('steamId64', () => {
  it('is the same for the three forms of an account', () => {
    fc.assert(fc.property(fc.integer({ min: 1, max: 2 ** 32 - 1 }), account => {
      const id = String(76_561_197_960_265_728n + BigInt(account))
      expect(steamId64(id)).to.equal(id)
      expect(steamId64(`[U:1:${account}]`)).to.equal(id)
      expect(steamId64(`STEAM_0:${account % 2}:${Math.floor(account / 2)}`)).to.equal(id)
    }))
  })

  it('is undefined for another text', () => {
    for (const text of ['', 'sam', '76561197960265728', '765611979602879', '[U:1:0]', 'STEAM_0:2:1']) {
      expect(steamId64(text), text).to.equal(undefined)
    }
  })
})

describe('discordTime', () => {
  it('reads the time in an id', () => {
    const now = new Date('2026-11-28T00:00:00Z')

    expect(discordTime('175928847299117063', now)).to.equal('2016-04-30T11:18:25.796Z')
    expect(discordTime('18446744073709551615', now)).to.equal(undefined)
    expect(discordTime('1234', now)).to.equal(undefined)
  })
})
