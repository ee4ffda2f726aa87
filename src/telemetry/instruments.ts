import prometheus from 'prom-client'
import type { WorkFacts } from '../lib/telemetry.ts'

/** Upper limits of the buckets for requests from callers, in seconds. */
export const requestSeconds = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
/** Upper limits of the buckets for requests to the outside world, in seconds. */
export const outsideSeconds = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 30]

/** Changes of metrics when work of these kinds ends. `seconds` is `undefined` for work without a duration. */
export type OnEnd<Kinds extends keyof WorkFacts> = {
  [Kind in Kinds]: (facts: WorkFacts[Kind], seconds: number | undefined) => void
}

export type Instruments = ReturnType<typeof createInstruments>

/** Creates the functions that add metrics to a registry. Names get the prefix `tracewell_`. */
export function createInstruments(registry: prometheus.Registry) {
  const registers = [registry]

  const counter = <Label extends string>(name: string, help: string, labelNames: readonly Label[]) =>
    new prometheus.Counter({ name: `tracewell_${name}`, help, labelNames, registers })
  const gauge = <Label extends string>(name: string, help: string, labelNames: readonly Label[] = []) =>
    new prometheus.Gauge({ name: `tracewell_${name}`, help, labelNames, registers })
  const histogram = <Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[],
    buckets: number[],
  ) => new prometheus.Histogram({
    name: `tracewell_${name}`,
    help,
    labelNames,
    buckets,
    registers,
  })

  return {
    counter,
    gauge,
    histogram,

    /** Adds a gauge whose value is read at each scrape. */
    readGauge: (name: string, help: string, read: () => number) => new prometheus.Gauge({
      name: `tracewell_${name}`,
      help,
      registers,
      collect() {
        this.set(read())
      },
    }),
  }
}

/** Returns the label of a status, such as `2xx`. */
export const classOf = (status: number | undefined): string =>
  status === undefined ? 'none' : `${Math.floor(status / 100)}xx`
