import { numberOf } from './time.tsx'

interface BarsProps {
  label: string
  /** Name of the first column of the table. */
  of: string
  unit: string
  rows: readonly { name: string, value: number }[]
}

/** A bar chart. Its table has the same numbers, for screen readers and for reading them exactly. */
export function Bars({ label, of, unit, rows }: BarsProps) {
  const most = Math.max(1, ...rows.map(({ value }) => value))
  return (
    <figure class="chart">
      <figcaption>{label} <small class="quiet">highest: {numberOf(most)}</small></figcaption>
      <div class="plot" aria-hidden="true">
        {rows.map(({ name, value }) => (
          <span title={`${name}: ${numberOf(value)} ${unit}`} style={{ height: `${value / most * 100}%` }} />
        ))}
      </div>
      <p class="ends quiet" aria-hidden="true"><span>{rows[0]?.name}</span><span>{rows.at(-1)?.name}</span></p>
      <details>
        <summary>{label} as a table</summary>
        <table>
          <thead><tr><th scope="col">{of}</th><th scope="col" class="number">{unit}</th></tr></thead>
          <tbody>
            {rows.map(({ name, value }) => (
              <tr><th scope="row">{name}</th><td class="number">{numberOf(value)}</td></tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}
