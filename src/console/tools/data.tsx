import type { Subdomain } from '../model/client.ts'
import { OutsideLink, safeUrl } from '../ui/link.tsx'
import { Names } from '../ui/names.tsx'
import { numberOf, Time } from '../ui/time.tsx'
import { Window } from '../ui/window.tsx'
import { labelOf } from './labels.ts'
import { Original } from './original.tsx'
import { isEmpty, isFlat, isObject, isPlain, shortOf, textOf } from './shape.ts'

/** Returns `true` for the names of `subdomains`, which are shown as a tree. */
const isNames = (values: readonly unknown[]): values is Subdomain[] =>
  values.every(value => isObject(value) && 'name' in value && 'sources' in value && 'first_seen' in value)

interface Finding {
  check: string
  code: string
  severity: string
  message: string
}

const isFindings = (values: readonly unknown[]): values is Finding[] =>
  values.every(value => isObject(value) && ['check', 'code', 'severity', 'message'].every(name => name in value))

/** Findings of a check as sentences. Their codes are for programs. */
const Findings = ({ of: findings }: { of: readonly Finding[] }) => (
  <ul class="entries">
    {findings.map(({ check, code, severity, message }) => (
      <li key={`${check} ${code}`}>
        <span class={`severity ${severity}`} title={code}>{severity}</span> <strong>{labelOf(check)}</strong>: {message}
      </li>
    ))}
  </ul>
)

/** Longest list of which every entry is drawn. A longer one is drawn in a window. */
const few = 50

/** Shows any JSON: objects as definition lists, lists of objects as tables, and links that open safely. */
export function Data({ of: value, label = '' }: { of: unknown, label?: string }) {
  if (Array.isArray(value)) return <List of={value} label={label} />
  if (isObject(value)) return <Facts of={value} />
  return <Plain of={value} />
}

/** Fields that are empty if there is nothing to say, such as the reason of a failure. */
const silent: ReadonlySet<string> = new Set([
  'reason', 'error', 'fault', 'redirect', 'otherwise', 'sp', 'np', 'provider', 'profile',
])

/** Rows of the fields that have a value. The others are named in one row at the end. */
function Facts({ of: { raw, ...parts } }: { of: Readonly<Record<string, unknown>> }) {
  const known = Object.entries(parts).filter(([, part]) => !isEmpty(part))
    .sort(([one], [other]) => Number(other === 'findings') - Number(one === 'findings')) // the summary first
  const empty = Object.keys(parts).filter(name => isEmpty(parts[name]) && !silent.has(name))
  return (
    <dl class="facts">
      {known.map(([name, part]) => (
        <div class={isPlain(part) ? undefined : 'nested'} key={name}>
          <dt>{labelOf(name)}{Array.isArray(part) && part.length > 0 && <small> {numberOf(part.length)}</small>}</dt>
          <dd><Data of={part} label={labelOf(name)} /></dd>
        </div>
      ))}
      {empty.length > 0 && <div class="quiet"><dt>No data</dt><dd>{empty.map(labelOf).join(', ')}</dd></div>}
      {isObject(raw) && <div class="nested"><dt>Original</dt><dd><Original of={raw} /></dd></div>}
    </dl>
  )
}

function Plain({ of: value }: { of: unknown }) {
  if (isEmpty(value)) return <span class="quiet">no data</span>
  const text = textOf(value)
  if (['true', 'false'].includes(text)) return <>{text === 'true' ? 'yes' : 'no'}</> // some sources send it as a text
  if (safeUrl(text)) return <OutsideLink url={text} />
  return /^\d{4}-\d\d-\d\dT/.test(text) ? <Time of={text} isFact /> : <>{text}</>
}

function List({ of: values, label }: { of: readonly unknown[], label: string }) {
  if (values.length === 0) return <span class="quiet">none</span>
  if (isNames(values)) return <Names of={values} />
  if (isFindings(values)) return <Findings of={values} />
  if (values.length > few) {
    return (
      <Window rows={values} rowHeight={32} label={label}>
        {value => <span class="line">{shortOf(value)}</span>}
      </Window>
    )
  }
  if (values.every(isPlain)) return <ul class="values">{values.map(value => <li><Plain of={value} /></li>)}</ul>
  return values.every(isFlat)
    ? <Table of={values} label={label} />
    : <ul class="entries">{values.map(value => <li><Data of={value} /></li>)}</ul>
}

function Table({ of: rows, label }: { of: readonly Record<string, unknown>[], label: string }) {
  const names = [...new Set(rows.flatMap(Object.keys))].filter(name => rows.some(row => !isEmpty(row[name])))
  const isYesOrNo = (name: string) => rows.some(row => typeof row[name] === 'boolean')
  const cellOf = (value: unknown, name: string) => isEmpty(value)
    ? isYesOrNo(name) && <span class="quiet">not known</span>
    : <Plain of={value} />
  return (
    <div class="wide" role="region" aria-label={label} tabIndex={0}>
      <table>
        <thead><tr>{names.map(name => <th scope="col">{labelOf(name)}</th>)}</tr></thead>
        <tbody>
          {rows.map(row => <tr>{names.map(name => <td>{cellOf(row[name], name)}</td>)}</tr>)}
        </tbody>
      </table>
    </div>
  )
}
