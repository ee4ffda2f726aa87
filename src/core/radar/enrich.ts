import type { Database } from '../../db/database.ts'
import { notFound } from '../../errors.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Client } from '../../sources/client.ts'
import { SourceFailure } from '../../sources/kit/failures.ts'
import type { Breach } from './breach.ts'
import { exactName } from './fields.ts'
import { toText } from './html.ts'
import type { RadarImport } from './import.ts'

/** A service that speaks https://platform.openai.com/docs/api-reference/chat/create, whoever runs it. */
export interface LanguageModel {
  /** Without a slash at the end; `/chat/completions` comes behind it. */
  url: string
  model: string
  key: string | undefined
}

export interface Enriched {
  enriched: number
  failed: Array<{ name: string, reason: string }>
}

interface EnrichParts {
  database: Database
  clock: Clock
  client: Client
  importer: RadarImport
  languageModel: LanguageModel
}

interface EnrichOptions {
  /** Exact names; all breaches without them. */
  names: readonly string[]
  /** Those too that were enriched before. */
  again: boolean
  limit: number
  signal: AbortSignal
  onProgress(done: number, of: number): void
}

const patienceMs = 120_000
/** After so many failures in a row the service is held to be down. */
const mostFailures = 5
const longestText = 1_000
const mostItems = 20

const instructions =
  `You explain data breaches to people whose data may be in them. You get one breach as JSON. Answer with one JSON
object and nothing else: "summary" (at most three plain sentences, only what the record says), "affectedRegions" (countries or
regions whose people are mostly concerned, as far as the record tells; else an empty list) and "recommendedActions" (at most five short
sentences on what a person concerned should do). Plain text without markup.`

/** Asks a language model about breaches, one after the other. What is done is kept, whatever fails later. Throws NOT_FOUND. */
export async function enrichBreaches(
  { database, clock, client, importer, languageModel }: EnrichParts,
  { names: given, again, limit, signal, onProgress }: EnrichOptions,
): Promise<Enriched> {
  const all = (await database.breaches.records()).map(record => JSON.parse(record) as Breach)
  const names = given.map(exactName)
  const unknown = names.find(name => all.every(breach => breach.name !== name))
  if (unknown !== undefined) throw notFound({ message: `There is no breach "${unknown}"` })
  const wanted = all.filter(({ name }) => names.length === 0 || names.includes(name))
    .filter(({ aiEnrichments }) => again || Object.keys(aiEnrichments).length === 0).slice(0, limit)
  const result: Enriched = { enriched: 0, failed: [] }
  let inARow = 0
  for (const [index, breach] of wanted.entries()) {
    if (signal.aborted || inARow === mostFailures) break
    onProgress(index, wanted.length)
    try {
      const said = await ask(client, languageModel, breach, signal)
      const date = clock.now().toISOString().slice(0, 10)
      await importer.import([{
        name: breach.name,
        aiEnrichments: toEnrichments(said, { model: languageModel.model, date }),
      }])
      result.enriched++
      inARow = 0
    } catch (failure) {
      if (signal.aborted) break
      if (!(failure instanceof SourceFailure)) throw failure
      result.failed.push({ name: breach.name, reason: failure.message })
      inARow++
    }
  }
  return result
}

async function ask(
  client: Client,
  { url, model, key }: LanguageModel,
  breach: Breach,
  signal: AbortSignal,
): Promise<Record<string, unknown>> {
  const { title, domain, description, breachDate, pwnCount, dataClasses } = breach
  const record = {
    title,
    domain,
    breachDate,
    accounts: pwnCount,
    dataClasses,
    description: toText(description),
  }
  const { status, body } = await client.send({
    url: `${url}/chat/completions`,
    method: 'POST',
    redirects: 0,
    timeoutMs: patienceMs,
    headers: {
      'content-type': 'application/json',
      'accept': 'application/json',
      ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify({
      model, temperature: 0, response_format: { type: 'json_object' },
      messages: [{ role: 'system', content: instructions }, { role: 'user', content: JSON.stringify(record) }],
    }),
  }, signal)
  if (status !== 200) throw new SourceFailure('UPSTREAM_ERROR', `the language model answered ${status}`)
  const content = parse(body.toString())?.['choices']
  const text: unknown = Array.isArray(content) ? content[0]?.message?.content : undefined
  const said = typeof text === 'string' ? parse(text) : undefined
  if (said === undefined) {
    throw new SourceFailure('UPSTREAM_CHANGED', 'the language model answered something else than was asked for')
  }
  return said
}

function parse(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? value as Record<string, unknown>
      : undefined
  } catch {
    return undefined
  }
}

/** Only what was asked for, as plain text of a bounded length. */
function toEnrichments(
  { summary, affectedRegions, recommendedActions }: Record<string, unknown>,
  by: { model: string, date: string },
): Breach['aiEnrichments'] {
  const text = typeof summary === 'string' ? plain(summary) : ''
  if (text === '') throw new SourceFailure('UPSTREAM_CHANGED', 'the language model gave no summary')
  return {
    summary: { text, ...by },
    affectedRegions: { items: list(affectedRegions), ...by },
    recommendedActions: { items: list(recommendedActions), ...by },
  }
}

const list = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.filter(one => typeof one === 'string').map(plain).filter(Boolean).slice(0, mostItems)
    : []

const plain = (text: string): string =>
  toText(text).replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim().slice(0, longestText).toWellFormed()
