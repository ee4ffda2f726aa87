import { hrefOf } from '../route.ts'
import { useSession } from '../session.ts'
import { Fault } from '../ui/fault.tsx'
import { useLoad } from '../ui/load.ts'
import { Pager, usePages } from '../ui/pages.tsx'
import { Time } from '../ui/time.tsx'

/** Lists the acts of the keys of the account and of the operator, newest first. Loads again if `round` changes. */
export function Audit({ round }: { round: number }) {
  const { client } = useSession()
  const pages = usePages()
  const { cursor } = pages
  const { value, error } = useLoad(
    signal => client.account.audit({ signal, limit: 50, ...cursor !== undefined && { cursor } }),
    `${cursor} ${round}`,
  )
  return (
    <section>
      <h2>Audit</h2>
      <p class="quiet">Reads are not recorded, and no record has a searched value.</p>
      <Fault error={error} />
      {value?.data.records.length === 0 && <p>Nothing is recorded yet.</p>}
      {value && value.data.records.length > 0 && (
        <div class="wide audit" role="region" aria-label="Audit" tabIndex={0}>
          <table>
            <thead>
              <tr>
                {['Time', 'By', 'What', 'Outcome', 'Core searches'].map(title => <th scope="col">{title}</th>)}
              </tr>
            </thead>
            <tbody>
              {value.data.records.map(record => (
                <tr key={record.id}>
                  <td><Time of={record.created_at} /></td>
                  <td>{record.actor === 'operator' ? 'operator' : <code>{record.key_id?.slice(0, 8)}</code>}</td>
                  <td>
                    {record.search_id === null
                      ? actOf(record.operation)
                      : <a href={hrefOf('search', record.search_id)}>{actOf(record.operation)}</a>}
                    {record.query_type && <span class="quiet"> {record.query_type}</span>}
                  </td>
                  <td>{record.outcome}{(record.count ?? 1) > 1 && <span class="quiet"> {record.count} times</span>}</td>
                  <td class="number">{record.core_searches}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <Pager pages={pages} next={value?.data.pagination.nextCursor} />
    </section>
  )
}

/** Writes the name of an operation in words: `createSearch` becomes `create search`. */
const actOf = (operation: string): string => operation.replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`)
