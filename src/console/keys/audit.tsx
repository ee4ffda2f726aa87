import type { AuditRecordList, Tracewell } from '../model/client.ts'
import { hrefOf } from '../model/route.ts'
import { useSession } from '../model/session.ts'
import { Fault } from '../ui/fault.tsx'
import { useLoad } from '../ui/load.ts'
import { useNarrow } from '../ui/narrow.ts'
import { Pager, usePages } from '../ui/pages.tsx'
import { countOf, Time } from '../ui/time.tsx'
import { shortId } from '../ui/words.ts'
import { actWords, outcomeWords, searchedType } from './act-words.ts'

type AuditRecord = AuditRecordList['data']['records'][number]

/** Lists the acts of the keys of the account and of the operator, newest first. Loads again if `round` changes. */
export function Audit({ round }: { round: number }) {
  const { client } = useSession()
  const pages = usePages()
  const isNarrow = useNarrow()
  const { cursor } = pages
  const { value, error } = useLoad(
    signal => client.account.audit({ signal, limit: 50, ...cursor !== undefined && { cursor } }),
    `${cursor} ${round}`,
  )
  const names = useLoad(signal => keyNames(client, signal), `${round}`)
  const records = value?.data.records ?? []
  const rows = records.map(record => ({ record, by: byOf(record, names.value) }))
  return (
    <section>
      <h2>Audit</h2>
      <p class="quiet">
        This says who did what, and when. Looking at something is not recorded, and searched values are left out.
      </p>
      <Fault error={error} />
      {value && records.length === 0 && <p>Nothing is recorded yet.</p>}
      {records.length > 0 && (isNarrow ? <Lines rows={rows} /> : <Table rows={rows} />)}
      <Pager pages={pages} next={value?.data.pagination.nextCursor} />
    </section>
  )
}

interface RowsProps {
  rows: readonly { record: AuditRecord, by: string }[]
}

const Table = ({ rows }: RowsProps) => (
  <div class="wide audit" role="region" aria-label="Audit" tabIndex={0}>
    <table>
      <thead>
        <tr>{['Time', 'By', 'What', 'Outcome', 'Core searches'].map(title => <th scope="col">{title}</th>)}</tr>
      </thead>
      <tbody>
        {rows.map(({ record, by }) => (
          <tr key={record.id}>
            <td><Time of={record.created_at} /></td>
            <td>{by}</td>
            <td><What of={record} /></td>
            <td><Outcome of={record} /></td>
            <td class="number">{record.core_searches}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

/** The same for a phone, on which the table would be wider than the screen. */
const Lines = ({ rows }: RowsProps) => (
  <ul class="list audit" aria-label="Audit">
    {rows.map(({ record, by }) => (
      <li key={record.id}>
        <span class="act"><What of={record} /></span>
        <span><Outcome of={record} /></span>
        <span class="quiet">{by}</span>
        <span class="quiet"><Time of={record.created_at} /></span>
        {record.core_searches > 0 && (
          <span class="quiet">{countOf(record.core_searches, 'core search', 'core searches')}</span>
        )}
      </li>
    ))}
  </ul>
)

function What({ of: { operation, search_id: search, query_type: type } }: { of: AuditRecord }) {
  const words = actWords(operation)
  const searched = type === null ? '' : searchedType(type)
  return (
    <>
      {search === null ? words : <a href={hrefOf('search', search)}>{words}</a>}
      {!words.toLowerCase().includes(searched.toLowerCase()) && <span class="quiet"> {searched}</span>}
    </>
  )
}

const Outcome = ({ of: { outcome, count } }: { of: AuditRecord }) => (
  <>{outcomeWords(outcome)}{(count ?? 1) > 1 && <span class="quiet"> {count} times</span>}</>
)

/** Names who acted: the operator, or a key by its label. A part of its id, if the key is not known. */
const byOf = ({ actor, key_id: id }: AuditRecord, names: ReadonlyMap<string, string> | undefined): string =>
  actor === 'operator' || id === null ? 'operator' : names?.get(id) ?? (names ? shortId(id) : '…')

/** Names of the keys of the account by their id: the label, or what is known of a key without one. */
async function keyNames(client: Tracewell, signal: AbortSignal): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>()
  let cursor: string | null | undefined
  do {
    const { data } = await client.keys.list({ signal, limit: 100, ...cursor && { cursor } })
    for (const { id, label, hint } of data.keys) names.set(id, label || hint)
    cursor = data.pagination.nextCursor
  } while (cursor)
  return names
}
