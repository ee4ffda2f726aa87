import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { TracewellProcess } from '../../support/process.ts'
import { sinks, type SinkContext } from './sinks.ts'

/** A cluster that ran a temporary search. */
export interface SearchedCluster extends Omit<SinkContext, 'tracewell'> {
  processes: readonly TracewellProcess[]
  /** Folder of the NATS server, with its log. */
  wireFolder: string
}

/** Environment by which a process writes to all sinks: the log, the metrics and the traces. */
export const toAllSinks = (collector: { url: string }) => ({
  LOG_LEVEL: 'debug',
  METRICS_PORT: '0',
  OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
})

/** Returns the places that contain `canary`, and the number of sinks in which there was something to read. */
export async function findCanary(canary: string, { processes, wireFolder, ...rest }: SearchedCluster) {
  const [found, read]: [string[], Set<string>] = [[], new Set()]
  const look = (sink: string, where: string, text: string) => {
    if (text.length > 0) read.add(sink)
    if (text.includes(canary)) found.push(`${sink}: ${where}`)
  }
  for (const tracewell of processes) {
    for (const { name, read } of sinks) {
      for await (const { where, text } of await read({ ...rest, tracewell })) look(name, where, text)
    }
  }
  for (const name of await readdir(wireFolder)) {
    look('files of NATS', name, await readFile(join(wireFolder, name), 'latin1'))
  }
  return { found, sinks: [...read] }
}
