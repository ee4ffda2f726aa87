import type { Started } from '../../scripts/support/start.ts'

type Labels = Readonly<Record<string, string>>

export interface Scrape {
  text: string
  /** Names of all declared metrics, with or without a value. */
  names: ReadonlySet<string>
  /** Returns the sum of a metric's values. Includes only the values whose labels contain all labels of `matching`. */
  sum(name: string, matching?: Labels): number
  /** Returns every value of a label. */
  values(label: string): Set<string>
}

/** Returns the response of `GET /metrics`. The service must have been started with METRICS_PORT. */
export async function scrape({ tracewell: { metrics } }: Pick<Started, 'tracewell'>): Promise<Scrape> {
  const response = await fetch(`http://127.0.0.1:${metrics!.port}/metrics`)
  if (response.status !== 200) throw new Error(`the scrape was answered ${response.status}`)
  return read(await response.text())
}

/** Parses the format of https://prometheus.io/docs/instrumenting/exposition_formats/. */
function read(text: string): Scrape {
  const samples = text.split('\n').filter(line => line !== '' && !line.startsWith('#')).map(line => {
    const [, name = '', labels = '', value = ''] = /^([a-z_]\w*)(?:\{(.*)\})? (\S+)$/.exec(line) ?? []
    if (name === '') throw new Error(`not a sample: ${line}`)
    return {
      name,
      labels: Object
        .fromEntries([...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map((
          [, label, text],
        ) => [label, text])) as Labels,
      value: Number(value),
    }
  })
  const declared = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name, type]) =>
    type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name!])
  return {
    text,
    names: new Set([...declared, ...samples.map(({ name }) => name)]),
    sum: (name, matching = {}) =>
      samples
        .filter(sample =>
          sample.name === name && Object.entries(matching).every(([label, text]) => sample.labels[label] === text)
        )
        .reduce((sum, { value }) => sum + value, 0),
    values: label => new Set(samples.flatMap(({ labels }) => labels[label] ?? [])),
  }
}
