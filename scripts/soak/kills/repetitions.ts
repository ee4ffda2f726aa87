import type { Knex } from 'knex'
import type { Life } from './fleet.ts'
import type { Received } from './receivers.ts'

/**
 * Longest time between the end of an attempt and its commit, in milliseconds. A process that lived longer after an
 * attempt must have recorded it.
 */
const longestCommitMs = 3_000
/** Longest time that an attempt waits for an answer, in milliseconds: 15 s, and the time to connect. */
const longestAttemptMs = 16_000

interface AttemptRow {
  delivery_id: string
  number: number
  attempted_at: string
  status: number | null
}

/** Returns the recorded attempts of every search, in order. */
export const recordedAttempts = async (db: Knex): Promise<AttemptRow[]> =>
  db('webhook_attempts').orderBy(['delivery_id', 'number']).select('delivery_id', 'number', 'attempted_at', 'status')

type Request = Pick<Received, 'searchId' | 'behaviour' | 'accepted' | 'process' | 'at' | 'attemptedAt'>

export interface Repetitions {
  faults: string[]
  /** Number of searches whose receiver took the webhook more than once. */
  repeated: number
  /** Number of requests that were not recorded, because their process was killed first. */
  unrecorded: number
}

/**
 * Checks that a crash explains each repetition. A webhook may be sent again only in two cases: its last attempt was
 * recorded as a failure, or the process that made its last attempt was killed before it could record the attempt.
 */
export function checkRepetitions(
  attempts: readonly AttemptRow[],
  received: readonly Request[],
  lives: readonly Pick<Life, 'name' | 'killedAt'>[],
): Repetitions {
  const rowsOf = Map.groupBy(attempts, row => row.delivery_id)
  const faults: string[] = []
  let [repeated, unrecorded] = [0, 0]
  for (const [id, requests] of Map.groupBy(received, ({ searchId }) => searchId)) {
    const ordered = requests.toSorted((a, b) => a.at - b.at)
    if (ordered.filter(({ accepted }) => accepted).length > 1) repeated++
    const rows = [...rowsOf.get(id) ?? []]
    for (const [index, request] of ordered.entries()) {
      const row = takeRow(rows, request)
      if (row === undefined) {
        unrecorded++
        const fault = faultOfUnrecorded(request, lives)
        if (fault !== undefined) faults.push(`${id}: ${fault}`)
      } else if (isDelivered(row) && index < ordered.length - 1) {
        faults.push(`${id}: sent again after attempt ${row.number} was recorded as delivered`)
      }
    }
  }
  return { faults, repeated, unrecorded }
}

/**
 * Removes and returns the recorded attempt that sent this request, or `undefined` if none was recorded. It compares the
 * exact times: on SQLite a restarted process may repeat a webhook within the second in which the other one was killed.
 */
function takeRow(rows: AttemptRow[], { attemptedAt, accepted }: Request): AttemptRow | undefined {
  const place = rows.findIndex(row => row.attempted_at === attemptedAt && isDelivered(row) === accepted)
  return place < 0 ? undefined : rows.splice(place, 1)[0]
}

function faultOfUnrecorded(
  { process, at, behaviour, accepted }: Request,
  lives: readonly Pick<Life, 'name' | 'killedAt'>[],
): string | undefined {
  const killedAt = lives.find(({ name }) => name === process)?.killedAt
  if (killedAt === undefined) return `${process} recorded no attempt, and was not killed`
  const allowedMs = longestCommitMs + (behaviour === 'hangs' && !accepted ? longestAttemptMs : 0)
  const livedMs = killedAt - at
  return livedMs > allowedMs
    ? `${process} recorded no attempt, and lived for ${livedMs} ms after the request`
    : undefined
}

const isDelivered = ({ status }: AttemptRow): boolean => status !== null && status >= 200 && status < 300
