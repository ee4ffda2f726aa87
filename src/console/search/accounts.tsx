import { useSignal } from '@preact/signals'
import { useMemo } from 'preact/hooks'
import { OutsideLink } from '../ui/link.tsx'
import { useNarrow } from '../ui/narrow.ts'
import { countOf, numberOf } from '../ui/time.tsx'
import { Window } from '../ui/window.tsx'
import { verdictWords } from '../../outcomes/sentences.ts'
import { tallyOf } from '../../outcomes/words.ts'
import type { Account, Live } from './live.ts'

const collator = new Intl.Collator()

/** The verdicts of the account checks, as a table that can be filtered. */
export function Accounts({ live: { accounts, accountProgress, finished } }: { live: Live }) {
  const status = useSignal<Account['status'] | 'all'>('registered')
  const text = useSignal('')
  const isNarrow = useNarrow()
  const isEnded = finished !== undefined
  const sorted = useMemo( // while the search runs, sorted rows would move under the pointer
    () => isEnded ? [...accounts].sort((one, other) => collator.compare(one.site, other.site)) : accounts,
    [accounts, accounts.length, isEnded],
  )
  if (accounts.length === 0 && accountProgress === undefined) return null
  const rest = isEnded || accountProgress === undefined ? 0 : accountProgress.total - accounts.length
  const wanted = text.value.trim().toLowerCase()
  const rows = sorted.filter(account =>
    (status.value === 'all' || account.status === status.value) &&
    (wanted === '' || account.site.toLowerCase().includes(wanted))
  )
  const counts = tallyOf(accounts, account => account.status)
  return (
    <section id="accounts">
      <h2>
        Accounts{' '}
        <small>
          {numberOf(rows.length)}{' '}
          of {countOf(accounts.length, 'site')} shown{rest > 0 && `, ${rest} to come`}
        </small>
      </h2>
      <div class="filters">
        <label>
          Verdict
          <select value={status.value}
            onChange={({ currentTarget }) => { status.value = currentTarget.value as typeof status.value }}
          >
            {Object.entries(verdictWords).map(([value, words]) => (
              <option value={value}>{words} ({numberOf(counts.get(value as Account['status']) ?? 0)})</option>
            ))}
            <option value="all">all ({numberOf(accounts.length)})</option>
          </select>
        </label>
        <label>
          Site
          <input type="search" value={text.value}
            onInput={({ currentTarget }) => { text.value = currentTarget.value }} />
        </label>
      </div>
      {rows.length === 0 && <p class="quiet">No site with this verdict{wanted !== '' && ' and name'}.</p>}
      {rows.length > 0 && <Window rows={rows} rowHeight={isNarrow ? 64 : 40} label={`${rows.length} sites`}>
        {account => (
          <>
            <span class="name" title={account.site}>{account.site}</span>
            <span class={`verdict ${account.status}`}>{verdictWords[account.status]}</span>
            <span class="rest" title={account.reason}>
              {account.status === 'registered' && account.url ? <OutsideLink url={account.url} /> : account.reason}
            </span>
          </>
        )}
      </Window>}
    </section>
  )
}
