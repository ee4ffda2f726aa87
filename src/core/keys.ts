import type { Repositories, Store } from '../db/database.ts'
import type { Key } from '../db/keys.ts'
import type { Plan } from '../db/plans.ts'
import { keyQuotaExceeded, notFound, planFeatureRequired, rateLimitRpmExceeded, unauthorized } from '../errors.ts'
import { hashApiKey, isApiKey, newApiKey } from '../lib/api-key.ts'
import { createBatchLoader } from '../lib/batch-loader.ts'
import type { Clock } from '../lib/clock.ts'
import { newId } from '../lib/ids.ts'
import { subscriberOf } from '../lib/ip-range.ts'
import { createRateWindow } from '../lib/rate-window.ts'
import { cliCommand } from '../lib/cli-command.ts'
import { findAccount } from './accounts.ts'
import { limitHeaders, retryAfter } from './limit-headers.ts'
import { apiProduct, isActive } from './plans.ts'

/** Who calls: a key, its account, and the active API plan (null without one) with the start of its billing months. */
export interface Principal {
  keyId: string
  accountId: string
  plan: Plan | null
  startedAt: string | null
}

/** A revoked key or a changed plan takes effect after this at the latest, in every process. */
const rememberedMs = 2_000
const mostRemembered = 10_000
/** Keys in one query. */
const mostLoaded = 500

interface KeyParts {
  database: Store
  clock: Clock
  mode: 'live' | 'test'
  /** Wrong keys that an address may send in a minute. */
  wrongPerMinute?: number
}

export function createKeys({ database, clock, mode, wrongPerMinute = Number.POSITIVE_INFINITY }: KeyParts) {
  const wrong = createRateWindow()
  const loadHolder = createBatchLoader(hashes => database.keys.holders(hashes), mostLoaded)
  const remembered = new Map<string, { principal: Principal, until: number }>()

  async function read(hash: string): Promise<Principal | undefined> {
    const wasRight = remembered.has(hash) // guesses do not hold it up
    const holder = wasRight ? (await database.keys.holders([hash])).get(hash) : await loadHolder(hash)
    return holder && {
      keyId: holder.keyId, accountId: holder.accountId, startedAt: holder.startedAt,
      plan: holder.plan && isActive(holder.plan, holder.termsAccepted) ? holder.plan : null,
    }
  }

  return {
    /**
     * The caller behind an `Authorization` header; throws UNAUTHORIZED for every other, and RATE_LIMIT_RPM_EXCEEDED where
     * the address sends wrong keys again and again. A right key is never refused for what others at its address do: every
     * key is looked up, those that nobody came with before many in one query, so that guesses cost little. To guess 190
     * random bits is hopeless at any rate.
     */
    async authenticate(header: string | undefined, clientAddress: string): Promise<Principal> {
      const key = /^bearer +(\S+)$/i.exec(header ?? '')?.[1]
      if (key === undefined) throw refused(mode)
      const hash = hashApiKey(key)
      const now = clock.now().getTime()
      const known = remembered.get(hash)
      if (known && known.until > now && known.until <= now + rememberedMs) return known.principal // a clock may be set back
      const principal = isApiKey(key) && isOf(mode, key) ? await read(hash) : undefined
      if (principal === undefined) {
        remembered.delete(hash)
        const nowMs = clock.now().getTime() // of takes before this one none is later
        const { granted, resetMs } = wrong.take(subscriberOf(clientAddress), wrongPerMinute, nowMs)
        throw granted ? refused(mode) : throttled(wrongPerMinute, resetMs, nowMs)
      }
      if (remembered.size >= mostRemembered) remembered.clear()
      remembered.set(hash, { principal, until: now + rememberedMs })
      return principal
    },

    /** A new key, shown this once. Needs an active API plan with room for it. */
    async create(account: string, label = ''): Promise<{ key: Key, secret: string }> {
      return database.inTransaction(async tx => {
        const { id: accountId } = await findAccount(tx, account)
        await needRoom(tx, accountId)
        const secret = newApiKey(mode)
        const key = {
          id: newId(),
          accountId,
          hint: `${secret.slice(0, 12)}…`,
          label,
          createdAt: clock.now().toISOString(),
        }
        await tx.keys.insert(key, hashApiKey(secret))
        return { key: { ...key, state: 'active', revokedAt: null }, secret }
      })
    },

    /** Those of an account, or all. */
    async list(account?: string): Promise<Key[]> {
      return database.keys.list(account === undefined ? undefined : (await findAccount(database, account)).id)
    },

    revoke: (id: string): Promise<Key> => change(id, 'revoked'),
    restore: (id: string): Promise<Key> => change(id, 'active'),
  }

  function change(id: string, state: Key['state']): Promise<Key> {
    return database.inTransaction(async tx => {
      const key = await tx.keys.get(id)
      if (key === undefined) {
        throw notFound({ message: `There is no key with this id; this lists all: ${cliCommand('keys list')}` })
      }
      if (key.state === state) return key
      if (state === 'active') await needRoom(tx, key.accountId)
      await tx.keys.setState(id, state, clock.now().toISOString())
      return (await tx.keys.get(id))!
    })
  }
}

async function needRoom(tx: Repositories, accountId: string): Promise<void> {
  await tx.accounts.lock(accountId)
  const account = await findAccount(tx, accountId)
  const subscription = await tx.plans.subscription(accountId, apiProduct)
  const plan = subscription && await tx.plans.get(subscription.planId)
  if (!plan || !isActive(plan, account.termsAcceptedAt !== null)) {
    throw planFeatureRequired({
      message: `The account has no active API plan. First claim the free plan or set a paid one: ${
        cliCommand(`plans set ${account.email} pro`)
      }`,
    })
  }
  const active = (await tx.keys.list(accountId)).filter(key => key.state === 'active')
  if (active.length >= plan.keyQuota) {
    throw keyQuotaExceeded({
      message: `The plan of this account has no room for another active key. Revoke one of these first: ${
        cliCommand(`keys list ${account.email}`)
      }`,
    })
  }
}

/** Those of a sandbox are published: whatever database a live server is given, they open nothing there. */
const isOf = (mode: 'live' | 'test', key: string): boolean => mode === 'test' || key.startsWith('tw_live_')

const refused = (mode: 'live' | 'test') =>
  unauthorized({
    message: 'The API key is missing or not valid. Send one in the header "Authorization: Bearer <key>". '
      + (mode === 'test'
        ? 'A sandbox prints its keys when it starts'
        : `The operator of this server makes it with: ${cliCommand('keys create <account>')}`),
    headers: { 'WWW-Authenticate': 'Bearer realm="tracewell"' },
  })

const throttled = (max: number, resetMs: number, nowMs: number) => rateLimitRpmExceeded({
  message: 'Too many requests with a wrong API key came from this address',
  headers: { ...limitHeaders(max, 0, resetMs), ...retryAfter(resetMs, nowMs) },
})
