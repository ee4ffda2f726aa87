import { createTestDatabase } from '../../scripts/support/database.ts'
import { onDatabase } from '../../scripts/support/tables.ts'
import { createLists } from '../../src/core/lists/lists.ts'
import { openDatabase } from '../../src/db/database.ts'
import { createLog } from '../../src/lib/log.ts'
import type { Client, Request, Response } from '../../src/sources/egress/client.ts'
import { SourceFailure } from '../../src/sources/failures.ts'
import type { ListSource } from '../../src/sources/kit/list-source.ts'

const hourMs = 3_600_000
export const list: ListSource = {
  slug: 'acme-list',
  name: 'Acme',
  homepage: 'https://acme.example',
  url: 'https://acme.example/list.txt',
  subject: 'IP Address',
  category: 'reputation',
  tags: ['threat'],
  format: { as: 'lines' },
  everyHours: 1,
  meaning: 'Test',
  sample: { entry: '{value}' },
}
const log = createLog({ level: 'silent' })
export const addresses = (count: number) => Array.from({ length: count }, (_, at) => `198.51.100.${at}`).join('\n')

/** One or several processes on one database, and the publisher of the list. */
export async function setUp() {
  const { url, drop } = await createTestDatabase()
  const database = await openDatabase(url)
  const requests: Request[] = []
  let nowMs = Date.parse('2026-03-01T00:00:00Z')
  let answer = (_: Request): Promise<Partial<Response>> => Promise.resolve({ body: Buffer.from(addresses(200)) })
  const publisher = {
    async send(request: Request): Promise<Response> {
      requests.push(request)
      return {
        status: 200,
        headers: {},
        body: Buffer.alloc(0),
        url: request.url,
        ...await answer(request),
      }
    },
  }
  const clock = { now: () => new Date(nowMs) }
  const start = (storage = database.lists) => createLists({ storage, client: publisher, clock, log })
  return {
    storage: database.lists,
    client: publisher as unknown as Client,
    requests,
    start,
    answer(next: Partial<Response> | SourceFailure) {
      answer = () => next instanceof SourceFailure ? Promise.reject(next) : Promise.resolve(next)
    },
    answerTo(next: (request: Request) => Partial<Response>) { answer = request => Promise.resolve(next(request)) },
    /** Removes the content of the copy, as a fault of the disk could. */
    damage: () => onDatabase({ databaseUrl: url }, db => db('list_parts').delete()),
    answerLater(next: Promise<Partial<Response>>) { answer = () => next },
    wait(hours: number) { nowMs += hours * hourMs },
    now: () => clock.now().toISOString(),
    async [Symbol.asyncDispose]() {
      await database.close()
      await drop()
    },
  }
}
