import type { Database } from '../../db/database.ts'
import { notFound } from '../../errors.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Client } from '../../sources/egress/client.ts'
import { SourceFailure } from '../../sources/failures.ts'
import type { Breach } from './breach.ts'
import { exactName } from './fields.ts'
import { htmlText } from '../../lib/html-text.ts'
import type { RadarImport } from './import.ts'

/** A service with the API of https://platform.openai.com/docs/api-reference/chat/create. */
export interface LanguageModel {
  /** Base address without a final slash; `/chat/completions` is appended. */
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
  /** Exact names of the breaches to enrich. An empty list means all breaches. */
  names: readonly string[]
  /** `true` to include breaches that were enriched before. */
  includeEnriched: boolean
  /** Maximum number of breaches to enrich. */
  limit: number
  signal: AbortSignal
  onProgress(done: number, of: number): void
}

const patienceMs = 120_000
/** Number of consecutive failures after which the run ends, because the service is then considered down. */
const maxFailures = 5
const maxTextLength = 1_000
const maxItems = 20

const instructions =
  `You explain data breaches to people whose data may be in them. You get one breach as JSON. Answer with one JSON
object and nothing else: "summary" (at most three plain sentences, only what the record says), "affectedRegions"
(countries or regions whose people are mostly concerned, as far as the record tells; else an empty list) and
"recommendedActions" (at most five short sentences on what a person concerned should do). Plain text without markup.`

/**
 * Asks a language model about breaches, one after another, and stores each result at once. A failure for one breach is
 * reported in `failed`. Throws NOT_FOUND if a name is unknown.
 */
export async function enrichBreaches(
  { database, clock, client, importer, languageModel }: EnrichParts,
  { names: given, includeEnriched: again, limit, signal, onProgress }: EnrichOptions,
): Promise<Enriched> {
  const all = (await database.breaches.listRecords()).map(record => JSON.parse(record) as Breach)
  const names = given.map(exactName)
  const unknown = names.find(name => all.every(breach => breach.name !== name))
  if (unknown !== undefined) throw notFound({ message: `No breach has the name "${unknown}"` })
  const selected = all.filter(({ name }) => names.length === 0 || names.includes(name))
    .filter(({ aiEnrichments }) => again || Object.keys(aiEnrichments).length === 0).slice(0, limit)
  const result: Enriched = { enriched: 0, failed: [] }
  let failuresInARow = 0
  for (const [index, breach] of selected.entries()) {
    if (signal.aborted || failuresInARow === maxFailures) break
    onProgress(index, selected.length)
    try {
      const answer = await askModel(client, languageModel, breach, signal)
      const date = clock.now().toISOString().slice(0, 10)
      await importer.import([{
        name: breach.name,
        aiEnrichments: toEnrichments(answer, { model: languageModel.model, date }),
      }])
      result.enriched++
      failuresInARow = 0
    } catch (failure) {
      if (signal.aborted) break
      if (!(failure instanceof SourceFailure)) throw failure
      result.failed.push({ name: breach.name, reason: failure.message })
      failuresInARow++
    }
  }
  return result
}

async function askModel(
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
    description: htmlText(description),
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
  const choices = parse(body.toString())?.['choices'] as Array<{ message?: { content?: unknown } } | null> | undefined
  const text = Array.isArray(choices) ? choices[0]?.message?.content : undefined
  const answer = typeof text === 'string' ? parse(text) : undefined
  if (answer === undefined) {
    throw new SourceFailure('UPSTREAM_CHANGED', 'the answer of the language model is not the requested JSON object')
  }
  return answer
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

/** Keeps only the requested fields of the model's response, as plain text of limited length. */
function toEnrichments(
  { summary, affectedRegions, recommendedActions }: Record<string, unknown>,
  by: { model: string, date: string },
): Breach['aiEnrichments'] {
  const text = typeof summary === 'string' ? plain(summary) : ''
  if (text === '') throw new SourceFailure('UPSTREAM_CHANGED', 'the answer of the language model has no summary')
  return {
    summary: { text, ...by },
    affectedRegions: { items: list(affectedRegions), ...by },
    recommendedActions: { items: list(recommendedActions), ...by },
  }
}

const list = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.filter(one => typeof one === 'string').map(plain).filter(Boolean).slice(0, maxItems)
    : []

const plain = (text: string): string =>
  htmlText(text).replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim().slice(0, maxTextLength).toWellFormed()
